package io.github.nqueens.algorithms.exact;

import io.github.nqueens.Board;
import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import io.github.nqueens.Square;
import io.github.nqueens.algorithms.common.Enumerator;
import io.github.nqueens.algorithms.common.HeldEvents;
import io.github.nqueens.algorithms.common.ParameterValues;
import io.github.nqueens.algorithms.exact.engine.cover.DancingLinks;
import io.github.nqueens.internal.Amounts;
import io.github.nqueens.internal.RegionNames;
import io.github.nqueens.spi.Parameter;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverTrait;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * Exact cover: Knuth's Algorithm X with dancing links, complete.
 *
 * <p>Every square is an option that covers the lines through it. Rows and columns, and regions if there are any, are
 * primary items, unless a parameter makes rows alone primary. Exactly one of the chosen options covers each primary
 * item. Diagonals are secondary items, which at most one option
 * covers. So is each pair of squares that touch at a corner or are a knight's move apart, if the problem forbids that.
 *
 * <ol>
 *   <li>If all primary items are covered, the options chosen are a solution.
 *   <li>Choose a primary item that has the fewest options left, the first of them if there are several. Cover it: take it off the list of
 *       items, and its options off the lists of all other items.
 *   <li>Choose the next of its options, cover the other items of the option likewise, and go on at 1.
 *   <li>If there is no next option, uncover the item, go back to the option chosen before, uncover its items, and go on at 3.
 * </ol>
 *
 * <p>The lists are doubly linked, so an element that was taken off one knows where it came from, and returns in two assignments.
 *
 * <p>An iteration is an option chosen, which is a queen placed and a node of the search tree. {@code evaluations} are
 * updates as Knuth counts them: how often a header or an element was taken off a list. A node takes O(n<sup>2</sup>) at
 * most. Memory is O(n<sup>2</sup>), and the search keeps its own stack. Nothing is random: every seed gives the same
 * board. Immutable and safe for use by several threads.
 *
 * <p>Failure modes: the number of nodes to the first solution varies widely with n. Setting up the lists alone takes longer than
 * {@code backtracking} takes for a small board.
 *
 * <p>Source: D. E. Knuth, Dancing links, in: Millennial Perspectives in Computer Science, 2000, arXiv:cs/0011047.
 */
public final class ExactCover implements SearchAlgorithm {
    private static final Parameter<Order> ORDER = Parameter.ofEnum(
            "order", Order.ORGAN_PIPE, "which of the rows, columns and regions with the fewest options comes first");

    private static final Parameter<Primary> PRIMARY = Parameter.ofEnum(
            "primary", Primary.LINES, "what is covered one after the other: rows, columns and regions, or rows alone");

    /** Elements of lists are numbered by an int. */
    private static final int LARGEST_SIZE = 16_384;

    /** The order of the items to cover. */
    public enum Order {
        /** Rows from the first to the last, then columns, then regions. */
        NATURAL,
        /** The middle row, the middle column, and so on outward, alternating between both sides. */
        ORGAN_PIPE
    }

    /** Which items are primary: the search branches on them, until all are covered. */
    public enum Primary {
        /** Rows, columns and regions. */
        LINES,
        /** Rows alone. Columns and regions are secondary, and n queens cover them too. */
        ROWS
    }

    private final ParameterValues<Builder> settings;
    private final Order order;
    private final Primary primary;

    private ExactCover(ParameterValues<Builder> settings) {
        this.settings = settings;
        this.order = settings.get(ORDER);
        this.primary = settings.get(PRIMARY);
    }

