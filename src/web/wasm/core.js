// The core: runs plycut in a page. The words of a command line and standard input go in; standard output, standard error
// and the exit status come out. Only this file knows WebAssembly; of the system interface (WASI preview 1), it has what
// a program without files needs. The memory is used again: before each run it is as it was at first, so that no run can
// disturb the next.

const WASI = { done: 0, badFile: 8, notHere: 52, notSeekable: 70 };
const CHARACTER_DEVICE = 2;

// Thrown out of the program when it ends.
class Exit {
  /** @param {number} status */
  constructor(status) { this.status = status; }
}

// What the program asks of the system. `memory()` is its memory; `run` has the command line (words), bytes to read (input),
// how many of them were read, and what was written (outputs).
/** @typedef {{ words: Uint8Array[], input: Uint8Array, read: number, outputs: Uint8Array[][] }} Running */
/** @param {() => WebAssembly.Memory} memory @param {Running} run @returns {Record<string, (...given: number[]) => number>} */
function wasiSystem(memory, run) {
  const view = () => new DataView(memory().buffer);
  const bytes = /** @param {number} at @param {number} length */ (at, length) => new Uint8Array(memory().buffer, at, length);
  const vectors = /** @param {number} at @param {number} count */ (at, count) => Array.from({ length: count }, (_, i) =>
    bytes(view().getUint32(at + 8 * i, true), view().getUint32(at + 8 * i + 4, true)));
  const set = /** @param {number} at @param {number} value */ (at, value) => view().setUint32(at, value, true);
  return {
    args_sizes_get(count, size) {
      set(count, run.words.length);
      set(size, run.words.reduce((sum, word) => sum + word.length, 0));
      return WASI.done;
    },
    args_get(pointers, text) {
      for (const word of run.words) {
        set(pointers, text);
        bytes(text, word.length).set(word);
        pointers += 4;
        text += word.length;
      }
      return WASI.done;
    },
    environ_sizes_get(count, size) { set(count, 0); set(size, 0); return WASI.done; },
    environ_get: () => WASI.done,
    fd_prestat_get: () => WASI.badFile,
    fd_close: () => WASI.done,
    fd_seek: () => WASI.notSeekable,
    fd_fdstat_get(fd, at) {
      bytes(at, 24).fill(0);
      bytes(at, 1)[0] = CHARACTER_DEVICE;
      bytes(at + 8, 16).fill(255); // all rights
      return fd <= 2 ? WASI.done : WASI.badFile;
    },
    fd_filestat_get(fd, at) {
      bytes(at, 64).fill(0);
      return fd <= 2 ? WASI.done : WASI.badFile;
    },
    fd_read(fd, at, count, done) {
      const before = run.read;
      for (const part of vectors(at, count)) {
        const piece = run.input.subarray(run.read, run.read + part.length);
        part.set(piece);
        run.read += piece.length;
      }
      set(done, run.read - before);
      return fd === 0 ? WASI.done : WASI.badFile;
    },
    fd_write(fd, at, count, done) {
      let sum = 0;
      for (const part of vectors(at, count)) {
        run.outputs[fd]?.push(part.slice());
        sum += part.length;
      }
      set(done, sum);
      return WASI.done;
    },
    clock_time_get(clock, precision, at) {
      view().setBigUint64(at, BigInt(Math.round(1e6 * performance.now())), true);
      return WASI.done;
    },
    proc_exit(status) { throw new Exit(status); },
  };
}

/** @param {Uint8Array[]} chunks */
function textOf(chunks) {
  const decoder = new TextDecoder();
  return chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join("") + decoder.decode();
}

// A program that can be run again: its memory at first, and where its stack began.
class Program {
  /** @type {Running} */
  run = { words: [], input: new Uint8Array(), read: 0, outputs: [] };

  /** @param {WebAssembly.Module} module */
  constructor(module) {
    const system = wasiSystem(() => this.exports.memory, this.run);
    const wanted = WebAssembly.Module.imports(module).map(({ name }) => [name, system[name] ?? (() => WASI.notHere)]);
    const { exports } = new WebAssembly.Instance(module, { wasi_snapshot_preview1: Object.fromEntries(wanted) });
    this.exports = /** @type {{ memory: WebAssembly.Memory, __stack_pointer: WebAssembly.Global, _start: () => void }} */ (exports);
    this.first = new Uint8Array(this.exports.memory.buffer).slice();
    this.stack = this.exports.__stack_pointer.value;
  }

  // Does it hold no more memory than the next run may use?
  get isSmall() { return this.exports.memory.buffer.byteLength <= LARGEST_KEPT; }

  /** @param {Uint8Array[]} words @param {Uint8Array} input */
  start(words, input) {
    new Uint8Array(this.exports.memory.buffer).set(this.first);
    this.exports.__stack_pointer.value = this.stack;
    Object.assign(this.run, { words, input, read: 0, outputs: [[], [], []] });
    try {
      this.exports._start();
    } catch (end) {
      if (!(end instanceof Exit)) throw end;
      return end.status;
    }
    return 0;
  }
}

const LARGEST_KEPT = 64 << 20;
/** @type {WeakMap<WebAssembly.Module, Program>} */
const programs = new WeakMap();

// Run a command: runCore(module, ["count", "-f", "json", "-"], "[[3,12,8],[2,4,6],[14,5,2]]") gives { status, out, err }.
/** @param {WebAssembly.Module} module @param {string[]} words @returns {Run} */
export function runCore(module, words, input = "") {
  const encoder = new TextEncoder();
  const program = programs.get(module) ?? new Program(module);
  programs.delete(module); // a program that breaks down is not used again
  const status = program.start(["plycut", ...words].map((word) => encoder.encode(word + "\0")), encoder.encode(input));
  const [, out, err] = program.run.outputs;
  if (program.isSmall) programs.set(module, program);
  return { status, out: textOf(out ?? []), err: textOf(err ?? []) };
}
