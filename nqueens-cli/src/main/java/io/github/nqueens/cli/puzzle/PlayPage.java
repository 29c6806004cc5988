package io.github.nqueens.cli.puzzle;

import io.github.nqueens.Problem;
import io.github.nqueens.cli.output.BadInputException;
import io.github.nqueens.cli.output.OutputFile;
import io.github.nqueens.cli.output.Printer;
import io.github.nqueens.cli.worksheet.PuzzleSheet;
import io.github.nqueens.puzzle.PuzzlePage;
import java.nio.file.Path;
import java.util.List;

/** The files of pages on which puzzles are played, and of sheets on which they are printed. */
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

    /** Refuses puzzles that no page can show before time is spent on them. */
    static OutputFile of(Path output, List<Problem> puzzles) {
        for (int i = 0; i < puzzles.size(); i++) {
            int n = puzzles.get(i).size();
            if (n > PuzzlePage.LARGEST_SIZE) {
                throw new BadInputException("puzzle " + (i + 1) + " has " + n + " rows, but a page shows at most "
                        + PuzzlePage.LARGEST_SIZE + "; leave it or --output out");
            }
        }
        return at(output, puzzles.size());
    }

    /** Refuses what no sheet can be before time is spent on puzzles. */
    static OutputFile sheetAt(Path sheet) {
        return OutputFile.at("--sheet", sheet, "puzzles are written as a page, which a browser prints", ".html");
    }

    static void writeSheet(OutputFile sheet, List<Problem> puzzles, Printer printer) {
        sheet.write(writer -> writer.write(PuzzleSheet.html(puzzles)));
        printer.wrote(List.of(sheet.path()));
    }
}
