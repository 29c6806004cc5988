package io.github.nqueens;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class ProblemPropertyTest {
    @Property(tries = 500)
    void theTextRestoresTheProblem(@ForAll @IntRange(min = 1, max = 60) int n, @ForAll long seed) {
        Problem problem = random(n, new SplittableRandom(seed), 3);
        assertThat(problem.toText()).startsWith("rule=" + problem.rule());
        Problem restored = Problem.parse(problem.toText());
        assertThat(restored).isEqualTo(problem).hasSameHashCodeAs(problem);
        assertThat(problem.toBuilder().build()).isEqualTo(problem);
    }

    @Property(tries = 300)
    void solutionsAreTheBoardsWithoutTwoQueensThatAttackEachOther(
            @ForAll @IntRange(min = 1, max = 6) int n, @ForAll long seed) {
        Problem problem = random(n, new SplittableRandom(seed), 2);
        AllBoards.ofSize(n).forEach(board -> {
            boolean expected = solves(problem, board);
            assertThat(problem.isSolution(board)).isEqualTo(expected);
            if (expected) {
                assertThat(problem.contradiction()).isEmpty();
            }
        });
    }

    @Property(tries = 200)
    void symmetriesTakeSolutionsToSolutions(@ForAll @IntRange(min = 1, max = 6) int n, @ForAll long seed) {
        Problem problem = random(n, new SplittableRandom(seed), 1);
        List<Board> permutations = new ArrayList<>();
        for (Board board : AllBoards.ofSize(n)) {
            if (board.isPermutation()) {
                permutations.add(board);
            }
        }
        for (Symmetry symmetry : Symmetry.values()) {
            Problem image = problem.transform(symmetry);
            assertThat(image.contradiction().isEmpty())
                    .isEqualTo(problem.contradiction().isEmpty());
            for (Board board : permutations) {
                assertThat(image.isSolution(board.transform(symmetry))).isEqualTo(problem.isSolution(board));
            }
        }
    }

    @Property(tries = 200)
    void aQuarterTurnFourTimesOverChangesNothing(@ForAll @IntRange(min = 1, max = 40) int n, @ForAll long seed) {
        Problem problem = random(n, new SplittableRandom(seed), 4);
        Problem turned = problem;
        for (int turn = 0; turn < 4; turn++) {
            turned = turned.transform(Symmetry.ROTATE_90);
        }
        assertThat(turned).isEqualTo(problem);
    }

    /** Smaller boards have no solution under this rule. */
    @Test
    void superqueensAreQueensThatAreKnightsToo() {
        for (int n = 10; n <= 11; n++) {
            Problem superqueens =
                    Problem.builder(n).rule(AttackRule.SUPERQUEENS).build();
            List<Board> queens = new ArrayList<>();
            complete(Problem.queens(n), new int[n], 0, queens);
            List<Board> expected =
                    queens.stream().filter(board -> solves(superqueens, board)).toList();
            assertThat(expected).hasSize(n == 10 ? 4 : 44);
            assertThat(queens.stream().filter(superqueens::isSolution)).isEqualTo(expected);
            List<Board> found = new ArrayList<>();
            complete(superqueens, new int[n], 0, found);
            assertThat(found).isEqualTo(expected);
        }
    }

    private static void complete(Problem problem, int[] columns, int row, List<Board> solutions) {
        int n = columns.length;
        if (row == n) {
            solutions.add(Board.of(columns));
            return;
        }
        for (int column = 0; column < n; column++) {
            columns[row] = column;
            boolean free = true;
            for (int other = 0; other < row; other++) {
                free &= !problem.attacks(row, column, other, columns[other]);
            }
            if (free) {
                complete(problem, columns, row + 1, solutions);
            }
        }
    }

    @Property(tries = 300)
    void allImagesAndRenamingsHaveOneCanonicalProblem(@ForAll @IntRange(min = 1, max = 12) int n, @ForAll long seed) {
        Problem problem = random(n, new SplittableRandom(seed), 3);
        Problem canonical = problem.canonical();
        assertThat(canonical.canonical()).isEqualTo(canonical);
        assertThat(canonical.isCanonical()).isTrue();
        assertThat(problem.isCanonical()).isEqualTo(problem.equals(canonical));
        RandomGenerator random = new SplittableRandom(seed + 1);
        Set<String> images = new HashSet<>();
        for (Symmetry symmetry : Symmetry.values()) {
            Problem image = problem.transform(symmetry);
            images.add(renamed(image, Board.identity(n)).toText());
            assertThat(renamed(image, Board.random(n, random)).canonical()).isEqualTo(canonical);
        }
        // So that no two problems have one canonical problem unless they are images of each other.
        assertThat(images).contains(renamed(canonical, Board.identity(n)).toText());
        assertThat(canonical.rule()).isEqualTo(problem.rule());
    }

    /** Regions take the names of a permutation in the order in which they are met. */
    private static Problem renamed(Problem problem, Board names) {
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
                regions[row][column] = names.column(met.indexOf(region));
            }
        }
        return problem.toBuilder().regions(regions).build();
    }

    /** Squares of four rows in two colors, up to rotation and reflection: Sloane's A054247. */
    @Test
    void setsOfBlockedSquaresHaveThePublishedNumberOfCanonicalProblems() {
        for (int n = 1; n <= 4; n++) {
            Set<Problem> canonical = new HashSet<>();
            int least = 0;
            for (int set = 0; set < 1 << (n * n); set++) {
                Problem.Builder problem = Problem.builder(n).rule(AttackRule.TOUCH);
                for (int square = 0; square < n * n; square++) {
                    if ((set >>> square & 1) != 0) {
                        problem.block(square / n, square % n);
                    }
                }
                canonical.add(problem.build().canonical());
                least += problem.build().isCanonical() ? 1 : 0;
            }
            assertThat(canonical).hasSize(new int[] {0, 2, 6, 102, 8548}[n]).hasSize(least);
        }
    }

    /** The classic problem of any size is its only image. */
    @Test
    void problemsThatSayNothingOfSquaresAreCanonical() {
        for (AttackRule rule : AttackRule.values()) {
            Problem empty = Problem.builder(16_384).rule(rule).build();
            assertThat(empty.canonical()).isSameAs(empty);
            assertThat(empty.isCanonical()).isTrue();
        }
        Problem largest = Problem.queens(2_147_483_639);
        assertThat(largest.canonical()).isEqualTo(largest);
    }

    /** Collections that are kept in files rely on it. */
    @Test
    void theOrderOfImagesIsThatOfTheDocumentation() {
        Problem problem = Problem.parse("rule=QUEENS\n...Q\n....\n.#..\n....\n\nDDCC\nDDCC\nBBAA\nBBAA");
        assertThat(problem.canonical()).hasToString("rule=QUEENS\n....\n.#..\n....\n...Q\n\nAABB\nAABB\nCCDD\nCCDD");
        // Regions come first: the image with the longest first region.
        assertThat(Problem.parse("ABCC\nABCC\nABDD\nABDD").canonical())
                .hasToString("rule=TOUCH\n....\n....\n....\n....\n\nAAAA\nBBBB\nCCDD\nCCDD");
        assertThat(Problem.builder(3)
                        .block(2, 1)
                        .place(0, 0)
                        .place(1, 1)
                        .build()
                        .canonical())
                .hasToString("rule=QUEENS\n.#.\n.Q.\nQ..");
    }

    private static boolean solves(Problem problem, Board board) {
        int n = problem.size();
        for (int row = 0; row < n; row++) {
            if (!problem.isOpen(row, board.column(row))) {
                return false;
            }
            for (int other = 0; other < row; other++) {
                if (problem.attacks(row, board.column(row), other, board.column(other))) {
                    return false;
                }
            }
        }
        return problem.placed().stream().allMatch(queen -> board.column(queen.row()) == queen.column());
    }

    /** Any rule, with some squares blocked, up to a given number of queens placed, and regions every other time. */
    private static Problem random(int n, RandomGenerator random, int mostPlaced) {
        AttackRule[] rules = AttackRule.values();
        Problem.Builder builder = Problem.builder(n).rule(rules[random.nextInt(rules.length)]);
        int blocked = random.nextInt(n * n / 3 + 1);
        for (int i = 0; i < blocked; i++) {
            builder.block(random.nextInt(n), random.nextInt(n));
        }
        random.ints(random.nextInt(mostPlaced + 1), 0, n * n)
                .distinct()
                .forEach(square -> builder.place(square / n, square % n));
        if (random.nextBoolean()) {
            int[][] regions = new int[n][n];
            Board centers = Board.random(n, random);
            for (int row = 0; row < n; row++) {
                for (int column = 0; column < n; column++) {
                    regions[row][column] = centers.column(row) == column ? row : random.nextInt(n);
                }
            }
            builder.regions(regions);
        }
        return builder.build();
    }
}
