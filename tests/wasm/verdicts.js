// Practice in the page says what the program says: every question of a search, its hints and its right answer, and the
// verdicts on the right answer and on three wrong ones are the same bytes in the core, over trees of all kinds. No place in
// them is empty, and no sentence of the tables is missing in the core.
// Usage: node tests/wasm/verdicts.js [OUT]. Last line: N passed, N failed.
"use strict";
const fs = require("fs");
const path = require("path");
const { root, out, runNative, differences } = require("./both");

const ALL = ["minimax", "branch-and-bound", "alpha-beta", "negamax", "negascout"], CHANCE = ALL.slice(0, 3), LIMITED = [...CHANCE, "star2"], WRONG = 3;
const NAMED = '{"format":"plycut-tree","version":1,"tree":{"name":"Stay","children":[{"name":"Go","children":[{"name":"3","value":7},{"name":"Gö","value":2}]},{"name":"Wait","children":[5,2,2]}]}}';
const SHARED = '{"tree":{"name":"3","children":[{"name":"1","children":[{"name":"0","value":-1}]},{"name":"2","children":[{"name":"0","value":-1},{"name":"1","children":[{"name":"0","value":1}]}]}]}}'; // equal names
const LEVELS = (players, b = 2, d = 4) => `random:b=${b},d=${d},seed=7,values=0..9,players=${players},limits=0..9`;
const UNORDERED = '{"format":"plycut-tree","version":1,"limits":[0,10],"tree":[5,[[{"player":"chance","children":[{"player":"min","children":[0,7]},3]}],{"player":"min","children":[8,{"player":"min","children":[1,9]}]}]]}';

// [tree, algorithms, options]: names of the catalogue, specs and brackets.
const SEARCHES = [
  ...["aima-two-ply", "binary16", "eppstein-deep", "irregular", "plaat-sss", "same-player", "ties", "ucla-cornell", "wikipedia-ab", "decimals",
    "corner-deep-crosses-both", "corner-deep-distance-5", "corner-deep-equality", "corner-deep-max-side", "corner-deep-parent-weaker", "corner-deep-pure",
    "corner-eppstein", "corner-last-child", "corner-second-child-after-deep", "corner-second-child-higher", "corner-shallow-basic",
    "corner-shallow-crosses-both", "corner-shallow-parent-only", "corner-tie-first-setter", "propp-chinook"].map((tree) => [tree, ALL, []]),
  ...["aima-chance", "aima-chance-limits", "chance-deep", "chance-likely-first", "chance-unlikely-first", "cs188-expectimax", "two-dice"].map((tree) => [tree, CHANCE, []]),
  [LEVELS("max/chance/min/chance"), LIMITED, []],
  [LEVELS("max/chance/min", 3, 3), LIMITED, ["--cut=strict", "--fail=hard"]],
  [LEVELS("chance/max/chance/min"), LIMITED, ["--limits-cut"]],
  [LEVELS("max/min"), CHANCE, ["--limits-cut"]],
  [UNORDERED, CHANCE, []],
  ["static-values", ALL, ["--depth=2"]],
  [NAMED, ALL, []],
  [SHARED, ALL, []],
  ["[[[3,12],[8,2]],[[2,4],[6,1]],[[14,5],[2,9]]]", ALL, ["--root=min", "--order=reversed"]],
  ["[[[0,0],[0,1]],[[1,0],[1,1]],[[0,1],[0,0]]]", ALL, ["--cut=strict"]], // ties everywhere
  ["[5,[[[3,9],2],1]]", ALL, ["--window=2,6"]],
  ["aima-two-ply", ALL, ["--window=1,3", "--fail=hard"]],
  ["eppstein-deep", ["alpha-beta", "negascout"], ["--cut=strict", "--fail=hard"]],
  ["knuth-moore-pi", ["alpha-beta"], ["--order=best"]],
  ["best-first-b3-d4", ["alpha-beta"], []],
  ["random:b=2,d=5,seed=4,values=real", ["alpha-beta"], []],
  ["tictactoe:XOX/.OO/.X.", ALL, []],
  ["othello:4x4", ["alpha-beta", "negascout"], ["--depth=3"]],
  ["pig:target=4,die=2", CHANCE, ["--depth=3"]],
  ["7", ALL, []],
  ["((4 11) (3 x y) (9 5))", ["branch-and-bound", "alpha-beta"], []], // leaves without values
  ["(((4 6) (7 9)) ((3 (1 2)) x) ((8 9) (5 6)))", ["alpha-beta"], []],
];

let passed = 0, failed = 0;

function check(name, faults) {
  if (faults.length === 0) passed++;
  else {
    failed++;
    console.log([`FAIL ${name}`, ...faults].join("\n"));
  }
}

// ---- What is asked, and what people may answer --------------------------------------------------------------------------

// As the page calls plycut: a tree of the catalogue is read from standard input.
function searchOf([tree, algorithms, options]) {
  const file = path.join(root, "trees", `${tree}.json`), stored = fs.existsSync(file), spec = /^[a-z]+:/.test(tree);
  return algorithms.map((algorithm) => ({
    name: `${tree} -a ${algorithm} ${options.join(" ")}`, words: [`--algorithm=${algorithm}`, ...options, spec ? tree : "-"],
    input: stored ? fs.readFileSync(file, "utf8") : spec ? "" : tree,
  }));
}

const quiz = ({ words, input }, ...more) => ({ words: ["quiz", "--kinds=leaf,update,cutoff,value", "-f", "json", ...more, ...words], input });
const about = (search, number, answer) => quiz(search, `--question=${number}`, ...(answer === undefined ? [] : [`--answer=${answer}`]));

