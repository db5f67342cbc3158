// An alpha-beta to start from. javac *.java && plycut judge -- java Trial
public class Trial {
    static double alphabeta(Plycut.Node node, double alpha, double beta, boolean isMax) {
        if (node.isLeaf())
            return node.value();
        double best = isMax ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        for (Plycut.Node child : node.children()) {
            double value = alphabeta(child, alpha, beta, !isMax);
            if (isMax) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta)
                break;
        }
        return best;
    }

    public static void main(String[] args) {
        Plycut.judge(root -> alphabeta(root, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, true));
    }
}
