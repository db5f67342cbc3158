// Plycut.java - puts a search of your own on trial (plycut judge). For Java 11 and later, without dependencies.
//
//     public class Trial {
//         public static void main(String[] args) {
//             Plycut.judge(root -> Mine.alphabeta(root, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, true));
//         }
//     }
//
// and then: javac *.java && plycut judge -- java Trial
//
// The search gets the root as a Plycut.Node, or with judgeLists as nested lists (List<Object> of lists and Numbers), and returns the value. One that finds a move, too, returns
// Plycut.answer(value, move) to judgeMoves or judgeListsMoves: the number of the best child of the root, from 0; -1: there is none.
// A leaf is visited when its value is read; of lists, when its number is (doubleValue(), intValue() ...). A search that takes no Number but Double, or no Number but Integer, gets these: they are visited
// when they are taken out of their list. If lists are taken out, too, that the search does not look into next, because it copies its lists, this says nothing of visits: they are not known, and not judged.
// What the search prints goes to standard error.

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.RandomAccess;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

public final class Plycut {
    private Plycut() {}

    /** A node: children, empty at a leaf, and a leaf's value. */
    public static final class Node {
        private final List<Node> children = new ArrayList<>();
        private final Visits visits;
        private final String path;
        private boolean max, chance;
        private double value, probability;

        private Node(String path, boolean max, Visits visits) {
            this.path = path;
            this.max = max;
            this.visits = visits;
        }

        public List<Node> children() { return children; }
        public List<Node> getChildren() { return children; }
        public boolean isLeaf() { return children.isEmpty(); }
        public boolean isMax() { return max && !chance; }
        public boolean isChance() { return chance; }
        /** Of a child of a chance node. */
        public double probability() { return probability; }
        public String path() { return path.isEmpty() ? "/" : path; }

        /** A leaf's value; reading it is a visit. */
        public double value() {
            visits.add(path());
            return value;
        }

        public double getValue() { return value(); }
    }

    /** What a search finds: a value and a move. */
    public static final class Answer {
        private final double value;
        private final int move;
        private final boolean hasMove;

        private Answer(double value, int move, boolean hasMove) {
            this.value = value;
            this.move = move;
            this.hasMove = hasMove;
        }

        /** Its members in JSON. A move alone has no value. */
        private String members() {
            final String number = Double.isFinite(value) ? Double.toString(value) : "\"" + value + "\"";
            final String best = move >= 0 ? "\"/" + move + "\"" : "null";
            return (hasMove && Double.isNaN(value) ? "" : ",\"value\":" + number) + (hasMove ? ",\"best\":" + best : "");
        }
    }

    /** A value, and the number of the best child of the root, from 0; -1: there is none. */
    public static Answer answer(double value, int move) { return new Answer(value, move, true); }

    /** Without an answer the value is wrong. */
    private static Answer given(Answer answer) { return answer != null ? answer : new Answer(Double.NaN, -1, false); }

    /** A move alone. */
    public static Answer move(int move) { return new Answer(Double.NaN, move, true); }

    /** Answer plycut judge: search each tree that it writes on standard input. */
    public static void judge(ToDoubleFunction<Node> search) {
        answer((root, visits) -> new Answer(search.applyAsDouble(root), -1, false));
    }

    /** The same for a search that finds a move. */
    public static void judgeMoves(Function<Node, Answer> search) {
        answer((root, visits) -> given(search.apply(root)));
    }

    /** The same with nested lists: List of lists and Numbers; a tree of one leaf is a Number. */
    public static void judgeLists(ToDoubleFunction<Object> search) {
        judgeListsMoves(root -> new Answer(search.applyAsDouble(root), -1, false));
    }

    /** The same for a search that finds a move. */
    public static void judgeListsMoves(Function<Object, Answer> search) {
        final Found found = kindFor(search);
        answer((root, visits) -> {
            visits.known = found.known;
            return given(search.apply(lists(root, visits, found.kind)));
        });
    }

