package io.github.nqueens.visual;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIndexOutOfBoundsException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.Problem;
import io.github.nqueens.SolveListener;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStart;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class LiveReplayTest {
    private static final Pattern PART =
            Pattern.compile("\"first\":(\\d+),\"label\":\"([^\"]*)\".*?\"status\":\"([A-Z_]+)\""
                    + ".*?\"steps\":(\\d+),\"total\":(\\d+),\"stride\":(\\d+)");

    /** What one part says. */
    private record Part(int first, String label, String status, int steps, long total, long stride) {}

    @Test
    void aSearchThatHasNotBegunIsAnEmptyBoard() {
        LiveReplay live = LiveReplay.of(Problem.queens(8), List.of("a", "b"), 100);
        String data = live.next().orElseThrow();
        assertThat(data).contains("\"title\":\"8 queens\"", "\"index\":0", "\"index\":1", "\"solver\":\"\"");
        assertThat(parts(data)).first().isEqualTo(new Part(0, "a", "RUNNING", 1, 1, 1));
        assertThat(live.next()).as("nothing new").isEmpty();
    }

    @Test
    void oneSearchIsToldWithoutTheOthers() {
        LiveReplay live = LiveReplay.of(Problem.queens(8), List.of("a", "b"), 100);
        assertThat(live.next(1).orElseThrow()).contains("\"index\":1").doesNotContain("\"index\":0");
        assertThat(live.next(1)).as("nothing new").isEmpty();
        assertThat(live.next().orElseThrow()).contains("\"index\":0").doesNotContain("\"index\":1");
        assertThatIndexOutOfBoundsException().isThrownBy(() -> live.next(2));
    }

    /** Asks after every tenth iteration; what is told in parts is the whole recording. */
    @Test
    void thePartsTogetherAreTheRecording() {
        List<Part> parts = run(1000, 95);
        assertThat(parts).hasSizeGreaterThan(5);
        int known = 0;
        for (Part part : parts) {
            assertThat(part.first()).isEqualTo(known);
            known += part.steps();
        }
        assertThat(known).isEqualTo(96);
        assertThat(parts.get(parts.size() - 1).status()).isEqualTo("ITERATION_LIMIT");
        assertThat(parts.subList(0, parts.size() - 1))
                .allMatch(part -> part.status().equals("RUNNING"));
    }

    @Test
    void whenStepsAreDroppedAllAreToldAgain() {
        List<Part> parts = run(20, 500);
        int known = 0;
        long stride = 1;
        for (Part part : parts) {
            assertThat(part.first()).isEqualTo(part.stride() == stride ? known : 0);
            assertThat(part.steps()).isLessThanOrEqualTo(20);
            known = part.first() + part.steps();
            stride = part.stride();
        }
        assertThat(stride).isGreaterThan(16);
        assertThat(parts.get(parts.size() - 1).total()).isEqualTo(501);
    }

    @Test
    void whatIsNoReplayIsRefused() {
        Problem problem = Problem.queens(8);
        assertThatThrownBy(() -> LiveReplay.of(problem, List.of(), 100)).hasMessageContaining("1 to 12");
        assertThatThrownBy(() -> LiveReplay.of(problem, Collections.nCopies(13, "a"), 100))
                .hasMessageContaining("13");
        assertThatThrownBy(() -> LiveReplay.of(problem, List.of("a"), 3)).hasMessageContaining("at most 3 steps");
        LiveReplay live = LiveReplay.of(problem, List.of("a"), 100);
        assertThatThrownBy(() -> live.listener(1)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(live::recordings).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void thePageHoldsNoSearch() {
        assertThat(LiveReplay.page()).startsWith("<!DOCTYPE html>").contains("id=\"data\">null</script>", "LivePlayer");
    }

    private static List<Part> run(int steps, long iterations) {
        LiveReplay live = LiveReplay.of(Problem.queens(8), List.of("swaps"), steps);
        SolveListener recorder = live.listener(0);
        List<Part> parts = new ArrayList<>();
        SolveListener asking = new SolveListener() {
            @Override
            public void onStart(SolveStart start) {
                recorder.onStart(start);
            }

            @Override
            public void onSwapped(int row1, int row2) {
                recorder.onSwapped(row1, row2);
            }

            @Override
            public void onIteration(long iteration) {
                recorder.onIteration(iteration);
                if (iteration % 10 == 0) {
                    live.next().ifPresent(data -> parts.addAll(parts(data)));
                }
            }

            @Override
            public void onEnd(SolveResult result) {
                recorder.onEnd(result);
            }
        };
        Runs.randomSwaps(true)
                .solve(
                        8,
                        SolveOptions.builder()
                                .seed(7)
                                .maxIterations(iterations)
                                .listener(asking)
                                .build());
        live.next().ifPresent(data -> parts.addAll(parts(data)));
        assertThat(live.recordings().get(0).label()).isEqualTo("swaps");
        // The first one is of a search that nobody had asked for yet.
        return parts.subList(1, parts.size());
    }

    private static List<Part> parts(String data) {
        List<Part> parts = new ArrayList<>();
        for (Matcher part = PART.matcher(data); part.find(); ) {
            parts.add(new Part(
                    Integer.parseInt(part.group(1)),
                    part.group(2),
                    part.group(3),
                    Integer.parseInt(part.group(4)),
                    Long.parseLong(part.group(5)),
                    Long.parseLong(part.group(6))));
        }
        return parts;
    }
}
