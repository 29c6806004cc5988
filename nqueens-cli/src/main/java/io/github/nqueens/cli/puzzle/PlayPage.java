package io.github.nqueens.cli.puzzle;

import io.github.nqueens.cli.output.BadInputException;
import io.github.nqueens.cli.output.OutputFile;
import io.github.nqueens.puzzle.PuzzlePage;
import java.nio.file.Path;

/** The file of a page on which puzzles are played. */
final class PlayPage {
    private PlayPage() {}

    /** Refuses what no page can be before time is spent on puzzles. */
    static OutputFile at(Path output, int puzzles) {
        OutputFile page = OutputFile.at("--output", output, "puzzles are written as a page to play", ".html");
        if (puzzles > PuzzlePage.MOST_PUZZLES) {
            throw new BadInputException(puzzles + " puzzles were asked for, but a page holds at most "
                    + PuzzlePage.MOST_PUZZLES + "; make several pages");
        }
        return page;
    }
}
