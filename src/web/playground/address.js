// The address of the playground: it follows what is shown, and what a link says is opened.
import { setAddress } from '../../publish/page/link.js';
import { part } from '../../publish/page/must.js';
import { PHRASES } from './playground-words.js';
import { Refusal } from './plycut.js';
import { LinkError, membersOf, newProblem, problemOfLink, spellingsOf, unpacked } from './problem.js';

const DELAY = 250; // milliseconds until the address follows
/** Nothing is kept in the history: a frame that was loaded again has none. */
const ELSEWHERE = { search: '' };

export class Address {
    broken = false; // could the link not be opened?
    writing = 0; // the timer

    /** @param {Playground} playground */
    constructor(playground) {
        this.playground = playground;
    }

    /** The address of an exercise stays what it is, and so does one that could not be opened. */
    write() {
        this.stop();
        if (this.playground.practice !== null || this.broken)
            return;
        const timer = this.writing = setTimeout(async () => {
            const link = await this.playground.link();
            if (this.writing === timer)
                setAddress(link);
        }, DELAY);
    }

    stop() {
        clearTimeout(this.writing);
        this.writing = 0;
    }

    /** Opens what a link says; one that cannot be opened says why, keeps its address, and shows no other tree.
     *  @param {string} link */
    async open(link) {
        this.stop();
        if (location.hash !== link) // the address of the last moment was written after this link was followed
            setAddress(link);
        this.broken = false;
        const wrong = await this.followAny(spellingsOf(link));
        if (wrong !== null)
            this.showBroken(wrong instanceof Refusal ? PHRASES.link.refused(wrong.message) : wrong.message);
        this.playground.showForm();
    }

    /** Follows the first of some links that can be followed. Returns null, or what is wrong with the first.
     *  @param {Iterable<string>} links */
    async followAny(links) {
        /** @type {Error | null} */
        let wrong = null;
        for (const link of links)
            try {
                await this.follow(membersOf(await unpacked(link)));
                part('fault').textContent = '';
                part('fault-place').hidden = true;
                return null;
            } catch (error) {
                if (!(error instanceof Refusal || error instanceof LinkError))
                    throw error;
                wrong ??= error;
            }
        return wrong;
    }

    /** @param {string} message */
    showBroken(message) {
        const { playground } = this;
        this.broken = true;
        this.stop();
        playground.exercises.endPractice();
        playground.view?.close();
        playground.view = null;
        part('fault').textContent = `${message.replace(/[.]?$/, '.')} ${PHRASES.link.instead}`;
    }

    /** @param {Members} members */
    async follow(members) {
        const { playground } = this, problem = problemOfLink(members) ?? newProblem('aima-two-ply');
        if (problem.algorithm === 'all')
            problem.algorithm = playground.algorithms.join();
        if (members.practice !== undefined)
            await playground.exercises.practise(playground.exercises.exerciseOfLink(problem, members), history.state?.kept ?? ELSEWHERE);
        else {
            playground.exercises.endPractice();
            await playground.set(problem, members);
        }
        if (playground.view === null || JSON.stringify(playground.problem) !== JSON.stringify(problem) && members.practice === undefined)
            throw new Refusal(part('fault').textContent ?? '');
    }
}
