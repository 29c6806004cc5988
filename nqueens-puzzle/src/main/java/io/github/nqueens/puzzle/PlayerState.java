package io.github.nqueens.puzzle;

import io.github.nqueens.Board;
import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import io.github.nqueens.Square;
import io.github.nqueens.puzzle.candidates.CandidateGrid;
import io.github.nqueens.puzzle.candidates.Sentences;
import io.github.nqueens.solutions.Solutions;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The progress of a player in a puzzle: squares marked as empty, and queens. Placed queens of the puzzle belong to the
 * puzzle, not to the state.
 *
 * <pre>{@code
 * PlayerState state = PlayerState.builder(puzzle).queen(0, 2).mark(3, 1).build();
 * System.out.println(state.hint().sentence());
 * }</pre>
 *
 * <p>Immutable and safe for use by several threads.
 */
public final class PlayerState {
    private final Problem puzzle;
    private final List<Square> marks;
    private final List<Square> queens;
    private final List<String> regionNames;

    private PlayerState(Builder builder) {
        this.puzzle = builder.puzzle;
        this.marks = squares(builder.marks);
        this.queens = squares(builder.queens);
        this.regionNames = builder.regionNames;
    }

    private List<Square> squares(Set<Integer> numbers) {
        int n = puzzle.size();
        return numbers.stream()
                .map(number -> new Square(number / n, number % n))
                .toList();
    }

    /**
     * Starts with nothing done.
     *
     * @param puzzle what is played, of at most 16,384 rows
     * @return a builder
     * @throws IllegalArgumentException if it has more rows
     */
    public static Builder builder(Problem puzzle) {
        CandidateGrid.requireSize(Objects.requireNonNull(puzzle, "puzzle").size());
        return new Builder(puzzle);
    }

    /**
     * What is played.
     *
     * @return the puzzle
     */
    public Problem puzzle() {
        return puzzle;
    }

    /**
     * The squares marked as empty.
     *
     * @return a list that cannot be changed, by rows and columns
     */
    public List<Square> marks() {
        return marks;
    }

    /**
     * The queens of the player.
     *
     * @return a list that cannot be changed, by rows and columns
     */
    public List<Square> queens() {
        return queens;
    }

    /**
     * Tells whether some solution of the puzzle has all queens of the player and none on a mark. Searches exhaustively, like
     * {@link Solutions#stream(Problem)}.
     *
     * @return whether the player can go on to a solution without taking anything back
     * @throws java.util.concurrent.CancellationException if the thread is interrupted meanwhile
     * @throws IllegalArgumentException if there are neither queens nor marks and the puzzle is the classic problem of more than
     *     32 rows
     */
    public boolean isSolvable() {
        Problem.Builder rest = puzzle.toBuilder();
        marks.forEach(mark -> rest.block(mark.row(), mark.column()));
        for (Square queen : queens) {
            if (!puzzle.isPlaced(queen.row(), queen.column())) {
                rest.place(queen.row(), queen.column());
            }
        }
        try (Stream<Board> solutions = Solutions.stream(rest.build())) {
            return solutions.findFirst().isPresent();
        }
    }

    /**
     * What to tell the player: that the puzzle has no solution or several, a mistake with its reason, or the next step. A
     * mistake whose reason is simplest comes first. Searches for two solutions exhaustively, like {@link Uniqueness}; an
     * interrupt of the thread ends that.
     *
     * @return the hint
     */
    public Hint hint() {
        return hint(Limits.none());
    }

    /**
     * What to tell the player, as {@link #hint()}, unless limits end the search for two solutions.
     *
     * @param limits when to end the search; the steps after it take milliseconds
     * @return the hint; {@link Hint.Kind#UNDECIDED} if the search was ended
     */
    public Hint hint(Limits limits) {
        Uniqueness uniqueness = Uniqueness.of(puzzle, limits);
        if (uniqueness.reason().isPresent()) {
            return Hint.of(
                    Hint.Kind.UNDECIDED,
                    "It is not known yet whether this puzzle has exactly one solution: "
                            + uniqueness.reason().get() + ".");
        }
        List<Board> solutions = uniqueness.solutions();
        if (solutions.isEmpty()) {
            return Hint.of(Hint.Kind.NO_SOLUTION, "This puzzle has no solution.");
        }
        if (solutions.size() > 1) {
            return new Hint(
                    Hint.Kind.SEVERAL_SOLUTIONS,
                    "This puzzle has several solutions, so no step is certain.",
                    Optional.empty(),
                    List.of(),
                    Optional.empty(),
                    solutions);
        }
        Board solution = solutions.get(0);
        Sentences sentences = new Sentences(puzzle.size(), regionNames);
        return new Mistakes(puzzle, queens, marks, solution, sentences)
                .simplest()
                .orElseGet(() -> next(solution, sentences));
    }

