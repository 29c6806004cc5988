package io.github.nqueens.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.jr.ob.JSON;
import io.github.nqueens.Board;
import io.github.nqueens.cli.Cli;
import io.github.nqueens.cli.NQueens;
import io.github.nqueens.cli.session.ExitStatus;
import io.github.nqueens.cli.session.Session;
import io.github.nqueens.solutions.Solutions;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import picocli.CommandLine;

class SolutionsCommandTest {
    @Test
    void printsAllSolutionsAsLists() {
        Cli.Ran ran = Cli.run("solutions", "8");
        assertThat(ran.status()).isZero();
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out().lines().map(Board::parse))
                .isEqualTo(Solutions.stream(8).toList());
    }

    /** The solutions of other problems come in the order of an exhaustive search. */
    @Test
    void theHelpPromisesAnOrderOfTheClassicProblemAlone() {
        List<Board> boards = Cli.run("solutions", "8", "--place", "4:4")
                .out()
                .lines()
                .map(Board::parse)
                .toList();
        assertThat(boards)
                .hasSizeGreaterThan(1)
                .isNotEqualTo(boards.stream().sorted().toList());
        assertThat(Cli.run("solutions", "--help").out().replaceAll("\\s+", " "))
                .contains("Solutions of the classic problem come in lexicographic order.")
                .containsOnlyOnce("lexicographic");
    }

    @Test
    void printsFundamentalSolutionsAsGrids() {
        Cli.Ran ran = Cli.run("solutions", "6", "--fundamental", "--format", "grid");
        assertThat(ran.out())
                .isEqualToNormalizingNewlines(Solutions.fundamental(6)
                        .map(board -> board.toGrid() + "\n\n")
                        .collect(Collectors.joining()));
    }

    @Test
    void printsJson() throws IOException {
        Cli.Ran ran = Cli.run("solutions", "6", "--json");
        assertThat(ran.json()).containsEntry("n", 6).containsEntry("from", 0);
        assertThat(ran.json().get("boards"))
                .hasToString(Solutions.stream(6).toList().toString());
        assertThat(Cli.run("solutions", "3", "--json").json()).containsEntry("boards", List.of());
        assertThat(Cli.run("solutions", "6", "--random", "1", "--seed", "5", "--json")
                        .json())
                .containsEntry("seed", 5);
    }

    @Test
    void drawsPictures() {
        String out = Cli.run("solutions", "5", "--limit", "3", "-f", "svg").out();
        assertThat(out.split("<svg", -1)).hasSize(4);
        assertThat(out.split("</svg>", -1)).hasSize(4);
    }

    @Test
    void findsNoMoreThanAsked() {
        Cli.Ran ran = Cli.run("solutions", "27", "--limit", "4");
        List<Board> boards = ran.out().lines().map(Board::parse).toList();
        assertThat(boards).hasSize(4).allMatch(Board::isSolution);
        assertThat(Cli.run("solutions", "27", "--limit", "0").out()).isEmpty();
    }

    @Test
    void noSolutionIsStatusOne() {
        Cli.Ran ran = Cli.run("solutions", "3");
        assertThat(ran.status()).isEqualTo(ExitStatus.NO_RESULT);
        assertThat(ran.out()).isEmpty();
    }

    @Test
    void anInterruptionEndsIt() {
        Session session = new Session(false, null, InputStream.nullInputStream());
        session.interrupt();
        assertThat(Cli.run(session, "solutions", "20").status()).isEqualTo(ExitStatus.INTERRUPTED);
        Cli.Ran json = Cli.run(session, "solutions", "20", "--json");
        assertThat(json.status()).isEqualTo(ExitStatus.INTERRUPTED);
        json.assertHasError();
    }

    @Test
    void refusesBadInputInOneLine() {
        Cli.run("solutions", "6", "--format", "png").assertRefused("one board", "--format svg");
        Cli.run("solutions", "33").assertRefused("33", "32");
        Cli.run("solutions", "8", "--limit", "-1").assertRefused("-1", "not negative");
        Cli.run("solutions", "8", "--format", "json").assertRefused("'json' is not one of grid, list, svg, png");
        Cli.run("solutions", "8", "--format", "bmp").assertRefused("'bmp'");
    }

    @Test
    void drawsTheSameBoardsFromTheSameSeed() {
        String out = Cli.run("solutions", "12", "--random", "5", "--seed", "1").out();
        List<Board> boards = out.lines().map(Board::parse).toList();
        assertThat(boards).hasSize(5).allMatch(Board::isSolution).doesNotHaveDuplicates();
        assertThat(Cli.run("solutions", "12", "--random", "5", "--seed", "1").out())
                .isEqualTo(out);
        assertThat(Cli.run("solutions", "12", "--random", "5").out()).isNotEqualTo(out);
        assertThat(Cli.run("solutions", "10", "--random", "9", "--fundamental")
                        .out()
                        .lines()
                        .map(Board::parse))
                .hasSize(9)
                .allMatch(Board::isCanonical);
    }

    @Test
    void refusesRandomSolutionsOutOfReach() {
        Cli.run("solutions", "19", "--random", "1").assertRefused("19", "18");
        Cli.run("solutions", "8", "--random", "-1").assertRefused("-1", "not negative");
        Cli.run("solutions", "8", "--seed", "1").assertRefused("--seed", "--random");
        Cli.run("solutions", "8", "--random", "1", "--limit", "1").assertRefused("--limit");
    }

    @Test
    void anInterruptionEndsTheSetUpOfRandomSolutions() {
        Session session = new Session(false, null, InputStream.nullInputStream());
        session.interrupt();
        Cli.Ran ran = Cli.run(session, "solutions", "18", "--random", "1");
        assertThat(ran.status()).isEqualTo(ExitStatus.INTERRUPTED);
        assertThat(ran.err()).contains("n = 18", "may take minutes", "interrupted before the first solution");
    }

    /** The next solution of this board would take an hour. */
    private static String interruptedAfterTheFirst(String... more) {
        Session session = new Session(false, null, InputStream.nullInputStream());
        StringWriter shown = new StringWriter();
        Writer interrupting = new Writer() {
            @Override
            public void write(char[] text, int offset, int length) {
                shown.write(text, offset, length);
                session.interrupt();
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        String[] arguments = Stream.concat(Stream.of("solutions", "37", "--rule", "torus"), Stream.of(more))
                .toArray(String[]::new);
        CommandLine commandLine = NQueens.commandLine(session, arguments);
        commandLine.setOut(new PrintWriter(new BufferedWriter(interrupting)));
        int status = NQueens.execute(commandLine, arguments);
        commandLine.getOut().flush();
        assertThat(status).isEqualTo(ExitStatus.INTERRUPTED);
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
        return shown.toString();
    }

    @Test
    @Timeout(60)
    void boardsAreShownBeforeTheNextOneIsFoundAndKeptAtAnInterruption() throws IOException {
        assertThat(interruptedAfterTheFirst().lines().map(Board::parse)).isNotEmpty();
        assertThat(JSON.std.mapFrom(interruptedAfterTheFirst("--json"))).containsKey("boards");
    }
}
