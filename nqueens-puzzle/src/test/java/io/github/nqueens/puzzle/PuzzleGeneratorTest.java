package io.github.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Board;
import io.github.nqueens.CancellationToken;
import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.Solvers;
import io.github.nqueens.Square;
import io.github.nqueens.Symmetry;
import io.github.nqueens.internal.LimitWatch;
import io.github.nqueens.puzzle.candidates.Chance;
import io.github.nqueens.puzzle.generator.RandomSolution;
import io.github.nqueens.solutions.Solutions;
import io.github.nqueens.testing.Runs;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class PuzzleGeneratorTest {
    private static Problem make(PuzzleGenerator.Builder builder, long seed) {
        PuzzleResult result = builder.build().generate(seed, Limits.none());
        assertThat(result.reason()).isEmpty();
        return result.problem().orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4, 5, 6, 7, 8, 9})
    void everyPuzzleHasOneSolution(int n) {
        for (int seed = 0; seed < Runs.share(40); seed++) {
            Problem puzzle = make(PuzzleGenerator.builder(n), seed);
            assertThat(puzzle.rule()).isEqualTo(AttackRule.TOUCH);
            assertThat(puzzle.size()).isEqualTo(n);
            assertThat(PlainRules.solutions(puzzle)).as("%s", puzzle).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @CsvSource({"8, QUEENS", "9, QUEENS", "7, TORUS", "5, TORUS", "7, TOUCH", "8, TOUCH", "12, SUPERQUEENS"})
    void everyRuleAndEveryGivenWorks(int n, AttackRule rule) {
        for (Given given : Given.values()) {
            for (boolean symmetric : List.of(false, true)) {
                for (int seed = 0; seed < Runs.share(5); seed++) {
                    Problem puzzle = make(
                            PuzzleGenerator.builder(n).rule(rule).given(given).symmetric(symmetric), seed);
                    assertThat(puzzle.rule()).isEqualTo(rule);
                    assertThat(puzzle.hasRegions()).isEqualTo(given == Given.REGIONS);
                    assertThat(PlainRules.solutions(puzzle)).as("%s", puzzle).isEqualTo(1);
                    assertThatNoGivenIsSuperfluous(puzzle);
                    if (symmetric) {
                        assertThat(renumbered(puzzle.transform(Symmetry.ROTATE_180)))
                                .isEqualTo(renumbered(puzzle));
                    }
                }
            }
        }
    }

    private static void assertThatNoGivenIsSuperfluous(Problem puzzle) {
        int n = puzzle.size();
        for (int square = 0; square < n * n; square++) {
            int row = square / n;
            int column = square % n;
            if (puzzle.isPlaced(row, column) || !puzzle.isOpen(row, column)) {
                assertThat(PlainRules.solutions(without(puzzle, row, column)))
                        .as("solutions without the given on row %d, column %d of %s", row, column, puzzle)
                        .isGreaterThan(1);
            }
        }
    }

    private static Problem without(Problem puzzle, int row, int column) {
        Problem.Builder builder = Problem.builder(puzzle.size()).rule(puzzle.rule());
        for (Square queen : puzzle.placed()) {
            if (queen.row() != row || queen.column() != column) {
                builder.place(queen.row(), queen.column());
            }
        }
        for (int r = 0; r < puzzle.size(); r++) {
            for (int c = 0; c < puzzle.size(); c++) {
                if (!puzzle.isOpen(r, c) && (r != row || c != column)) {
                    builder.block(r, c);
                }
            }
        }
        return builder.build();
    }

    @ParameterizedTest
    @EnumSource(RegionShape.class)
    void regionsAreConnectedAndAsLargeAsWished(RegionShape shape) {
        for (int seed = 0; seed < 20; seed++) {
            Problem puzzle = make(PuzzleGenerator.builder(8).shape(shape).smallestRegion(3), seed);
            for (int region = 0; region < 8; region++) {
                int squares = squaresOf(puzzle, region);
                assertThat(squares).isGreaterThanOrEqualTo(3);
                assertThat(connected(puzzle, region)).isEqualTo(squares);
            }
        }
    }

    @Test
    void symmetricRegionsAreAsLargeAsWishedToo() {
        for (int seed = 0; seed < 10; seed++) {
            Problem puzzle = make(PuzzleGenerator.builder(9).symmetric(true).smallestRegion(2), seed);
            for (int region = 0; region < 9; region++) {
                assertThat(squaresOf(puzzle, region)).isGreaterThanOrEqualTo(2);
                assertThat(connected(puzzle, region)).isEqualTo(squaresOf(puzzle, region));
            }
        }
    }

    @Test
    void compactRegionsHaveShorterBordersThanWildOnes() {
        int compact = 0;
        int wild = 0;
        for (int seed = 0; seed < 20; seed++) {
            compact += borders(make(PuzzleGenerator.builder(9).shape(RegionShape.COMPACT), seed));
            wild += borders(make(PuzzleGenerator.builder(9).shape(RegionShape.WILD), seed));
        }
        assertThat(compact).isLessThan(wild);
    }

    /** A fifth of the regions, or one, may have one or two squares; a pair of images may if there is no center to do so alone. */
    @ParameterizedTest
    @ValueSource(ints = {4, 5, 8, 9, 10, 13, 16})
    void fewRegionsAreSmallAndNoneIsHuge(int n) {
        for (boolean symmetric : List.of(false, true)) {
            for (int seed = 0; seed < Runs.share(10); seed++) {
                Problem puzzle = make(PuzzleGenerator.builder(n).symmetric(symmetric), seed);
                int small = 0;
                for (int region = 0; region < n; region++) {
                    int squares = squaresOf(puzzle, region);
                    small += squares < 3 ? 1 : 0;
                    assertThat(squares).isLessThanOrEqualTo(n < 7 ? (n * n - 1) / 2 : n < 16 ? n * n / 3 : n * n / 4);
                    assertThat(connected(puzzle, region)).isEqualTo(squares);
                }
                int few = Math.max(1, n / 5);
                assertThat(small).as("%s", puzzle).isLessThanOrEqualTo(symmetric && n % 2 == 0 ? few + few % 2 : few);
            }
        }
    }

    /** Solvers that know nothing of how a puzzle is made: none of them finds a solution without some queen of the known one. */
    @ParameterizedTest
    @CsvSource({"10, TOUCH", "12, QUEENS", "13, TORUS", "16, TOUCH", "20, TOUCH", "26, TOUCH"})
    void otherSolversFindNoSecondSolution(int n, AttackRule rule) {
        Problem puzzle = make(PuzzleGenerator.builder(n).rule(rule), 5);
        Board solution = Solvers.get("constraint-search").solve(puzzle);
        assertThat(puzzle.isSolution(solution)).isTrue();
        for (String solver : List.of("constraint-search", "exact-cover")) {
            for (int row = 0; row < n; row++) {
                Problem without =
                        puzzle.toBuilder().block(row, solution.column(row)).build();
                assertThat(Solvers.get(solver)
                                .solve(without, SolveOptions.defaults())
                                .status())
                        .isEqualTo(SolveStatus.UNSOLVABLE);
            }
        }
    }

    /** The techniques as a plain reading of their definitions applies them. */
    @ParameterizedTest
    @EnumSource(Technique.class)
    void aPlainReadingOfTheTechniquesAgreesWithTheRating(Technique rating) {
        agrees(rating, 5);
        agrees(rating, 7);
    }

    /** The plain reading takes seconds. */
    @Tag("thorough")
    @ParameterizedTest
    @EnumSource(Technique.class)
    void aPlainReadingAgreesOnNineRowsToo(Technique rating) {
        agrees(rating, 9);
    }

    private static void agrees(Technique rating, int n) {
        int easier = List.of(Technique.values()).indexOf(rating);
        Problem puzzle = make(PuzzleGenerator.builder(n).rating(rating, rating), 11);
        for (int level = Math.max(1, easier); level <= easier + 1; level++) {
            PlainRules plain = new PlainRules(puzzle);
            plain.exhaust(level);
            assertThat(plain.candidates() == n).as("%s", puzzle).isEqualTo(level > easier);
        }
    }

    @Test
    void anyPuzzleWithRegionsIsRated() {
        for (int n : new int[] {4, 8, 14, 20, 26}) {
            assertThat(Deduction.rating(make(PuzzleGenerator.builder(n), 2))).isPresent();
        }
    }

    private static int squaresOf(Problem puzzle, int region) {
        int squares = 0;
        for (int square = 0; square < puzzle.size() * puzzle.size(); square++) {
            squares += puzzle.region(square / puzzle.size(), square % puzzle.size()) == region ? 1 : 0;
        }
        return squares;
    }

    private static int borders(Problem puzzle) {
        int borders = 0;
        for (int row = 0; row < puzzle.size(); row++) {
            for (int column = 1; column < puzzle.size(); column++) {
                borders += puzzle.region(row, column) == puzzle.region(row, column - 1) ? 0 : 1;
                borders += puzzle.region(column, row) == puzzle.region(column - 1, row) ? 0 : 1;
            }
        }
        return borders;
    }

    /** How many squares of a region are connected with its first one. */
    private static int connected(Problem puzzle, int region) {
        int n = puzzle.size();
        Deque<Square> next = new ArrayDeque<>();
        Set<Square> reached = new HashSet<>();
        for (int square = 0; square < n * n && next.isEmpty(); square++) {
            if (puzzle.region(square / n, square % n) == region) {
                next.add(new Square(square / n, square % n));
            }
        }
        while (!next.isEmpty()) {
            Square square = next.remove();
            boolean inside = square.row() >= 0 && square.row() < n && square.column() >= 0 && square.column() < n;
            if (inside && puzzle.region(square.row(), square.column()) == region && reached.add(square)) {
                next.add(new Square(square.row() - 1, square.column()));
                next.add(new Square(square.row() + 1, square.column()));
                next.add(new Square(square.row(), square.column() - 1));
                next.add(new Square(square.row(), square.column() + 1));
            }
        }
        return reached.size();
    }

    @Test
    void regionsMayBeScattered() {
        Problem puzzle = make(PuzzleGenerator.builder(7).connected(false), 1);
        assertThat(PlainRules.solutions(puzzle)).isEqualTo(1);
        int connected = 0;
        for (int region = 0; region < 7; region++) {
            connected += connected(puzzle, region);
        }
        assertThat(connected).isLessThan(49);
    }

    @ParameterizedTest
    @EnumSource(Technique.class)
    void ratingsAreMet(Technique rating) {
        for (int seed = 0; seed < 5; seed++) {
            assertThat(Deduction.rating(make(PuzzleGenerator.builder(8).rating(rating, rating), seed)))
                    .contains(rating);
        }
        assertThat(Deduction.rating(make(PuzzleGenerator.builder(9).rating(Technique.STRANDING, Technique.HALL_SET), 3))
                        .orElseThrow())
                .isBetween(Technique.STRANDING, Technique.HALL_SET);
    }

    @ParameterizedTest
    @EnumSource(
            value = Technique.class,
            names = {"SINGLE", "STRANDING", "ASSUMPTION"})
    void ratingsAreMetWithoutRegionsToo(Technique rating) {
        for (Given given : List.of(Given.PLACED_QUEENS, Given.BLOCKED_SQUARES)) {
            Problem puzzle = make(PuzzleGenerator.builder(8).given(given).rating(rating, rating), 1);
            assertThat(Deduction.rating(puzzle)).contains(rating);
            assertThatNoGivenIsSuperfluous(puzzle);
        }
    }

    @Test
    void aSeedGivesTheSamePuzzleWhateverTheLimits() {
        PuzzleGenerator generator = PuzzleGenerator.builder(8).build();
        Limits limits = Limits.builder()
                .timeLimit(Duration.ofHours(1))
                .cancellation(new CancellationToken())
                .build();
        for (int seed = 0; seed < 5; seed++) {
            assertThat(generator.generate(seed, limits).problem())
                    .isEqualTo(generator.generate(seed, Limits.none()).problem());
        }
        assertThat(generator.generate(1, Limits.none()).problem())
                .isNotEqualTo(generator.generate(2, Limits.none()).problem());
    }

    @Test
    void noPuzzleOfASeriesIsAnImageOfAnother() {
        // So small that images come up often.
        PuzzleSeries series = PuzzleGenerator.builder(5).build().generate(7, 60, Limits.none());
        assertThat(series.reason()).isEmpty();
        assertThat(series.problems()).hasSize(60);
        Set<String> images = new HashSet<>();
        for (Problem puzzle : series.problems()) {
            Set<String> own = new HashSet<>();
            for (Symmetry symmetry : Symmetry.values()) {
                own.add(renumbered(puzzle.transform(symmetry)).toString());
            }
            assertThat(images).doesNotContainAnyElementsOf(own);
            images.addAll(own);
        }
        assertThat(series.problems().get(0)).isEqualTo(make(PuzzleGenerator.builder(5), 7));
        assertThat(series).hasToString("PuzzleSeries[60 puzzles]");
    }

    /** With regions numbered in the order in which they are met. */
    private static Problem renumbered(Problem problem) {
        if (!problem.hasRegions()) {
            return problem;
        }
        int n = problem.size();
        List<Integer> met = new ArrayList<>();
        int[][] regions = new int[n][n];
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                int region = problem.region(row, column);
                if (!met.contains(region)) {
                    met.add(region);
                }
                regions[row][column] = met.indexOf(region);
            }
        }
        return problem.toBuilder().regions(regions).build();
    }

    @Test
    void aSeriesEndsWhenThereAreOnlyImages() {
        PuzzleSeries series =
                PuzzleGenerator.builder(4).given(Given.PLACED_QUEENS).build().generate(1, 100, Limits.none());
        assertThat(series.problems()).hasSize(1);
        assertThat(series.reason())
                .hasValueSatisfying(
                        reason -> assertThat(reason)
                                .isEqualTo(
                                        "200 puzzles in a row were images of earlier ones; ask for fewer puzzles or a larger n"));
        assertThat(series.toString()).startsWith("PuzzleSeries[1 puzzle, 200");
    }

    @Test
    void aLimitMetGivesNoPuzzle() {
        PuzzleGenerator generator = PuzzleGenerator.builder(20).build();
        PuzzleResult late = generator.generate(1, Limits.of(Duration.ZERO));
        assertThat(late.problem()).isEmpty();
        assertThat(late.reason()).contains("the time limit was reached");
        assertThat(late).hasToString("PuzzleResult[the time limit was reached]");
        CancellationToken token = new CancellationToken();
        token.cancel();
        assertThat(generator
                        .generate(1, Limits.builder().cancellation(token).build())
                        .reason())
                .contains("the work was cancelled");
        assertThat(generator.generate(1, 3, Limits.of(Duration.ZERO)).problems())
                .isEmpty();
    }

    /** The clock is read all the time, so one that counts its readings is over in the middle of the work. */
    @Test
    void aLimitSaysHowFarItWas() {
        long[] clock = new long[1];
        LongSupplier nanos = () -> clock[0] += 1_000;
        List<PuzzleGenerator.Progress> told = new ArrayList<>();
        PuzzleResult result = PuzzleGenerator.builder(26)
                .progress(Duration.ofNanos(10_000), told::add)
                .build()
                .generate(1, Limits.of(Duration.ofNanos(100_000)), nanos);
        assertThat(result.reason().orElseThrow())
                .matches("the time limit was reached in start \\d+, at best with \\d+ squares left open");
        assertThat(told).hasSizeBetween(9, 11);
        assertThat(told).allSatisfy(progress -> {
            assertThat(progress.puzzles()).isZero();
            assertThat(progress.squaresLeft()).isBetween(1, 650);
        });
        assertThat(told).extracting(PuzzleGenerator.Progress::elapsed).isSorted();
        assertThat(told.get(0).starts()).isEqualTo(1);
    }

    @Test
    void progressCountsThePuzzlesOfASeries() {
        List<PuzzleGenerator.Progress> told = new ArrayList<>();
        PuzzleGenerator generator =
                PuzzleGenerator.builder(6).progress(Duration.ZERO, told::add).build();
        assertThat(generator.generate(3, 4, Limits.none()).problems())
                .isEqualTo(PuzzleGenerator.builder(6)
                        .build()
                        .generate(3, 4, Limits.none())
                        .problems());
        assertThat(told)
                .extracting(PuzzleGenerator.Progress::puzzles)
                .isSorted()
                .contains(0, 1, 2, 3);
    }

    @Test
    void anInterruptGivesNoPuzzleAndStays() {
        Thread.currentThread().interrupt();
        PuzzleResult result = PuzzleGenerator.builder(9).build().generate(1, Limits.none());
        assertThat(Thread.interrupted()).isTrue();
        assertThat(result.reason()).contains("the thread was interrupted");
    }

    /** Searches that take hours without a limit: few placed queens of many, and regions on a large board. */
    @ParameterizedTest
    @EnumSource(Given.class)
    void aCancellationEndsLongWork(Given given) throws InterruptedException {
        CancellationToken token = new CancellationToken();
        Limits limits = Limits.builder().cancellation(token).build();
        PuzzleGenerator generator = PuzzleGenerator.builder(48).given(given).build();
        PuzzleResult[] result = new PuzzleResult[1];
        Thread worker = new Thread(() -> result[0] = generator.generate(1, limits));
        worker.start();
        token.cancel();
        worker.join();
        assertThat(result[0].problem()).isEmpty();
    }

    /** Each of the two solutions of four rows is told by any one queen, so a pair of images has a superfluous one. */
    @Test
    void symmetryNeverMakesAGivenSuperfluous() {
        PuzzleResult result = PuzzleGenerator.builder(4)
                .given(Given.PLACED_QUEENS)
                .symmetric(true)
                .build()
                .generate(1, Limits.none());
        assertThat(result.problem()).isEmpty();
    }

    @Test
    void whatCannotBeIsGivenUp() {
        // The board has four solutions only, which are three blocked squares apart.
        PuzzleResult result = PuzzleGenerator.builder(6)
                .rule(AttackRule.QUEENS)
                .given(Given.BLOCKED_SQUARES)
                .rating(Technique.SINGLE, Technique.SINGLE)
                .build()
                .generate(1, Limits.none());
        assertThat(result.reason()).hasValue("1,000 starts led to no puzzle; ask for a wider rating or another n");
    }

    @Test
    @Tag("thorough")
    void whatIsGivenUpNamesTheWishesThatWereMade() {
        PuzzleGenerator.Builder large =
                PuzzleGenerator.builder(6).smallestRegion(6).shape(RegionShape.WILD);
        assertThat(large.build().generate(1, Limits.none()).reason())
                .hasValue("1,000 starts led to no puzzle; ask for smaller regions or another n");
        PuzzleGenerator.Builder small = PuzzleGenerator.builder(5)
                .smallestRegion(5)
                .symmetric(true)
                .rating(Technique.HALL_SET, Technique.HALL_SET);
        assertThat(small.build().generate(1, Limits.none()).reason())
                .hasValue(
                        "1,000 starts led to no puzzle; ask for a wider rating, smaller regions, no symmetry or another n");
    }

    @Test
    void sizesWithoutASolutionAreRefused() {
        refuse(
                () -> PuzzleGenerator.builder(8).rule(AttackRule.TORUS),
                "rule TORUS conflicts with n = 8, which has no solution; choose an n that neither 2 nor 3 divides, such as"
                        + " 5, 7 or 11");
        refuse(
                () -> PuzzleGenerator.builder(3),
                "rule TOUCH conflicts with n = 3, which has no solution; choose n = 1 or n >= 4");
        refuse(
                () -> PuzzleGenerator.builder(2).given(Given.PLACED_QUEENS),
                "rule QUEENS conflicts with n = 2, which has no solution; choose n = 1 or n >= 4");
        refuse(
                () -> PuzzleGenerator.builder(9).rule(AttackRule.SUPERQUEENS),
                "rule SUPERQUEENS conflicts with n = 9, which has no solution; choose n = 1 or n >= 10");
    }

    /** The sizes that are refused are those without a solution. */
    @ParameterizedTest
    @EnumSource(AttackRule.class)
    void onlySizesWithoutASolutionAreRefused(AttackRule rule) {
        for (int n = 1; n <= 13; n++) {
            int size = n;
            boolean solvable = Solutions.stream(Problem.builder(n).rule(rule).build())
                    .findFirst()
                    .isPresent();
            PuzzleGenerator.Builder builder = PuzzleGenerator.builder(size).rule(rule);
            if (solvable) {
                assertThat(builder.build()).isNotNull();
                assertThat(make(builder.given(Given.PLACED_QUEENS), 1)).isNotNull();
            } else {
                assertThatIllegalArgumentException().isThrownBy(builder::build);
            }
        }
    }

    @Test
    void impossibleWishesSayWhichConflict() {
        refuse(
                () -> PuzzleGenerator.builder(8).given(Given.PLACED_QUEENS).shape(RegionShape.WILD),
                "shape is a wish about regions and conflicts with given PLACED_QUEENS; leave one of them out");
        refuse(
                () -> PuzzleGenerator.builder(8).given(Given.BLOCKED_SQUARES).smallestRegion(2),
                "smallestRegion is a wish about regions and conflicts with given BLOCKED_SQUARES; leave one of them out");
        refuse(
                () -> PuzzleGenerator.builder(8).given(Given.BLOCKED_SQUARES).connected(true),
                "connected is a wish about regions and conflicts with given BLOCKED_SQUARES; leave one of them out");
        refuse(
                () -> PuzzleGenerator.builder(8).connected(false).shape(RegionShape.WILD),
                "shape WILD is a wish about connected regions and conflicts with connected(false); leave one of them out");
        refuse(
                () -> PuzzleGenerator.builder(8)
                        .given(Given.PLACED_QUEENS)
                        .rating(Technique.CONFINEMENT, Technique.CONFINEMENT),
                "rating confinement needs regions and conflicts with given PLACED_QUEENS; ask for another rating or for"
                        + " regions");
        refuse(
                () -> PuzzleGenerator.builder(1).rating(Technique.STRANDING, Technique.HALL_SET),
                "rating stranding conflicts with n = 1, which is solved from the start; choose a larger n or least single");
        refuse(
                () -> PuzzleGenerator.builder(8)
                        .rating(Technique.SINGLE, Technique.SINGLE)
                        .smallestRegion(2),
                "rating single needs a region of one square and conflicts with smallestRegion 2; leave one of them out");
        refuse(
                () -> PuzzleGenerator.builder(4).rating(Technique.HALL_SET, Technique.ASSUMPTION),
                "rating hall-set conflicts with n = 4, where no connected regions need more than stranding; choose a larger n"
                        + " or least stranding");
        refuse(
                () -> PuzzleGenerator.builder(8).rating(Technique.HALL_SET, Technique.SINGLE),
                "the least rating, hall-set, is harder than the most, single; give the simpler one first");
        refuse(
                () -> PuzzleGenerator.builder(8).smallestRegion(9),
                "the smallest region is to have 9 squares, but on a board of n = 8 it has from 1 to 8");
        refuse(
                () -> PuzzleGenerator.builder(0),
                "n is 0, but puzzles are made for n from 1 to 64; choose one of these");
        refuse(
                () -> PuzzleGenerator.builder(65),
                "n is 65, but puzzles are made for n from 1 to 64; choose one of these");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PuzzleGenerator.builder(8).build().generate(1, 0, Limits.none()))
                .withMessage("count is 0, but a series has at least 1 puzzle");
    }

    private static void refuse(Supplier<PuzzleGenerator.Builder> builder, String message) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> builder.get().build())
                .withMessage(message);
    }

    /** Seeded output; a change of it belongs into the change log under "Reproducibility". */
    @Test
    void goldenSeeds() {
        assertThat(make(PuzzleGenerator.builder(6), 1).toString().lines().skip(8))
                .containsExactly("CBBDAA", "CCBDDA", "CCDDDD", "EEEEED", "FFFEEE", "FFFFEE");
        assertThat(make(PuzzleGenerator.builder(8).given(Given.PLACED_QUEENS), 1)
                        .placed())
                .containsExactly(new Square(1, 4), new Square(3, 5));
        assertThat(make(PuzzleGenerator.builder(9).symmetric(true), 2)
                        .toString()
                        .lines()
                        .skip(11))
                .containsExactly(
                        "AABBBBBBC",
                        "AEBBBDBBC",
                        "AEEEEDBBC",
                        "AEEEEDDBB",
                        "EEEEEEEEE",
                        "HHFFEEEEI",
                        "GHHFEEEEI",
                        "GHHFHHHEI",
                        "GHHHHHHII");
        assertThat(make(PuzzleGenerator.builder(6).given(Given.BLOCKED_SQUARES), 5)
                        .toString()
                        .lines())
                .containsExactly("rule=QUEENS", "....#.", "......", "......", "....#.", "......", "..#...");
    }

    /** Solutions to start from; those of a large torus come from a formula. */
    @ParameterizedTest
    @CsvSource({
        "4, QUEENS",
        "5, TOUCH",
        "9, QUEENS",
        "14, TOUCH",
        "40, QUEENS",
        "64, TOUCH",
        "13, TORUS",
        "35, TORUS",
        "10, SUPERQUEENS",
        "13, SUPERQUEENS",
        "40, SUPERQUEENS",
        "64, SUPERQUEENS"
    })
    void aStartIsASolutionAndSymmetricIfWished(int n, AttackRule rule) {
        Problem problem = Problem.builder(n).rule(rule).build();
        for (boolean symmetric : List.of(false, true)) {
            Board board = Board.of(RandomSolution.columns(
                    n, rule, symmetric, new Chance(n), new LimitWatch(Limits.none(), System::nanoTime)));
            assertThat(problem.isSolution(board)).isTrue();
            if (symmetric) {
                assertThat(board.transform(Symmetry.ROTATE_180)).isEqualTo(board);
            }
        }
    }
}
