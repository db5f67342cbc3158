// What the types of the npm package must allow, and refuse: compiled by tsc, never run.
import { PlycutError, Search, check, game, tree } from "plycut";
import type { Cutoff, SearchEvent } from "plycut";

const search: Search = tree([[3, 12, 8], [2, 4, 6]], { root: "min" }).search("alpha-beta", { cut: "strict", window: [-5, 5], limitsCut: true });
const cutoff: Cutoff | undefined = search.cutoffs[0];
const owner: string | null | undefined = cutoff?.owner;
const steps: string[] = search.draw({ steps: "cutoffs" }).map((picture) => picture.svg);
const found = (event: SearchEvent): number => (event.event === "leaf" ? event.value : event.event === "update" ? event.best : 0);
tree({ A: { B: [3, 4] } }).draw("minimax").save(new URL("file:///x.svg"));
check("aima-two-ply", { value: 3 }).marks.every((mark) => mark.right);
game(5, { moves: (left) => [1, 2].filter((take) => take <= left), play: (left, take) => left - take, value: () => 0, board: (left) => ["#".repeat(left)] }, { depth: 2, root: "max" }).search().draw();
// @ts-expect-error: a game without moves
game(5, { play: (left: number) => left, value: () => 0 });
// @ts-expect-error: only leaves have values
search.events.map((event) => event.value);
// @ts-expect-error: a picture is no text
const text: string = search.draw();
export { PlycutError, found, owner, steps, text };
