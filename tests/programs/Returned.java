// A right minimax, but for what it returns, which the argument names.
public class Returned {
    static double minimax(Plycut.Node node) {
        if (node.isLeaf())
            return node.value();
        double best = node.isMax() ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        for (Plycut.Node child : node.children())
            best = node.isMax() ? Math.max(best, minimax(child)) : Math.min(best, minimax(child));
        return best;
    }

    static Plycut.Answer returned(double value, String what) {
        return what.equals("null") ? null : what.equals("7") ? Plycut.answer(value, 7) : Plycut.answer(Double.NaN, 0);
    }

    public static void main(String[] args) {
        Plycut.judgeMoves(root -> returned(minimax(root), args[0]));
    }
}
