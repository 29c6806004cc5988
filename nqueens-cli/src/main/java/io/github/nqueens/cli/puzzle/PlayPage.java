package io.github.nqueens.cli.puzzle;

import io.github.nqueens.cli.output.BadInputException;
import io.github.nqueens.cli.output.OutputFile;
import io.github.nqueens.puzzle.PuzzlePage;
import java.nio.file.Path;
import java.util.Locale;

/** The file of a page on which puzzles are played. */
final class PlayPage {
    private PlayPage() {}

    /** Refuses what no page can be before time is spent on puzzles. */
    static OutputFile at(Path output, int puzzles) {
        if (!output.toString().toLowerCase(Locale.ROOT).endsWith(".html")) {
            throw new BadInputException("--output is '" + output
                    + "', but puzzles are written as a page to play; name a file that ends in .html");
        }
        if (puzzles > PuzzlePage.MOST_PUZZLES) {
            throw new BadInputException(puzzles + " puzzles were asked for, but a page holds at most "
                    + PuzzlePage.MOST_PUZZLES + "; make several pages");
        }
        return OutputFile.at(output);
    }
}
