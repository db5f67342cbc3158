// A hand at a phone, whose taps and keys are counted.
'use strict';
const { idle } = require('./harness');

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Taps and keys, counted: every character that is typed is one. */
class Hand {
    constructor(page) {
        Object.assign(this, { page, count: 0 });
    }

    async tap(selector) {
        this.count++;
        await this.page.tap(selector);
        await idle(this.page);
    }

    async type(characters) {
        for (const character of characters) {
            this.count++;
            await this.page.keyboard.press(character === '\n' ? 'Enter' : character === ' ' ? 'Space' : character);
            if (character === '\n')
                await idle(this.page);
        }
    }

    /** A choice from a list takes two taps: the list, and the choice. */
    async choose(selector, value) {
        this.count += 2;
        await this.page.selectOption(selector, value);
        await idle(this.page);
    }
}

module.exports = { Hand, PHONE };
