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
// The search gets the root as a Plycut.Node, or with judgeLists as nested lists (List<Object> of lists and Doubles), and returns the value.
// A leaf is visited when its value is read, or when it is taken out of its list. What the search prints goes to standard error.

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.RandomAccess;
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

    /** Answer plycut judge: search each tree that it writes on standard input. */
    public static void judge(ToDoubleFunction<Node> search) {
        answer((root, visits) -> search.applyAsDouble(root));
    }

    /** The same with nested lists: List of lists and Doubles; a tree of one leaf is a Double. */
    public static void judgeLists(ToDoubleFunction<Object> search) {
        answer((root, visits) -> search.applyAsDouble(lists(root, visits)));
    }

    private interface Searcher {
        double search(Node root, List<String> visits);
    }

    /** The same leaf twice in a row is one visit. */
    private static void visit(List<String> visits, String path) {
        if (visits.isEmpty() || !visits.get(visits.size() - 1).equals(path)) visits.add(path);
    }

    private static Object lists(Node node, List<String> visits) {
        if (node.isLeaf()) return node.value;
        final List<Object> items = new ArrayList<>();
        for (Node child : node.children) items.add(lists(child, visits));
        return new Lists(node, items, visits);
    }

    private static final class Lists extends AbstractList<Object> implements RandomAccess {
        private final Node node;
        private final List<Object> items;
        private final List<String> visits;

        private Lists(Node node, List<Object> items, List<String> visits) {
            this.node = node;
            this.items = items;
            this.visits = visits;
        }

        @Override public int size() { return items.size(); }

        @Override public Object get(int index) {
            final Object item = items.get(index);
            if (!(item instanceof List)) visit(visits, node.children.get(index).path());
            return item;
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
                final double value = searcher.search(root, visits);
                if (visits.isEmpty() && root.isLeaf()) visits.add("/");
                output.print("{\"value\":" + (Double.isFinite(value) ? Double.toString(value) : "\"" + value + "\"") + ",\"visited\":[");
                for (int i = 0; i < visits.size(); i++) output.print((i > 0 ? ",\"" : "\"") + visits.get(i) + "\"");
                output.print("]}\n");
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
