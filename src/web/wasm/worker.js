// Runs the core in a worker: a message { module } once, then { id, words, input } for each run, answered by { id, result } or,
// if the core breaks down, { id, broken }.
import { runCore } from "./core.js";

/** @type {WebAssembly.Module | null} */
let module = null;

globalThis.onmessage = /** @param {MessageEvent} event */ ({ data }) => {
    if (data.module !== undefined) {
        module = data.module;
        return;
    }
    try {
        if (module === null)
            throw new Error('no core was sent');
        postMessage({ id: data.id, result: runCore(module, data.words, data.input) });
    } catch (error) {
        postMessage({ id: data.id, broken: String(error) });
    }
};
