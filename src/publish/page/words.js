// What the page says, except for its fixed labels (page.html) and the sentences (they come with the moments).
// A translation replaces this table.

/** A table of words; to ask for one that it does not have is an error.
 *  @template T @param {T} words @returns {Pick<T, keyof T>} */
export const table = words => words;

export const WORDS = table({
    play: '▷ Play',
    pause: '❚❚ Pause',
    /** @type {(k: number, end: number) => string} */ step: (k, end) => `${k} / ${end}`,
    /** @type {(k: number, end: number) => string} */ stepLabel: (k, end) => `moment ${k} of ${end}`,
    start: 'Nothing has been searched yet.\nNext step (→) goes on by one event of the search; Next cutoff (C) goes to where a branch is cut off.',
    pass: 'The pass begins.',
    /** @type {(title: string, pass: number) => string} */ ofPass: (title, pass) => `${title}, pass ${pass}`,
    /** @type {(all: number | null) => string} */ leaves: all => (all === null ? ' leaves visited' : ` of ${all} ${all === 1 ? 'leaf' : 'leaves'} visited`),
    evaluated: ' visits of leaves',
    /** @type {OfNumber} */ nodes: n => (n === 1 ? ' node' : ' nodes'),
    known: ' from the table',
    /** @type {Record<string, OfNumber>} */ cutoffs: { s: n => ` shallow cutoff${n === 1 ? '' : 's'}`, d: n => ` deep cutoff${n === 1 ? '' : 's'}`, w: n => ` cutoff${n === 1 ? '' : 's'} by the window`, l: n => ` limit cutoff${n === 1 ? '' : 's'}` },
    /** @type {OfNumber} */ skipped: n => (n === 1 ? ' leaf cut off so far' : ' leaves cut off so far'),
    /** @type {Record<string, OfText>} */ badge: { s: name => `✂ shallow cutoff at ${name}`, d: name => `✂ deep cutoff at ${name}`, w: name => `✂ cutoff by the window at ${name}`, l: name => `✂ limit cutoff at ${name}` },
    /** @type {OfNumber} */ differ: k => `The searches differ for the first time at moment ${k}.`,
    /** @type {OfText} */ mistake: clause => `The mistake: ${clause}.`,
    noDifference: 'These searches do the same at every moment.',
    mark: { x: '+', n: '−' }, // of a scout's bound, which is next to what it tests
    /** @type {(max: boolean, strict: boolean, bound: string) => string} */ stopsAt: (max, strict, bound) => `stops at ${max ? (strict ? '>' : '≥') : strict ? '<' : '≤'} ${bound}`,
    /** @type {OfText} */ whatIsCut: name => `${name} stops here. What is cut, and by whose bound?`,
    marks: {
        max: 'MAX node', min: 'MIN node', chance: 'chance node: the weighted mean of its children; while it is open, the interval that is proved', limit: 'limit cutoff: no child can be better', current: 'the node of the last event', open: 'entered and not yet left', visited: 'visited and left', ahead: 'not reached yet',
        pruned: 'never visited: it was pruned', shallow: 'shallow cutoff: the bound is the parent’s', deep: 'deep cutoff: the bound comes from further up',
        window: 'cutoff by the window', 'window-text': 'window [alpha, beta]', 'so-far': 'best value so far', bound: 'a bound, not the exact value', unproved: 'returned by mistake, and not proved',
    },
    samples: { 'window-text': '[3, ∞]', 'so-far': '5…', bound: '≥5', unproved: '?5', shallow: '┼', deep: '╫', window: '╪', limit: '┼' },
    /** @type {OfTexts} */ ofSearch: (part, title) => `${part}, ${title}`,
    /** @type {OfNumber} */ folded: leaves => (leaves === 1 ? '1 leaf' : `${leaves} leaves`),
    more: '⋯',
    root: 'root',
    players: { max: 'MAX', min: 'MIN', chance: 'CHANCE' },
    bound: { '=': '', '>': '≥', '<': '≤', '?': '?' },
    /** @type {OfText} */ soFar: text => `${text}…`,
    infinity: '∞', minusInfinity: '−∞',
    /** @type {(value: string, sign: string, bound: string) => string} */ test: (value, sign, bound) => `${value} ${sign} ${bound}`,
    /** @type {OfTexts} */ window: (alpha, beta) => `[${alpha}, ${beta}]`,
    alpha: 'α', beta: 'β',
    /** @type {(bound: string, owner: string, held: string) => string} */ owned: (bound, owner, held) => (held === '' ? `${bound} (${owner})` : `${bound} (from ${owner}’s ${held})`),
    /** @type {OfTexts} */ ofWindow: (bound, held) => (held === '' ? bound : `${bound} (from ${held}, the end of the window at the root)`),
    /** @type {OfTexts} */ ofScout: (bound, scout) => `${bound} (a test by ${scout})`,
    /** The number of a node's first visit; was it searched on in quiescence, and visited how often?
     *  @type {(n: number, noisy: boolean, visits: number) => string} */
    turn: (n, noisy, visits) => `#${n}${noisy ? ' ↓' : ''}${visits > 1 ? ` ×${visits}` : ''}`,
    /** @type {(name: string, value: string, window: string) => string} */ tip: (name, value, window) => [name, value, window].filter(part => part !== '').join('  '),
    notYet: 'not reached yet',
    pruned: 'pruned',
    /** @type {(alpha: string, beta: string, best: string) => string} */ line: (alpha, beta, best) => `alpha ${alpha}, beta ${beta}, value ${best}`,
    /** @type {OfText} */ lineMinimax: best => `value ${best}; this algorithm has no bounds`,
    /** @type {OfTexts} */ picture: (title, step) => `${title}, ${step}`,
    copiedHere: '✓ Copied',
    noPng: 'This picture is too large for a PNG. Save it as SVG.',
    codeCopied: 'The code is copied.', codeShown: 'Copy the code above.',
    /** @type {OfText} */ stepByStep: title => `${title}, step by step`,
    linkCopied: 'The link is copied.',
    linkShown: 'Copy this link:',
    /** @type {OfNumber} */ tooMany: n => `${n} nodes are drawn: steps may be slow. --draw-nodes N draws fewer.`,
});
