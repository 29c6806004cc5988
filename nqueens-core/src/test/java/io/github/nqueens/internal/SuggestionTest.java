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
    void countsEdits() {
        assertThat(Suggestion.edits("kitten", "sitting")).isEqualTo(3);
        assertThat(Suggestion.edits("", "abc")).isEqualTo(3);
        assertThat(Suggestion.edits("abc", "")).isEqualTo(3);
        assertThat(Suggestion.edits("same", "same")).isZero();
    }
}
