/* order.c - the order in which children are searched. Sorting is stable and allocates nothing. */
#include "search/node.h"

#include "base/draws.h"

#include <math.h>

/* The value of a leaf, if it is known. */
static double known_value(Search *s, const PlycutState *state)
{
    const double value = s->rules->value(s->game, state);
    if (s->game->unknown == NULL || !isnan(value))
        return value;
    search_needs(s, state);
    return 0;
}

/* The true minimax value of a position, within the horizon. Its nodes are counted separately, but count
 * towards the node limit, because ordering by true values costs far more than the search itself. */
static double true_value(Search *s, const PlycutState *parent, const PlycutState *state)
{
    search_check_ordering(s);
    PlycutMoves moves;
    if (ends_at_horizon(s, parent, state) || !s->rules->moves(s->game, state, &moves))
        return known_value(s, state);
    double best = plycut_worst(state->player);
    for (PlycutMove move; !s->stopped && plycut_moves_take(&moves, &move);) {
        PlycutState child;
        s->rules->play(s->game, state, move, &child);
        best = plycut_better(state->player, best, true_value(s, state, &child));
    }
    return best;
}

static double static_value(Search *s, const PlycutState *state)
{
    double value = 0;
    if (s->rules->static_value == NULL)
        return s->rules->value(s->game, state);
    s->rules->static_value(s->game, state, &value);
    if (s->game->unknown != NULL && isnan(value))
        return known_value(s, state);
    return value;
}

uint64_t path_key(uint64_t key, PlycutMove move)
{
    return mix(key * GOLDEN + move + 1);
}

/* The sort key of a child of n, smallest first. */
static double sort_key(Search *s, const Node *n, PlycutMove move, size_t index, PlycutOrder order)
{
    if (order == PLYCUT_ORDER_REVERSED)
        return -(double)index;
    PlycutState child;
    PlycutMoves moves;
    s->rules->play(s->game, &n->state, move, &child);
    if (order == PLYCUT_ORDER_FEWEST)
        return s->rules->moves(s->game, &child, &moves) ? (double)plycut_moves_count(&moves) : 0;
    double value =
        order == PLYCUT_ORDER_STATIC ? static_value(s, &child) : true_value(s, &n->state, &child);
    return plycut_for_mover(n->state.player, order == PLYCUT_ORDER_WORST ? value : -value);
}

static bool comes_after(const Ranked *a, const Ranked *b)
{
    return a->key > b->key || (a->key == b->key && a->index > b->index);
}

static void sift_down(Ranked *heap, size_t root, size_t count)
{
    Ranked moving = heap[root];
    for (size_t child; (child = 2 * root + 1) < count; root = child) {
        if (child + 1 < count && comes_after(&heap[child + 1], &heap[child]))
            child++;
        if (!comes_after(&heap[child], &moving))
            break;
        heap[root] = heap[child];
    }
    heap[root] = moving;
}

/* Insertion sort: the fewest steps for the usual, small number of children. */
static void sort_short(Ranked *ranked, size_t count)
{
    for (size_t i = 1; i < count; i++) {
        Ranked moving = ranked[i];
        size_t place = i;
        for (; place > 0 && ranked[place - 1].key > moving.key; place--)
            ranked[place] = ranked[place - 1];
        ranked[place] = moving;
    }
}

/* Heapsort (Williams 1964), because a node may have a million children. */
static void sort_long(Ranked *ranked, size_t count)
{
    for (size_t i = count / 2; i-- > 0;)
        sift_down(ranked, i, count);
    for (size_t last = count; last-- > 1;) {
        Ranked top = ranked[0];
        ranked[0] = ranked[last];
        ranked[last] = top;
        sift_down(ranked, 0, last);
    }
}

/* The index breaks ties, so the result is that of a stable sort. */
void sort_ranked(Search *s, PlycutMove *list, size_t count)
{
    enum { SHORT = 24 };
    if (count <= SHORT)
        sort_short(s->ranked, count);
    else
        sort_long(s->ranked, count);
    for (size_t i = 0; i < count; i++)
        list[i] = s->ranked[i].move;
}

/* Fisher & Yates; the result depends only on seed and path. */
static void shuffle(uint64_t key, PlycutMove *list, size_t count)
{
    Draws draws = {key};
    for (size_t i = count; i > 1; i--) {
        const size_t j = (size_t)draw_below(&draws, i);
        PlycutMove swapped = list[i - 1];
        list[i - 1] = list[j];
        list[j] = swapped;
    }
}

/* Move one element of a list; the others keep their order. */
static void move_to(PlycutMove *list, size_t from, size_t to)
{
    const PlycutMove moved = list[from];
    for (; from > to; from--)
        list[from] = list[from - 1];
    for (; from < to; from++)
        list[from] = list[from + 1];
    list[to] = moved;
}

/* At P percent of the nodes, which the key chooses, move the best child to the front; at the others, if it is there, move
 * it to another place: among children in random order all that changes is how often the best one is first. */
