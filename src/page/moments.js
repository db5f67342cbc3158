// The data of a page.

/** The moments of a page that plycut wrote: the sentences stand in its text, a line for each event; lines that go on begin with a tab. */
function momentsOf(page) {
    const moments = JSON.parse(page.getElementById('moments').textContent);
    page.querySelectorAll('.explanation .events').forEach((text, i) => {
        moments.searches[i].sentences = text.textContent.replaceAll('\n\t', '\t').split('\n').map(line => line.replaceAll('\t', '\n'));
    });
    return moments;
}
