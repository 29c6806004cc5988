package io.github.nqueens.cli.puzzle;

import io.github.nqueens.Problem;
import io.github.nqueens.Square;
import io.github.nqueens.cli.input.InputFile;
import io.github.nqueens.cli.output.BadInputException;
import io.github.nqueens.puzzle.Deduction;
import io.github.nqueens.puzzle.Technique;
import io.github.nqueens.visual.StepSvg;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The picture of one step of a deduction.
 *
 * @param number of the step, from 1
 * @param svg the picture
 */
record StepPicture(int number, StepSvg svg) {

    /**
     * Draws a step of the deduction that {@code --explain} tells.
     *
     * @param wanted its number from 1, or null for the first step of the hardest technique
     */
    static StepPicture of(InputFile.Begun begun, Integer wanted) {
        Problem puzzle = begun.problem();
        if (puzzle.size() > StepSvg.LARGEST_SIZE) {
            throw new BadInputException("the puzzle has " + puzzle.size() + " rows, but a step is drawn on at most "
                    + StepSvg.LARGEST_SIZE + "; leave out --output");
        }
        Deduction deduction = Deduction.of(puzzle, begun.regions());
        List<Square> candidates = candidates(puzzle, deduction);
        Technique hardest = null;
        StepPicture picture = null;
        int number = 0;
        for (Optional<Deduction.Step> next = deduction.next(); next.isPresent(); next = deduction.next()) {
            Deduction.Step step = next.get();
            number++;
            boolean harder = hardest == null || step.technique().compareTo(hardest) > 0;
            if (wanted == null ? harder : wanted == number) {
                hardest = step.technique();
                picture = new StepPicture(
                        number, StepSvg.of(puzzle, candidates, step.because(), step.deleted(), step.sentence()));
            }
            candidates = candidates(puzzle, deduction);
        }
        if (picture == null) {
            throw new BadInputException(
                    number == 0
                            ? "no step can be drawn, because the techniques delete nothing; leave out --output"
                            : "--step is " + wanted + ", but the steps go from 1 to " + number);
        }
        return picture;
    }

    private static List<Square> candidates(Problem puzzle, Deduction deduction) {
        List<Square> candidates = new ArrayList<>();
        for (int row = 0; row < puzzle.size(); row++) {
            for (int column = 0; column < puzzle.size(); column++) {
                if (deduction.isCandidate(row, column)) {
                    candidates.add(new Square(row, column));
                }
            }
        }
        return candidates;
    }
}