static void order_quality(Search *s, const Node *n, PlycutMove *list, size_t count)
{
    enum { PERCENT = 100 };
    Draws draws = {n->key};
    const bool first = draw_below(&draws, PERCENT) < s->options.seed % PLYCUT_QUALITY_UNIT;
    size_t best = 0;
    double least = INFINITY;
    for (size_t i = 0; i < count; i++) {
        const double key = sort_key(s, n, list[i], i, PLYCUT_ORDER_BEST);
        best = key < least ? i : best;
        least = fmin(key, least);
    }
    if (first != (best == 0))
        move_to(list, best, first ? 0 : 1 + (size_t)draw_below(&draws, count - 1));
}

static double number_of(const MoveRanks *ranks, PlycutMove move)
{
    double number = 0;
    for (int i = RANK_PLANES; i-- > 0;)
        number = 2 * number + (double)(ranks->plane[i] >> move & 1);
    return number;
}

/* Sort the list; equal elements keep their order. */
static void sort_list(Search *s, const Node *n, PlycutOrder order, PlycutMove *list, size_t count)
{
    MoveRanks ranks;
    const bool by_rank = ahead_rank_by(s, n, n->left.moves.set, order, &ranks);
    for (size_t i = 0; i < count; i++) {
        const double key =
            by_rank ? -number_of(&ranks, list[i]) : sort_key(s, n, list[i], i, order);
        s->ranked[i] = (Ranked){key, (uint32_t)i, list[i]};
    }
    sort_ranked(s, list, count);
}

/* Is there a choice between moves that a game can rank? */
static bool has_choice(const PlycutMoves *moves)
{
    return (moves->set & (moves->set - 1)) != 0;
}

static size_t list_moves(PlycutMoves moves, PlycutMove *list)
{
    size_t count = 0;
    while (plycut_moves_take(&moves, &list[count]))
        count++;
    return count;
}

static size_t list_ranked(uint64_t moves, const MoveRanks *ranks, PlycutMove *list)
{
    size_t count = 0;
    while (moves != 0) {
        const uint64_t first = ranked_first(ranks, moves);
        count += list_moves((PlycutMoves){.set = first}, list + count);
        moves ^= first;
    }
    return count;
}

/* The search sorts itself what the game cannot rank. */
static size_t sort_children(Search *s, const Node *n, PlycutMove *list)
{
    const PlycutSearchOptions *o = &s->options;
    MoveRanks ranks;
    if (has_choice(&n->left.moves) && ahead_rank(s, n, n->left.moves.set, &ranks))
        return list_ranked(n->left.moves.set, &ranks, list);
    const size_t count = list_moves(n->left.moves, list);
    if (o->order == PLYCUT_ORDER_SHUFFLE)
        shuffle(n->key, list, count);
    if (count > 1 && o->order == PLYCUT_ORDER_QUALITY)
        order_quality(s, n, list, count);
    if (count > 1 && o->then != PLYCUT_ORDER_GIVEN)
        sort_list(s, n, o->then, list, count);
    if (count > 1 && o->order != PLYCUT_ORDER_GIVEN && o->order < PLYCUT_ORDER_SHUFFLE)
        sort_list(s, n, o->order, list, count);
    return count;
}

/* Sort the moves of n->left.moves into a list. */
static size_t list_children(Search *s, Node *n)
{
    PlycutMove *list = s->list + s->list_used;
    const size_t count = sort_children(s, n, list);
    n->list_base = s->list_used;
    s->list_used += count;
    n->left.list = list;
    n->left.count = count;
    return count;
}

/* ---- Only the first -------------------------------------------------------------------------- */

static bool has_remembered(const Search *s, const Node *n)
{
    return (s->options.learned & PLYCUT_LEARNED_HASH) != 0 && n->ply <= s->table_ply &&
           n->remembered != NO_MOVE;
}

/* Put the first of these moves in n->left, if the game can rank them, and the others aside. */
static bool put_first(Search *s, Node *n, uint64_t moves)
{
    Ahead *ahead = &n->ahead;
    ahead->ranked = ahead->ranked || ahead_rank(s, n, moves, &ahead->ranks);
    if (ahead->ranked)
        take_first_ranked(n, moves);
    return ahead->ranked;
}

/* Leave only the first children, which often cut off, and put the others aside. */
static bool put_aside(Search *s, Node *n)
{
    const uint64_t all = n->left.moves.set;
    if (!s->plan.postpones || n->leading || !has_choice(&n->left.moves))
        return false;
    if (!has_remembered(s, n))
        return put_first(s, n, all);
    n->left.moves.set = UINT64_C(1) << n->remembered;
    n->ahead.aside = all ^ n->left.moves.set;
    return true;
}

void order_aside(Search *s, Node *n)
{
    n->left.moves.set = n->ahead.aside;
    n->ahead.aside = 0;
    if (!put_first(s, n, n->left.moves.set) && s->options.order != PLYCUT_ORDER_GIVEN)
        list_children(s, n);
}

/* May a move be promoted here? If only the table's moves are promoted, the table must have one. */
static bool may_promote(const Search *s, const Node *n)
{
    return n->leading || (s->options.learned & ~(unsigned)PLYCUT_LEARNED_HASH) != 0 ||
           has_remembered(s, n);
}

void order_children(Search *s, Node *n)
{
    if (put_aside(s, n))
        return;
    const size_t count = list_children(s, n);
    if (may_promote(s, n) || s->tried != NULL)
        order_by_learning(s, n, count);
}
