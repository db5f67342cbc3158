// What the pages' scripts work with, for the check of types in make lint (src/tsconfig.json). The data are those of docs/formats.md.

/** An index of a table; -1 for none. */
type Index = number;

/** A tree: columns over its nodes. Kinds: x (MAX), n (MIN), c (chance), l (leaf). */
interface Tree { kind: string; parent: Index[]; value: Index[]; step: string[]; name?: string[]; limits?: (number | null)[]; }

interface Cutoff { kind: 's' | 'd' | 'w' | 'l'; bound: Index; sign: string; owner: Index; pruned: Index[]; leaves: number | null; }

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

/** What an event has changed: a member of a column, of the counts or of the state itself, and what it was. */
interface Change { of: object; at: PropertyKey; was: unknown; }

/** For a node of one tree, a node of another: the same, or the nearest above it that there is. */
interface Twin { node: Index; above: boolean; }

type View = import('./publish/page/view.js').View;
type Panel = import('./publish/page/panel.js').Panel;
type Picture = import('./publish/page/picture.js').Picture;
type Notation = import('./publish/page/notation.js').Notation;
type Playground = import('./web/playground/playground.js').Playground;
type Practice = import('./web/playground/practice.js').Practice;
type Plycut = import('./web/playground/plycut.js').Plycut;

/** Texts that are made of something. */
type OfNumber = (n: number) => string;
type OfText = (text: string) => string;
type OfTexts = (one: string, other: string) => string;
type OfList = (texts: string[]) => string;

interface Point { x: number; y: number; }

interface Box extends Point { width: number; height: number; }

interface Sides { left: number; right: number; top: number; bottom: number; }

/** An element of the page by its name, of which kind the page knows: with what scripts use of forms and templates. */
interface Part extends HTMLElement {
    value: string; name: string; type: string; min: string; max: string; checked: boolean; disabled: boolean; files: FileList; options: Iterable<HTMLOptionElement>;
    content: DocumentFragment; elements: Fields; select(): void; reset(): void; requestSubmit(): void;
    popoverTargetElement: Element | null; // of a button
}

/** The fields of the page's forms. */
interface Fields extends Iterable<Part> {
    node: Part; alpha: Part; beta: Part; cut: Part; by: Part; value: Part;
    title: Part; solutions: Part; hints: Part; pseudocode: Part; leaf: Part; update: Part; cutoff: Part;
    seed: Part; file: Part; answers: Part;
}

/** What a picture has of a node. Boxes and lines are those of the drawing; it may stand elsewhere when the picture folds. */
interface NodeParts {
    group: SVGGElement; edge: SVGGElement | null; line: SVGPathElement | null; move: SVGTextElement | null;
    box: Box | undefined; extent: Box; outline: SVGPathElement | null; around: string;
    title: Element; name: SVGTextElement | null; value: SVGTextElement | null; window: SVGTextElement | null; board: SVGGElement | null;
    plain: string; folded: boolean; numbered: boolean; drawn: DrawnEdge | undefined; straight: string;
    shift: number; hidden: boolean; moved: boolean; middle?: number; above?: number; pruned?: string; more?: SVGElement;
}

/** The edge above a node as drawn, the place of its label, how far that is from the line, and which way the line leans. */
interface DrawnEdge extends Point { line: string; off: number; leans: number; }

/** What is searched and how: SETTINGS in playground/problem.js. */
interface Problem { tree: string; algorithm: string; order: string; cut: string; fail: string; window: string; root: string; depth: string; table: string; }

/** The members of a link as they are read, and as they are written: those that are null are left out. */
type Members = Record<string, string>;
type LinkMembers = Record<string, string | number | null>;

type Kind = 'leaf' | 'update' | 'cutoff' | 'value';

interface Exercise { problem: Problem; kinds: Kind[]; solutions: boolean; hints: boolean; pseudocode: boolean; deck: Problem[]; name: string; }

/** What plycut says of an answer. */
interface Verdict { understood: boolean; right: boolean; part: string; reason: string; }

interface Question { kind: Kind; asked: number; shown: number; node: string; question: string; window?: [string, string]; hints: string[]; }

interface Quiz { search: string; window_cutoffs: boolean; questions: Question[]; }

interface Mark { item: string; right: boolean; share?: number; found: string; }

/** The counts of a search, as plycut count writes them. */
interface Counted {
    algorithm: string; value?: number | string; nodes?: number; leaves: number; distinct_leaves?: number; tree_leaves: number | null; shallow?: number; deep?: number;
}

/** Conventions, and which facts they change. */
interface Convention extends Pick<Problem, 'algorithm' | 'order' | 'cut' | 'fail'> { differs: string[]; }

/** For which values of a leaf a node is pruned: null for an end that is open. */
interface Pruning { text: string; set: { low: number | null; high: number | null }[]; }

interface Grade { points: number; of: number; marks: Mark[]; mistakes?: { text: string }[]; }

/** Answers as plycut check reads them. */
interface Answers { format: string; version: number; search: string; kinds: string; exercise?: string; student?: string; answers: Omit<Answered, 'over'>[]; }

/** Why an answer was wrong. */
interface Lesson { number: number; reason: string; }

/** What was said to one question. */
interface Answered { tries: string[]; hints: number; over: boolean; }

interface Kept { search: string; answers?: Answered[]; lessons?: Lesson[]; student?: string; }

/** What a command line did. */
interface Run { status: number; out: string; err: string; }

/** What boot.js leaves for the playground: the catalogue as it is in the packed text. */
declare var PLAYGROUND: { core: WebAssembly.Module; worker: string; catalogue: Record<string, string>; mistakes: Mistake[] };

/** The playground of the page, for tests. */
declare var playground: Playground;

/** A place in a tree: which child of the root, which child of that one, and so on. */
type Steps = number[];

/** A tree file, and a node of it. */
interface TreeFile { format?: string; version?: number; root?: string; limits?: (number | null)[]; tree: FileNode; }
type FileNode = FileNode[] | number | string | (Omit<DraftNode, 'children'> & { children?: FileNode[] });

/** A node of a tree that is edited. */
interface DraftNode { children?: DraftNode[]; value?: number | string | null; name?: string; player?: string; probability?: number | string; move?: string; }

/** A search with a mistake that has a name. */
interface Mistake { name: string; title: string; says: string; }
