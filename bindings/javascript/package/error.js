// error.js - what plycut refuses, in its own sentence.
"use strict";

class PlycutError extends Error {
  get name() {
    return "PlycutError";
  }
}

module.exports = { PlycutError };
