package io.github.nqueens.cli;

import io.github.nqueens.Board;
import io.github.nqueens.CancellationToken;
import io.github.nqueens.algorithms.exact.Solutions;
import io.github.nqueens.visual.BoardSvg;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Iterator;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code nqueens solutions}: all solutions, one after the other. */
@Command(
        name = "solutions",
        description = "Prints all solutions in lexicographic order, as they are found.",
        footer = {
            "",
            "Formats: list has a line for each solution, the column of each row; grid has n lines and an empty one; svg has"
                    + " a picture each, to be put into a page.",
            "",
            "Examples:",
            "  nqueens solutions 6",
            "  nqueens solutions 8 --fundamental --format grid",
            "  nqueens solutions 20 --limit 1000 > some.txt"
        })
final class SolutionsCommand implements Callable<Integer> {
    /** So many boards are printed between two looks at whether anybody still reads them. */
    private static final int BOARDS_PER_LOOK = 1024;

    private final Session session;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Parameters(paramLabel = "n", description = "size of the board, 1 to 32", converter = Converters.Size.class)
    private int size;

    @Option(names = "--limit", paramLabel = "number", description = "ends after so many solutions")
    private Long limit;

    @Option(names = "--fundamental", description = "only one of those that are rotations and reflections of each other")
    private boolean fundamental;

    @Option(
            names = {"-f", "--format"},
            paramLabel = "format",
            description = "list, grid or svg; by default list",
            converter = Converters.Format.class)
    private BoardFormat format = BoardFormat.LIST;

    @Option(names = "--json", description = "prints one JSON array of the solutions")
    private boolean json;

    SolutionsCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() throws IOException {
        if (limit != null && limit < 0) {
            throw new BadInputException("--limit is " + limit + ", but a number of solutions is not negative");
        }
        if (format == BoardFormat.JSON) {
            throw new BadInputException("--format json is for one board; --json prints all solutions as JSON");
        }
        PrintWriter out = spec.commandLine().getOut();
        long printed = 0;
        try (Stream<Board> solutions = fundamental ? Solutions.fundamental(size) : Solutions.stream(size)) {
            CancellationToken cancellation = session.cancellation();
            Iterator<Board> boards = solutions.iterator();
            if (json) {
                out.print("[");
            }
            while ((limit == null || printed < limit) && !cancellation.isCancelled() && boards.hasNext()) {
                if (json) {
                    printJson(boards.next(), printed == 0, out);
                } else {
                    print(boards.next(), out);
                }
                if (++printed % BOARDS_PER_LOOK == 0 && out.checkError()) {
                    break;
                }
            }
            if (json) {
                out.println(printed == 0 ? "]" : System.lineSeparator() + "]");
            }
            out.flush();
            return cancellation.isCancelled() ? NQueens.INTERRUPTED : printed == 0 ? NQueens.NO_RESULT : 0;
        }
    }

    /** A line each: the columns by row are a JSON array as they are. */
    private static void printJson(Board board, boolean first, PrintWriter out) {
        out.print((first ? "" : ",") + System.lineSeparator() + "  " + board);
    }

    private void print(Board board, PrintWriter out) throws IOException {
        switch (format) {
            case GRID -> {
                BoardFormat.writeGrid(board, out);
                out.println();
            }
            case SVG -> {
                BoardSvg.of(board).withCoordinates(true).writeTo(out);
                out.println();
            }
            default -> BoardFormat.writeList(board, out);
        }
    }
}
