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
    void spacesHyphensAndCapitalsMakeNoOtherWord() {
        assertThat(Suggestion.isSameWord("a-star", "A*")).isTrue();
        assertThat(Suggestion.isSameWord("forward-checking", "Forward Checking"))
                .isTrue();
        assertThat(Suggestion.isSameWord("a-star", "b-star")).isFalse();
    }

    @Test
    void aDescriptionSaysWhatElseAValueIsCalled() {
        String description =
                "who is next; fewest is MRV, weighted is dom/wdeg, arcs is MAC with AC-3, deeper is IDS or IDDFS";
        assertThat(Suggestion.isCalled("fewest", description, "mrv")).isTrue();
        assertThat(Suggestion.isCalled("weighted", description, "DOM-WDEG")).isTrue();
        assertThat(Suggestion.isCalled("arcs", description, "ac3")).isTrue();
        assertThat(Suggestion.isCalled("arcs", description, "mac")).isTrue();
        assertThat(Suggestion.isCalled("deeper", description, "iddfs")).isTrue();
        assertThat(Suggestion.isCalled("fewest", "fewest is MRV", "MRV")).isTrue();
        assertThat(Suggestion.isCalled("fewest", description, "mac")).isFalse();
        assertThat(Suggestion.isCalled("est", description, "mrv")).isFalse();
        assertThat(Suggestion.isCalled("who", description, "next")).isTrue();
        assertThat(Suggestion.isCalled("who", "who", "next")).isFalse();
        assertThat(Suggestion.isCalled("a-star", "what it costs", "A*")).isTrue();
    }

    @Test
    void countsEdits() {
        assertThat(Suggestion.edits("kitten", "sitting")).isEqualTo(3);
        assertThat(Suggestion.edits("", "abc")).isEqualTo(3);
        assertThat(Suggestion.edits("abc", "")).isEqualTo(3);
        assertThat(Suggestion.edits("same", "same")).isZero();
    }
}