    /**
     * Starts from the defaults.
     *
     * @return a builder
     */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * Describes the solver {@code exact-cover}: its source, its traits and its parameters.
     *
     * @return its descriptor
     */
    public static SolverDescriptor descriptor() {
        return SolverDescriptor.builder("exact-cover", ExactCover::builder, Builder::build)
                .alias("dancing-links")
                .summary("Covers all rows and columns by Knuth's Algorithm X with dancing links.")
                .advice(
                        "Choose it to teach exact cover, or to compare with other programs by nodes and updates. It takes"
                                + " every problem.")
                .source("Knuth 2000, Dancing links, arXiv:cs/0011047")
                .trait(SolverTrait.COMPLETE)
                .trait(SolverTrait.DETERMINISTIC)
                .trait(SolverTrait.PARTIAL_BOARDS)
                .trait(SolverTrait.EVERY_PROBLEM)
                .largestSize(LARGEST_SIZE)
                .costUnit("empty rows")
                .parameter(ORDER, Builder::order)
                .parameter(PRIMARY, Builder::primary)
                .build();
    }

    @Override
    public String toString() {
        return settings.text("exact-cover");
    }

    /** The lists. What a listener knows to be ruled out is not counted, as nobody may listen. */
    @Override
    public long memory(Problem problem, Optional<Board> initialBoard) {
        return DancingLinks.bytes(problem);
    }

    @Override
    public SearchOutcome search(SearchContext context) {
        return new Run(context, this).search(solution -> true);
    }

    /**
     * Finds all solutions of a problem, and counts what that takes.
     *
     * @param problem any problem of at most 16,384 rows
     * @param limits when to stop before the end
     * @param solutions gets each solution in the order in which it is found
     * @return how the search ended and what it did
     * @throws IllegalArgumentException if the problem has more rows
     */
    public Enumeration enumerate(Problem problem, Limits limits, Consumer<? super Board> solutions) {
        Objects.requireNonNull(problem, "problem");
        Objects.requireNonNull(limits, "limits");
        Enumerator enumerator = new Enumerator(solutions);
        Work work = new Work();
        boolean isComplete = enumerator.run("exact-cover", LARGEST_SIZE, problem, limits, context -> {
            Run run = new Run(context, this);
            try {
                return run.search(enumerator::add).isUnsolvable();
            } finally {
                work.nodes = run.nodes;
                work.updates = run.links.updates();
            }
        });
        return new Enumeration(isComplete, enumerator.count(), work.nodes, work.updates);
    }

    /**
     * The result of an enumeration, and its work.
     *
     * @param isComplete whether all solutions were found; if not, a limit, an interrupt or a lack of memory ended the search
     * @param solutions how many were found
     * @param nodes the options chosen, and one for the root of the search tree
     * @param updates how often a header or an element was taken off a list
     */
    public record Enumeration(boolean isComplete, long solutions, long nodes, long updates) {}

    /** What an enumeration did, the root alone before it begins. */
    private static final class Work {
        private long nodes = 1;
        private long updates;
    }

    /** One walk through the tree. */
    private static final class Run {
        private final SearchContext context;
        private final Primary primary;
        private final DancingLinks links;
        private final HeldEvents removals;
        private final RuledOutSquares ruledOut;

        /** The node of each option chosen. */
        private final int[] chosen;

        private long nodes = 1;
        private long toldUpdates;

        Run(SearchContext context, ExactCover cover) {
            this.context = context;
            this.primary = cover.primary;
            this.removals = new HeldEvents(context);
            this.chosen = new int[context.size()];
            for (Square queen : context.problem().placed()) {
                context.placed(queen.row(), queen.column());
            }
            this.links = DancingLinks.of(
                    context.problem(),
                    context::requireOngoing,
                    cover.order == Order.ORGAN_PIPE,
                    primary == Primary.ROWS);
            this.ruledOut = new RuledOutSquares(context, removals);
        }

        SearchOutcome search(Predicate<Board> isLast) {
            try {
                return walk(isLast);
            } finally {
                tellUpdates();
            }
        }

