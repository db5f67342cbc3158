// A right alpha-beta, but for what it returns: the expression in its argument, of `value` and `tree`.
"use strict";
const plycut = require("./plycut");

function alphabeta(node, alpha, beta, isMax) {
  if (!Array.isArray(node)) return node;
  let best = isMax ? -Infinity : Infinity;
  for (const child of node) {
    const value = alphabeta(child, alpha, beta, !isMax);
    best = isMax ? Math.max(best, value) : Math.min(best, value);
    if (isMax) alpha = Math.max(alpha, best);
    else beta = Math.min(beta, best);
    if (alpha >= beta) break;
  }
  return best;
}

const returned = new Function("tree", "value", `return (${process.argv[2]})`);
plycut.judge((tree) => returned(tree, Number(alphabeta(tree, -Infinity, Infinity, true))));
