package io.github.nqueens.algorithms;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Board;
import io.github.nqueens.SolveListener;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import io.github.nqueens.algorithms.localsearch.SimulatedAnnealing;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.testing.Events;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the solvers say of their steps, with the numbers of small boards, on which none, one and two are frequent. */
class SentencesTest {
    static Stream<String> specs() {
        return Solvers.available().stream().flatMap(ShippedSamples::specs);
    }

    @ParameterizedTest
    @MethodSource("specs")
    void everySentenceIsGrammar(String solver) {
        Set<String> sentences = new TreeSet<>();
        for (int n : new int[] {4, 5, 6, 8, 12}) {
            for (int seed = 0; seed < 3; seed++) {
                SolveListener listener =
                        Events.notes((pattern, arguments) -> sentences.add(sentence(pattern, arguments)));
                Solvers.get(solver)
                        .solve(
                                n,
                                SolveOptions.builder()
                                        .seed(seed)
                                        .maxIterations(500)
                                        .listener(listener)
                                        .build());
            }
        }
        assertThat(sentences).isNotEmpty();
        assertThat(sentences)
                .allSatisfy(sentence -> assertThat(sentence)
                        .matches("(?s)([A-Z].*|[a-z-]+ ended after .*|[a-z-]+ takes boards .*)[.]")
                        .doesNotContainPattern("\\b1 (\\w+ )?(queens|pairs|rows|boards|iterations|threads)\\b")
                        .doesNotContainPattern("\\b1 (attack|are)\\b")
                        .doesNotContainPattern("\\b0 \\w*(queen|pair|row|iteration)")
                        .doesNotContainPattern("by -\\d")
                        .doesNotContain("{"));
    }

    /** A sentence that names a rule which did not decide would teach something false. */
    @Test
    void theRuleThatAcceptedAStepIsNamed() {
        assertThat(notes(Solvers.get("simulated-annealing")))
                .anyMatch(
                        sentence -> sentence.contains("the rule of Metropolis accepts such a swap with probability 0."))
                .noneMatch(sentence -> sentence.contains("threshold"));
        assertThat(notes(Solvers.get("simulated-annealing:preset=attacked,acceptance=threshold")))
                .anyMatch(sentence ->
                        sentence.contains("the threshold rule accepts every move that adds less than that."))
                .noneMatch(sentence -> sentence.contains("Metropolis"));
        SearchAlgorithm own = SimulatedAnnealing.builder()
                .acceptance((delta, temperature, random) -> random.nextBoolean())
                .build();
        assertThat(notes(Solvers.of("own", own)))
                .anyMatch(sentence -> sentence.endsWith("the rule of acceptance took this swap."))
                .noneMatch(sentence -> sentence.contains("Metropolis") || sentence.contains("threshold"));
    }

    /** Each step of a search by swaps or moves says by how much it changed the number of attacking pairs. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "hill-climbing",
                "hill-climbing:sideways=5",
                "hill-climbing:variant=first-choice,sideways=5",
                "tabu",
                "tabu:candidates=3",
                "tabu:candidates=1,tenure=1000000",
                "tabu:tenure=60,aspiration=true"
            })
    void whatAStepSaysOfThePairsIsTrue(String spec) {
        for (int n : new int[] {5, 8, 12}) {
            for (long seed = 0; seed < 10; seed++) {
                PairsTold told = new PairsTold(spec.equals("tabu"));
                SolveResult result = Solvers.get(spec)
                        .solve(
                                n,
                                SolveOptions.builder()
                                        .seed(seed)
                                        .maxIterations(300)
                                        .listener(told)
                                        .build());
                // The sentence of the last iteration of a limited run may be missing: the limit ends it before its
                // step.
                assertThat(told.sentences)
                        .as("%s, n = %d, seed %d", spec, n, seed)
                        .isEqualTo(result.statistics().iterations());
            }
        }
    }

    /** Follows a board, and compares with it what is said of each step. */
    private static final class PairsTold implements SolveListener {
        private static final Pattern EFFECT = Pattern.compile("(removes|adds) (\\d+) attacking pair|keeps the number");
        private static final Pattern SIDEWAYS = Pattern.compile("sideways move (\\d+) of at most (\\d+) in a row");
        private static final Pattern MINIMUM = Pattern.compile("a board with (\\d+) attacking pair");

