package io.github.nqueens.puzzle;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.Square;
import io.github.nqueens.puzzle.candidates.Sentences;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Marks and queens that the only solution refutes, and why a person sees that they are wrong. */
final class Mistakes {
    private final Problem puzzle;
    private final List<Square> queens;
    private final List<Square> marks;
    private final Board solution;
    private final Sentences sentences;

    private @Nullable Hint simplest;
    private int difficulty = Integer.MAX_VALUE;

    /**
     * Takes what a player has done.
     *
     * @param puzzle a puzzle
     * @param queens the player's queens
     * @param marks the squares that the player holds for empty
     * @param solution the only one of the puzzle
     * @param sentences name the squares and the regions
     */
    Mistakes(Problem puzzle, List<Square> queens, List<Square> marks, Board solution, Sentences sentences) {
        this.puzzle = puzzle;
        this.queens = queens;
        this.marks = marks;
        this.solution = solution;
        this.sentences = sentences;
    }

    Optional<Hint> simplest() {
        for (Square queen : queens) {
            if (!isInSolution(queen)) {
                explainQueen(queen);
            }
        }
        for (Square mark : marks) {
            if (isInSolution(mark)) {
                explainMark(mark);
            }
        }
        return Optional.ofNullable(simplest);
    }

    private boolean isInSolution(Square square) {
        return solution.column(square.row()) == square.column();
    }

    private void explainQueen(Square queen) {
        String name = name(queen);
        if (!puzzle.isOpen(queen.row(), queen.column())) {
            offer(0, Hint.Kind.WRONG_QUEEN, queen, "The queen on " + name + " stands on a blocked square.", List.of());
            return;
        }
        List<Square> others = new ArrayList<>(puzzle.placed());
        others.addAll(queens);
        for (Square other : others) {
            if (!other.equals(queen) && puzzle.attacks(queen.row(), queen.column(), other.row(), other.column())) {
                String sentence = "The queen on " + name + " is wrong: it and the queen on " + name(other)
                        + " attack each other.";
                offer(0, Hint.Kind.WRONG_QUEEN, queen, sentence, List.of(other));
                return;
            }
        }
        Reason reason = Reason.of(Deduction.of(puzzle, List.of(), List.of(queen), sentences), sentences, true);
        String sentence = "The queen on " + name + " is wrong" + reason.clause();
        offer(reason.difficulty(), Hint.Kind.WRONG_QUEEN, queen, sentence, List.of());
    }

    private void explainMark(Square mark) {
        Reason reason = Reason.of(Deduction.of(puzzle, List.of(mark), List.of(), sentences), sentences, false);
        String sentence = "The mark on " + name(mark) + " is wrong" + reason.clause();
        offer(reason.difficulty(), Hint.Kind.WRONG_MARK, mark, sentence, List.of());
    }

    private String name(Square square) {
        return sentences.square(square.row() * puzzle.size() + square.column());
    }

    private void offer(int hardness, Hint.Kind kind, Square square, String sentence, List<Square> because) {
        if (hardness < difficulty) {
            difficulty = hardness;
            simplest = Hint.at(kind, sentence, square, because);
        }
    }
}
