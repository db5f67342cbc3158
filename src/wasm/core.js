// The core: runs plycut in a page. The words of a command line and standard input go in; standard output, standard error
// and the exit status come out. Only this file knows WebAssembly; of the system interface (WASI preview 1), it has what
// a program without files needs. Each run has a memory of its own, so that no run can disturb the next.
"use strict";

const WASI = { done: 0, badFile: 8, notHere: 52, notSeekable: 70 };
const CHARACTER_DEVICE = 2;

// Thrown out of the program when it ends.
class Exit {
  constructor(status) { this.status = status; }
}

// What the program asks of the system. `memory()` is its memory, `words` the command line, `input` bytes to read.
function wasiSystem(memory, words, input, outputs) {
  const view = () => new DataView(memory().buffer);
  const bytes = (at, length) => new Uint8Array(memory().buffer, at, length);
  const vectors = (at, count) => Array.from({ length: count }, (_, i) =>
    bytes(view().getUint32(at + 8 * i, true), view().getUint32(at + 8 * i + 4, true)));
  const set = (at, value) => view().setUint32(at, value, true);
  let read = 0;
  return {
    args_sizes_get(count, size) {
      set(count, words.length);
      set(size, words.reduce((sum, word) => sum + word.length, 0));
      return WASI.done;
    },
    args_get(pointers, text) {
      for (const word of words) {
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
      const before = read;
      for (const part of vectors(at, count)) {
        const piece = input.subarray(read, read + part.length);
        part.set(piece);
        read += piece.length;
      }
      set(done, read - before);
      return fd === 0 ? WASI.done : WASI.badFile;
    },
    fd_write(fd, at, count, done) {
      let sum = 0;
      for (const part of vectors(at, count)) {
        outputs[fd].push(part.slice());
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

function textOf(chunks) {
  const decoder = new TextDecoder();
  return chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join("") + decoder.decode();
}

// Run a command: runCore(module, ["count", "-f", "json", "-"], "[[3,12,8],[2,4,6],[14,5,2]]") gives { status, out, err }.
function runCore(module, words, input = "") {
  const encoder = new TextEncoder();
  const outputs = [[], [], []];
  let instance = null, status = 0;
  const system = wasiSystem(() => instance.exports.memory, ["plycut", ...words].map((word) => encoder.encode(word + "\0")),
    encoder.encode(input), outputs);
  const wanted = WebAssembly.Module.imports(module).map(({ name }) => [name, system[name] ?? (() => WASI.notHere)]);
  instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: Object.fromEntries(wanted) });
  try {
    instance.exports._start();
  } catch (end) {
    if (!(end instanceof Exit)) throw end;
    status = end.status;
  }
  return { status, out: textOf(outputs[1]), err: textOf(outputs[2]) };
}

if (typeof module === "object") module.exports = { runCore };
