package io.github.nqueens.site.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Board;
import io.github.nqueens.ConflictCounter;
import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.Solvers;
import io.github.nqueens.Symmetry;
import io.github.nqueens.cli.output.Text;
import io.github.nqueens.solutions.CountMethod;
import io.github.nqueens.solutions.SolutionCounter;
import io.github.nqueens.solutions.Solutions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The numbers in the answers of the page on teaching. */
class TeachingPageTest {
    private static final Path DOCS = Path.of("..", "docs");
    private static final String TEACHING = read("teaching.md") + read("answers.md");

    @Test
    void thePlanLeadsToEveryPageOfTheGallery() {
        assertThat(Pattern.compile("\\]\\(gallery/README\\.md(#[^)]+)\\)")
                        .matcher(TEACHING)
                        .results()
                        .map(link -> link.group(1))
                        .distinct())
                .hasSameSizeAs(Gallery.names());
    }

    @Test
    void treesAndSolutions() {
        long widest = SolutionCounter.builder()
                .method(CountMethod.BREADTH_FIRST)
                .build()
                .count(12, Limits.none())
                .widestFrontier();
        requireSaid("Level 9 holds " + Text.number(widest) + " boards");
        List<Board> six = Solutions.stream(6).toList();
        requireSaid("the first solution in lexicographic order, " + six.get(0));
        assertThat(six).hasSize(4).allMatch(board -> board.orbitSize() == 4);
        assertThat(six)
                .allMatch(board -> board.transform(Symmetry.ROTATE_180).equals(board))
                .contains(six.get(0).transform(Symmetry.ROTATE_90));
    }

    @Test
    void order() {
        Lesson order = Gallery.lesson("order");
        long placed = Long.parseLong(order.facts().get("constrained10"));
        requireSaid("A solution keeps 10 of the " + placed + " queens, so " + (placed - 10) + " were taken back.");
        requireSaid("For n = 26 it places " + order.facts().get("largestConstrained") + " queens instead of "
                + order.facts().get("largestNatural") + ".");
    }

    /** The share is a mean of 100 boards of 2,000 queens, so its standard error is far below one percent. */
    @Test
    void attackedQueensOfARandomPermutation() {
        SplittableRandom random = new SplittableRandom(1);
        int n = 2000;
        int boards = 100;
        long attacked = 0;
        for (int i = 0; i < boards; i++) {
            ConflictCounter queens = ConflictCounter.of(Board.random(n, random));
            for (int row = 0; row < n; row++) {
                attacked += queens.attackers(row) > 0 ? 1 : 0;
            }
        }
        requireSaid("About " + Math.round(100.0 * attacked / (boards * (long) n)) + " % on large boards.");
    }

    @Test
    void climbs() {
        String share = Gallery.lesson("plateaus").facts().get("plain8");
        requireSaid("For n = 8 the share is " + share + " %, which makes about "
                + Math.round(100 / Double.parseDouble(share)) + " climbs.");
    }

    @Test
    void temperatures() {
        double half = 1 / Math.log(2);
        requireSaid("T = 1 / ln 2 = " + Text.fixed(half, 2) + ", which is reached after "
                + (int) Math.ceil(Math.log(half / 1000) / Math.log(0.99)) + " steps.");
        requireSaid("In the first " + (int) Math.ceil(Math.log(1 / 1000.0) / Math.log(0.99))
                + " steps, in which T is above 1.");
    }

    @Test
    void swapsOfTabuSearch() {
        int swaps = 8 * 7 / 2;
        requireSaid("There are " + swaps + " swaps. The list always leaves one pair, so from tenure " + (swaps - 1));
    }

    @Test
    void thePopulation() {
        requireSaid("The first generation has "
                + Gallery.lesson("population").facts().get("atFirst") + ",");
        requireSaid("They agree in one row on average, so they differ in 19 of 20.");
        SplittableRandom random = new SplittableRandom(1);
        int couples = 10_000;
        long equal = 0;
        for (int i = 0; i < couples; i++) {
            int[] one = Board.random(20, random).toArray();
            int[] other = Board.random(20, random).toArray();
            for (int row = 0; row < 20; row++) {
                equal += one[row] == other[row] ? 1 : 0;
            }
        }
        // The number of agreements has variance 1: the mean of 10,000 lies within 0.05, except once in a million.
        assertThat(equal / (double) couples).isBetween(0.95, 1.05);
    }

    @Test
    void chances() {
        long permutations = 1;
        for (int factor = 2; factor <= 8; factor++) {
            permutations *= factor;
        }
        long solutions = SolutionCounter.builder().build().count(8);
        requireSaid(Text.number(permutations) + " / " + solutions + " = " + permutations / solutions + " draws");
        long inCorners = 0;
        for (int row : new int[] {0, 7}) {
            for (int column : new int[] {0, 7}) {
                inCorners += SolutionCounter.builder()
                        .build()
                        .count(Problem.builder(8).place(row, column).build());
            }
        }
        requireSaid("Exactly, " + inCorners + " of the " + solutions + " have one.");
    }

    /** By the approximation of Wilson and Hilferty, which is right to a tenth here; 2.3263 is the normal quantile of 99 %. */
    @Test
    void pearsonsStatistic() {
        double part = 2.0 / (9 * 91);
        double quantile = 91 * Math.pow(1 - part + 2.3263 * Math.sqrt(part), 3);
        requireSaid("For 91 degrees of freedom, values up to about " + Math.round(quantile) + ".");
    }

    /** The runs that {@code nqueens compare} of the page's lab makes. */
    @Test
    void theAnswerToTheLabHolds() {
        double six10 = mean("tabu:tenure=10", 6);
        assertThat(mean("tabu:tenure=20", 6)).isGreaterThan(10 * six10);
        double[] twenty = Stream.of(1, 10, 20)
                .mapToDouble(tenure -> mean("tabu:tenure=" + tenure, 20))
                .toArray();
        assertThat(Arrays.stream(twenty).max().orElseThrow()
                        - Arrays.stream(twenty).min().orElseThrow())
                .isLessThan(deviation("tabu:tenure=10", 20));
    }

    private static double mean(String algorithm, int n) {
        return Arrays.stream(iterations(algorithm, n)).average().orElseThrow();
    }

    private static double deviation(String algorithm, int n) {
        double mean = mean(algorithm, n);
        return Math.sqrt(Arrays.stream(iterations(algorithm, n))
                .mapToDouble(value -> (value - mean) * (value - mean))
                .average()
                .orElseThrow());
    }

    private static long[] iterations(String algorithm, int n) {
        long[] iterations = new long[100];
        for (int i = 0; i < iterations.length; i++) {
            iterations[i] = Solvers.get(algorithm)
                    .solve(n, SolveOptions.builder().seed(i + 1).build())
                    .statistics()
                    .iterations();
        }
        return iterations;
    }

    private static void requireSaid(String sentence) {
        assertThat(TEACHING.replaceAll("\\s+", " ")).contains(sentence);
    }

    private static String read(String page) {
        try {
            return Files.readString(DOCS.resolve(page));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
