package io.github.nqueens.puzzle;

import io.github.nqueens.Board;
import io.github.nqueens.Square;
import io.github.nqueens.internal.NonNullLists;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * An answer to a player: a mistake, the next step, or a reason why the puzzle is none.
 *
 * @param kind what it is about
 * @param sentence the hint in English; rows and columns count from 1 there
 * @param square the wrong mark, the wrong queen or where a queen belongs; empty for other kinds
 * @param because the squares that show it
 * @param step the deduction, for {@link Kind#STEP} only
 * @param solutions two solutions, for {@link Kind#SEVERAL_SOLUTIONS} only; otherwise empty
 */
public record Hint(
        Kind kind,
        String sentence,
        Optional<Square> square,
        List<Square> because,
        Optional<Deduction.Step> step,
        List<Board> solutions) {

    /** What a hint is about. */
    public enum Kind {
        /** All queens stand where they belong. */
        SOLVED,
        /** A queen stands on a square where the solution has none. */
        WRONG_QUEEN,
        /** A square is marked on which the solution has a queen. */
        WRONG_MARK,
        /** A row, a column or a region has one square left, where its queen belongs. */
        QUEEN,
        /** The next squares to mark. */
        STEP,
        /** No technique leads on. The hint tells a queen of the solution. */
        REVEAL,
        /** The puzzle has no solution. */
        NO_SOLUTION,
        /** The puzzle has several solutions, so nothing that tells them apart can be deduced. */
        SEVERAL_SOLUTIONS,
        /** Limits ended the search before it knew the number of solutions. */
        UNDECIDED
    }

    /**
     * Makes a hint of copies of the lists.
     *
     * @param kind what the hint is about
     * @param sentence the hint in English
     * @param square the square that the hint is about, if it is about one
     * @param because the squares that show it
     * @param step the next step, if there is one
     * @param solutions solutions of the puzzle, where there are several
     */
    public Hint {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(sentence, "sentence");
        Objects.requireNonNull(square, "square");
        because = NonNullLists.of("because", because);
        Objects.requireNonNull(step, "step");
        solutions = NonNullLists.of("solutions", solutions);
    }

    static Hint of(Kind kind, String sentence) {
        return new Hint(kind, sentence, Optional.empty(), List.of(), Optional.empty(), List.of());
    }

    static Hint at(Kind kind, String sentence, Square square, List<Square> because) {
        return new Hint(kind, sentence, Optional.of(square), because, Optional.empty(), List.of());
    }
}
