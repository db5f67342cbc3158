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

// A loop that takes the next child and then tests its bound; the leaf is the number that it is compared as.
function testFirst(node, alpha = -Infinity, beta = Infinity, isMax = true) {
  if (!Array.isArray(node)) return node;
  let best = isMax ? -Infinity : Infinity;
  for (const child of node) {
    if (alpha >= beta) break;
    const value = testFirst(child, alpha, beta, !isMax);
    if (isMax ? value > best : value < best) best = value;
    if (isMax) alpha = Math.max(alpha, best);
    else beta = Math.min(beta, best);
  }
  return best;
}

// With the best move: the first one, or with "last" the last one of equal ones.
function withMove(root) {
  let best = -Infinity, move = -1;
  if (root.isLeaf) return { value: root.value, best: move };
  root.children.forEach((child, i) => {
    const value = alphabeta(onNodes, child, best, Infinity, false, 1);
    if (has("last") ? value >= best : value > best) [best, move] = [value, i];
  });
  return { value: best, best: move };
}

const onLists = { isLeaf: (n) => !Array.isArray(n), value: (n) => n, count: (n) => n.length, child: (n, i) => n[i] };
const onNodes = { isLeaf: (n) => n.isLeaf, value: (n) => n.value, count: (n) => n.children.length, child: (n, i) => n.children[i] };
if (has("test-first")) plycut.judge(testFirst);
else if (has("moves")) plycut.judge(withMove, plycut.nodes);
else plycut.judge(has("expectiminimax") ? expectiminimax : (root) => alphabeta(shape === "lists" ? onLists : onNodes, root, -Infinity, Infinity, !has("min-max-swapped"), 0), shape === "lists" ? undefined : plycut[shape]);
