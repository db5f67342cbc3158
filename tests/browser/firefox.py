#!/usr/bin/env python3
"""Test the page and the playground in Firefox; the other tests use Chromium. Marionette, Firefox's own protocol for remote control,
needs no driver. Usage: tests/browser/firefox.py PLYCUT PLAYGROUND.HTML. Last line: N passed, N failed."""
import functools
import http.server
import json
import os
import pathlib
import socket
import subprocess
import sys
import tempfile
import threading
import time
import zipfile

TICKS = os.sysconf("SC_CLK_TCK")


class Firefox:
    def __init__(self, program, folder):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        profile = folder / "profile"
        profile.mkdir()
        (profile / "user.js").write_text(f'user_pref("marionette.port", {port});\n')
        self.process = subprocess.Popen([program, "--headless", "--no-remote", "--marionette", "--profile", profile],
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env={**os.environ, "HOME": str(folder)})
        self.stream = self.connect(port)
        self.read()  # Firefox greets first
        self.sent = 0
        self.command("WebDriver:NewSession", capabilities={})

    @staticmethod
    def connect(port):
        for _ in range(600):
            try:
                return socket.create_connection(("127.0.0.1", port)).makefile("rwb")
            except OSError:
                time.sleep(0.1)
        raise TimeoutError("Firefox did not start within a minute")

    def read(self):
        length = b""
        while (digit := self.stream.read(1)) != b":":
            length += digit
        return json.loads(self.stream.read(int(length)))

    def command(self, name, **arguments):
        self.sent += 1
        message = json.dumps([0, self.sent, name, arguments]).encode()
        self.stream.write(b"%d:%s" % (len(message), message))
        self.stream.flush()
        _, _, error, result = self.read()
        if error:
            raise AssertionError(error["message"])
        return result

    def run(self, script):
        """Run a script. It sees no constants of the page's scripts, but part() is there as in the page."""
        return self.command("WebDriver:ExecuteScript", script=f"const part = id => document.getElementById(id);{script}", args=[])["value"]

    def open(self, file, link=""):
        """Open a page and wait until it is ready. Return the seconds of processor time that this took."""
        self.command("WebDriver:Navigate", url="about:blank")
        before = self.seconds()
        self.command("WebDriver:Navigate", url=pathlib.Path(file).resolve().as_uri() + link)
        self.wait("document.body.classList.contains('ready')")
        return self.seconds() - before

    def wait(self, condition):
        for _ in range(600):
            if self.run(f"return {condition}"):
                return
            time.sleep(0.02)
        raise AssertionError(f"never: {condition}")

    def click(self, selector):
        found = self.command("WebDriver:FindElement", using="css selector", value=selector)["value"]
        self.command("WebDriver:ElementClick", id=next(iter(found.values())))

    def type(self, text):
        """Press a key for each character, Enter for a line break."""
        keys = ["\ue007" if character == "\n" else character for character in text]
        pressed = [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]
        self.command("WebDriver:PerformActions", actions=[{"type": "key", "id": "keyboard", "actions": pressed}])

    def enter_frame(self, number):
        """Go on in a frame of the page; None: in the whole page again."""
        self.command("WebDriver:SwitchToFrame", **({} if number is None else {"id": number}))

    def seconds(self):
        """The processor time that Firefox and its child processes have used, in seconds."""
        parents, times = {}, {}
        for stat in pathlib.Path("/proc").glob("[0-9]*/stat"):
            try:
                fields = stat.read_text().rpartition(")")[2].split()
            except OSError:
                continue
            parents[int(stat.parent.name)] = int(fields[1])
            times[int(stat.parent.name)] = (int(fields[11]) + int(fields[12])) / TICKS
        ours = {self.process.pid}
        while new := {child for child, parent in parents.items() if parent in ours} - ours:
            ours |= new
        return sum(times[pid] for pid in ours if pid in times)

    def close(self):
        self.process.kill()
        self.process.wait()


class Platform(http.server.SimpleHTTPRequestHandler):
    """A simulated learning platform at /, and a package of it below /package/."""
    def do_GET(self):
        if self.path == "/":
            self.path = "/platform.html"
        super().do_GET()

    def log_message(self, *_):
        pass