// Answers to a question, most of them wrong: each part of the right one changed alone, and all together.
const OTHERS = {
  leaf: (right, names, i) => [names[0], ...(names.length <= 16 ? names : [0, 1, 2, 3, 4].map((k) => names[(i * 5 + 7 * k) % names.length])), names.at(-1)],
  update: (right) => {
    const [alpha, beta] = right.slice(1, -1).split(", ");
    return [`[-98.5, ${beta}]`, `[${alpha}, 98.5]`, "[-98.5, 98.5]", "[97, 98]"];
  },
  cutoff: (right, names, i) => ["no cutoff", "shallow", "deep", "window", `shallow by ${names[0]}`, `deep by ${names[i % names.length]}`, "limit", "alpha", "beta cutoff, deep"],
  value: (right) => {
    const number = right.replace(/^[<>]=/, "");
    return ["98.5", "<=-98.5", `>=${number}`, `<=${number}`, number, ">=98.5"];
  },
};

// The names that answers may have: of a game its paths.
function namesOf(moments) {
  const { trees: [{ name, step, parent }] } = JSON.parse(moments.out), pathTo = (node) => (parent[node] < 0 ? "" : `${pathTo(parent[node])}/${step[node]}`);
  return name ?? step.map((word, node) => pathTo(node) || "/");
}

// ---- Both programs ------------------------------------------------------------------------------------------------------

const empty = (text) => text.trim() === "" || /:\s*\.|\(\)|,\s*[,.]| {2}|''/.test(text.replaceAll("..", ""));

// What is wrong with the verdicts on one question, the first of which is on the right answer.
function judged(kind, verdicts, names) {
  const [right, ...others] = verdicts.map(({ out: said }) => JSON.parse(said)), wrong = others.filter((verdict) => verdict.understood && !verdict.right);
  return [...(right.right ? [] : ["  the program's own answer is wrong"]),
    ...(wrong.length >= (kind === "leaf" ? Math.min(WRONG, names.length - 1) : WRONG) ? [] : [`  ${wrong.length} answers are wrong, too few`]),
    ...wrong.flatMap(({ part, reason }) => [part, reason].filter(empty).map((text) => `  an empty place: ${JSON.stringify(text)}`))];
}

// The right answer, and as many others as it takes until three are wrong: all are tried in the program first.
function verdictsOf(search, questions, answers, names) {
  const tries = questions.map(({ kind }, i) => [...new Set([answers[i], ...OTHERS[kind](answers[i], names, i)])]);
  const runs = tries.flatMap((list, i) => list.map((answer) => ({ ...about(search, i + 1, answer), question: i })));
  const said = runNative(runs), chosen = questions.map(() => []);
  runs.forEach((run, j) => {
    const { understood, right } = JSON.parse(said[j].out), list = chosen[run.question];
    if (list.length === 0 || (understood && !right && list.length <= WRONG)) list.push(j);
  });
  return chosen.map((list) => list.map((j) => ({ run: runs[j], expected: said[j] })));
}

function compareSearch(runCore, search) {
  const [asked, moments] = runNative([quiz(search), { words: ["draw", "-f", "moments", ...search.words], input: search.input }]);
  check(`${search.name}: questions and hints`, [...(asked.status === 0 ? [] : [`  ${asked.err}`]), ...differences(runCore, quiz(search), asked)]);
  if (asked.status !== 0) return;
  const { questions } = JSON.parse(asked.out), shown = questions.map((question, i) => about(search, i + 1)), answers = runNative(shown);
  questions.forEach(({ question, hints }, i) => check(`${search.name}: the answer to question ${i + 1}`,
    [...differences(runCore, shown[i], answers[i]), ...[question, ...hints].filter(empty).map((text) => `  an empty place: ${JSON.stringify(text)}`)]));
  const names = namesOf(moments);
  verdictsOf(search, questions, answers.map(({ out: said }) => JSON.parse(said).answer), names).forEach((list, i) => {
    check(`${search.name}: verdicts on question ${i + 1}, ${questions[i].kind}`, [...judged(questions[i].kind, list.map(({ expected }) => expected), names),
      ...list.flatMap(({ run, expected }) => differences(runCore, run, expected))]);
  });
}

// ---- The tables ---------------------------------------------------------------------------------------------------------

// The texts of a table's rows: what stands in quotes, without line breaks between its parts.
function textsOf(file) {
  const rows = fs.readFileSync(path.join(root, file), "utf8").replace(/\/\*[^]*?\*\//g, "");
  return [...rows.matchAll(/(?:"(?:[^"\\\n]|\\.)*"\s*)+/g)].map(([quotes]) => quotes.match(/"(?:[^"\\]|\\.)*"/g).map((part) => JSON.parse(part)).join(""));
}

function checkTables() {
  const core = fs.readFileSync(path.join(out, "wasm/core.wasm"));
  for (const file of ["explain/words", "program/say", "program/options"].flatMap((room) => fs.readdirSync(path.join(root, "src", room)).map((name) => `src/${room}/${name}`)).filter((name) => name.endsWith(".def")))
    check(`${file}: every text is in the core`, textsOf(file).filter((text) => text.includes(" ") && !core.includes(text)).map((text) => `  missing: ${text}`));
}

import("../../src/web/wasm/core.js").then(({ runCore }) => {
  const kinds = new Set(SEARCHES.map(([tree, , options]) => `${tree} ${options}`));
  checkTables();
  SEARCHES.flatMap(searchOf).forEach((search) => compareSearch(runCore, search));
  check("40 trees", kinds.size >= 40 ? [] : [`  ${kinds.size}`]);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
});
