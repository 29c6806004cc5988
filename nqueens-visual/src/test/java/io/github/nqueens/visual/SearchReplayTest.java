package io.github.nqueens.visual;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.SolveOptions;
import io.github.nqueens.Solver;
import java.io.IOException;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class SearchReplayTest {
    @Test
    void thePageIsOneFileThatLoadsNothing() {
        String html =
                SearchReplay.of(Runs.record(Runs.randomSwaps(true), 8, 100)).toHtml();
        assertThat(html)
                .startsWith("<!DOCTYPE html>")
                .contains("default-src 'none'")
                .doesNotContain("/* script */");
        assertThat(html).doesNotContainPattern("(src|href)\\s*=\\s*[\"'](?!data:)");
        assertThat(html.chars()).allMatch(c -> c < 0x80);
    }

    @Test
    void theSameRecordingGivesTheSameBytes() throws IOException {
        SearchReplay replay = SearchReplay.of(Runs.record(Runs.randomSwaps(true), 8, 100));
        StringBuilder out = new StringBuilder();
        replay.writeTo(out);
        assertThat(out)
                .hasToString(SearchReplay.of(Runs.record(Runs.randomSwaps(true), 8, 100))
                        .toHtml());
    }

    @Test
    void textsCannotEndTheDataBlock() {
        Recording recording = Runs.record(Runs.randomSwaps(true), 8, 3).withLabel("</script>");
        String html = SearchReplay.of(recording).withTitle("<!--<script>").toHtml();
        assertThat(html).doesNotContain("</script>\"").contains("\\u003c/script\\u003e", "\\u003c!--");
    }

    @Test
    void textStandsAboveAndBelowAsItWasGiven() {
        SearchReplay plain = SearchReplay.of(Runs.record(Runs.randomSwaps(true), 8, 3));
        String text = "<p>/* style */ <!-- below --> {\"replay\":\"data\"} $1</p>";
        String html = plain.withText(text, "<p>after</p>").withTitle("t").toHtml();
        assertThat(plain.toHtml()).doesNotContain("class=\"text\"", "<!--");
        assertThat(html).containsOnlyOnce(text);
        assertThat(html.indexOf(text)).isBetween(html.indexOf("</header>"), html.indexOf("<main"));
        assertThat(html.indexOf("<p>after</p>")).isGreaterThan(html.indexOf("</footer>"));
        assertThatThrownBy(() -> plain.withText(null, ""))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("newAbove");
    }

    /** Full boards have no tree, and a page of them needs no script that draws one. */
    @Test
    void onlyAPageOfPartialBoardsHasTheScriptOfTrees() {
        Recording full = recorded(Runs.randomSwaps(false));
        Recording partial = recorded(Runs.backtracking());
        assertThat(SearchReplay.of(full).toHtml()).doesNotContain("class SearchTree");
        assertThat(SearchReplay.of(partial).toHtml()).contains("class SearchTree");
        assertThat(SearchReplay.of(full, partial).toHtml()).contains("class SearchTree");
    }

    private static Recording recorded(Solver solver) {
        SearchRecorder recorder = SearchRecorder.create();
        solver.solve(6, SolveOptions.builder().seed(1).listener(recorder).build());
        return recorder.recording();
    }

    @Test
    void recordingsThatDoNotFitOnePageAreRefused() {
        Recording eight = Runs.record(Runs.randomSwaps(true), 8, 3);
        Recording nine = Runs.record(Runs.randomSwaps(true), 9, 3);
        assertThatThrownBy(() -> SearchReplay.of(List.of()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("1 to 12");
        assertThatThrownBy(() -> SearchReplay.of(Collections.nCopies(13, eight)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("13 were given");
        assertThatThrownBy(() -> SearchReplay.of(eight, nine))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("[8, 9]");
        assertThatThrownBy(() -> SearchReplay.of(eight, null)).hasMessage("recordings[1]");
        assertThatThrownBy(() -> SearchReplay.of(Collections.singletonList(null)))
                .hasMessage("recordings[0]");
        assertThatThrownBy(() -> SearchPlot.of(Collections.singletonList(null))).hasMessage("recordings[0]");
    }
}