STEPS = """
    for (let i = 0; i < 20; i++) {
        document.querySelector('.forward').click();
        document.body.getBoundingClientRect();
    }"""
SENTENCE = "return document.querySelector('.sentence').textContent"


class Tests:
    def __init__(self, firefox, plycut, playground, folder):
        self.firefox, self.plycut, self.playground, self.folder = firefox, plycut, playground, folder

    def draw(self, name, *arguments):
        file = self.folder / f"{name}.html"
        subprocess.run([self.plycut, "draw", "-f", "html", *arguments, "-o", file], check=True)
        return file

    def test_a_link_shows_its_moment_and_the_page_steps_on(self):
        self.firefox.open(self.draw("deep", "eppstein-deep"), "#k=38")
        self.firefox.run("document.querySelector('.forward').click()")
        assert "This is a deep alpha cutoff" in self.firefox.run(SENTENCE)
        assert "owner" in self.firefox.run("return document.getElementById('n/').getAttribute('class')").split()

    def test_100_000_events_on_500_drawn_nodes(self):
        file = self.draw("long", "-a", "minimax", "--draw-nodes", "500", "random:b=15,d=4,seed=1")
        load = min(self.firefox.open(file) for _ in range(3))  # what else runs makes each take longer
        events = int(self.firefox.run("return document.querySelector('.slider').max"))
        assert events >= 100000, f"only {events} events"
        assert load < 2, f"{events} events take {load:.2f} s to load"
        before = self.firefox.seconds()
        self.firefox.run(STEPS)
        step = (self.firefox.seconds() - before) / 20
        assert step < 0.05, f"a step takes {step:.3f} s"

    def test_the_playground_is_ready_within_a_second(self):
        ready = self.firefox.open(self.playground)
        assert ready < 1, f"the playground is ready after {ready:.2f} s"

    def test_the_playground_searches_and_asks(self):
        self.firefox.open(self.playground, "#t=[[3,12,8],[2,4,6],[14,5,2]]&practice=leaf")
        self.firefox.run("""
            document.querySelector('#predict [name=node]').value = '12';
            document.getElementById('answer').click()""")
        self.firefox.wait("document.getElementById('verdict').textContent !== ''")
        verdict = self.firefox.run("return document.getElementById('verdict').textContent")
        assert verdict.startswith("Not right.12 of B is below A"), verdict
        self.firefox.run("document.getElementById('leave').click()")
        self.firefox.wait("document.getElementById('counts').textContent.includes('117') && !document.body.classList.contains('practising')")
        counts = self.firefox.run("return document.getElementById('counts').textContent")
        assert "alpha-beta3117" in counts.replace(" ", ""), counts

    def answer_one(self, number, wrong):
        """Type an answer to a question of practice as plycut gives it, or a wrong one, and go on."""
        self.firefox.run(f"""
            const {{ practice }} = playground;
            practice.plycut.json(practice.quizWords({number}), practice.exercise.problem).then(({{ answer }}) => {{
                const [, cut, by = ''] = /^(\\S+)(?: by (.*))?$/.exec(answer.replace('no cutoff', 'none')) ?? [], {{ elements }} = part('predict');
                const wrong = {json.dumps(wrong)};
                if (practice.question.kind === 'leaf')
                    elements.node.value = !wrong ? answer : answer === '12 of B' ? '14' : '12';
                else
                    [elements.cut.value, elements.by.value] = !wrong ? [cut, by] : [cut === 'none' ? 'window' : 'none', ''];
                part('answer').click();
            }})""")
        self.firefox.wait("!part('go-on').hidden || part('verdict').textContent !== ''")
        if wrong and self.firefox.run("return part('go-on').hidden"):
            self.firefox.run("part('reveal').click()")
        self.firefox.wait("!part('go-on').hidden")
        self.firefox.run("part('go-on').click()")
        self.firefox.wait(f"playground.practice.over === {number} && (playground.practice.question === undefined || !part('answer').hidden)")

    def test_the_whole_way(self):
        """A lecturer types a tree, embeds it and sets an exercise; a student answers on a phone, reloads and hands in."""
        tree = "((3 12 8) (2 4 6) (14 5 2))"
        self.firefox.command("WebDriver:SetWindowRect", width=450, height=900)
        self.firefox.open(self.playground)
        self.firefox.click("#own")
        self.firefox.type("3 12 8\n2 4 6\n14 5 2\n")
        self.firefox.click("#node-done")
        self.firefox.wait(f"playground.problem.tree === '{tree}'")
        self.firefox.run("document.querySelector('.controls .embed').click()")
        self.firefox.wait("document.querySelector('dialog [name=code]').value !== ''")
        framed = self.firefox.run("return /src=\"[^\"#]*(#[^\"]*)\"/.exec(document.querySelector('dialog [name=code]').value)[1]")
        self.firefox.run("document.querySelector('dialog [name=close]').click()")
        self.firefox.run("document.querySelector('[aria-controls=exercise]').click(); part('exercise').elements.title.value = 'week 3'")
        self.firefox.run("playground.tools.textToCopy('exercise').then(link => { window.exerciseLink = link; })")
        self.firefox.wait("window.exerciseLink !== undefined")
        link = self.firefox.run("return window.exerciseLink.replace(/^[^#]*/, '')")
        self.firefox.open(self.playground, framed.replace("&amp;", "&"))
        assert self.firefox.run("return [playground.problem.tree, document.body.classList.contains('embed')]") == [tree, True], framed

        self.firefox.open(self.playground, link)
        count = self.firefox.run("return playground.practice.questions.length")
        for number in range(1, count + 1):
            self.answer_one(number, wrong=number == count // 2 + 2)
            if number == 3:
                self.firefox.command("WebDriver:Refresh")
                self.firefox.wait("document.body.classList.contains('ready') && playground.practice?.over === 3")
        self.firefox.run("part('student').value = 'Ann Lee'; part('student').dispatchEvent(new Event('change', { bubbles: true }))")
        shown = self.firefox.run("return part('asked').textContent")
        handed_in = self.folder / "week-3-Ann-Lee.json"
        handed_in.write_text(self.firefox.run("return JSON.stringify(playground.practice.file())"))
        checked = subprocess.run([self.plycut, "check", "-f", "json", tree, handed_in], capture_output=True, text=True)
        grade = json.loads(checked.stdout)["grades"][0]
        assert grade["student"] == "Ann Lee" and f"{grade['points']} of {grade['of']} points" in shown, (grade["points"], shown)
        self.firefox.command("WebDriver:SetWindowRect", width=1366, height=768)

    def served(self, tree):
        """A platform with the package of an exercise about a tree."""
        place = self.folder / "platform"
        subprocess.run([self.plycut, "bank", "-q", "-f", "scorm", "--questions", "visited,cutoffs", "-o", self.folder / "packages", tree], check=True)
        package, = (self.folder / "packages").glob("*.zip")
        zipfile.ZipFile(package).extractall(place / "package")
        (place / "platform.html").write_text((pathlib.Path(__file__).parent / "platform.html").read_text())
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Platform, directory=place))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        return server

    def enter_exercise(self):
        """From the platform's page to the exercise in its package."""
        self.firefox.wait("document.querySelector('iframe')?.contentWindow?.document.querySelector('iframe')")
        self.firefox.enter_frame(0)
        self.firefox.enter_frame(0)
        self.firefox.wait("window.playground?.practice?.question !== undefined")

    def test_a_score_arrives_in_the_learning_platform(self):
        """The exercise in its package keeps what was answered over a reload, and the platform gets the points that plycut check gives."""
        tree = "((3 12 8) (2 4 6) (14 5 2))"
        server = self.served(tree)
        self.firefox.command("WebDriver:Navigate", url=f"http://127.0.0.1:{server.server_port}/")
        self.enter_exercise()
        count = self.firefox.run("return playground.practice.questions.length")
        for number in range(1, count + 1):
            self.answer_one(number, wrong=number == count // 2 + 2)
            if number == 3:
                self.firefox.enter_frame(None)
                self.firefox.wait("Number(window.kept['cmi.core.score.raw']) > 0")
                self.firefox.command("WebDriver:Refresh")
                self.enter_exercise()
                assert self.firefox.run("return playground.practice.over") == 3
        self.firefox.enter_frame(None)
        self.firefox.wait("window.kept['cmi.core.lesson_status'] === 'completed'")
        kept = self.firefox.run("return window.kept")
        server.shutdown()
        answers = self.folder / "answers-in-platform.json"
        answers.write_text(kept["cmi.suspend_data"])
        checked = subprocess.run([self.plycut, "check", "-f", "json", tree, answers], capture_output=True, text=True)
        grade = json.loads(checked.stdout)["grades"][0]
        assert (grade["points"], grade["of"]) == (count - 1, count), grade
        assert float(kept["cmi.core.score.raw"]) == round(100 * grade["points"] / grade["of"], 2), kept

    def test_a_tree_of_47_nodes_is_in_sight_at_1366_pixels(self):
        self.firefox.command("WebDriver:SetWindowRect", width=1366, height=858)
        self.firefox.open(self.playground, "#t=eppstein-deep&k=39")
        hidden = self.firefox.run("const tree = document.querySelector('.tree'); return [innerWidth, tree.scrollWidth - tree.clientWidth]")
        assert hidden == [1366, 0], hidden

    def test_an_exercise_fades_in_no_colour_of_the_solved_picture(self):
        self.firefox.open(self.playground)
        self.firefox.run("""
            window.fading = [];
            document.addEventListener('transitionrun', event => window.fading.push(event.target.parentNode.id));
            const exercise = { ...playground.exercises.exercise(), problem: { ...playground.problem, tree: 'eppstein-deep' } };
            playground.exercises.beginExercise(exercise).then(() => setTimeout(() => { window.begun = true; }, 50))""")
        self.firefox.wait("window.begun")
        fading = self.firefox.run("return window.fading")
        assert fading == [], fading

    def test_a_box_says_which_answers_can_be_read(self):
        self.firefox.open(self.playground, "#t=[[3,12,8],[2,4,6],[14,5,2]]")
        self.firefox.run("part('readable').elements.answers.value = 'value = 9\\nfoo: 1'; part('readable').requestSubmit()")
        self.firefox.wait("part('read').children.length > 3")
        assert self.firefox.run("return part('read').firstChild.textContent") == "1 of 2 answers can be read"

    def test_an_answer_in_the_picture(self):
        self.firefox.open(self.playground, "#t=[[3,12,8],[2,4,6],[14,5,2]]&practice=update")
        self.firefox.run("""
            const [alpha, beta] = document.querySelectorAll('#at-node [data-kind=update] input');
            for (const [input, text] of [[alpha, '-inf'], [beta, '3']]) {
                input.value = text;
                input.dispatchEvent(new Event('input', { bubbles: true }));
            }
            document.querySelector('#at-node button').click()""")
        self.firefox.wait("document.getElementById('verdict').textContent.startsWith('Right.')")

    def test_the_moment_as_png(self):
        self.firefox.open(self.draw("moment", "eppstein-deep"), "#k=39")
        self.firefox.run("""
            const { pngOf, pictureOf } = window.page;
            pngOf(pictureOf(document.querySelector('.tree > svg')), { width: 60, height: 40 }).then(async png => {
                window.png = [...new Uint8Array(await png.arrayBuffer())].slice(0, 4).join();
            })""")
        self.firefox.wait("window.png === '137,80,78,71'")

    def test_an_embedded_moment(self):
        self.firefox.open(self.playground, "#t=eppstein-deep&k=39&from=30&to=47&theme=dark&embed=yes")
        shown = self.firefox.run("const { min, max, value } = document.querySelector('.slider'); return [min, value, max].join()")
        assert shown == "30,39,47", shown
        assert not self.firefox.run("return document.getElementById('setup').checkVisibility()")

    def test_a_leaf_is_clicked(self):
        self.firefox.open(self.playground, "#t=eppstein-deep")
        self.firefox.run("playground.editor.select('/0/0/0')")
        self.firefox.wait("document.querySelectorAll('#intervals li').length > 0")


def main():
    plycut, playground = sys.argv[1:]
    passed = failed = 0
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        firefox = Firefox("firefox-esr", pathlib.Path(folder))
        try:
            tests = Tests(firefox, plycut, playground, pathlib.Path(folder))
            for name in [name for name in dir(tests) if name.startswith("test_")]:
                try:
                    getattr(tests, name)()
                    passed += 1
                except AssertionError as wrong:
                    print(f"FAIL {name}: {wrong}")
                    failed += 1
        finally:
            firefox.close()
    print(f"{passed} passed, {failed} failed")
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
