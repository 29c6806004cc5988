package io.github.nqueens.algorithms;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.SolveListener;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.Solvers;
import java.util.Set;
import java.util.TreeSet;
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
                "tabu:tenure=2",
                "genetic:population=3",
                "breadth-first",
                "backtracking",
                "queen-search",
                "explicit",
                "auto",
                "portfolio"
            })
    void everySentenceIsGrammar(String solver) {
        Set<String> sentences = new TreeSet<>();
        for (int n : new int[] {4, 5, 6, 8, 12}) {
            for (int seed = 0; seed < 3; seed++) {
                SolveListener listener = new SolveListener() {
                    @Override
                    public void onNoted(String pattern, Object... arguments) {
                        String sentence = pattern;
                        for (int i = 0; i < arguments.length; i++) {
                            sentence = sentence.replace("{" + i + "}", String.valueOf(arguments[i]));
                        }
                        sentences.add(sentence);
                    }
                };
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
}
