/* The leaves that a search visits on average in a uniform tree whose leaf values are independent and never equal. */
#include <plycut/growth.h>

#include <math.h>

/* 1 + x + ... + x^(b-1), and its derivative. */
static double powers_sum(double x, int branching, double *derivative)
{
    double sum = 0;
    *derivative = 0;
    for (int i = 0; i < branching; i++) {
        *derivative = *derivative * x + sum;
        sum = sum * x + 1;
    }
    return sum;
}

/* ---- Alpha-beta ------------------------------------------------------------------------------ */

/* A'(u) B(u). F is the distribution of the values at a ply, from the leaves up; the maximum of b values of distribution
 * F has F^b. A is the product over the MIN plies of the sums of powers of F, and B that over the MAX plies for 1 - F. */
static double alpha_beta_density(double u, int branching, int depth)
{
    double f = u, slope = 1, a = 1, b = 1, relative = 0; /* F and F', and A'/A */
    for (int ply = depth; ply > 0; ply--) {
        const bool odd = ply % 2 == 1;
        double derivative, sum = powers_sum(odd ? f : 1 - f, branching, &derivative);
        if (odd) {
            a *= sum;
            relative += derivative / sum * slope;
        } else {
            b *= sum;
        }
        /* The node above is a MAX node if this ply is odd. */
        const double base = odd ? f : 1 - f, power = pow(base, branching - 1);
        slope *= branching * power;
        f = odd ? power * base : 1 - power * base;
    }
    return a * relative * b;
}

/* Gauss and Legendre's rule of three points in each of many intervals. */
static double alpha_beta_leaves(int branching, int depth)
{
    enum { INTERVALS = 4096 };
    static const double AT[3] = {0.11270166537925831, 0.5, 0.88729833462074169};
    static const double WEIGHT[3] = {5.0 / 18, 8.0 / 18, 5.0 / 18};
    double sum = 0;
    for (int i = 0; i < INTERVALS; i++)
        for (int k = 0; k < 3; k++)
            sum += WEIGHT[k] * alpha_beta_density((i + AT[k]) / INTERVALS, branching, depth);
    return pow(branching, depth / 2) + sum / INTERVALS;
}

/* ---- Branch-and-bound ------------------------------------------------------------------------ */

enum { GRID = 2048 };

/* W_k on a grid of [0, 1], with its derivative. */
typedef struct Expected {
    double value[GRID + 1], slope[GRID + 1];
} Expected;

/* Between the points of the grid, by the cubic that has the values and slopes at both ends (Hermite). */
static double expected_at(const Expected *w, double y)
{
    const double place = y * GRID;
    const int i = place >= GRID ? GRID - 1 : (int)place;
    const double t = place - i, s = 1 - t;
    return s * s * ((1 + 2 * t) * w->value[i] + t * w->slope[i] / GRID) +
           t * t * ((1 + 2 * s) * w->value[i + 1] - s * w->slope[i + 1] / GRID);
}

/* W_k'(y) = W_(k-1)(1 - y^b) m(y), where m is the derivative of the sum of powers. */
static double slope_at(const Expected *before, double y, int branching)
{
    double m;
    powers_sum(y, branching, &m);
    return expected_at(before, 1 - pow(y, branching)) * m;
}

/* W_k from W_(k-1), by Simpson's rule from each point of the grid to the next. */
static void next_expected(const Expected *before, int branching, Expected *w)
{
    w->value[0] = before->value[GRID];
    for (int i = 0; i <= GRID; i++)
        w->slope[i] = slope_at(before, (double)i / GRID, branching);
    for (int i = 0; i < GRID; i++)
        w->value[i + 1] =
            w->value[i] +
            (w->slope[i] + 4 * slope_at(before, (i + 0.5) / GRID, branching) + w->slope[i + 1]) /
                6 / GRID;
}

static double branch_and_bound_leaves(int branching, int depth)
{
    Expected w, before;
    for (int i = 0; i <= GRID; i++)
        w.value[i] = powers_sum((double)i / GRID, branching, &w.slope[i]);
    for (int ply = 1; ply < depth; ply++) {
        before = w;
        next_expected(&before, branching, &w);
    }
    return w.value[GRID];
}

/* ---- By algorithm --------------------------------------------------------------------------------- */

double plycut_expected_leaves(const PlycutAlgorithm *algorithm, int branching, int depth)
{
    if (algorithm->of != NULL)
        return NAN;
    switch (algorithm->gives) {
    case PLYCUT_GIVES_NOTHING:
        return pow(branching, depth);
    case PLYCUT_GIVES_BOUND:
        return branch_and_bound_leaves(branching, depth);
    case PLYCUT_GIVES_WINDOW:
        return alpha_beta_leaves(branching, depth);
    case PLYCUT_GIVES_PROBE:
    case PLYCUT_GIVES_SCOUT:
    case PLYCUT_GIVES_TEST:
        return NAN;
    }
    return NAN;
}
