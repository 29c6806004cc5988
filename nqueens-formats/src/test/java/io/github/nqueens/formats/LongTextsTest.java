package io.github.nqueens.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Long texts of boards are read, and any other long text is refused before it is taken apart into words. */
class LongTextsTest {
    private static final int LENGTH = 1 << 20;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[",
                "[|1,1|",
                "{\"a\":1},",
                "\"",
                "`",
                "1 ",
                "1\n",
                "A B\n",
                "<td>",
                "(1,1)\n",
                "a: 1\n",
                "- a\n",
                ",",
                "Q1=1\n",
                "region(a,(1,1)).",
                "|\n",
                "\u2B1C\n",
                "'AABB',\n"
            })
    void aMegabyteOfOnePatternIsCountedAndRefused(String pattern) {
        String text = pattern.repeat(LENGTH / pattern.length());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ProblemReader.readAll(text))
                .withMessageContaining("words and signs, but at most");
    }

    @Test
    void theLastLineCountsWhetherItIsEndedOrNot() {
        String words = "a ".repeat(40_000);
        for (String oneLine : List.of(words, words + "\n")) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> ProblemReader.readAll(oneLine))
                    .withMessageStartingWith("the text has 1 line and 40000 words and signs, but at most");
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ProblemReader.readAll("a\n" + words))
                .withMessageStartingWith("the text has 2 lines and 40001 words and signs");
    }

    @Test
    void aListOfColumnsMayBeAsLongAsItLikes() {
        int n = 200_000;
        Board board = Board.of(IntStream.range(0, n).map(row -> n - 1 - row).toArray());
        assertThat(BoardReader.read(board.toText())).containsExactly(board);
        String fromOne = Arrays.stream(board.toArray())
                .mapToObj(column -> Integer.toString(column + 1))
                .collect(Collectors.joining(" "));
        assertThat(BoardReader.read(fromOne)).containsExactly(board);
        assertThat(BoardReader.read(fromOne, Reading.FROM_ONE)).containsExactly(board);
        assertThatIllegalArgumentException().isThrownBy(() -> BoardReader.read(fromOne, Reading.FROM_ZERO));
    }

    @Test
    void manyBoardsAreReadFromListsAndFromGrids() {
        List<Board> boards = IntStream.range(0, 5_000)
                .mapToObj(i -> i % 2 == 0 ? Board.of(1, 3, 0, 2) : Board.of(2, 0, 3, 1))
                .toList();
        assertThat(BoardReader.read(boards.stream().map(Board::toText).collect(Collectors.joining("\n"))))
                .isEqualTo(boards);
        assertThat(BoardReader.read(boards.stream().map(Board::toGrid).collect(Collectors.joining("\r\n\r\n"))))
                .isEqualTo(boards);
        Board large = Board.of(IntStream.range(0, 600).toArray());
        assertThat(BoardReader.read(large.toGrid())).containsExactly(large);
        assertThat(BoardReader.read(large.toGrid().replace("\n", "\r\n"))).containsExactly(large);
    }

    @ParameterizedTest
    @ValueSource(ints = {100, 170})
    void regionsOfALargeBoardAreRead(int n) {
        int[][] regions = new int[n][n];
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                regions[row][column] = column == 0 ? 0 : row;
            }
        }
        Problem puzzle =
                Problem.builder(n).rule(AttackRule.TOUCH).regions(regions).build();
        String text = Arrays.stream(regions)
                .map(row -> Arrays.stream(row).mapToObj(region -> "C" + region).collect(Collectors.joining(" ")))
                .collect(Collectors.joining("\n"));
        assertThat(ProblemReader.read(text)).isEqualTo(puzzle);
    }

    @Test
    void longTextsThatAreNearlyBoardsGoTheLongWay() {
        String grid = Board.of(IntStream.range(0, 120).toArray()).toGrid();
        String twoQueens = "QQ" + grid.substring(2);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardReader.read(twoQueens))
                .withMessageContaining("row 0 (line 1) has 2 queens");
        String list = IntStream.range(0, 4_000).mapToObj(Integer::toString).collect(Collectors.joining(", "));
        assertThatIllegalArgumentException().isThrownBy(() -> BoardReader.read("[" + list));
        assertThatIllegalArgumentException().isThrownBy(() -> BoardReader.read(list + ", 9999"));
        assertThatIllegalArgumentException().isThrownBy(() -> BoardReader.read(list + ", x"));
    }

    /** The parts that reports of solvers have, once and again: each is looked at once. */
    @ParameterizedTest
    @CsvSource({
        "'letting ', ;",
        "'letting ', ';int('",
        "'solution status: optimal~', 'x#1#2 1~'",
        "'Optimal - objective value 4~', '1 x_1_2 1 0~'",
        "'{', '<gurobi.Var x[0,1] (value 1.0)>, '",
        "'{', '<gurobi.Var '",
        "'x [*,*]~', ': 1 2 :=~'",
        "'q [*] :=~;', 'q [*] :=~'",
        "'---- VAR x~', '1.1 . 1 1 EPS~'",
        "'x = False, ', 'x_1 = True, '",
        "'x : Size=4~    Key : Lower : Value : Upper : Fixed~', '1 : 0 : 1 : 1 :~'"
    })
    void aMegabyteOfOneLineOfAReportIsRefused(String start, String pattern) {
        String text = (start + pattern.repeat(LENGTH / pattern.length())).replace('~', '\n');
        assertThatIllegalArgumentException().isThrownBy(() -> BoardReader.read(text));
    }
}