        private final boolean seesAll;
        private int[] columns = {};
        private long before;
        private long sideways;
        private long sentences;

        PairsTold(boolean seesAll) {
            this.seesAll = seesAll;
        }

        @Override
        public void onBoardSet(Board board) {
            columns = board.toArray();
            before = board.conflicts();
            sideways = 0;
        }

        @Override
        public void onMoved(int row, int from, int to) {
            columns[row] = to;
        }

        @Override
        public void onSwapped(int row1, int row2) {
            int column = columns[row1];
            columns[row1] = columns[row2];
            columns[row2] = column;
        }

        @Override
        public void onNoted(String pattern, Object... arguments) {
            String sentence = sentence(pattern, arguments);
            long now = Board.of(columns).conflicts();
            Matcher effect = EFFECT.matcher(sentence);
            Matcher minimum = MINIMUM.matcher(sentence);
            sentences++;
            if (minimum.find()) {
                assertThat(Long.parseLong(minimum.group(1))).isEqualTo(now);
                return;
            }
            if (sentence.startsWith("No swap to choose from is allowed.")) {
                assertThat(now).isEqualTo(before);
                return;
            }
            assertThat(effect.find()).as(sentence).isTrue();
            long told = effect.group(1) == null
                    ? 0
                    : Long.parseLong(effect.group(2)) * (effect.group(1).equals("adds") ? 1 : -1);
            assertThat(told).as(sentence).isEqualTo(now - before);
            if (seesAll) {
                assertThat(sentence.contains("No other allowed swap adds fewer."))
                        .as(sentence)
                        .isEqualTo(now > before);
                assertThat(sentence.contains("No other allowed swap lowers it."))
                        .as(sentence)
                        .isEqualTo(now == before);
            }
            Matcher step = SIDEWAYS.matcher(sentence);
            sideways = now == before ? sideways + 1 : 0;
            if (step.find()) {
                assertThat(Long.parseLong(step.group(1))).as(sentence).isEqualTo(sideways);
                assertThat(step.group(2)).as(sentence).isEqualTo("5");
            }
            before = now;
        }
    }

    @Test
    void tabuSaysOfWhatASwapIsTheBest() {
        assertThat(notes(Solvers.get("tabu")))
                .isNotEmpty()
                .allMatch(sentence -> sentence.contains("is the best that is not forbidden. It "));
        assertThat(notes(Solvers.get("tabu:candidates=3")))
                .anyMatch(sentence -> sentence.contains("is the best of those drawn that are not forbidden. It "))
                .noneMatch(sentence -> sentence.contains("No other"));
        assertThat(notes(Solvers.get("tabu:tenure=60,aspiration=true")))
                .anyMatch(
                        sentence -> sentence.contains(
                                "is forbidden, but leads to fewer attacking pairs than any board since the start or the last restart."));
    }

    private static Set<String> notes(Solver solver) {
        Set<String> sentences = new TreeSet<>();
        SolveListener listener = Events.notes((pattern, arguments) -> sentences.add(sentence(pattern, arguments)));
        for (int seed = 0; seed < 20; seed++) {
            solver.solve(
                    12,
                    SolveOptions.builder()
                            .seed(seed)
                            .maxIterations(300)
                            .listener(listener)
                            .build());
        }
        return sentences;
    }

    private static String sentence(String pattern, Object... arguments) {
        String sentence = pattern;
        for (int i = 0; i < arguments.length; i++) {
            sentence = sentence.replace("{" + i + "}", String.valueOf(arguments[i]));
        }
        return sentence;
    }
}
