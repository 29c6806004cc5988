package io.github.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.Square;
import io.github.nqueens.puzzle.candidates.Chance;
import io.github.nqueens.solutions.Solutions;
import io.github.nqueens.testing.BruteForce;
import io.github.nqueens.testing.Problems;
import io.github.nqueens.testing.Runs;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class DeductionTest {
    private static final List<AttackRule> RULES = List.of(AttackRule.QUEENS, AttackRule.TORUS, AttackRule.TOUCH);

    /** Small problems of each rule, with and without regions, placed queens and blocked squares. */
    static Stream<Problem> problems() {
        return Stream.concat(
                IntStream.range(0, Runs.share(360)).mapToObj(DeductionTest::problem),
                superqueens(300).limit(3));
    }

    /** Problems of 10 rows, the smallest with solutions. */
    static Stream<Problem> superqueens() {
        return superqueens(0).limit(40);
    }

    private static Stream<Problem> superqueens(int leastBlocked) {
        List<Board> solutions = BruteForce.solutions(
                Problem.builder(10).rule(AttackRule.SUPERQUEENS).build());
        return LongStream.range(0, Long.MAX_VALUE)
                .mapToObj(seed -> Problems.superqueens(solutions, leastBlocked, seed));
    }

    /** Regions of scattered squares, each of one square at least. */
    static int[][] randomRegions(int n, Chance chance) {
        int[] order = IntStream.range(0, n * n).toArray();
        chance.shuffle(order, order.length);
        int[][] regions = new int[n][n];
        for (int i = 0; i < order.length; i++) {
            regions[order[i] / n][order[i] % n] = i < n ? i : chance.nextInt(n);
        }
        return regions;
    }

    private static Problem problem(int number) {
        Chance chance = new Chance(number);
        int n = 4 + chance.nextInt(2);
        AttackRule rule = RULES.get(number % RULES.size());
        Problem.Builder problem = Problem.builder(n).rule(rule);
        if (chance.nextInt(3) > 0) {
            problem.regions(randomRegions(n, chance));
        }
        for (int blocked = chance.nextInt(n); blocked > 0; blocked--) {
            problem.block(chance.nextInt(n), chance.nextInt(n));
        }
        if (chance.nextInt(3) == 0) {
            problem.place(chance.nextInt(n), chance.nextInt(n));
        }
        return problem.build();
    }

    @Test
    void boardsWhoseSquaresHaveNoNumbersAreRefused() {
        for (int n : new int[] {16_385, 50_000, Integer.MAX_VALUE - 8}) {
            assertThatThrownBy(() -> Deduction.of(Problem.queens(n)))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("n is " + n)
                    .hasMessageContaining("16384 rows");
        }
    }

    @ParameterizedTest
    @MethodSource("problems")
    void deletesWhatTheRulesDelete(Problem problem) {
        Deduction exhausted = Deduction.of(problem);
        Deduction stepped = Deduction.of(problem);
        PlainRules plain = new PlainRules(problem);
        int level = 0;
        for (Technique technique : Technique.values()) {
            plain.exhaust(++level);
            exhausted.exhaust(technique);
            Optional<Deduction.Step> step = stepped.next(technique);
            while (step.isPresent()) {
                assertThat(step.get().technique()).isLessThanOrEqualTo(technique);
                assertThat(step.get().deleted()).isNotEmpty().doesNotHaveDuplicates();
                step = stepped.next(technique);
            }
            assertThat(exhausted.state() == Deduction.State.CONTRADICTION).isEqualTo(plain.hasEmptyUnit());
            assertThat(stepped.state()).isEqualTo(exhausted.state());
            if (!plain.hasEmptyUnit()) {
                // A contradiction may show earlier or later; what else remains does not depend on the order.
                for (int square = 0; square < problem.size() * problem.size(); square++) {
                    int row = square / problem.size();
                    int column = square % problem.size();
                    assertThat(exhausted.isCandidate(row, column)).isEqualTo(plain.isCandidate(row, column));
                    assertThat(stepped.isCandidate(row, column)).isEqualTo(plain.isCandidate(row, column));
                }
                assertThat(exhausted.candidates()).isEqualTo(plain.candidates());
            }
        }
    }

    @ParameterizedTest
    @MethodSource({"problems", "superqueens"})
    void noSquareOfASolutionIsDeleted(Problem problem) {
        List<Board> solutions = Solutions.stream(problem).toList();
        Deduction deduction = Deduction.of(problem);
        deduction.exhaust(Technique.ASSUMPTION);
        for (Board solution : solutions) {
            for (int row = 0; row < problem.size(); row++) {
                assertThat(deduction.isCandidate(row, solution.column(row))).isTrue();
            }
        }
        if (deduction.state() == Deduction.State.SOLVED) {
            assertThat(solutions).containsExactly(deduction.board().orElseThrow());
        } else {
            assertThat(deduction.board()).isEmpty();
        }
        if (deduction.state() == Deduction.State.CONTRADICTION) {
            assertThat(solutions).isEmpty();
        }
        assertThat(Deduction.rating(problem).isPresent()).isEqualTo(deduction.state() == Deduction.State.SOLVED);
    }

    /** A step's squares are candidates when it is made, are deleted by it, and are all that it deletes. */
    @ParameterizedTest
    @EnumSource(AttackRule.class)
    void aStepDeletesWhatItSays(AttackRule rule) {
        for (int seed = 0; seed < 20; seed++) {
            int n = rule == AttackRule.SUPERQUEENS ? 10 : 7;
            Problem problem = PuzzleGenerator.builder(n)
                    .rule(rule)
                    .build()
                    .generate(seed, io.github.nqueens.Limits.none())
                    .problem()
                    .orElseThrow();
            Deduction deduction = Deduction.of(problem);
            List<Square> before = candidates(deduction, n);
            for (Optional<Deduction.Step> next = deduction.next(); next.isPresent(); next = deduction.next()) {
                Deduction.Step step = next.get();
                List<Square> after = candidates(deduction, n);
                List<Square> gone = new ArrayList<>(before);
                gone.removeAll(after);
                assertThat(step.deleted()).isEqualTo(gone);
                assertThat(before).containsAll(step.because());
                assertThat(step.because()).isNotEmpty();
                assertThat(step.sentence()).endsWith(".").doesNotContain("null");
                before = after;
            }
            assertThat(deduction.next()).isEmpty();
        }
    }

    private static List<Square> candidates(Deduction deduction, int n) {
        return IntStream.range(0, n * n)
                .mapToObj(square -> new Square(square / n, square % n))
                .filter(square -> deduction.isCandidate(square.row(), square.column()))
                .toList();
    }

    @Test
    void theSimplestStepComesFirst() {
        Deduction deduction = Deduction.of(Problem.parse("AABB\nACBB\nCCCD\nDDDD"));
        Deduction.Step step = deduction.next().orElseThrow();
        assertThat(step.technique()).isEqualTo(Technique.CONFINEMENT);
        assertThat(step.deleted()).containsExactly(new Square(2, 3));
        assertThat(deduction.toString())
                .startsWith("Deduction[n=4, candidates=")
                .endsWith(", state=OPEN]");
        assertThat(deduction.next(Technique.ASSUMPTION)).isPresent();
    }

    @Test
    void eachStepIsPutIntoWords() {
        List<String> sentences = new ArrayList<>();
        Deduction deduction = Deduction.of(Problem.parse("ABBBB\nABBBB\nCCCBB\nDCCEE\nDDEEE"));
        deduction.next().map(Deduction.Step::sentence).ifPresent(sentences::add);
        assertThat(sentences)
                .containsExactly(
                        "All squares left in region A lie in column 1. The queen of column 1 must stand on one of them,"
                                + " which rules out rows 3, 4 and 5, column 1.");
    }

    @Test
    void regionsAreCalledByTheNamesThatAreGiven() {
        Problem problem = Problem.parse("ABBBB\nABBBB\nCCCBB\nDCCEE\nDDEEE");
        List<String> names =
                List.of("the red region", "the blue region", "the gray region", "the pink one", "the last");
        assertThat(Deduction.of(problem, names).next().orElseThrow().sentence())
                .startsWith("All squares left in the red region lie in column 1.");
        assertThat(Deduction.of(problem, List.of()).next().orElseThrow().sentence())
                .startsWith("All squares left in region A lie");
        assertThat(PlayerState.builder(problem)
                        .regionNames(names)
                        .queen(1, 0)
                        .build()
                        .hint()
                        .sentence())
                .doesNotContain("region A");
        assertThatThrownBy(() -> Deduction.of(problem, List.of("the red region")))
                .hasMessage("there are 1 names, but 5 regions; give a name for each, or none at all");
    }

    @Test
    void oneRowIsSolvedFromTheStart() {
        Deduction deduction = Deduction.of(Problem.queens(1));
        assertThat(deduction.state()).isEqualTo(Deduction.State.SOLVED);
        assertThat(deduction.board()).contains(Board.of(0));
        assertThat(deduction.next()).isEmpty();
        assertThat(Deduction.rating(Problem.queens(1))).contains(Technique.SINGLE);
    }

    @Test
    void severalSolutionsStayOpen() {
        Deduction deduction = Deduction.of(Problem.queens(8));
        deduction.exhaust(Technique.ASSUMPTION);
        assertThat(deduction.candidates()).isEqualTo(64);
        assertThat(deduction.state()).isEqualTo(Deduction.State.OPEN);
        assertThat(Deduction.rating(Problem.queens(8))).isEmpty();
    }

    @Test
    void attackingPlacedQueensAreAContradiction() {
        Problem problem = Problem.builder(6).place(0, 0).place(3, 3).build();
        assertThat(Deduction.of(problem).state()).isEqualTo(Deduction.State.CONTRADICTION);
        assertThat(Deduction.of(problem).next()).isEmpty();
    }

    /** Beyond 64 rows masks take several words. */
    @Test
    void largeBoardsAreDeducedToo() {
        int n = 70;
        Problem.Builder problem = Problem.builder(n);
        Board solution =
                Board.parse(io.github.nqueens.Solvers.get("explicit").solve(n).toString());
        for (int row = 0; row < n - 8; row++) {
            problem.place(row, solution.column(row));
        }
        Deduction deduction = Deduction.of(problem.build());
        deduction.exhaust(Technique.ASSUMPTION);
        for (int row = 0; row < n; row++) {
            assertThat(deduction.isCandidate(row, solution.column(row))).isTrue();
        }
        assertThat(deduction.state()).isNotEqualTo(Deduction.State.CONTRADICTION);
        int[][] rows = new int[n][n];
        for (int row = 0; row < n; row++) {
            java.util.Arrays.fill(rows[row], row);
        }
        Deduction inRows = Deduction.of(problem.regions(rows).build());
        inRows.exhaust(Technique.HALL_SET);
        assertThat(inRows.state()).isNotEqualTo(Deduction.State.CONTRADICTION);
    }

    @Test
    void badArgumentsAreRefused() {
        Deduction deduction = Deduction.of(Problem.queens(4));
        assertThatThrownBy(() -> deduction.isCandidate(4, 0)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> deduction.isCandidate(0, -1)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatNullPointerException().isThrownBy(() -> Deduction.of(null)).withMessage("problem");
        assertThatNullPointerException()
                .isThrownBy(() -> Deduction.rating(null))
                .withMessage("problem");
        assertThatNullPointerException().isThrownBy(() -> deduction.next(null)).withMessage("hardest");
        assertThatNullPointerException()
                .isThrownBy(() -> deduction.exhaust(null))
                .withMessage("hardest");
        assertThatNullPointerException()
                .isThrownBy(() -> new Deduction.Step(Technique.SINGLE, null, List.of(), ""))
                .withMessage("because");
        assertThatNullPointerException()
                .isThrownBy(() -> new Deduction.Step(Technique.SINGLE, List.of(), null, ""))
                .withMessage("deleted");
    }
}
