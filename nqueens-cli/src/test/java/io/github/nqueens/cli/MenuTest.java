package io.github.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Solvers;
import io.github.nqueens.cli.session.Session;
import io.github.nqueens.cli.session.SessionSolvers;
import io.github.nqueens.spi.SolverDescriptor;
import java.io.BufferedReader;
import java.io.InputStream;
import java.io.StringReader;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class MenuTest {
    private static Cli.Ran menu(String answers) {
        BufferedReader reader = new BufferedReader(new StringReader(answers));
        return Cli.run(new Session(false, reader, InputStream.nullInputStream()));
    }

    @Test
    void solvesWithDefaults() {
        Cli.Ran ran = menu("\n\n\n\n");
        assertThat(ran.status()).isZero();
        assertThat(ran.out()).contains("Algorithm", SessionSolvers.DEFAULT + ": ");
    }

    @Test
    void solvesByNumberAndParameters() {
        List<String> names =
                Solvers.available().stream().map(SolverDescriptor::name).toList();
        Cli.Ran ran = menu("1\n" + (names.indexOf("tabu") + 1) + "\n6\ntenure=3\nq\n");
        assertThat(ran.status()).isZero();
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out()).contains("tenure=10", "tabu:tenure=3: ");
        assertThat(ran.out().lines().filter(line -> line.matches("[.Q]{6}"))).hasSize(6);
    }

    @Test
    void aMistakeIsToldAndTheMenuGoesOn() {
        Cli.Ran ran = menu("nothing\n5\n1\ntabo\n1\n0\n1\n99\n1\ntabu\n8x\nSolution\nTabu\n4\n\nq\n");
        assertThat(ran.status()).isZero();
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out())
                .contains(
                        "'nothing' is none of these",
                        "'5' is none of these",
                        "'tabo' is no algorithm",
                        "'0' is no algorithm",
                        "'99' is no algorithm",
                        "'8x' is no size");
        assertThat(ran.out().lines().filter(line -> line.matches("[.Q]{4}"))).hasSize(4);
    }

    @Test
    void leadsToACountAPuzzleAndTheLab() {
        assertThat(menu("2\n\n").out()).contains("92 solutions of n = 8, ");
        assertThat(menu("count\n10\nq\n").out()).contains("724 solutions of n = 10, ");
        assertThat(menu("3\n5\n").out()).contains("rule=TOUCH");
        assertThat(menu("q\n").out()).contains("1  solution", "2  count", "3  puzzle", "4  lab");
    }

    @Test
    void endsWithTheInput() {
        assertThat(menu("").status()).isZero();
        assertThat(menu("1\ntabu\n").status()).isZero();
        assertThat(menu("count\n").status()).isZero();
    }

    /** Two seeds are the same in one of a thousand million sessions. */
    @Test
    void everyRunDrawsASeed() {
        List<String> seeds = Pattern.compile("seed \\d+")
                .matcher(menu("\n\n\n\n".repeat(2)).out())
                .results()
                .map(MatchResult::group)
                .toList();
        assertThat(seeds).hasSizeGreaterThan(1).doesNotHaveDuplicates();
    }
}
