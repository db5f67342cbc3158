// Links and copies. A moment as a link: what follows # in the page's address, "k=17&show=alpha-beta&sync=place".

/** The members of a link, as texts: none if the text is not such a link. */
function linkRead(hash) {
    return Object.fromEntries(new URLSearchParams(hash.replace(/^#/, '')));
}

/** The link of members; those that are null or empty are left out. */
function linkWrite(members) {
    const link = new URLSearchParams();
    for (const name in members)
        if (members[name] !== null && members[name] !== '')
            link.set(name, members[name]);
    return `#${link.toString().replaceAll('%2C', ',').replaceAll('%2F', '/')}`;
}

/** Copies a text, and says so in an element of the page; if the browser forbids that, shows it there. */
async function copyText(text, note, done, instead) {
    try {
        await navigator.clipboard.writeText(text);
        note.textContent = done;
    } catch {
        note.textContent = `${instead} ${text}`;
    }
}
