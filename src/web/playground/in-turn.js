// Somebody types faster than trees are searched: what follows is done in its turn.

/** A function that does one action after the other, and returns the promise of each. One that fails does not stop those after it.
 *  @param {(action: () => unknown) => Promise<unknown>} attempt how each is done
 *  @returns {(action: () => unknown) => Promise<unknown>} */
export function inTurn(attempt) {
    /** @type {Promise<unknown>} */
    let before = Promise.resolve();
    return action => {
        const done = before.then(() => attempt(action));
        before = done.catch(() => {});
        return done;
    };
}
