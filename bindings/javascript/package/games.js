// games.js - a game whose rules are functions, as a tree file: all of its positions are asked for, down to a depth.
"use strict";
const { PlycutError } = require("./error.js");

const MOST = 100000; // positions

/** "max", "min" or "chance". If the game calls its players something else, MAX is the one who moves first. */
function playerName(who, first) {
  if (typeof who === "boolean") return who ? "max" : "min";
  if (typeof who === "string" && ["max", "min", "chance"].includes(who.toLowerCase())) return who.toLowerCase();
  return who === first ? "max" : "min";
}

/** The moves of a position with their names: an array, or an object whose members are the names. */
function namedMoves(made) {
  const moves = made === null || made === undefined ? [] : Array.isArray(made) ? made.map((move) => [String(move), move]) : Object.entries(made);
  const names = moves.map(([name]) => name);
  if (new Set(names).size < names.length) throw new PlycutError(`two moves have the same name: ${names.join(", ")}`);
  return moves;
}

const boardRows = (board) => (typeof board === "string" ? board.split("\n") : board.map((row) => (typeof row === "string" ? row : row.join(""))));

/** One game being asked. */
class Asking {
  constructor(rules, first, depth) {
    [this.rules, this.first, this.depth, this.count] = [rules, first, depth, 0];
  }

  worth(state, ply) {
    const rule = ply === this.depth && this.rules.static ? this.rules.static : this.rules.value;
    const value = rule(state, this.first);
    if (typeof value !== "number" || Number.isNaN(value)) throw new PlycutError(`the value of a position ${ply} moves after the start is ${value}: expected a number`);
    return value;
  }

  position(state, ply, move) {
    if (++this.count > MOST) throw new PlycutError(`the game has more than ${MOST} positions: expected a smaller depth`);
    const { rules } = this;
    const said = { name: rules.name ? String(rules.name(state)) : move ?? "start" };
    if (move !== undefined) said.move = move;
    if (rules.board) said.board = boardRows(rules.board(state));
    const moves = namedMoves(rules.moves(state));
    if (moves.length === 0 || ply === this.depth) return { ...said, value: this.worth(state, moves.length === 0 ? -1 : ply) };
    const player = rules.player ? playerName(rules.player(state), this.first) : ply % 2 === 0 ? "max" : "min";
    return { ...said, player, children: this.children(state, ply, moves, player) };
  }

  children(state, ply, moves, player) {
    const shares = player === "chance" && this.rules.probabilities ? this.rules.probabilities(state) : [];
    return moves.map(([name, move], i) => {
      const after = this.rules.play(state, move);
      if (after === undefined) throw new PlycutError("play returned undefined: it must return the position after the move, and leave the one before as it is");
      const child = this.position(after, ply + 1, name);
      return shares.length > 0 ? { ...child, probability: shares[i] } : child;
    });
  }
}

/** The game as a plycut-tree. */
function gameTree(initial, rules, depth = Infinity) {
  for (const name of ["moves", "play", "value"]) if (typeof rules[name] !== "function") throw new PlycutError(`a game needs a function ${name}`);
  const first = rules.player ? rules.player(initial) : undefined;
  const file = { format: "plycut-tree", version: 1, tree: new Asking(rules, first, depth).position(initial, 0) };
  return { ...file, ...(rules.title ? { title: rules.title } : {}), ...(rules.pieces ? { pieces: rules.pieces } : {}) };
}

module.exports = { gameTree };