        private SearchOutcome walk(Predicate<Board> isLast) {
            int depth = 0;
            int item = links.choose();
            if (item == 0) {
                // The placed queens are the only solution.
                Board placed = board(0);
                return isLast.test(placed) ? SearchOutcome.solved(placed) : SearchOutcome.unsolvable();
            }
            int choices = links.length(item);
            if (choices == 0) {
                holdDeadEnd(item, -1);
            }
            links.cover(item);
            int node = links.next(item);
            while (true) {
                if (node == item) {
                    links.uncover(item);
                    if (--depth < 0) {
                        removals.tell();
                        return SearchOutcome.unsolvable();
                    }
                    node = takeBack(depth);
                    item = links.item(chosen[depth]);
                    choices = links.length(item);
                    continue;
                }
                if (!context.tick()) {
                    return SearchOutcome.stopped();
                }
                chosen[depth] = node;
                links.coverOthers(node);
                depth++;
                int next = links.choose();
                tellQueen(node, item, choices, depth, next);
                if (next != 0) {
                    item = next;
                    choices = links.length(item);
                    links.cover(item);
                    node = links.next(item);
                    continue;
                }
                Board solution = board(depth);
                if (isLast.test(solution)) {
                    return SearchOutcome.solved(solution);
                }
                node = takeBack(--depth);
            }
        }

        /** Takes the queen of a depth off, and returns the option that comes next. */
        private int takeBack(int depth) {
            int node = chosen[depth];
            links.uncoverOthers(node);
            ruledOut.takeBack(links.row(node));
            removals.hold(links.row(node));
            return links.next(node);
        }

        /** An item without an option is a dead end. Only a row is one that listeners have an event for. */
        private void holdDeadEnd(int item, int backTo) {
            if (context.observed() && links.kind(item).equals("row")) {
                removals.holdDeadEnd(links.line(item), backTo);
            }
        }

        /** Tells of a queen, and of the item to cover next if it has no option left. */
        private void tellQueen(int node, int item, int choices, int depth, int next) {
            nodes++;
            int row = links.row(node);
            int column = links.column(node);
            removals.tell();
            context.placed(row, column);
            ruledOut.placed(row, column);
            context.cost((long) context.size() - context.problem().placed().size() - depth);
            if (context.observed()) {
                tellUpdates();
                boolean deadEnd = next != 0 && links.length(next) == 0;
                context.noted(
                        "A queen goes to row {0}, column {1}: its " + links.kind(item) + " had {2} left, and no "
                                + kinds() + " without a queen had fewer."
                                + (deadEnd ? " It leaves no square for " + links.kind(next) + " {3}." : ""),
                        row,
                        column,
                        Amounts.of(choices, "square", "squares"),
                        deadEnd ? nameOf(next) : 0);
                context.measured("updates", (double) links.updates());
                if (deadEnd) {
                    holdDeadEnd(next, row);
                }
            }
        }

        /** Regions have letters. Rows and columns have numbers, so that a page may count them from 1. */
        private Object nameOf(int item) {
            int line = links.line(item);
            return links.kind(item).equals("region") ? RegionNames.of(context.size(), line) : (Object) line;
        }

        private String kinds() {
            if (primary == Primary.ROWS) {
                return "row";
            }
            return context.problem().hasRegions() ? "row, column or region" : "row or column";
        }

        private void tellUpdates() {
            context.evaluated(links.updates() - toldUpdates);
            toldUpdates = links.updates();
        }

        private Board board(int depth) {
            Board.Builder board = Board.builder(context.size());
            for (Square queen : context.problem().placed()) {
                board.set(queen.row(), queen.column());
            }
            for (int i = 0; i < depth; i++) {
                board.set(links.row(chosen[i]), links.column(chosen[i]));
            }
            return board.build();
        }
    }

    /** Collects the parameters of an exact cover search. Not safe for use by several threads. */
    public static final class Builder {
        private final ParameterValues<Builder> settings = new ParameterValues<>(this);

        private Builder() {}

        /**
         * Sets which of the items with the fewest options comes first.
         *
         * @param order organ pipe by default
         * @return this builder
         */
        public Builder order(Order order) {
            return settings.set(ORDER, order);
        }

        /**
         * Sets what the search branches on.
         *
         * @param primary rows, columns and regions by default
         * @return this builder
         */
        public Builder primary(Primary primary) {
            return settings.set(PRIMARY, primary);
        }

        /**
         * Makes the algorithm.
         *
         * @return the algorithm
         */
        public ExactCover build() {
            return new ExactCover(settings.copy());
        }
    }
}
