package io.github.nqueens.puzzle;

import io.github.nqueens.puzzle.candidates.Sentences;

/**
 * Why a queen or a mark of a player is wrong.
 *
 * @param difficulty how hard it is to see: at once, after techniques of rising difficulty, or from the solution only
 * @param clause what follows "The queen on row 1, column 3 is wrong", up to the full stop
 */
record Reason(int difficulty, String clause) {
    private static final int FROM_THE_SOLUTION = 10;

    /** Goes on from a wrong mark or queen until some unit has no square left. */
    static Reason of(Deduction deduction, Sentences sentences, boolean isQueen) {
        if (deduction.state() == Deduction.State.CONTRADICTION) {
            return new Reason(1, ": no square would be left in " + emptied(deduction, sentences) + ".");
        }
        int difficulty = 1;
        for (Technique technique : Technique.values()) {
            difficulty++;
            deduction.exhaust(technique);
            if (deduction.state() == Deduction.State.CONTRADICTION) {
                String how = technique == Technique.SINGLE ? ": the queens that it forces" : ": what follows from it";
                return new Reason(difficulty, how + " would leave no square in " + emptied(deduction, sentences) + ".");
            }
        }
        return new Reason(
                FROM_THE_SOLUTION,
                isQueen ? ". The solution has no queen there." : ". The solution has a queen there.");
    }

    private static String emptied(Deduction deduction, Sentences sentences) {
        return sentences.unit(deduction.grid().emptyUnit());
    }
}
