package io.github.nqueens.puzzle;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.Square;
import io.github.nqueens.internal.NonNullLists;
import io.github.nqueens.puzzle.candidates.CandidateGrid;
import io.github.nqueens.puzzle.candidates.Sentences;
import io.github.nqueens.puzzle.candidates.Techniques;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Solves a problem as a person does: keeps the candidates, which are the squares that may still hold a queen, and rules them
 * out one {@link Technique} at a time. At the start the candidates are the open squares that no placed queen attacks.
 * Placed queens are candidates.
 *
 * <p>It works for every size and every attack rule, with or without regions, placed queens and blocked squares. A
 * technique never deletes a square of a solution. So a problem that is solved this way has no other solution, and a problem
 * with several solutions stays open. Which candidates remain after {@link #exhaust} does not depend on the order of the
 * steps, as long as there is a solution.
 *
 * <p>A step is chosen deterministically. It has the simplest technique that deletes anything. Among the steps of one
 * technique, the one that needs the least to look at comes first: the unit with the fewest candidates, the smallest Hall
 * set, the assumption with the fewest forced queens. Ties go to rows before columns before regions, and to lower numbers.
 * If the candidates of k + 1 units of one kind lie in k units of another, there is no solution. A step that shows this comes
 * from a Hall set of k of these units, and a smaller Hall set may exist.
 *
 * <p>{@code exhaust} takes about 0.1 ms at n = 12 with all techniques. Memory is O(n<sup>2</sup>). A deduction changes with each step and has
 * one owner: it is not safe for use by several threads.
 */
public final class Deduction {
    private final Problem problem;
    private final CandidateGrid grid;
    private final StepFinder finder;
    private final Techniques techniques;

    /** What the candidates amount to. */
    public enum State {
        /** Neither solved nor contradictory: as far as is known, several candidates may hold queens. */
        OPEN,
        /** The candidates left are a solution, which is the only one. */
        SOLVED,
        /** A row, a column or a region has no candidate left, so there is no solution. */
        CONTRADICTION
    }

    /**
     * One step of a deduction.
     *
     * @param technique how the squares are ruled out
     * @param because the squares that show it: the candidate that holds a queen, the candidates of the confined, stranded or
     *     Hall units, or the assumed queen and those that it forces, in order
     * @param deleted the candidates that are ruled out, at least one, by rows and columns
     * @param sentence the step in English; rows and columns count from 1 there, and regions have the letters of {@link
     *     Problem#toText()}
     */
    public record Step(Technique technique, List<Square> because, List<Square> deleted, String sentence) {
        /**
         * Makes a step of copies of the lists.
         *
         * @param technique how the squares are ruled out
         * @param because the squares that show it
         * @param deleted the candidates that are ruled out
         * @param sentence the step in English
         */
        public Step {
            Objects.requireNonNull(technique, "technique");
            because = NonNullLists.of("because", because);
            deleted = NonNullLists.of("deleted", deleted);
            Objects.requireNonNull(sentence, "sentence");
        }
    }

    private Deduction(Problem problem, CandidateGrid grid, Sentences sentences) {
        this.problem = problem;
        this.grid = grid;
        this.techniques = new Techniques(grid);
        this.finder = new StepFinder(grid, techniques, sentences);
    }

    /**
     * Starts with the open squares that no placed queen attacks.
     *
     * @param problem a problem of at most 16,384 rows; it takes about 40n<sup>2</sup> bytes of memory
     * @return a deduction at its beginning
     * @throws IllegalArgumentException if it has more rows
     */
    public static Deduction of(Problem problem) {
        return of(problem, List.of());
    }

    /**
     * Starts like {@link #of(Problem)}, with names of regions in its sentences.
     *
     * @param problem a problem of at most 16,384 rows; it takes about 40n<sup>2</sup> bytes of memory
     * @param regionNames what a player calls each region, for example {@code "the blue region"}, in the order of
     *     {@link Problem#region}; empty for the letters of {@link Problem#toString()}
     * @return a deduction at its beginning
     * @throws IllegalArgumentException if it has more rows, or if there are names, but not n of them
     */
    public static Deduction of(Problem problem, List<String> regionNames) {
        CandidateGrid grid = CandidateGrid.of(Objects.requireNonNull(problem, "problem"));
        return new Deduction(problem, grid, new Sentences(grid.size, requireNames(grid.size, regionNames)));
    }

    /** A copy of names, if they are as many as there are regions, or none. */
    static List<String> requireNames(int n, List<String> regionNames) {
        List<String> names = NonNullLists.of("regionNames", regionNames);
        if (!names.isEmpty() && names.size() != n) {
            throw new IllegalArgumentException("there are " + names.size() + " names, but " + n
                    + " regions; give a name for each, or none at all");
        }
        return names;
    }

    /** Starts from what a player has done: neither marked squares nor those that a queen attacks are candidates. */
    static Deduction of(Problem problem, Iterable<Square> marks, Iterable<Square> queens, Sentences sentences) {
        CandidateGrid grid = CandidateGrid.of(problem);
        int n = problem.size();
        for (Square mark : marks) {
            grid.delete(mark.row() * n + mark.column());
        }
        for (Square queen : queens) {
            grid.deleteAttacked(queen.row() * n + queen.column());
        }
        return new Deduction(problem, grid, sentences);
    }

    /**
     * Rates how hard a problem is to solve.
     *
     * @param problem a problem of at most 16,384 rows
     * @return the simplest technique that solves the problem together with those before it, or empty if all of them do not
     *     suffice; that includes every problem without a solution or with several
     * @throws IllegalArgumentException if it has more rows
     */
    public static Optional<Technique> rating(Problem problem) {
        Deduction deduction = of(problem);
        for (Technique technique : Technique.values()) {
            deduction.exhaust(technique);
            if (deduction.state() != State.OPEN) {
                return deduction.state() == State.SOLVED ? Optional.of(technique) : Optional.empty();
            }
        }
        return Optional.empty();
    }

    /**
     * Applies the simplest step. Takes about as long as {@link #exhaust} at most.
     *
     * @return the step, or empty if no technique deletes anything or there is a contradiction
     */
    public Optional<Step> next() {
        return next(Technique.ASSUMPTION);
    }

    /**
     * Applies the simplest step that there is, up to a technique.
     *
     * @param hardest the hardest technique that may be used
     * @return the step, or empty if no such technique deletes anything or there is a contradiction
     */
    public Optional<Step> next(Technique hardest) {
        Objects.requireNonNull(hardest, "hardest");
        if (grid.hasEmptyUnit()) {
            return Optional.empty();
        }
        for (Technique technique : Technique.values()) {
            if (technique.compareTo(hardest) > 0) {
                break;
            }
            Optional<StepFinder.Finding> found = finder.find(technique);
            if (found.isPresent()) {
                for (int square : found.get().deleted()) {
                    grid.delete(square);
                }
                return found.map(this::step);
            }
        }
        return Optional.empty();
    }

    private Step step(StepFinder.Finding found) {
        return new Step(found.technique(), squares(found.because()), squares(found.deleted()), found.sentence());
    }

    private List<Square> squares(int[] squares) {
        return Arrays.stream(squares)
                .mapToObj(square -> new Square(grid.rowOf[square], grid.columnOf[square]))
                .toList();
    }

    /**
     * Applies all techniques up to one, until none of them deletes a candidate or there is a contradiction.
     *
     * @param hardest the hardest technique that may be used
     */
    public void exhaust(Technique hardest) {
        techniques.exhaust(Objects.requireNonNull(hardest, "hardest"));
    }

    /**
     * The number of candidates. Takes O(1).
     *
     * @return from 0 to n<sup>2</sup>
     */
    public int candidates() {
        return grid.candidates();
    }

    /**
     * Tells whether a square may still hold a queen. Takes O(1).
     *
     * @param row from 0 to n - 1
     * @param column from 0 to n - 1
     * @return whether it is a candidate
     * @throws IndexOutOfBoundsException if the square is outside the board
     */
    public boolean isCandidate(int row, int column) {
        Objects.checkIndex(row, grid.size);
        Objects.checkIndex(column, grid.size);
        return grid.isOpen(row * grid.size + column);
    }

    /**
     * What the candidates amount to. Takes O(n).
     *
     * @return the state
     */
    public State state() {
        if (grid.hasEmptyUnit()) {
            return State.CONTRADICTION;
        }
        return board().isPresent() ? State.SOLVED : State.OPEN;
    }

    /**
     * The solution, if the deduction got there. Takes O(n).
     *
     * @return the solution if {@link #state()} is SOLVED, or else empty
     */
    public Optional<Board> board() {
        if (grid.hasEmptyUnit() || grid.candidates() != grid.size) {
            return Optional.empty();
        }
        int[] columns = new int[grid.size];
        Arrays.setAll(columns, row -> grid.columnOf[grid.firstOf(row)]);
        return Optional.of(Board.of(columns)).filter(problem::isSolution);
    }

    CandidateGrid grid() {
        return grid;
    }

    /**
     * The problem's size, how many candidates are left, and the state.
     *
     * @return for example {@code "Deduction[n=8, candidates=23, state=OPEN]"}
     */
    @Override
    public String toString() {
        return "Deduction[n=" + grid.size + ", candidates=" + grid.candidates() + ", state=" + state() + "]";
    }
}
