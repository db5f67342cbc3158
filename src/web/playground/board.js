// A position that is set up by clicking squares: each click goes from empty to X, to O, to empty.
import { PHRASES } from './playground-words.js';
import { elementOf } from '../../publish/page/elements.js';
import { cell, member, part } from '../../publish/page/must.js';

export class Board {
    /** What is on each square: X, O or - for nothing.
     *  @type {string[]} */
    squares = [];
    game = '';
    side = 0;

    /** @param {(spec: string, settings: { depth: string }) => void} search */
    constructor(search) {
        part('game').addEventListener('change', () => this.start());
        part('board-use').addEventListener('click', () => search(this.spec(), { depth: this.depth() }));
        this.start();
    }

    /** The position in which the game begins. */
    start() {
        const [game, side] = part('game').value.split(':');
        this.game = game ?? '';
        this.side = Number(side);
        this.squares = new Array(this.side ** 2).fill('-');
        const half = this.side / 2;
        if (game === 'othello')
            for (const row of [half - 1, half]) {
                this.squares[row * this.side + this.side - 1 - row] = 'X';
                this.squares[row * this.side + row] = 'O';
            }
        part('side-part').hidden = game !== 'othello';
        part('board').style.gridTemplateColumns = `repeat(${this.side}, auto)`;
        part('board').replaceChildren(...this.squares.map((content, i) => this.button(i)));
    }

    /** The button of a square.
     *  @param {number} i */
    button(i) {
        const button = elementOf('button', { type: 'button' }), name = String.fromCharCode(97 + i % this.side) + (Math.floor(i / this.side) + 1);
        const show = () => {
            const content = cell(this.squares, i);
            button.textContent = content === '-' ? '' : content;
            button.setAttribute('aria-label', PHRASES.square(name, content));
        };
        button.addEventListener('click', () => {
            this.squares[i] = member({ '-': 'X', X: 'O', O: '-' }, cell(this.squares, i));
            show();
        });
        show();
        return button;
    }

    spec() {
        const squares = this.squares.join('');
        if (this.game === 'tictactoe')
            return `tictactoe:${squares.replaceAll('-', '.').replace(/(...)(?=.)/g, '$1/')}`;
        return `othello:${this.side === 8 ? '' : `${this.side}x${this.side}:`}${squares} ${part('side').value}`;
    }

    /** As deep as a picture has room for. */
    depth() {
        const empty = this.squares.filter(content => content === '-').length;
        return this.game === 'tictactoe' ? (empty <= 4 ? '' : empty <= 6 ? '3' : '2') : this.side === 4 ? '4' : '2';
    }
}
