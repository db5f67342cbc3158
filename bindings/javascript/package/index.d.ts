// Types of plycut for programs. What the members of events mean: docs/formats.md of plycut, under Trace.

/** Options by their names on the command line, in camel case: { cut: "strict", limitsCut: true, window: [-5, 5] }. */
export type Options = Record<string, string | number | boolean | null | undefined | readonly (string | number)[]>;

/** A text in any notation, a name of the catalogue, a game such as "othello:4x4"; a file as a URL; arrays, nodes, objects. */
export type TreeSource = string | number | URL | readonly TreeSource[] | { readonly [member: string]: unknown };

/** "/" is the root, "/0/2" the third child of its first child. */
export type Path = string;
export type Player = "max" | "min" | "chance";
export type CutoffKind = "shallow" | "deep" | "window" | "limit";
export type ValueType = "exact" | "lower" | "upper" | "unproved";

interface At { n: number; node: Path }
/** No bound is -Infinity or Infinity. */
interface Windowed extends At { alpha: number; beta: number }
interface Visit extends Windowed { name?: string; ply: number; tried?: string; search?: number; scout?: Path }
interface Proved { low: number; high: number }

export interface Pass extends Windowed { event: "pass"; number: number; depth: number | null; reason: string }
export interface Enter extends Visit { event: "enter"; player: Player; swing?: number | null }
export interface Leaf extends Visit { event: "leaf"; value: number }
export interface TableHit extends Visit, Proved { event: "table"; player: Player; value: number; type: ValueType }
export interface Update extends Windowed, Partial<Proved> { event: "update"; source: Path; value: number; improved: boolean; best: number }
export interface Probe extends Windowed, Proved { event: "probe"; source: Path; value: number; best: number }
export interface Exit extends At, Proved { event: "exit"; value: number; type: ValueType }
export interface Stop extends At { event: "stop" }
/** A node is cut off: its value has reached the bound that its ancestor `owner` has from its child `witness`. */
export interface Cutoff extends At {
  event: "cutoff"; kind: CutoffKind; name?: string; value: number; bound: number; side: "alpha" | "beta"; owner: Path | null;
  ownerName: string | null; witness: Path | null; distance: number | null; shallowSuffices?: boolean; held?: number; scout?: Path;
  keptBy?: Path; metBy?: Path | null; metWitness?: Path | null; pruned: Path[]; prunedLeaves: number | null;
}
export type SearchEvent = Pass | Enter | Leaf | TableHit | Update | Probe | Cutoff | Exit | Stop;

/** What plycut refuses, in its own sentence. */
export class PlycutError extends Error {}

export class Picture {
  readonly svg: string;
  /** Write it in the format that the extension names: .svg, .dot, .tex, .txt, .html. */
  save(file: string | URL): void;
}

/** A page that steps through a search: one file for any browser. */
export class Page {
  readonly html: string;
  save(file: string | URL): void;
}

export interface NodeRow {
  node: Path; name: string | null; move: string | null; ply: number; player: Player | null; alpha: number | null; beta: number | null;
  value: number | null; type: ValueType | null; visits: number; pruned: string | null;
}
export interface CountRow {
  algorithm: string; depth: number | null; value: number | null; nodes: number | null; leaves: number | null; treeLeaves: number | null;
  shallow: number | null; deep: number | null; window: number | null; minimalLeaves: number | null; [member: string]: unknown;
}

/** A search that has been made. `trace` is all of it, a plycut-trace. */
export class Search {
  constructor(trace: string);
  readonly trace: string;
  readonly problem: Record<string, unknown>;
  readonly options: Record<string, unknown>;
  readonly summary: Record<string, unknown>;
  readonly algorithm: string;
  readonly value: number;
  readonly best: Path | null;
  readonly pv: Path[];
  readonly leaves: number;
  readonly nodes: number;
  readonly events: SearchEvent[];
  readonly cutoffs: Cutoff[];
  readonly visited: Path[];
  readonly pruned: Path[];
  draw(options: Options & { steps: "all" | "cutoffs" | "nodes" }): Picture[];
  draw(options?: Options): Picture;
  page(options?: Options): Page;
  explain(options?: Options): string;
  table(options?: Options): NodeRow[];
}

export interface Mark { item: string; right: boolean; given?: string; found?: string; share?: number }
export interface Grade { points: number; of: number; right: boolean; marks: Mark[]; text: string; divergence?: { text: string; [member: string]: unknown }; [member: string]: unknown }

export class Tree {
  constructor(source: TreeSource, options?: Options);
  search(algorithm?: string, options?: Options): Search;
  draw(algorithms: string | readonly string[], options?: Options): Picture;
  draw(options?: Options): Picture;
  count(algorithms?: string | readonly string[], options?: Options): CountRow[];
  explain(algorithm?: string, options?: Options): string;
  check(answers: string | Record<string, unknown>, options?: Options): Grade;
  /** The tree as plycut's tree file. */
  json(): Record<string, unknown>;
}

/** The tree that `source` describes; the options go with it into every search. */
export function tree(source: TreeSource | Tree, options?: Options): Tree;
/** What positions and moves are is the game's own affair. Values are from MAX's point of view. */
export interface Rules<State, Move, Who> {
  /** The moves, in order; none when the game is over. An object gives them names. */
  moves(state: State): readonly Move[] | { readonly [name: string]: Move } | null | undefined;
  /** The position after a move. It leaves `state` as it is. */
  play(state: State, move: Move): State;
  /** What a position is worth for MAX, who is `first`: at the end and, without `static`, at the depth. */
  value(state: State, first: Who): number;
  static?(state: State, first: Who): number;
  /** "max", "min", "chance", true for MAX, or the game's own words: then MAX is who moves first. Without it, both take turns. */
  player?(state: State): Who;
  probabilities?(state: State): readonly number[];
  /** Rows of characters. */
  board?(state: State): string | readonly (string | readonly unknown[])[];
  name?(state: State): string;
  title?: string;
  pieces?: "letters" | "discs";
}
/** A game of your own as a tree, down to `depth` moves (default: to its end): all of its positions are asked for. */
export function game<State, Move, Who = unknown>(initial: State, rules: Rules<State, Move, Who>, options?: Options & { depth?: number }): Tree;
/** Grade answers to a tree: "value: 3\npruned: 4, 6", or { value: 3 }. */
export function check(of: TreeSource | Tree, answers: string | Record<string, unknown>, options?: Options): Grade;
