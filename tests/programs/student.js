// Alpha-beta as a student writes it, with the mistakes that the arguments name; on trial through bindings/javascript/plycut.js.
"use strict";
const plycut = require("./plycut");

const [shape, ...mistakes] = process.argv.slice(2);
const has = (name) => mistakes.includes(name);

function crosses(best, alpha, beta, isMax) {
  if (has("strict-cut")) return isMax ? best > beta : best < alpha;
  return isMax ? best >= beta : best <= alpha;
}

function alphabeta(ask, node, alpha, beta, isMax, ply) {
  if (ask.isLeaf(node)) return has("int") ? Math.trunc(ask.value(node)) : ask.value(node);
  let best = isMax ? -Infinity : Infinity, late = false;
  const count = ask.count(node);
  for (let k = 0; k < count; k++) {
    const child = ask.child(node, has("right-to-left") ? count - 1 - k : k);
    let window = [alpha, beta];
    if (has("window-reset") && ply === 0) window = [-Infinity, Infinity];
    if (has("parent-only")) window = isMax ? [best, Infinity] : [-Infinity, best];
    const value = alphabeta(ask, child, ...window, !isMax, ply + 1);
    best = isMax ? Math.max(best, value) : Math.min(best, value);
    if (late) break;
    if (crosses(best, alpha, beta, isMax)) {
      if (!has("cut-late")) break;
      late = true;
    } else if (isMax ? !has("beta-at-max") : has("alpha-at-min")) alpha = Math.max(alpha, best);
    else beta = Math.min(beta, best);
  }
  return best;
}

function expectiminimax(node) {
  if (node.isLeaf) return node.value;
  const values = node.children.map(expectiminimax);
  if (node.isChance) return values.reduce((sum, v, i) => sum + v * node.children[i].probability, 0);
  return Math[node.isMax ? "max" : "min"](...values);
}

function noReturn(root) {
  expectiminimax(root);
}

const onLists = { isLeaf: (n) => !Array.isArray(n), value: (n) => n, count: (n) => n.length, child: (n, i) => n[i] };
const onNodes = { isLeaf: (n) => n.isLeaf, value: (n) => n.value, count: (n) => n.children.length, child: (n, i) => n.children[i] };
plycut.judge(has("no-return") ? noReturn : has("expectiminimax") ? expectiminimax : (root) => alphabeta(shape === "lists" ? onLists : onNodes, root, -Infinity, Infinity, !has("min-max-swapped"), 0), plycut[shape]);