    /** What a leaf of lists is: a Leaf, a Double, an Integer, of which a value with decimals is a Double; and the same in ArrayLists, of which nothing is seen. */
    private enum Kind {
        LEAF, DOUBLE, INTEGER, DOUBLE_IN_ARRAY, INTEGER_IN_ARRAY;

        private boolean isWhole() { return this == INTEGER || this == INTEGER_IN_ARRAY; }
        private boolean isSeen() { return this == LEAF || this == DOUBLE || this == INTEGER; }
    }

    /** What a search finds in some trees whose leaves are of this kind. */
    private static final class Found {
        private final Kind kind;
        private final List<String> answers = new ArrayList<>();
        private int ends;
        private boolean known;

        private Found(Kind kind) {
            this.kind = kind;
            this.known = kind.isSeen();
        }

        private void ask(Function<Object, Answer> search, String tree) {
            final Visits visits = new Visits();
            final Node root = new Reader(tree, 0).node("", true, false, visits);
            try {
                answers.add(given(search.apply(lists(root, visits, kind))).members());
                known &= kind == Kind.LEAF || visits.areKnown();
            } catch (RuntimeException | StackOverflowError e) {
                answers.add("it ends: " + e.getClass());
                ends++;
            }
        }
    }

    /** The kind that the search takes: of the plain ones, the first with which it ends least; Leafs if it finds the same with them. Of the last tree, a search that prunes leaves out lists. */
    private static Found kindFor(Function<Object, Answer> search) {
        final PrintStream output = System.out;
        final EnumMap<Kind, Found> found = new EnumMap<>(Kind.class);
        System.setOut(System.err);
        try {
            for (Kind kind : Kind.values()) {
                found.put(kind, new Found(kind));
                for (String tree : new String[] {"7", "[3,5]", "[[4,2],[4,6]]", "[[5,1],3,[[6,8],2]]", "[[[4,6],[5,3]],[[2,1],[7,9],[8,0]]]"}) found.get(kind).ask(search, tree);
            }
        } finally {
            System.setOut(output);
        }
        final Found leaf = found.remove(Kind.LEAF), plain = Collections.min(found.values(), Comparator.comparingInt(one -> one.ends));
        return leaf.answers.equals(plain.answers) ? leaf : plain;
    }

    private interface Searcher {
        Answer search(Node root, Visits visits);
    }

    /** The leaves that are visited, in order. */
    private static final class Visits {
        private final List<String> paths = new ArrayList<>();
        private boolean known = true;
        private Node next; // the list that was taken out last, and not looked into yet

        /** The same leaf twice in a row is one visit. */
        private void add(String path) {
            if (paths.isEmpty() || !paths.get(paths.size() - 1).equals(path)) paths.add(path);
        }

        /** Of plain numbers, only this is seen: an item is taken out of a list. It is a visit, as long as the search looks into each list that it takes before it takes anything else. Otherwise it has
         * only copied, or passed over, what it took. */
        private void handOut(Node item, Node of) {
            known &= next == null || next == of || next == item;
            next = item.isLeaf() ? null : item;
            if (item.isLeaf()) add(item.path());
        }

        private boolean areKnown() { return known && next == null; }

        private String list() { return paths.isEmpty() ? "[]" : "[\"" + String.join("\",\"", paths) + "\"]"; }
    }

    private static Object lists(Node node, Visits visits, Kind kind) {
        if (!node.isLeaf()) return kind.isSeen() ? new Lists(node, visits, kind) : new ArrayList<>(new Lists(node, visits, kind));
        if (kind == Kind.LEAF) return new Leaf(node, visits);
        return kind.isWhole() && node.value == (int) node.value ? (Object) (int) node.value : (Object) node.value;
    }

    /** A number that was taken out of its list: visited when it is first read. */
    private static final class Leaf extends Number {
        private static final long serialVersionUID = 1;
        private final transient Node node;
        private transient Visits visits;

        private Leaf(Node node, Visits visits) {
            this.node = node;
            this.visits = visits;
        }

        @Override public double doubleValue() {
            if (visits != null) visits.add(node.path());
            visits = null;
            return node.value;
        }

