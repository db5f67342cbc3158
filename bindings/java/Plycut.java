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
// A leaf is visited when its value is read; of lists, when its number is (doubleValue(), intValue() ...). A search that takes no Number but Double gets Doubles: they are visited when they are taken out
// of their list. What the search prints goes to standard error.

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.RandomAccess;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

public final class Plycut {
    private Plycut() {}

    /** A node: children, empty at a leaf, and a leaf's value. */
    public static final class Node {
        private final List<Node> children = new ArrayList<>();
        private final List<String> visits;
        private final String path;
        private boolean max, chance;
        private double value, probability;

        private Node(String path, boolean max, List<String> visits) {
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
            visit(visits, path());
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
        final boolean numbers = takesNumbers(search);
        answer((root, visits) -> given(search.apply(lists(root, visits, numbers))));
    }

    /** Does the search find the same with other Numbers as with Doubles? */
    private static boolean takesNumbers(Function<Object, Answer> search) {
        final PrintStream output = System.out;
        System.setOut(System.err);
        try {
            for (String tree : new String[] {"7", "[3,5]", "[[4,2],[4,6]]", "[[5,1],3,[[6,8],2]]"}) {
                final Node root = new Reader(tree, 0).node("", true, false, new ArrayList<>());
                if (!found(search, root, true).equals(found(search, root, false))) return false;
            }
        } finally {
            System.setOut(output);
        }
        return true;
    }

    private static String found(Function<Object, Answer> search, Node root, boolean numbers) {
        try {
            return given(search.apply(lists(root, new ArrayList<>(), numbers))).members();
        } catch (RuntimeException | StackOverflowError e) {
            return "it ends: " + e.getClass();
        }
    }

    private interface Searcher {
        Answer search(Node root, List<String> visits);
    }

    /** The same leaf twice in a row is one visit. */
    private static void visit(List<String> visits, String path) {
        if (visits.isEmpty() || !visits.get(visits.size() - 1).equals(path)) visits.add(path);
    }

    private static Object lists(Node node, List<String> visits, boolean numbers) {
        if (node.isLeaf()) return numbers ? new Leaf(node, visits) : (Object) node.value;
        return new Lists(node, visits, numbers);
    }

    /** A number that was taken out of its list: visited when it is first read. */
    private static final class Leaf extends Number {
        private static final long serialVersionUID = 1;
        private final transient Node node;
        private transient List<String> visits;

        private Leaf(Node node, List<String> visits) {
            this.node = node;
            this.visits = visits;
        }

        @Override public double doubleValue() {
            if (visits != null) visit(visits, node.path());
            visits = null;
            return node.value;
        }

        @Override public float floatValue() { return (float) doubleValue(); }
        @Override public int intValue() { return (int) doubleValue(); }
        @Override public long longValue() { return (long) doubleValue(); }
        @Override public String toString() { return Double.toString(node.value); }
    }

    /** Of Leafs; or of Doubles, which cannot tell when they are read: visited when they are taken. */
    private static final class Lists extends AbstractList<Object> implements RandomAccess {
        private final Node node;
        private final List<String> visits;
        private final boolean numbers;

        private Lists(Node node, List<String> visits, boolean numbers) {
            this.node = node;
            this.visits = visits;
            this.numbers = numbers;
        }

        @Override public int size() { return node.children.size(); }

        @Override public Object get(int index) {
            final Node child = node.children.get(index);
            if (child.isLeaf() && !numbers) visit(visits, child.path());
            return lists(child, visits, numbers);
        }
    }

    private static void answer(Searcher searcher) {
        final PrintStream output = System.out;
        System.setOut(System.err);
        try (BufferedReader input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
            for (String line; (line = input.readLine()) != null;) {
                final List<String> visits = new ArrayList<>();
                final int tree = line.indexOf("\"tree\":");
                final Reader reader = new Reader(line, tree < 0 ? 0 : tree + "\"tree\":".length());
                final Node root = reader.node("", !line.contains("\"root\":\"min\""), line.contains("\"root\":\"chance\""), visits);
                final Answer answer = searcher.search(root, visits);
                if (visits.isEmpty() && root.isLeaf()) visits.add("/");
                output.print("{\"visited\":[");
                for (int i = 0; i < visits.size(); i++) output.print((i > 0 ? ",\"" : "\"") + visits.get(i) + "\"");
                output.print("]" + answer.members() + "}\n");
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
        private void children(Node node, String path, List<String> visits) {
            while (text.charAt(at) != ']') {
                at++;
                node.children.add(node(path + "/" + node.children.size(), node.chance ? node.max : !node.max, false, visits));
            }
            at++;
            for (Node child : node.children)
                if (node.chance && child.probability <= 0) child.probability = 1.0 / node.children.size();
        }

        /** A number, a list, or an object with a player, a probability, a value or children. */
        private Node node(String path, boolean max, boolean chance, List<String> visits) {
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
