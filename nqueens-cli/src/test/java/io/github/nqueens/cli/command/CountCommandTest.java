package io.github.nqueens.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.cli.Cli;
import io.github.nqueens.cli.NQueens;
import io.github.nqueens.cli.session.ExitStatus;
import io.github.nqueens.cli.session.Session;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CountCommandTest {
    @TempDir
    Path folder;

    /** The method named is the one that counted: a join of a small board is left to backtracking. */
    @ParameterizedTest
    @CsvSource({
        "12, '14,200', '1,787', join, backtracking",
        "15, '2,279,184', '285,053', join, join",
        "12, '14,200', '1,787', backtracking, backtracking",
        "12, '14,200', '1,787', breadth-first, breadth-first"
    })
    void countsByEachMethod(String n, String solutions, String fundamental, String method, String counted)
            throws IOException {
        String[] arguments = {"count", n, "--method", method, "--fundamental", "--threads", "2"};
        Cli.Ran ran = Cli.run(arguments);
        assertThat(ran.status()).isZero();
        assertThat(ran.out())
                .startsWith(
                        solutions + " solutions of n = " + n + ", " + fundamental + " fundamental, " + counted + ", ");
        assertThat(ran.out().lines()).hasSize(1);
        assertThat(Cli.run("count", n, "--method", method, "--json").json()).containsEntry("method", counted);
    }

    @Test
    void countsWithoutAnyOption() {
        assertThat(Cli.run("count", "1").out()).startsWith("1 solution of n = 1, backtracking, ");
        Cli.Ran none = Cli.run("count", "3");
        assertThat(none.out()).startsWith("0 solutions of n = 3, ");
        assertThat(none.status()).isEqualTo(ExitStatus.NO_RESULT);
        assertThat(Cli.run("count", "10", "--estimate", "--seed", "1").out())
                .startsWith("about 7")
                .contains("between 7")
                .doesNotContain("e2");
    }

    @Test
    void jsonHoldsTheCount() throws IOException {
        assertThat(Cli.run("count", "9", "--fundamental", "--json").json())
                .containsEntry("n", 9)
                .containsEntry("method", "backtracking")
                .containsEntry("status", "COMPLETE")
                .containsEntry("solutions", 352)
                .containsEntry("fundamental", 46);
    }

    @Test
    void goesOnFromACheckpoint() throws IOException {
        Path checkpoint = folder.resolve("count");
        String[] arguments = {"count", "11", "-m", "backtracking", "--checkpoint", checkpoint.toString()};
        assertThat(Cli.run(arguments).out()).startsWith("2,680 solutions");
        Path plan = checkpoint.resolve("plan-0");
        String content = Files.readString(plan);
        assertThat(Cli.run(arguments).out()).startsWith("2,680 solutions");
        assertThat(plan).hasContent(content);
        Cli.run("count", "10", "-m", "backtracking", "--checkpoint", checkpoint.toString())
                .assertRefused(checkpoint.toString(), "n=11", "n=10");
        Files.writeString(plan, content.replace("n=11", "n=12"));
        Cli.run(arguments).assertRefused(checkpoint.toString(), "damaged", "delete it");
        Cli.run("count", "8", "--checkpoint", plan.toString()).assertRefused("plan-0", "name a folder");
    }

    @Test
    void aLimitIsStatusOneAndNamesTheCheckpoint() {
        Path file = folder.resolve("count");
        Cli.Ran ran = Cli.run("count", "18", "--time-limit", "20ms", "--checkpoint", file.toString());
        assertThat(ran.status()).isEqualTo(ExitStatus.NO_RESULT);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).contains("time limit", "the same command goes on from " + file);
    }

    /** The sum over some parts is no number of solutions: the join weighs them. */
    @Test
    void anIncompleteCountHasNoNumber() throws IOException {
        String[] arguments = {"count", "18", "--time-limit", "20ms"};
        assertThat(Cli.run(arguments).err())
                .isEqualToIgnoringNewLines("nqueens: not all solutions were counted: the time limit was reached");
        assertThat(Cli.run("count", "18", "--time-limit", "20ms", "--json").json())
                .containsEntry("status", "TIME_LIMIT")
                .containsEntry("solutions", null);
    }

    @Test
    void anEstimateWithoutASampleHasNoNumber() throws IOException {
        Cli.Ran ran = Cli.run("count", "100", "--estimate", "--time-limit", "0ms");
        assertThat(ran.status()).isEqualTo(ExitStatus.NO_RESULT);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err().lines()).singleElement().asString().contains("time limit");
        assertThat(Cli.run("count", "100", "--estimate", "--time-limit", "0ms", "--json")
                        .json())
                .containsEntry("samples", 0)
                .containsEntry("logSolutions", null)
                .containsEntry("solutions", null);
    }

    @Test
    void anEstimateShowsHowFarItIs() {
        String[] arguments = {"count", "30", "--estimate", "--error", "0.01%", "--time-limit", "2s"};
        StringWriter err = new StringWriter();
        Session session = new Session(false, null, InputStream.nullInputStream());
        int status = NQueens.commandLine(session, arguments)
                .setOut(new PrintWriter(new StringWriter()))
                .setErr(new PrintWriter(err))
                .execute(arguments);
        assertThat(status).isEqualTo(ExitStatus.NO_RESULT);
        assertThat(err.toString().lines()).first().asString().matches("n = 30: [0-9]+ s, [0-9.]+ %, .* left");
    }

    @Test
    void anInterruptedCountSaysSo() {
        Session session = new Session(false, null, InputStream.nullInputStream());
        session.interrupt();
        Cli.Ran ran = Cli.run(session, "count", "18");
        assertThat(ran.status()).isEqualTo(ExitStatus.INTERRUPTED);
        assertThat(ran.err()).containsPattern("cancell?ed");
    }

    @Test
    void refusesBadInputInOneLine() {
        Cli.run("count").assertRefused("'n'", "--help");
        Cli.run("count", "0").assertRefused("'0'", "from 1");
        Cli.run("count", "28", "-m", "backtracking").assertRefused("28", "27");
        Cli.run("count", "21", "-m", "breadth-first").assertRefused("21", "20");
        Cli.run("count", "8", "--method", "guess").assertRefused("'guess'", "breadth-first, backtracking, join");
        Cli.run("count", "8", "--threads", "0").assertRefused("0", "at least 1");
        Cli.run("count", "8", "--time-limit", "soon").assertRefused("'soon'");
    }

    @Test
    void estimatesWithAnError() throws IOException {
        Cli.Ran ran = Cli.run("count", "20", "--estimate", "--error", "2%", "--seed", "1");
        assertThat(ran.status()).isZero();
        assertThat(ran.out())
                .startsWith("about 4.")
                .contains("e10 solutions of n = 20, ln Q = 24.", "relative standard error", "95 % between", "seed 1, ")
                .contains("effective sample size");
        assertThat(Cli.run("count", "8", "--estimate").out())
                .startsWith("92 solutions of n = 8, ln Q = 4.5218, exact, seed ")
                .contains(" 1 sample, ");
        assertThat(Cli.run("count", "20", "--estimate", "--error", "0.02", "--seed", "1", "--json")
                        .json())
                .containsEntry("n", 20)
                .containsEntry("status", "GOAL_REACHED")
                .containsEntry("mixed", true)
                .containsEntry("seed", 1);
    }

    @Test
    void anErrorThatTimeDoesNotAllowSaysWhatWasReached() throws IOException {
        Cli.Ran ran = Cli.run("count", "25", "--estimate", "--error", "0.0001%", "--time-limit", "1s", "--seed", "1");
        assertThat(ran.status()).isEqualTo(ExitStatus.NO_RESULT);
        // 2.2e15; the error after a second is less than a tenth of what would change the first digit.
        assertThat(ran.out()).startsWith("about 2.").contains("relative standard error");
        assertThat(ran.err()).contains("time limit was reached before the error was reached");
        Cli.Ran large = Cli.run("count", "5000", "--estimate", "--time-limit", "100ms", "--json");
        assertThat(large.json())
                .containsEntry("mixed", false)
                .containsEntry("relativeStandardError", null)
                .containsEntry("solutions", null);
    }

    @Test
    void refusesEstimatesOfNothing() {
        Cli.run("count", "10001", "--estimate").assertRefused("10001", "4 to 10000");
        Cli.run("count", "20", "--error", "1%").assertRefused("--error", "--estimate");
        Cli.run("count", "20", "--estimate", "--threads", "2").assertRefused("--estimate", "leave out");
        Cli.run("count", "20", "--estimate", "--error", "100%").assertRefused("--error is 100%", "1%");
        for (String error : new String[] {"0", "101%", "-1%", "few"}) {
            Cli.run("count", "20", "--estimate", "--error", error).assertRefused("'" + error + "'", "1%");
        }
    }
}