    private Hint next(Board solution, Sentences sentences) {
        int n = puzzle.size();
        Deduction deduction = Deduction.of(puzzle, marks, queens, sentences);
        CandidateGrid grid = deduction.grid();
        boolean complete = true;
        for (int unit = 0; unit < grid.units; unit++) {
            int square = grid.firstOf(unit);
            Square queen = new Square(square / n, square % n);
            boolean stands = queens.contains(queen) || puzzle.isPlaced(queen.row(), queen.column());
            complete &= stands;
            if (grid.count(unit) == 1 && !stands) {
                return Hint.at(Hint.Kind.QUEEN, sentences.place(unit, square), queen, List.of(queen));
            }
        }
        if (complete) {
            return Hint.of(Hint.Kind.SOLVED, "The puzzle is solved.");
        }
        Optional<Deduction.Step> step = deduction.next();
        if (step.isPresent()) {
            return new Hint(
                    Hint.Kind.STEP,
                    step.get().sentence(),
                    Optional.empty(),
                    step.get().because(),
                    step,
                    List.of());
        }
        return reveal(solution, grid, sentences);
    }

    /** A queen of the row with the fewest candidates. */
    private Hint reveal(Board solution, CandidateGrid grid, Sentences sentences) {
        int best = -1;
        for (int row = 0; row < grid.size; row++) {
            if (grid.count(row) > 1 && (best < 0 || grid.count(row) < grid.count(best))) {
                best = row;
            }
        }
        Square queen = new Square(best, solution.column(best));
        return Hint.at(
                Hint.Kind.REVEAL,
                "None of the techniques leads on. The solution has a queen on "
                        + sentences.square(best * grid.size + queen.column()) + ".",
                queen,
                List.of());
    }

    /**
     * The puzzle's size, how many marks there are, and how many queens.
     *
     * @return for example {@code "PlayerState[n=8, marks=12, queens=3]"}
     */
    @Override
    public String toString() {
        return "PlayerState[n=" + puzzle.size() + ", marks=" + marks.size() + ", queens=" + queens.size() + "]";
    }

    /** Collects marks and queens. Doing one twice is doing it once. Not safe for use by several threads. */
    public static final class Builder {
        private final Problem puzzle;
        private final TreeSet<Integer> marks = new TreeSet<>();
        private final TreeSet<Integer> queens = new TreeSet<>();
        private List<String> regionNames = List.of();

        private Builder(Problem puzzle) {
            this.puzzle = puzzle;
        }

        /**
         * Marks a square as empty.
         *
         * @param row from 0 to n - 1
         * @param column from 0 to n - 1
         * @return this builder
         * @throws IllegalArgumentException if the square is outside the board or has a queen
         */
        public Builder mark(int row, int column) {
            add(marks, queens, "a queen", row, column);
            return this;
        }

        /**
         * Puts a queen.
         *
         * @param row from 0 to n - 1
         * @param column from 0 to n - 1
         * @return this builder
         * @throws IllegalArgumentException if the square is outside the board or is marked
         */
        public Builder queen(int row, int column) {
            add(queens, marks, "a mark", row, column);
            return this;
        }

        /**
         * Sets what hints call the regions. Without it they have the letters of {@link Problem#toString()}.
         *
         * @param names for example {@code "the blue region"}, in the order of {@link Problem#region}; empty for letters
         * @return this builder
         * @throws IllegalArgumentException if there are names, but not one for each region
         */
        public Builder regionNames(List<String> names) {
            this.regionNames = Deduction.requireNames(puzzle.size(), names);
            return this;
        }

        private void add(Set<Integer> squares, Set<Integer> others, String other, int row, int column) {
            int n = puzzle.size();
            if (row < 0 || row >= n || column < 0 || column >= n) {
                throw new IllegalArgumentException("row " + row + ", column " + column
                        + " is outside the board: rows and columns go from 0 to " + (n - 1));
            }
            if (others.contains(row * n + column)) {
                throw new IllegalArgumentException(
                        "row " + row + ", column " + column + " has " + other + " already; leave out one of them");
            }
            squares.add(row * n + column);
        }

        /**
         * Makes the state.
         *
         * @return the state; this builder may go on to make others
         */
        public PlayerState build() {
            return new PlayerState(this);
        }
    }
}
