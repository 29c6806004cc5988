package io.github.nqueens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class BoardTest {
    private static final Board FOUR = Board.of(1, 3, 0, 2);

    @Test
    void conflictsAndSolutionsAreThoseOfBruteForceForAllSmallBoards() {
        int[] solutions = new int[7];
        for (int n = 1; n <= 6; n++) {
            for (Board board : AllBoards.ofSize(n)) {
                long expected = BruteForce.conflicts(board.toArray());
                assertThat(board.conflicts()).as(board.toString()).isEqualTo(expected);
                assertThat(board.isSolution()).as(board.toString()).isEqualTo(expected == 0);
                assertThat(board.isPermutation())
                        .as(board.toString())
                        .isEqualTo(new HashSet<>(java.util.Arrays.stream(board.toArray())
                                                .boxed()
                                                .toList())
                                        .size()
                                == n);
                solutions[n] += expected == 0 ? 1 : 0;
            }
        }
        assertThat(solutions).containsExactly(0, 1, 0, 0, 2, 10, 4);
    }

    @ParameterizedTest
    @ValueSource(ints = {100_000, 65_537})
    void conflictsDoNotOverflowAnInt(int n) {
        assertThat(Board.identity(n).conflicts()).isEqualTo((long) n * (n - 1) / 2);
    }

    @Test
    void conflictsOfMoreLinesThanOnePassHolds() {
        // 2n - 1 diagonals: two passes over the diagonals, where the queens of both ends must be counted once.
        int n = (1 << 26) / 2 + 100;
        Board.Builder builder = Board.builder(n);
        for (int row = 0; row < n; row++) {
            builder.set(row, row);
        }
        // The last two share no falling diagonal now, but a rising one, which the second pass counts.
        builder.set(n - 2, n - 1).set(n - 1, n - 2);
        assertThat(builder.build().conflicts()).isEqualTo((n - 2L) * (n - 3) / 2 + 1);
    }

    @Test
    void oneConflictSpoilsALargeSolutionWhereverItIs() {
        int n = 10_000;
        int[] solution = new int[n];
        for (int row = 0; row < n / 2; row++) {
            solution[row] = 2 * row + 1;
            solution[row + n / 2] = 2 * row;
        }
        assertThat(Board.of(solution).isSolution()).isTrue();
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 500; i++) {
            int row = random.nextInt(n);
            int other = random.nextInt(n);
            // Another queen's column, one of its two diagonals, or any column.
            int column = switch (i % 4) {
                case 0 -> solution[other];
                case 1 -> solution[other] + other - row;
                case 2 -> solution[other] - other + row;
                default -> random.nextInt(n);
            };
            if (column < 0 || column >= n || column == solution[row]) {
                continue;
            }
            int[] columns = solution.clone();
            columns[row] = column;
            assertThat(Board.of(columns).isSolution())
                    .as("row %d to column %d", row, column)
                    .isFalse();
            assertThat(Board.of(columns).isPermutation()).isFalse();
        }
        for (int i = 0; i < 500; i++) {
            int row = random.nextInt(n);
            int other = random.nextInt(n);
            int[] columns = solution.clone();
            columns[row] = solution[other];
            columns[other] = solution[row];
            Board board = Board.of(columns);
            assertThat(board.isPermutation()).isTrue();
            assertThat(board.isSolution()).as("rows %d and %d", row, other).isEqualTo(board.conflicts() == 0);
        }
    }

    @Test
    void takesCopies() {
        int[] columns = {1, 3, 0, 2};
        Board board = Board.of(columns);
        columns[0] = 0;
        board.toArray()[1] = 0;
        assertThat(board).isEqualTo(FOUR);
    }

    @Test
    void isAValue() {
        assertThat(FOUR)
                .isEqualTo(Board.of(1, 3, 0, 2))
                .hasSameHashCodeAs(Board.of(1, 3, 0, 2))
                .isNotEqualTo(Board.of(2, 0, 3, 1))
                .isNotEqualTo(Board.of(0))
                .isNotEqualTo(null)
                .isNotEqualTo("[1, 3, 0, 2]")
                .hasToString("[1, 3, 0, 2]");
        assertThat(FOUR.size()).isEqualTo(4);
        assertThat(FOUR.column(1)).isEqualTo(3);
        assertThat(FOUR.toGrid()).isEqualTo(".Q..\n...Q\nQ...\n..Q.");
    }

    @Test
    void permutationsOfFewRowsHaveHashCodesOfTheirOwn() {
        Set<Integer> hashCodes = new HashSet<>();
        int permutations = 0;
        for (Board board : AllBoards.ofSize(5)) {
            if (board.isPermutation()) {
                hashCodes.add(board.hashCode());
                permutations++;
            }
        }
        assertThat(hashCodes).hasSize(permutations).hasSize(120);
    }

    @Test
    void refusesMalformedColumns() {
        assertThatThrownBy(Board::of)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("at least one row");
        assertThatThrownBy(() -> Board.of(0, 7, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("row 1")
                .hasMessageContaining("column 7")
                .hasMessageContaining("0 to 2");
        assertThatThrownBy(() -> Board.of(-1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Board.of(1, 2)).hasMessageContaining("subtract 1");
        assertThatThrownBy(() -> Board.of((int[]) null))
                .isInstanceOf(NullPointerException.class)
                .hasMessageContaining("columnByRow");
        for (int n : new int[] {0, -5}) {
            assertThatThrownBy(() -> Board.identity(n))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining(Integer.toString(n));
            assertThatThrownBy(() -> Board.random(n, new SplittableRandom()))
                    .isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> Board.builder(n)).isInstanceOf(IllegalArgumentException.class);
        }
        for (int n : new int[] {Integer.MAX_VALUE - 7, Integer.MAX_VALUE}) {
            assertThatThrownBy(() -> Board.builder(n))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("at most 2147483639 rows")
                    .hasMessageContaining(Integer.toString(n));
        }
        assertThatThrownBy(() -> Board.random(4, null))
                .isInstanceOf(NullPointerException.class)
                .hasMessageContaining("random");
        assertThatThrownBy(() -> FOUR.column(4)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void skipsOneByteOrderMarkBeforeEachForm() {
        Board board = Board.of(1, 3, 0, 2);
        assertThat(Board.parse("\uFEFF[1, 3, 0, 2]")).isEqualTo(board);
        assertThat(Board.parse("\uFEFF1 3 0 2")).isEqualTo(board);
        assertThat(Board.parse("\uFEFF" + board.toGrid())).isEqualTo(board);
        assertThatThrownBy(() -> Board.parse("1 \uFEFF3 0 2")).hasMessageContaining("row 1 has 'U+FEFF3'");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[1, 3, 0, 2]",
                "1 3 0 2",
                "1,3,0,2",
                "  1\n3\t0\r\n2 \n",
                "[1 3 0 2]",
                ".Q..\n...Q\nQ...\n..Q.",
                ".Q..\r\n...Q\r\nQ...\r\n..Q.\r\n"
            })
    void parsesEachForm(String text) {
        assertThat(Board.parse(text)).isEqualTo(FOUR);
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "\"\",empty",
                "\"[]\",no rows",
                "\"[1, 3\",brackets",
                "\"1 x 0 2\",row 1 has 'x'",
                "\"1,,0\",row 1 has ''",
                "\"+1 3 0 2\",row 0 has '+1'",
                "\"1 \u0663 0 2\",row 1 has '\u0663'",
                "\"1 abcdefghijklmnopqrst\",row 1 has 'abcdefghijklmnopqrst' for",
                "\"1 abcdefghijklmnopqrstu\",row 1 has 'abcdefghijklmnopqrst...' for",
                "\"1 3 0 99999999999\",row 3",
                "\"1 3 0 4\",columns of a board of 4 rows go from 0 to 3",
                "\"1\",columns of a board of 1 row go from 0 to 0",
                "\".Q..\n...Q\nQ...\",line 1 of the grid has 4 squares",
                "\"..\",\"line 1 of the grid has 2 squares, but a grid of 1 line needs 1\"",
                "\".Q\n..\",line 2 of the grid has no queen",
                "\"QQ\nQ.\",line 1 of the grid has more than one queen"
            })
    void saysWhereATextDeparts(String text, String complaint) {
        assertThatThrownBy(() -> Board.parse(text == null ? "" : text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(complaint);
    }

    @Test
    void symmetriesFormTheGroupOfTheSquare() {
        Board board = Board.of(2, 4, 6, 0, 3, 1, 7, 5);
        Set<Board> images = new HashSet<>();
        for (Symmetry first : Symmetry.values()) {
            Board image = board.transform(first);
            images.add(image);
            assertThat(image.isSolution()).isEqualTo(board.isSolution());
            assertThat(image.conflicts()).isEqualTo(board.conflicts());
            assertThat(image.canonical()).isEqualTo(board.canonical());
            for (Symmetry second : Symmetry.values()) {
                Board twice = image.transform(second);
                assertThat(Symmetry.values())
                        .anyMatch(one -> board.transform(one).equals(twice));
            }
        }
        assertThat(images).hasSize(8).contains(board.canonical());
        assertThat(board.transform(Symmetry.ROTATE_90).transform(Symmetry.ROTATE_270))
                .isEqualTo(board);
        assertThat(board.transform(Symmetry.ROTATE_90).transform(Symmetry.ROTATE_90))
                .isEqualTo(board.transform(Symmetry.ROTATE_180));
    }

    @ParameterizedTest
    @CsvSource({
        "IDENTITY, '1 0 2'",
        "ROTATE_90, '1 2 0'",
        "ROTATE_180, '0 2 1'",
        "ROTATE_270, '2 0 1'",
        "MIRROR_COLUMNS, '1 2 0'",
        "MIRROR_ROWS, '2 0 1'",
        "TRANSPOSE, '1 0 2'",
        "ANTI_TRANSPOSE, '0 2 1'"
    })
    void symmetriesDoWhatTheirNamesSay(Symmetry symmetry, String image) {
        // .Q.      Clockwise, row 0 becomes the last column.
        // Q..
        // ..Q
        assertThat(Board.parse("1 0 2").transform(symmetry)).isEqualTo(Board.parse(image));
    }

    @ParameterizedTest
    @EnumSource(Symmetry.class)
    void boardsThatAreNoPermutationsHaveOnlyTheImagesThatAreBoards(Symmetry symmetry) {
        Board board = Board.of(0, 0, 1);
        if (symmetry.name().matches("ROTATE_90|ROTATE_270|TRANSPOSE|ANTI_TRANSPOSE")) {
            assertThatThrownBy(() -> board.transform(symmetry))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining(symmetry.name());
        } else {
            assertThat(board.transform(symmetry).conflicts()).isEqualTo(board.conflicts());
        }
        assertThatThrownBy(board::canonical).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void randomBoardsAreUniformPermutations() {
        Map<Board, Integer> counts = new HashMap<>();
        SplittableRandom random = new SplittableRandom(1);
        int draws = 24_000;
        for (int i = 0; i < draws; i++) {
            counts.merge(Board.random(4, random), 1, Integer::sum);
        }
        double expected = draws / 24.0;
        double chiSquare = counts.values().stream()
                .mapToDouble(count -> (count - expected) * (count - expected) / expected)
                .sum();
        // 23 degrees of freedom: a uniform draw exceeds 58.6 once in 16,000 seeds; the seed is fixed.
        assertThat(counts).hasSize(24);
        assertThat(chiSquare).isLessThan(58.6);
    }

    @Test
    void buildersAreFilledOnce() {
        Board.Builder builder = Board.builder(4);
        assertThat(builder.column(2)).isEqualTo(-1);
        builder.set(0, 1).set(1, 3).set(2, 1).set(2, 0);
        assertThat(builder.column(2)).isZero();
        assertThatThrownBy(builder::build)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("row 3");
        assertThatThrownBy(() -> builder.set(3, 4))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("column 4");
        assertThatThrownBy(() -> builder.set(4, 0)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThat(builder.set(3, 2).build()).isEqualTo(FOUR);
        assertThatThrownBy(builder::build).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> builder.set(0, 0)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> builder.column(0)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void gridsThatNoStringHoldsAreRefused() {
        assertThatThrownBy(() -> Board.identity(46_341).toGrid())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("46341")
                .hasMessageContaining("toText()");
    }

    @Test
    void boardsAreOrderedByTheirColumns() {
        assertThat(Board.of(1, 3, 0, 2)).isLessThan(Board.of(1, 3, 1, 0)).isLessThan(Board.of(2, 0, 3, 1));
        assertThat(Board.of(1, 3, 0, 2)).isEqualByComparingTo(Board.parse("1 3 0 2"));
        assertThat(Board.of(0)).isLessThan(Board.of(0, 1));
    }

    @Test
    void orbitsOfAllPermutationsHoldTheirImagesAndOneCanonicalBoard() {
        for (int n = 1; n <= 6; n++) {
            for (Board board : AllBoards.ofSize(n)) {
                if (!board.isPermutation()) {
                    continue;
                }
                Set<Board> images = new TreeSet<>();
                for (Symmetry symmetry : Symmetry.values()) {
                    images.add(board.transform(symmetry));
                }
                assertThat(board.orbitSize()).isEqualTo(images.size());
                assertThat(images.stream().filter(Board::isCanonical)).containsExactly(board.canonical());
            }
        }
        assertThatThrownBy(() -> Board.of(0, 0).orbitSize()).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> Board.of(0, 0).isCanonical()).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void theTextIsWholeWhatIsShownOfALargeBoardIsNot() {
        Board hundred = Board.identity(100);
        assertThat(hundred).hasToString(hundred.toText());
        Board larger = Board.identity(101);
        assertThat(larger).hasToString("[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, ...] (101 rows)");
        assertThat(Board.parse(larger.toText())).isEqualTo(larger);
    }
}
