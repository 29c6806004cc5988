package io.github.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Board;
import io.github.nqueens.algorithms.exact.Solutions;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class SolutionsCommandTest {
    @Test
    void printsAllSolutionsAsLists() {
        Cli.Ran ran = Cli.run("solutions", "8");
        assertThat(ran.status()).isZero();
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out().lines().map(Board::parse))
                .isEqualTo(Solutions.stream(8).toList());
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
        assertThat(ran.jsonList()).hasToString(Solutions.stream(6).toList().toString());
        assertThat(Cli.run("solutions", "3", "--json").jsonList()).isEmpty();
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
        assertThat(ran.status()).isEqualTo(NQueens.NO_RESULT);
        assertThat(ran.out()).isEmpty();
    }

    @Test
    void anInterruptionEndsIt() {
        Session session = new Session(false, null, new BufferedReader(new StringReader("")));
        session.cancellation().cancel();
        assertThat(Cli.run(session, "solutions", "20").status()).isEqualTo(NQueens.INTERRUPTED);
    }

    @Test
    void refusesBadInputInOneLine() {
        Cli.run("solutions", "33").assertRefused("33", "32");
        Cli.run("solutions", "8", "--limit", "-1").assertRefused("-1", "not negative");
        Cli.run("solutions", "8", "--format", "json").assertRefused("json", "--json");
        Cli.run("solutions", "8", "--format", "png").assertRefused("'png'");
    }
}
