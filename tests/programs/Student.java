// Alpha-beta as a student writes it, with the mistakes that the arguments name; on trial through bindings/java/Plycut.java.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

public class Student {
    private static List<String> mistakes;

    private static boolean has(String name) { return mistakes.contains(name); }

    private static boolean crosses(double best, double alpha, double beta, boolean isMax) {
        if (has("strict-cut")) return isMax ? best > beta : best < alpha;
        return isMax ? best >= beta : best <= alpha;
    }

    private static double leaf(double value) { return has("int") ? (int) value : value; }

    private static double alphabeta(Object node, double alpha, double beta, boolean isMax, int ply) {
        if (node instanceof Double) return leaf((Double) node);
        if (node instanceof Plycut.Node && ((Plycut.Node) node).isLeaf()) return leaf(((Plycut.Node) node).value());
        final List<?> children = node instanceof Plycut.Node ? ((Plycut.Node) node).children() : (List<?>) node;
        final double infinity = Double.POSITIVE_INFINITY;
        double best = isMax ? -infinity : infinity;
        boolean late = false;
        for (int i = 0; i < children.size(); i++) {
            final Object child = children.get(has("right-to-left") ? children.size() - 1 - i : i);
            double a = alpha, b = beta;
            if (has("window-reset") && ply == 0) { a = -infinity; b = infinity; }
            if (has("parent-only")) { a = isMax ? best : -infinity; b = isMax ? infinity : best; }
            final double value = alphabeta(child, a, b, !isMax, ply + 1);
            best = isMax ? Math.max(best, value) : Math.min(best, value);
            if (late) break;
            if (crosses(best, alpha, beta, isMax)) {
                if (!has("cut-late")) break;
                late = true;
            } else if (isMax ? !has("beta-at-max") : has("alpha-at-min")) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
        }
        return best;
    }

    /** A loop that takes the next child and then tests its bound. */
    private static double testFirst(Object node, double alpha, double beta, boolean isMax) {
        if (node instanceof Number) return ((Number) node).doubleValue();
        double best = isMax ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        for (Object child : (List<?>) node) {
            if (alpha >= beta) break;
            final double value = testFirst(child, alpha, beta, !isMax);
            best = isMax ? Math.max(best, value) : Math.min(best, value);
            if (isMax) alpha = Math.max(alpha, best);
            else beta = Math.min(beta, best);
        }
        return best;
    }

    /** With the best move: the first one, or with "last" the last one of equal ones. */
    private static Plycut.Answer withMove(Plycut.Node root) {
        double best = Double.NEGATIVE_INFINITY;
        int move = -1;
        if (root.isLeaf()) return Plycut.answer(root.value(), move);
        for (int i = 0; i < root.children().size(); i++) {
            final double value = alphabeta(root.children().get(i), best, Double.POSITIVE_INFINITY, false, 1);
            if (has("last") ? value >= best : value > best) {
                best = value;
                move = i;
            }
        }
        return Plycut.answer(best, move);
    }

    private static double noEnd(Plycut.Node node) { return 1 + noEnd(node); }

    private static double expectiminimax(Plycut.Node node) {
        if (node.isLeaf()) return node.value();
        double best = node.isChance() ? 0 : node.isMax() ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        for (Plycut.Node child : node.children()) {
            final double value = expectiminimax(child);
            if (node.isChance()) best += child.probability() * value;
            else best = node.isMax() ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }

    public static void main(String[] arguments) {
        mistakes = Arrays.asList(arguments);
        final double infinity = Double.POSITIVE_INFINITY;
        if (has("no-end"))
            Plycut.judge(Student::noEnd);
        else if (has("expectiminimax"))
            Plycut.judge(Student::expectiminimax);
        else if (has("moves"))
            Plycut.judgeMoves(Student::withMove);
        else if (has("test-first"))
            Plycut.judgeLists(root -> testFirst(root, -infinity, infinity, true));
        else if (arguments[0].equals("lists"))
            Plycut.judgeLists(root -> alphabeta(root, -infinity, infinity, !has("min-max-swapped"), 0));
        else
            Plycut.judge(root -> alphabeta(root, -infinity, infinity, !has("min-max-swapped"), 0));
    }
}
