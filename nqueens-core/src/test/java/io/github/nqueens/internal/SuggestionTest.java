package io.github.nqueens.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SuggestionTest {
    @Test
    void namesTheNearest() {
        List<String> known = List.of("tabu", "genetic", "greedy");
        assertThat(Suggestion.among(known, "tabo")).isEqualTo("; maybe 'tabu'?");
        assertThat(Suggestion.among(known, "gredy")).isEqualTo("; maybe 'greedy'?");
        assertThat(Suggestion.among(known, "simulated")).isEqualTo(".");
        assertThat(Suggestion.among(known, "")).isEqualTo(".");
        assertThat(Suggestion.among(List.of(), "tabu")).isEqualTo(".");
    }

    @Test
    void theNearestIsNamedAndOfEquallyNearOnesTheFirst() {
        assertThat(Suggestion.among(List.of("depths", "depth"), "dept")).isEqualTo("; maybe 'depth'?");
        assertThat(Suggestion.among(List.of("depth", "depths"), "dept")).isEqualTo("; maybe 'depth'?");
        assertThat(Suggestion.among(List.of("dept", "depth"), "depths")).isEqualTo("; maybe 'depth'?");
        assertThat(Suggestion.among(List.of("tabu", "tabs"), "tab")).isEqualTo("; maybe 'tabs'?");
    }

    @Test
    void aSuggestionKeepsHalfOfTheLetters() {
        assertThat(Suggestion.among(List.of("tabu"), "ta")).isEqualTo(".");
        assertThat(Suggestion.among(List.of("tabu"), "tub")).isEqualTo(".");
        assertThat(Suggestion.among(List.of("tabu"), "tuba")).isEqualTo("; maybe 'tabu'?");
        assertThat(Suggestion.among(List.of("backtracking"), "backtracing-in")).isEqualTo(".");
    }

    @Test
    void aWordThatOnlyOneNameHasMeansThatName() {
        List<String> known = List.of("queen-search", "constraint-search", "hill-climbing");
        assertThat(Suggestion.among(known, "queen")).isEqualTo("; maybe 'queen-search'?");
        assertThat(Suggestion.among(known, "Queens")).isEqualTo("; maybe 'queen-search'?");
        assertThat(Suggestion.among(known, "hill")).isEqualTo("; maybe 'hill-climbing'?");
        assertThat(Suggestion.among(known, "search")).isEqualTo(".");
        assertThat(Suggestion.among(List.of("an-old-one"), "old")).isEqualTo(".");
    }

    @Test
    void moreWordsMeanTheLongestNameAmongThem() {
        List<String> known = List.of("tabu", "greedy", "best-first", "hill", "hill-climbing");
        assertThat(Suggestion.among(known, "Tabu Search")).isEqualTo("; maybe 'tabu'?");
        assertThat(Suggestion.among(known, "hill climbing search")).isEqualTo("; maybe 'hill-climbing'?");
        assertThat(Suggestion.among(known, "stochastic_hill")).isEqualTo("; maybe 'hill'?");
        assertThat(Suggestion.among(known, "greedy-best-first")).isEqualTo("; maybe 'best-first'?");
        assertThat(Suggestion.among(known, "some-hills")).isEqualTo(".");
    }

    @Test
    void countsEdits() {
        assertThat(Suggestion.edits("kitten", "sitting")).isEqualTo(3);
        assertThat(Suggestion.edits("", "abc")).isEqualTo(3);
        assertThat(Suggestion.edits("abc", "")).isEqualTo(3);
        assertThat(Suggestion.edits("same", "same")).isZero();
    }
}
