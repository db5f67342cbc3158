// An alpha-beta to start from. plycut judge -- node trial.js
"use strict";
const plycut = require("./plycut.js");

function alphabeta(node, alpha, beta, isMax) {
  if (typeof node === "number") return node;
  let best = isMax ? -Infinity : Infinity;
  for (const child of node) {
    const value = alphabeta(child, alpha, beta, !isMax);
    if (isMax) {
      best = Math.max(best, value);
      alpha = Math.max(alpha, best);
    } else {
      best = Math.min(best, value);
      beta = Math.min(beta, best);
    }
    if (alpha >= beta) break;
  }
  return best;
}

plycut.judge((tree) => alphabeta(tree, -Infinity, Infinity, true));
