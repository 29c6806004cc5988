package io.github.nqueens.algorithms.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Board;
import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import io.github.nqueens.SolveListener;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.Solvers;
import io.github.nqueens.Square;
import io.github.nqueens.algorithms.exact.ExactCover.Enumeration;
import io.github.nqueens.algorithms.exact.ExactCover.Order;
import io.github.nqueens.algorithms.exact.ExactCover.Primary;
import io.github.nqueens.testing.BruteForce;
import io.github.nqueens.testing.Problems;
import io.github.nqueens.testing.VariantFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExactCoverTest {
    private static ExactCover search(Order order) {
        return ExactCover.builder().order(order).build();
    }

    @ParameterizedTest
    @CsvSource({"NATURAL, LINES", "NATURAL, ROWS", "ORGAN_PIPE, LINES", "ORGAN_PIPE, ROWS"})
    void allSolutionsAndCountsAreThoseOfThePlainSearch(Order order, Primary primary) {
        for (int n = 4; n <= 7; n++) {
            compareAll(order, primary, Problem.queens(n));
        }
        for (int seed = 0; seed < 150; seed++) {
            compareAll(order, primary, Problems.any(4 + seed % 3, seed));
        }
        List<Board> superqueens = BruteForce.solutions(
                Problem.builder(10).rule(AttackRule.SUPERQUEENS).build());
        for (int seed = 0; seed < 8; seed++) {
            compareAll(order, primary, Problems.superqueens(superqueens, 80, seed));
        }
    }

    private static void compareAll(Order order, Primary primary, Problem problem) {
        if (problem.contradiction().isPresent()) {
            return;
        }
        List<String> found = new ArrayList<>();
        Enumeration all = ExactCover.builder()
                .order(order)
                .primary(primary)
                .build()
                .enumerate(problem, Limits.none(), board -> found.add(board.toText()));
        PlainExactCover plain = new PlainExactCover(problem, order, primary, false).run();
        assertThat(found).as("%s of%n%s", order, problem.toText()).isEqualTo(plain.solutions);
        assertThat(all)
                .as("%s of%n%s", order, problem.toText())
                .isEqualTo(new Enumeration(true, plain.solutions.size(), plain.nodes, plain.updates));
        assertThat(found)
                .containsExactlyInAnyOrderElementsOf(BruteForce.solutions(problem).stream()
                        .map(Board::toText)
                        .toList());
    }

    @ParameterizedTest
    @CsvSource({"NATURAL, LINES", "NATURAL, ROWS", "ORGAN_PIPE, LINES", "ORGAN_PIPE, ROWS"})
    void theQueensAndDeadEndsOnTheWayToASolutionAreThoseOfThePlainSearch(Order order, Primary primary) {
        for (Problem problem : Stream.concat(
                        Stream.of(Problem.queens(6), Problem.queens(8)),
                        Stream.iterate(500L, seed -> seed + 1).limit(40).map(seed -> Problems.any(6, seed)))
                .filter(some -> some.contradiction().isEmpty())
                .toList()) {
            List<String> queens = new ArrayList<>();
            List<String> deadEnds = new ArrayList<>();
            SolveListener listener = new SolveListener() {
                @Override
                public void onPlaced(int row, int column) {
                    queens.add(row + "," + column);
                }

                @Override
                public void onDeadEnd(int row, int backTo) {
                    deadEnds.add(row + " " + backTo);
                }
            };
            SolveResult result = Solvers.get("exact-cover:order=" + (order == Order.NATURAL ? "natural" : "organ-pipe")
                            + ",primary=" + (primary == Primary.LINES ? "lines" : "rows"))
                    .solve(problem, SolveOptions.builder().listener(listener).build());
            PlainExactCover plain = new PlainExactCover(problem, order, primary, true).run();
            assertThat(deadEnds).as(problem.toText()).isEqualTo(plain.deadEnds);
            int given = problem.placed().size();
            assertThat(queens.subList(given, queens.size()))
                    .as(problem.toText())
                    .isEqualTo(plain.placed);
            assertThat(result.statistics().iterations()).isEqualTo(plain.nodes - 1);
            assertThat(result.statistics().evaluations()).isEqualTo(plain.updates);
            assertThat(result.status())
                    .isEqualTo(plain.solutions.isEmpty() ? SolveStatus.UNSOLVABLE : SolveStatus.SOLVED);
        }
    }

    /** A queen that leaves a column without a square says so, for which there is no event. */
    @ParameterizedTest
    @CsvSource({"row", "column", "region"})
    void aSentenceNamesTheLineThatHasNoSquareLeft(String kind) {
        List<String> sentences = new ArrayList<>();
        for (int seed = 0; seed < 300; seed++) {
            Problem problem = Problems.any(6, seed);
            Board.Builder queens = Board.builder(6);
            List<Integer> rows = new ArrayList<>();
            problem.placed().forEach(queen -> {
                queens.set(queen.row(), queen.column());
                rows.add(queen.row());
            });
            SolveListener listener = new SolveListener() {
                @Override
                public void onPlaced(int row, int column) {
                    queens.set(row, column);
                    rows.add(row);
                }

                @Override
                public void onRemoved(int row) {
                    rows.remove((Integer) row);
                }

                @Override
                public void onNoted(String pattern, Object... arguments) {
                    if (pattern.endsWith("for " + kind + " {3}.")) {
                        String line = String.valueOf(arguments[3]);
                        assertThat(openSquares(problem, queens, rows))
                                .as("%s %s of%n%s", kind, line, problem.toText())
                                .noneMatch(square -> line.equals(
                                        switch (kind) {
                                            case "row" -> String.valueOf(square.row());
                                            case "column" -> String.valueOf(square.column());
                                            default ->
                                                "ABCDEF"
                                                        .substring(problem.region(square.row(), square.column()))
                                                        .substring(0, 1);
                                        }));
                        sentences.add(pattern);
                    }
                }
            };
            Solvers.get("exact-cover")
                    .solve(problem, SolveOptions.builder().listener(listener).build());
        }
        assertThat(sentences).hasSizeGreaterThan(10);
    }

    private static List<Square> openSquares(Problem problem, Board.Builder queens, List<Integer> rows) {
        List<Square> open = new ArrayList<>();
        for (int row = 0; row < problem.size(); row++) {
            for (int column = 0; column < problem.size(); column++) {
                int r = row;
                int c = column;
                if (problem.isOpen(r, c)
                        && rows.stream().noneMatch(other -> problem.attacks(other, queens.column(other), r, c))) {
                    open.add(new Square(r, c));
                }
            }
        }
        return open;
    }

    /** The squares of a listener are not, as a run that nobody listens to makes none. */
    @Test
    void theMemoryOfAnEmptyBoardCountsTheListsAlone() {
        long n = 1_000;
        assertThat(search(Order.NATURAL).memory(Problem.queens((int) n), Optional.empty()))
                .isEqualTo(n * n * 100);
    }

    /** Superqueens attack along lines and by single squares, so that pairs are items of their own. */
    @ParameterizedTest
    @CsvSource({"10, 4", "11, 44", "12, 156"})
    void superqueensHaveThePublishedNumbersOfSolutions(int n, long expected) {
        Problem problem = Problem.builder(n).rule(AttackRule.SUPERQUEENS).build();
        assertThat(search(Order.ORGAN_PIPE)
                        .enumerate(problem, Limits.none(), board -> {})
                        .solutions())
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"5, 10", "7, 28", "11, 88"})
    void aTorusHasThePublishedNumbersOfSolutions(int n, long expected) {
        Problem problem = Problem.builder(n).rule(AttackRule.TORUS).build();
        assertThat(search(Order.NATURAL)
                        .enumerate(problem, Limits.none(), board -> {})
                        .solutions())
                .isEqualTo(expected);
    }

    @Tag("thorough")
    @Test
    void randomSmallProblemsHaveTheSolutionsOfBruteForce() {
        for (int seed = 10_000; seed < 20_000; seed++) {
            Problem problem = Problems.any(4 + seed % 4, seed);
            List<Board> found = new ArrayList<>();
            search(seed % 2 == 0 ? Order.NATURAL : Order.ORGAN_PIPE).enumerate(problem, Limits.none(), found::add);
            assertThat(found).as("seed %d", seed).containsExactlyInAnyOrderElementsOf(BruteForce.solutions(problem));
        }
    }

    @TestFactory
    @EnabledIfSystemProperty(named = "nqueens.variants", matches = ".+")
    Stream<DynamicTest> everyInstanceHasItsKnownAnswer() throws IOException {
        return VariantFiles.read(Path.of(System.getProperty("nqueens.variants"))).stream()
                .map(instance -> DynamicTest.dynamicTest(instance.id(), () -> {
                    if (instance.solutions().equals("-")) {
                        assertThat(Solvers.get("exact-cover")
                                        .solve(instance.problem(), SolveOptions.defaults())
                                        .isSolved())
                                .isTrue();
                    } else {
                        assertThat(search(Order.ORGAN_PIPE)
                                        .enumerate(instance.problem(), Limits.none(), board -> {})
                                        .solutions())
                                .isEqualTo(Long.parseLong(instance.solutions()));
                    }
                }));
    }

    @Test
    void thePageShowsWhatTheSearchDoes() throws IOException {
        Path page = Path.of("").toAbsolutePath().resolve("../docs/algorithms/exact-cover.md");
        String text = Files.readString(page);
        List<String> rows = text.substring(text.indexOf("<!-- table: begin -->"), text.indexOf("<!-- table: end -->"))
                .lines()
                .filter(line -> line.startsWith("| ") && !line.startsWith("| n "))
                .toList();
        assertThat(rows).hasSize(7);
        for (String row : rows) {
            int n = Integer.parseInt(row.split(" *\\| *", -1)[1]);
            Enumeration natural = search(Order.NATURAL).enumerate(Problem.queens(n), Limits.none(), board -> {});
            Enumeration pipe = search(Order.ORGAN_PIPE).enumerate(Problem.queens(n), Limits.none(), board -> {});
            assertThat(row)
                    .isEqualTo(String.format(
                            Locale.ROOT,
                            "| %d | %,d | %,d | %,d | %,d | %,d |",
                            n,
                            natural.solutions(),
                            natural.nodes(),
                            natural.updates(),
                            pipe.nodes(),
                            pipe.updates()));
        }
    }

    @Test
    void anEnumerationSaysWhetherItIsComplete() {
        List<Board> boards = new ArrayList<>();
        assertThat(search(Order.NATURAL).enumerate(Problem.queens(1), Limits.none(), boards::add))
                .isEqualTo(new Enumeration(true, 1, 1, 0));
        assertThat(boards).containsExactly(Board.of(0));
        assertThat(search(Order.NATURAL)
                        .enumerate(Problem.queens(14), Limits.of(Duration.ZERO), boards::add)
                        .isComplete())
                .isFalse();
        assertThatThrownBy(() -> search(Order.NATURAL).enumerate(Problem.queens(16_385), Limits.none(), boards::add))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("16384");
    }

    @Test
    void aShortageOfMemoryInTheConsumerOfAnEnumerationReachesTheCaller() {
        OutOfMemoryError mine = new OutOfMemoryError("mine");
        assertThatThrownBy(() -> search(Order.NATURAL).enumerate(Problem.queens(6), Limits.none(), board -> {
                    throw mine;
                }))
                .isSameAs(mine);
    }

    @Test
    void aBoardFullOfPlacedQueensIsItsOnlySolution() {
        Problem.Builder full = Problem.builder(6);
        Board solution = BruteForce.solutions(6).get(0);
        for (int row = 0; row < 6; row++) {
            full.place(row, solution.column(row));
        }
        assertThat(Solvers.get("dancing-links").solve(full.build())).isEqualTo(solution);
    }
}