        @Override public float floatValue() { return (float) doubleValue(); }
        @Override public int intValue() { return (int) doubleValue(); }
        @Override public long longValue() { return (long) doubleValue(); }
        @Override public String toString() { return Double.toString(node.value); }
    }

    /** Of Leafs; or of numbers that cannot tell when they are read. */
    private static final class Lists extends AbstractList<Object> implements RandomAccess {
        private final Node node;
        private final Visits visits;
        private final Kind kind;

        private Lists(Node node, Visits visits, Kind kind) {
            this.node = node;
            this.visits = visits;
            this.kind = kind;
        }

        @Override public int size() { return node.children.size(); }

        @Override public Object get(int index) {
            final Node child = node.children.get(index);
            if (kind == Kind.DOUBLE || kind == Kind.INTEGER) visits.handOut(child, node);
            return lists(child, visits, kind);
        }

        /** To print it is no visit. */
        @Override public String toString() { return lists(node, visits, kind.isWhole() ? Kind.INTEGER_IN_ARRAY : Kind.DOUBLE_IN_ARRAY).toString(); }
    }

    private static void answer(Searcher searcher) {
        final PrintStream output = System.out;
        System.setOut(System.err);
        try (BufferedReader input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
            for (String line; (line = input.readLine()) != null;) {
                final Visits visits = new Visits();
                final int tree = line.indexOf("\"tree\":");
                final Reader reader = new Reader(line, tree < 0 ? 0 : tree + "\"tree\":".length());
                final Node root = reader.node("", !line.contains("\"root\":\"min\""), line.contains("\"root\":\"chance\""), visits);
                final Answer answer = searcher.search(root, visits);
                if (visits.paths.isEmpty() && root.isLeaf()) visits.add("/");
                output.print("{\"visited\":" + (visits.areKnown() ? visits.list() : "null") + answer.members() + "}\n");
                output.flush();
            }
        } catch (StackOverflowError e) { // a thousand lines of places would hide what went wrong
            e.setStackTrace(Arrays.copyOf(e.getStackTrace(), 10));
            throw e;
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    /** A tree in one line of JSON without blanks. */
    private static final class Reader {
        private final String text;
        private int at;

        private Reader(String text, int at) {
            this.text = text;
            this.at = at;
        }

        private boolean skip(String word) {
            final boolean found = text.startsWith(word, at);
            at += found ? word.length() : 0;
            return found;
        }

        private double number() {
            final int begin = at;
            while (at < text.length() && "+-.0123456789eE".indexOf(text.charAt(at)) >= 0) at++;
            return Double.parseDouble(text.substring(begin, at));
        }

        /** Players alternate, chance nodes passed over, unless the tree says who decides. */
        private void children(Node node, String path, Visits visits) {
            while (text.charAt(at) != ']') {
                at++;
                node.children.add(node(path + "/" + node.children.size(), node.chance ? node.max : !node.max, false, visits));
            }
            at++;
            for (Node child : node.children)
                if (node.chance && child.probability <= 0) child.probability = 1.0 / node.children.size();
        }

        /** A number, a list, or an object with a player, a probability, a value or children. */
        private Node node(String path, boolean max, boolean chance, Visits visits) {
            final Node node = new Node(path, max, visits);
            node.chance = chance;
            if (text.charAt(at) == '[') {
                children(node, path, visits);
            } else if (text.charAt(at) != '{') {
                node.value = number();
            } else {
                while (text.charAt(at) != '}') {
                    at++;
                    if (skip("\"player\":\"chance\"")) node.chance = true;
                    else if (skip("\"player\":\"max\"")) node.max = true;
                    else if (skip("\"player\":\"min\"")) node.max = false;
                    else if (skip("\"probability\":")) node.probability = number();
                    else if (skip("\"value\":")) node.value = number();
                    else if (skip("\"children\":")) children(node, path, visits);
                    else throw new IllegalArgumentException(text.substring(at));
                }
                at++;
            }
            return node;
        }
    }
}
