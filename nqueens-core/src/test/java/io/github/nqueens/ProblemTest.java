package io.github.nqueens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SolverTrait;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProblemTest {
    private static final String PUZZLE = "AABB\nACBB\nCCCD\nDDDD";

    @Test
    void theClassicProblemOfAnySizeIsMadeAtOnce() {
        Problem largest = Problem.queens(Integer.MAX_VALUE - 8);
        assertThat(largest.isClassic()).isTrue();
        assertThat(largest.size()).isEqualTo(Integer.MAX_VALUE - 8);
        assertThat(largest).isEqualTo(Problem.builder(Integer.MAX_VALUE - 8).build());
        assertThat(largest).hasToString("rule=QUEENS n=2147483639");
        assertThat(largest.isOpen(2_000_000_000, 1_999_999_999)).isTrue();
        assertThat(largest.openSquares()).isEqualTo((long) largest.size() * largest.size());
        assertThat(largest.isPlaced(2_000_000_000, 1_999_999_999)).isFalse();
        assertThat(largest.attacks(0, 0, 2_000_000_000, 2_000_000_000)).isTrue();
        assertThat(largest.toBuilder().build()).isEqualTo(largest);
        assertThat(largest.transform(Symmetry.ROTATE_90)).isEqualTo(largest);
    }

    @Test
    void theClassicProblemHasTheClassicSolutions() {
        for (int n = 1; n <= 6; n++) {
            Problem classic = Problem.queens(n);
            AllBoards.ofSize(n)
                    .forEach(board -> assertThat(classic.isSolution(board)).isEqualTo(board.isSolution()));
        }
        assertThat(Problem.queens(4).isSolution(Board.of(1, 3, 0, 2, 4))).isFalse();
    }

    @Test
    void aProblemSaysWhatItWasBuiltWith() {
        Problem problem = Problem.builder(5)
                .rule(AttackRule.TORUS)
                .place(2, 3)
                .place(0, 4)
                .block(0, 0)
                .block(0, 0)
                .blockSum(2)
                .blockDifference(-3)
                .build();
        assertThat(problem.rule()).isEqualTo(AttackRule.TORUS);
        assertThat(problem.placed()).containsExactly(new Square(0, 4), new Square(2, 3));
        assertThat(problem.hasRegions()).isFalse();
        assertThat(problem.isClassic()).isFalse();
        assertThat(problem.openSquares()).isEqualTo(19);
        assertThat(problem).hasToString("rule=TORUS\n#.##Q\n.#..#\n#..Q.\n.....\n.....");
        for (int row = 0; row < 5; row++) {
            for (int column = 0; column < 5; column++) {
                boolean blocked = row + column == 2 || row - column == -3 || (row == 0 && column == 0);
                assertThat(problem.isOpen(row, column)).isEqualTo(!blocked);
                assertThat(problem.isPlaced(row, column))
                        .isEqualTo((row == 2 && column == 3) || (row == 0 && column == 4));
            }
        }
    }

    @Test
    void aDiagonalIsBlockedByItsSumOrDifference() {
        for (int n = 1; n <= 6; n++) {
            for (int k = 0; k <= 2 * n - 2; k++) {
                Problem sum = Problem.builder(n).blockSum(k).build();
                Problem difference =
                        Problem.builder(n).blockDifference(k - n + 1).build();
                Problem.Builder sumBySquares = Problem.builder(n);
                Problem.Builder differenceBySquares = Problem.builder(n);
                for (int row = 0; row < n; row++) {
                    for (int column = 0; column < n; column++) {
                        assertThat(sum.isOpen(row, column)).isEqualTo(row + column != k);
                        assertThat(difference.isOpen(row, column)).isEqualTo(row - column != k - n + 1);
                        if (row + column == k) {
                            sumBySquares.block(row, column);
                        }
                        if (row - column == k - n + 1) {
                            differenceBySquares.block(row, column);
                        }
                    }
                }
                assertThat(sum).isEqualTo(sumBySquares.build());
                assertThat(difference).isEqualTo(differenceBySquares.build());
            }
        }
    }

    @Test
    void aProblemIsAValue() {
        Problem problem = Problem.parse("rule=TOUCH\nQ...\n...#\n....\n....\n\n" + PUZZLE);
        Problem same = Problem.parse(problem.toText());
        assertThat(problem)
                .isEqualTo(same)
                .hasSameHashCodeAs(same)
                .isNotEqualTo(null)
                .isNotEqualTo("a problem");
        List<Problem> others = List.of(
                problem.toBuilder().rule(AttackRule.TORUS).build(),
                problem.toBuilder().place(3, 2).build(),
                problem.toBuilder().block(2, 2).build(),
                problem.toBuilder().regions("ABBB", "ACBB", "CCCD", "DDDD").build(),
                Problem.queens(4),
                Problem.queens(5));
        assertThat(others).doesNotContain(problem).doesNotHaveDuplicates();
        assertThat(others.stream().map(Problem::hashCode)).doesNotHaveDuplicates();
    }

    @Test
    void builtProblemsDoNotChangeWithTheirBuilderNorWithItsArguments() {
        int[][] regions = {{0, 1}, {0, 1}};
        Problem.Builder builder = Problem.builder(2).rule(AttackRule.QUEENS).regions(regions);
        Problem before = builder.build();
        regions[0][0] = 1;
        builder.place(0, 0).block(1, 1).rule(AttackRule.TOUCH);
        assertThat(before).hasToString("rule=QUEENS\n..\n..\n\nAB\nAB");
        before.toBuilder().block(0, 0).regions("AA", "BB");
        assertThat(before).hasToString("rule=QUEENS\n..\n..\n\nAB\nAB");
        assertThatThrownBy(() -> before.placed().add(new Square(0, 0)))
                .isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void aLoneGridOfLettersMeansTouchAndALoneGridOfSquaresMeansQueens() {
        Problem puzzle = Problem.parse(PUZZLE);
        assertThat(puzzle.rule()).isEqualTo(AttackRule.TOUCH);
        assertThat(puzzle.region(1, 1)).isEqualTo(2);
        assertThat(puzzle)
                .isEqualTo(Problem.builder(4)
                        .rule(AttackRule.TOUCH)
                        .regions(PUZZLE.split("\n"))
                        .build());
        Problem squares = Problem.parse("  .#\r\n  .Q \n");
        assertThat(squares).isEqualTo(Problem.builder(2).block(0, 1).place(1, 1).build());
        assertThat(Problem.parse("rule=torus\n\n" + PUZZLE).rule()).isEqualTo(AttackRule.TORUS);
        assertThat(Problem.parse(PUZZLE + "\n\n" + "....\n".repeat(4)).rule()).isEqualTo(AttackRule.TOUCH);
        assertThat(Problem.parse("Q").isPlaced(0, 0)).isTrue();
        assertThat(Problem.parse("A").hasRegions()).isTrue();
    }

    @Test
    void numbersOfRegionsArePartedBySingleSpaces() {
        int[][] regions = new int[53][53];
        for (int row = 0; row < 53; row++) {
            java.util.Arrays.fill(regions[row], row);
        }
        List<String> lines =
                Problem.builder(53).regions(regions).build().toString().lines().toList();
        assertThat(lines.get(lines.size() - 1)).isEqualTo("52" + " 52".repeat(52));
    }

    @Test
    void regionsAreNumberedInTheOrderOfTheirLetters() {
        assertThat(Problem.parse("XZ\nXX").region(0, 1)).isEqualTo(1);
        assertThat(Problem.builder(3).regions("zzA", "zMA", "MMA").build().region(0, 0))
                .isEqualTo(2);
    }

    @Test
    void manyRegionsArePrintedAsNumbers() {
        for (int n : new int[] {26, 27, 52, 53, 120}) {
            int[][] regions = new int[n][n];
            for (int row = 0; row < n; row++) {
                for (int column = 0; column < n; column++) {
                    regions[row][column] = (row * 7 + column) % n;
                }
            }
            Problem problem = Problem.builder(n).regions(regions).build();
            assertThat(Problem.parse(problem.toText())).isEqualTo(problem);
            assertThat(problem.region(5, 6)).isEqualTo(41 % n);
        }
    }

    @Test
    void attacksAreThoseOfTheRuleAndOfTheRegions() {
        Problem torus = Problem.builder(5).rule(AttackRule.TORUS).build();
        assertThat(torus.attacks(0, 0, 1, 4)).isTrue();
        assertThat(torus.attacks(0, 1, 1, 4)).isFalse();
        Problem touch = Problem.parse(PUZZLE);
        assertThat(touch.attacks(0, 0, 1, 1)).isTrue();
        assertThat(touch.attacks(0, 0, 2, 2)).isFalse();
        assertThat(touch.attacks(1, 1, 2, 2)).isTrue();
        assertThat(touch.attacks(1, 1, 2, 0)).isTrue();
        assertThat(touch.attacks(0, 0, 0, 3)).isTrue();
        assertThat(Problem.queens(4).attacks(0, 3, 3, 0)).isTrue();
        Problem superqueens = Problem.builder(10).rule(AttackRule.SUPERQUEENS).build();
        assertThat(superqueens.attacks(0, 0, 9, 9)).isTrue();
        assertThat(superqueens.attacks(4, 4, 5, 6)).isTrue();
        assertThat(superqueens.attacks(4, 4, 2, 3)).isTrue();
        assertThat(superqueens.attacks(4, 4, 5, 5)).isTrue();
        assertThat(superqueens.attacks(4, 4, 5, 7)).isFalse();
        assertThat(superqueens.attacks(4, 4, 1, 5)).isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "'Q...\n..Q.\n.Q..\n....'; the queen placed on row 2, column 1 attacks another placed queen",
                "'rule=TOUCH\nQ....\n.Q...\n.....\n.....\n.....'; the queen placed on row 1, column 1 attacks another placed queen",
                "'rule=SUPERQUEENS\nQ.........\n..Q.......\n..........\n..........\n..........\n..........\n..........\n..........\n..........\n..........'; the queen placed on row 1, column 2 attacks another placed queen",
                "'....\n.X..\n....\n....'; the queen placed on row 1, column 1 stands on a blocked square",
                "'....\n####\n....\n....'; row 1 has no open square",
                "'.#..\n.#..\n.#..\n.#..'; column 1 has no open square",
            })
    void contradictionsSayWhere(String text, String sentence) {
        Problem problem = Problem.parse(text);
        assertThat(problem.contradiction()).hasValue(sentence);
        assertThat(problem.contradiction(0)).hasValue(sentence);
        assertThat(problem.contradiction(1))
                .hasValue(sentence.replace('2', '3').replace('1', '2').replace('0', '1'));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Q...\n..Q.\n.Q..\n....",
                "Q..Q\n....\n....\n....",
                "rule=TORUS\nQ....\n....Q\n.....\n.....\n.....",
                "rule=TORUS\n....Q\nQ....\n.....\n.....\n.....",
                "rule=TOUCH\nQ...\n.Q..\n....\n....",
                "rule=TOUCH\n....\n....\n...Q\n.Q..\n\n" + PUZZLE,
                "rule=TOUCH\n.Q..\nQ...\n....\n....",
                "X...\n....\n....\n....",
                "....\n####\n....\n....",
                ".#..\n.#..\n.#..\n.#..",
                "rule=TOUCH\n##..\n#...\n....\n....\n\n" + PUZZLE,
            })
    void contradictionsShowAtOnce(String text) {
        assertThat(Problem.parse(text).contradiction()).isNotEmpty();
    }

    /** All pairs of squares of a board of 11 rows, which has solutions under every rule. */
    @ParameterizedTest
    @EnumSource(AttackRule.class)
    void twoPlacedQueensAreAContradictionIfTheyAttackEachOther(AttackRule rule) {
        int n = 11;
        for (int a = 0; a < n * n; a++) {
            for (int b = 0; b < a; b++) {
                Problem problem = Problem.builder(n)
                        .rule(rule)
                        .place(a / n, a % n)
                        .place(b / n, b % n)
                        .build();
                assertThat(problem.contradiction().isPresent())
                        .as("%s", problem)
                        .isEqualTo(problem.attacks(a / n, a % n, b / n, b % n));
            }
        }
    }

    @Test
    void whatIsNoContradictionIsLeftToTheSearch() {
        assertThat(Problem.queens(4).contradiction()).isEmpty();
        assertThat(Problem.queens(4).contradiction(1)).isEmpty();
        assertThat(Problem.parse(PUZZLE).contradiction()).isEmpty();
        assertThat(Problem.parse("rule=TOUCH\nQ...\n....\n..Q.\n....").contradiction())
                .isEmpty();
        assertThat(Problem.parse("Q...\n..Q.\n....\n....").contradiction()).isEmpty();
    }

    /** In the builder as in the text. */
    @Test
    void regionsWithoutARuleMeanThatQueensMustNotTouch() {
        Problem parsed = Problem.parse(PUZZLE);
        String[] rows = PUZZLE.split("\n", -1);
        Problem built = Problem.builder(rows.length).regions(rows).build();
        assertThat(built).isEqualTo(parsed);
        assertThat(built.rule()).isEqualTo(AttackRule.TOUCH);
        assertThat(built.toBuilder().build()).isEqualTo(built);
        assertThat(Problem.queens(rows.length).toBuilder().regions(rows).build())
                .isEqualTo(built);
        Problem queens = built.toBuilder().rule(AttackRule.QUEENS).build();
        assertThat(queens.rule()).isEqualTo(AttackRule.QUEENS);
        assertThat(queens.toBuilder().build()).isEqualTo(queens);
    }

    /** Of empty boards the size alone decides. */
    @ParameterizedTest
    @EnumSource(AttackRule.class)
    void sizesWithoutASolutionAreContradictions(AttackRule rule) {
        for (int n = 1; n <= 10; n++) {
            Problem problem = Problem.builder(n).rule(rule).build();
            assertThat(problem.contradiction().isEmpty())
                    .as("%s, n = %d", rule, n)
                    .isEqualTo(hasSolution(problem, new int[n], 0));
        }
        assertThat(Problem.builder(8).rule(AttackRule.TORUS).build().contradiction())
                .hasValue("no torus whose number of rows is divisible by 2 or 3 has a solution, and 8 is");
        assertThat(Problem.builder(9).rule(AttackRule.TORUS).place(0, 0).build().contradiction())
                .isPresent();
        assertThat(Problem.queens(3).contradiction())
                .hasValue("no placement of 3 queens exists; n = 1 and every n from 4 can be solved");
        Problem superqueens = Problem.builder(9).rule(AttackRule.SUPERQUEENS).build();
        assertThat(superqueens.contradiction())
                .hasValue(
                        "no placement of 9 superqueens exists; the smallest boards that can be solved have 1 row and 10 rows");
        assertThat(superqueens.toBuilder().block(0, 0).build().contradiction())
                .hasValue("no placement of 9 superqueens exists");
    }

    private static boolean hasSolution(Problem problem, int[] columns, int row) {
        if (row == columns.length) {
            return true;
        }
        for (int column = 0; column < columns.length; column++) {
            boolean free = true;
            for (int other = 0; other < row; other++) {
                free &= !problem.attacks(other, columns[other], row, column);
            }
            columns[row] = column;
            if (free && hasSolution(problem, columns, row + 1)) {
                return true;
            }
        }
        return false;
    }

    @Test
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void noHeuristicSearchesATorusWithoutASolution() {
        Solver endless = Solvers.of(
                "endless",
                context -> {
                    while (context.tick()) {
                        context.evaluated(1);
                    }
                    return SearchOutcome.stopped();
                },
                SolverTrait.PLACED_AND_BLOCKED);
        Problem torus = Problem.builder(8).rule(AttackRule.TORUS).build();
        assertThat(endless.solve(torus, SolveOptions.defaults()).status()).isEqualTo(SolveStatus.UNSOLVABLE);
        assertThatThrownBy(() -> endless.solve(torus)).isInstanceOf(NoSolutionException.class);
    }

    @Test
    void malformedInputIsRefusedWithWhatIsAllowed() {
        refused(n -> Problem.queens(0), "0");
        refused(n -> Problem.builder(-1), "-1");
        refused(b -> b.place(8, 0), "row 8, column 0", "from 0 to 7", "subtract 1");
        refused(b -> b.place(0, -1), "column -1", "from 0 to 7");
        refused(b -> b.block(0, 8), "column 8", "subtract 1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Problem.builder(8).place(0, 9))
                .withMessageEndingWith("from 0 to 7");
        refused(b -> b.place(1, 2).place(1, 2), "twice", "row 1, column 2");
        refused(b -> b.blockSum(15), "15", "from 0 to 14");
        refused(b -> b.blockSum(-1), "-1");
        refused(b -> b.blockDifference(8), "row - column = 8", "from -7 to 7");
        refused(b -> b.blockDifference(-8), "-8");
        refused(b -> b.regions("AB", "AB"), "2 lines", "needs 8");
        refused(b -> b.regions("A".repeat(8).split("(?=A)")), "1 square,", "needs 8");
        refused(b -> b.regions(rows("AAAAAAAA")), "1 different letter", "8 regions");
        refused(b -> b.regions(rows("ABCDEFG.")), "'.'");
        refused(b -> b.regions(new int[8][7]), "7 squares");
        refused(b -> b.regions(new int[7][8]), "7 rows");
        refused(b -> b.regions(new int[8][8]), "1:", "region 1");
        refused(
                b -> b.regions(new int[][] {{0, 8, 0, 0, 0, 0, 0, 0}, {}, {}, {}, {}, {}, {}, {}}),
                "region 8",
                "0 to 7");
        assertThatNullPointerException()
                .isThrownBy(() -> Problem.builder(2).rule(null))
                .withMessage("rule");
        assertThatNullPointerException().isThrownBy(() -> Problem.parse(null)).withMessage("text");
        assertThatNullPointerException()
                .isThrownBy(() -> Problem.builder(4).regions((String[]) null))
                .withMessage("rows");
        assertThatNullPointerException()
                .isThrownBy(() -> Problem.builder(2).regions("AA", null))
                .withMessage("rows[1]");
        assertThatNullPointerException()
                .isThrownBy(() -> Problem.builder(2).regions(new int[][] {null, {0, 1}}))
                .withMessage("regions[0]");
        assertThatNullPointerException()
                .isThrownBy(() -> Problem.builder(2).regions((int[][]) null))
                .withMessage("regions");
        assertThatIllegalStateException().isThrownBy(() -> Problem.queens(4).region(0, 0));
        assertThatThrownBy(() -> Problem.queens(4).isOpen(4, 0)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> Problem.queens(4).isPlaced(0, -1)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void onlyTheClassicProblemIsLargerThanAGrid() {
        Problem.Builder large = Problem.builder(16_385);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> large.place(0, 0))
                .withMessageContaining("16385")
                .withMessageContaining("16384");
        assertThatIllegalArgumentException().isThrownBy(() -> large.block(0, 0));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> large.regions(new int[0][]))
                .withMessageContaining("only the classic problem");
        assertThatIllegalArgumentException().isThrownBy(() -> large.blockSum(0));
        assertThatIllegalArgumentException().isThrownBy(() -> large.blockDifference(0));
        assertThatIllegalArgumentException().isThrownBy(() -> large.rule(AttackRule.TORUS));
        assertThat(large.rule(AttackRule.QUEENS).build().isClassic()).isTrue();
        assertThat(Problem.builder(16_384).block(0, 0).build().isOpen(0, 0)).isFalse();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Problem.parse(".\n".repeat(16_384)))
                .withMessageContaining("a grid of 16384 lines needs 16384");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Problem.parse(".\n".repeat(16_385)))
                .withMessageContaining("has 16385 lines, but a problem that is written as a grid has at most 16384");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "''; no grid",
                "'rule=KNIGHTS\n.'; KNIGHTS",
                "'rule=QUEENS'; no grid",
                "'..\n.'; line 2 of the grid of squares has 1 square",
                "'.x\n..'; line 1 of the grid of regions has '.'",
                "'\uD83D\uDFE5\n\uD83D\uDFE5'; line 1 of the grid of regions has '\uD83D\uDFE5'",
                "'AB\nA'; line 2 of the grid of regions has 1 square",
                "'AA\nAA'; 1 different letter",
                "'0 1\n0 2'; region 2",
                "'0 99999999999\n0 1'; line 1 of the grid of regions is '0 99999999999', but",
                "'0 1\n0 123456789012345678'; line 2 of the grid of regions is '0 123456789012345678', but",
                "'0 1234567890123456789\n0 1'; line 1 of the grid of regions is '0 123456789012345678...', but",
                "'..\n..\n\n..\n..'; second grid of squares",
                "'AB\nAB\n\nAB\nAB'; second grid of regions",
                "'..\n..\n\nABC\nABC\nABC'; 3 lines",
                "'hello world'; line 1",
            })
    void textsThatAreNoProblemAreRefused(String text, String saying) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Problem.parse(text))
                .withMessageContaining(saying);
    }

    @Test
    void diagonalsOfATorusRunOnOverTheEdges() {
        Problem torus = Problem.builder(7).rule(AttackRule.TORUS).build();
        // All differences are different modulo 7 and all sums are, but two sums differ by 7.
        assertThat(torus.isSolution(Board.of(1, 3, 0, 6, 4, 2, 5))).isFalse();
        assertThat(torus.isSolution(Board.of(0, 2, 4, 6, 1, 3, 5))).isTrue();
    }

    @ParameterizedTest
    @EnumSource(AttackRule.class)
    void aProblemOfTenThousandRowsFitsASmallHeap(AttackRule rule) {
        int n = 10_001;
        Problem.Builder builder = Problem.builder(n).rule(rule);
        for (int row = 0; row < n; row++) {
            builder.block(row, (row * 3) % n);
        }
        Problem problem = builder.place(5, 16).build();
        assertThat(problem.contradiction()).isEmpty();
        assertThat(problem.isOpen(9_999, 9_995)).isFalse();
        assertThat(problem.isPlaced(5, 16)).isTrue();
    }

    private static String[] rows(String row) {
        return new String[] {row, row, row, row, row, row, row, row};
    }

    private static void refused(Consumer<Problem.Builder> malformed, String... saying) {
        Problem.Builder builder = Problem.builder(8);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> malformed.accept(builder))
                .satisfies(refusal -> assertThat(refusal.getMessage()).contains(saying));
    }

    @Test
    void aByteOrderMarkBeforeTheTextIsSkipped() {
        for (String text : List.of("rule=TORUS\n.#\n..", "Q.\n..", "AB\nBB")) {
            assertThat(Problem.parse("\uFEFF" + text)).isEqualTo(Problem.parse(text));
        }
        assertThatThrownBy(() -> Problem.parse("rule=\uFEFFTORUS\n."))
                .hasMessageContaining("the rule is 'U+FEFFTORUS'");
    }

    @Test
    void theTextIsWholeWhatIsShownOfALargeProblemIsNot() {
        assertThat(Problem.queens(100)).hasToString(Problem.queens(100).toText());
        Problem larger =
                Problem.builder(101).place(3, 3).block(0, 1).block(0, 2).build();
        assertThat(larger).hasToString("rule=QUEENS n=101, 1 placed queen, 2 blocked squares");
        assertThat(Problem.parse(larger.toText())).isEqualTo(larger);
        assertThat(Problem.queens(2_000_000_000)).hasToString("rule=QUEENS n=2000000000");
        assertThatThrownBy(() -> Problem.queens(16_385).toText())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("16385")
                .hasMessageContaining("write its size");
    }
}
