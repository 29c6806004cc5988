package io.github.nqueens.algorithms;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.SolveListener;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import io.github.nqueens.algorithms.localsearch.SimulatedAnnealing;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.testing.Events;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the solvers say of their steps, with the numbers of small boards, on which none, one and two are frequent. */
class SentencesTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "random-permutations",
                "iterative-repair",
                "iterative-repair:stay=true",
                "greedy",
                "hill-climbing",
                "hill-climbing:sideways=5",
                "simulated-annealing",
                "simulated-annealing:preset=attacked",
                "simulated-annealing:acceptance=threshold",
                "tabu:candidates=3",
                "tabu:tenure=20,aspiration=true",
                "tabu:tenure=2",
                "genetic:population=3",
                "local-beam",
                "local-beam:k=1",
                "local-beam:stochastic=true",
                "best-first",
                "best-first:strategy=a-star",
                "best-first:strategy=uniform-cost",
                "best-first:strategy=iterative-deepening",
                "breadth-first",
                "backtracking",
                "constraint-search",
                "exact-cover",
                "queen-search",
                "explicit",
                "auto",
                "portfolio"
            })
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
