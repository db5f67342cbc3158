// The npm package, as it is installed: node package.test.mjs, in a folder whose node_modules has plycut. Last line: N passed, N failed.
import assert from "node:assert/strict";
import fs from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { PlycutError, Search, check, game, tree } from "plycut";

const LISTS = [[3, 12, 8], [2, 4, 6], [14, 5, 2]];
const named = tree("A(B(3 12 8) C(2 4 6) D(14 5 2))");
const refuses = (pattern, action) => assert.throws(action, (error) => error instanceof PlycutError && pattern.test(error.message) && !error.message.startsWith("plycut:"));

const tests = {
  "one tree in many forms"() {
    fs.writeFileSync("a tree.txt", "A(B(3 12 8) C(2 4 6) D(14 5 2))");
    const outline = "A\n  B\n    3\n    12\n    8\n  C\n    2\n    4\n    6\n  D\n    14\n    5\n    2\n";
    for (const source of ["A(B(3 12 8) C(2 4 6) D(14 5 2))", LISTS, { A: { B: [3, 12, 8], C: [2, 4, 6], D: [14, 5, 2] } }, { name: "A", children: LISTS }, outline, "aima-two-ply",
      "a tree.txt", pathToFileURL("a tree.txt")]) {
      const search = tree(source).search();
      assert.deepEqual([search.value, search.leaves], [3, 7], String(source));
    }
    assert.equal(tree([[Infinity, 2], [3, -Infinity]]).search().value, 2);
    assert.equal(tree(LISTS, { root: "min" }).search().value, 6);
    assert.equal(named.json().tree.name, "A");
  },
  "what a search found"() {
    const search = named.search("alpha-beta", { cut: "strict", window: [-Infinity, 100] });
    assert.deepEqual([search.value, search.best, search.pv, search.leaves, search.nodes, search.algorithm], [3, "/0", ["/0", "/0/0"], 7, 11, "alpha-beta"]);
    assert.deepEqual([search.visited.length, search.pruned], [7, ["/1/1", "/1/2"]]);
    const [cutoff] = search.cutoffs;
    assert.deepEqual([cutoff.kind, cutoff.name, cutoff.owner, cutoff.ownerName, cutoff.prunedLeaves], ["shallow", "C", "/", "A", 2]);
    assert.deepEqual([search.events[0].alpha, search.events[0].beta], [-Infinity, 100]);
    assert.deepEqual(search.events.map((event) => event.n), search.events.map((_, i) => i + 1));
    assert.ok(search.events.filter((event) => event.event === "update").every((event) => event.source.startsWith(event.node)));
    assert.deepEqual(new Search(search.trace).cutoffs, search.cutoffs);
  },
  "options by their names"() {
    assert.deepEqual([tree([0, [0, 0]]).search().leaves, tree([0, [0, 0]]).search("alpha-beta", { cut: "strict" }).leaves], [2, 3]);
    assert.equal(tree({ player: "chance", children: [[3, 5], [1, 9]] }, { limits: [0, 9] }).search("alpha-beta", { limitsCut: true }).options.limits_cut, true);
    refuses(/^unknown option --ordr \(did you mean --order\?\)$/, () => named.search("alpha-beta", { ordr: 1 }));
    refuses(/unknown algorithm/, () => named.search("alpha"));
    refuses(/NaN/, () => tree([1, NaN]));
    refuses(/expected a tree/, () => tree(""));
    refuses(/before the end of the text/, () => tree("A(B(3").search());
  },
  "pictures, pages, words"() {
    const search = named.search();
    assert.match(search.draw().svg, /^<svg[^]*cutoff/);
    assert.match(named.draw().svg, /^<svg/);
    assert.doesNotMatch(named.draw().svg, /cutoff/);
    assert.match(named.draw(["minimax", "alpha-beta"]).svg, /Minimax[^]*Alpha-beta/);
    assert.equal(search.draw({ steps: "cutoffs" }).length, 2);
    assert.match(search.page().html, /^<!DOCTYPE html>/);
    assert.match(search.explain({ at: "C" }), /14\. Cutoff at C: 2 <= 3/);
    assert.match(`${named}`, /▼ B/);
    assert.deepEqual(search.table().filter((row) => row.visits === 0).map((row) => row.node), ["/1/1", "/1/2"]);
    assert.deepEqual(named.count(["minimax", "alpha-beta"]).map((row) => row.leaves), [9, 7]);
    for (const file of ["x.svg", "x.dot", "x.html"]) {
      search.draw().save(file);
      assert.ok(fs.statSync(file).size > 500);
    }
    refuses(/unknown picture format/, () => search.draw().save("x.nonsense"));
    refuses(/save\(file\)/, () => search.draw({ output: "x.svg" }));
  },
  "answers are graded"() {
    const grade = check(LISTS, "value: 3\npruned: 4");
    assert.deepEqual([grade.right, grade.points, grade.marks[1].found], [false, 1, "4, 6"]);
    assert.match(grade.divergence.text, /^You did not prune 6 of C/);
    assert.ok(named.check({ value: 3, leaves: 7 }).right);
  },
  "a game of one's own"() {
    const nim = { moves: ({ left }) => [1, 2, 3].filter((take) => take <= left), play: ({ left, who }, take) => ({ left: left - take, who: who === "ann" ? "bob" : "ann" }),
      player: ({ who }) => who, value: ({ who }, first) => (who === first ? -1 : 1), static: () => 0, board: ({ left }) => ["#".repeat(left) + ".".repeat(5 - left)],
      name: ({ left }) => `${left} left`, title: "Nim" };
    const start = { left: 5, who: "ann" }, search = game(start, nim).search();
    assert.deepEqual([search.value, search.best, search.leaves, search.nodes], [1, "/0", 10, 24]);
    assert.deepEqual([game(start, nim, { depth: 2 }).search().value, game(start, nim, { depth: 2 }).json().title], [0, "Nim"]);
    assert.match(game(start, nim, { depth: 1 }).draw({ boards: "all" }).svg, /Nim/);
    assert.deepEqual(game(start, nim, { depth: 1 }).json().tree.children.map((child) => [child.name, child.move, child.board, child.value]),
      [["4 left", "1", ["####."], 0], ["3 left", "2", ["###.."], 0], ["2 left", "3", ["##..."], 0]]);
    const die = { moves: (roll) => (roll === null ? { low: 1, high: 6 } : []), play: (roll, move) => move, player: () => "chance", probabilities: () => [0.75, 0.25], value: (roll) => roll };
    assert.equal(game(null, die).search("minimax").value, 2.25);
    const turns = { moves: (state) => (state.length < 2 ? ["a", "b"] : []), play: (state, move) => state + move, value: (state) => ["aa", "ab", "ba", "bb"].indexOf(state) };
    assert.equal(game("", turns).search().value, 2);
    refuses(/needs a function play/, () => game(0, { moves: () => [], value: () => 0 }));
    refuses(/two moves have the same name: 1, 1/, () => game(0, { moves: () => [1, 1], play: () => 0, value: () => 0 }));
    refuses(/play returned undefined/, () => game(0, { moves: () => [1], play: () => {}, value: () => 0 }));
    refuses(/more than 100000 positions/, () => game(0, { moves: () => [1, 2], play: (ply) => ply + 1, value: () => 0 }, { depth: 20 }));
    refuses(/is undefined: expected a number/, () => game(0, { moves: () => [], play: () => 0, value: () => {} }));
  },
  "a large tree"() {
    const large = Array.from({ length: 150 }, () => Array.from({ length: 150 }, (_, i) => i));
    assert.deepEqual([tree(large).search("minimax").leaves, check(large, { value: 0 }).right], [22500, true]);
  },
  "require, and the recorder"() {
    const require = createRequire(import.meta.url);
    assert.equal(require("plycut").tree, tree);
    assert.deepEqual(Object.keys(require("plycut/record")).sort(), ["judge", "lists", "nodes", "taken"]);
  },
};

let failed = 0;
for (const [name, test] of Object.entries(tests))
  try {
    test();
  } catch (error) {
    failed++;
    console.log(`FAIL ${name}\n${error.stack}`);
  }
console.log(`${Object.keys(tests).length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
