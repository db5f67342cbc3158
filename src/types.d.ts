// What the pages' scripts work with, for the check of types in make lint (src/tsconfig.json). The data are those of docs/formats.md.

/** An index of a table; -1 for none. */
type Index = number;

/** A tree: columns over its nodes. Kinds: x (MAX), n (MIN), c (chance), l (leaf). */
interface Tree { kind: string; parent: Index[]; value: Index[]; step: string[]; name?: string[]; limits?: (number | null)[]; }

interface Cutoff { kind: 's' | 'd' | 'w' | 'l'; owner: Index; pruned: Index[]; leaves: number | null; }

/** Columns over the events of a search. */
interface Events { kind: string; node: Index[]; value: Index[]; type: string; alpha: Index[]; beta: Index[]; line: Index[]; low?: Index[]; high?: Index[]; noisy?: number[]; }

interface Search {
    algorithm: string; title: string; pass?: number; tree: Index; windowed: boolean; cut: string; mistake?: string; tree_leaves: number | null;
    code: string[]; sentences: string[]; events: Events; cutoffs: Cutoff[]; variation: Index[];
    bounds: { number: Index[]; owner: Index[]; scout: Index[] };
}

interface Moments { title: string | null; numbers: number[]; texts: string[]; trees: Tree[]; searches: Search[]; }

/** What is known after k events: see newState in page/step.js. */
type State = ReturnType<typeof import('./publish/page/step.js').newState>;

/** What is searched and how: SETTINGS in playground/problem.js. */
interface Problem { tree: string; algorithm: string; order: string; cut: string; fail: string; window: string; root: string; depth: string; table: string; }

type Members = Record<string, string>;

type Kind = 'leaf' | 'update' | 'cutoff' | 'value';

interface Exercise { problem: Problem; kinds: Kind[]; solutions: boolean; hints: boolean; pseudocode: boolean; deck: Problem[]; name: string; }

interface Question { kind: Kind; asked: number; shown: number; node: string; question: string; window?: [string, string]; hints: string[]; }

interface Quiz { search: string; window_cutoffs: boolean; questions: Question[]; }

interface Mark { item: string; right: boolean; share?: number; found: string; }

interface Grade { points: number; of: number; marks: Mark[]; mistakes?: { text: string }[]; }

/** What was said to one question. */
interface Answered { tries: string[]; hints: number; over: boolean; }

interface Kept { search: string; answers?: Answered[]; lessons?: { number: number; reason: string }[]; student?: string; }

/** What a command line did. */
interface Run { status: number; out: string; err: string; }

/** What boot.js leaves for the playground: the catalogue as it is in the packed text. */
declare var PLAYGROUND: { core: WebAssembly.Module; worker: string; catalogue: Record<string, string>; mistakes: Mistake[] };

/** A node of a tree that is edited. */
interface DraftNode { children?: DraftNode[]; value?: number | string; name?: string; player?: string; probability?: number | string; move?: string; }

/** A search with a mistake that has a name. */
interface Mistake { name: string; title: string; says: string; }
