package io.github.nqueens.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.SolverCatalog;
import io.github.nqueens.lab.exchange.LabExchange;
import io.github.nqueens.lab.work.LabWorkers;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExperimentRoutesTest {
    private final ExperimentRoutes routes =
            new ExperimentRoutes(SolverCatalog.load(), new OneWorker(), Duration.ofSeconds(60));

    /** A client that goes at the first line, and one that goes at a later one. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void nothingIsKeptUnderWayForAClientThatHasGone(int lines) {
        LabExchange exchange = new FormExchange("kind=solvers&solver=greedy&sizes=8&runs=2&seed=1&limit=1", lines);
        assertThatThrownBy(() -> routes.run(exchange)).isInstanceOf(IOException.class);
        assertThat(routes.current).isEmpty();
    }

    @Test
    void nothingIsKeptUnderWayAfterTheLastLine() throws Exception {
        routes.run(new FormExchange("kind=solvers&solver=greedy&sizes=8&runs=2&seed=1&limit=1", Integer.MAX_VALUE));
        assertThat(routes.current).isEmpty();
    }

    /** Does each task at once. */
    private static final class OneWorker implements LabWorkers {
        @Override
        public void execute(Runnable task) {
            task.run();
        }

        @Override
        public void executeLong(Runnable task) {
            task.run();
        }

        @Override
        public int processors() {
            return 1;
        }

        @Override
        public void paused() {}

        @Override
        public void close() {}
    }

    /** A form that was sent by a client who takes some lines of the answer and goes. */
    private static final class FormExchange implements LabExchange {
        private final String form;
        private int left;

        FormExchange(String form, int lines) {
            this.form = form;
            this.left = lines;
        }

        @Override
        public String path() {
            return "experiment";
        }

        @Override
        public String query() {
            return "";
        }

        @Override
        public void requireMethod(String method) {
            assertThat(method).isEqualTo("POST");
        }

        @Override
        public byte[] bytes(int most) {
            return form.getBytes(StandardCharsets.UTF_8);
        }

        @Override
        public void sendPage(String html, String... drawings) {
            throw new AssertionError(html);
        }

        @Override
        public void send(int status, String type, String text) {
            throw new AssertionError(text);
        }

        @Override
        public void sendNothing() {
            throw new AssertionError("nothing was sent");
        }

        @Override
        public Lines lines() {
            return new Lines() {
                @Override
                public void write(String line) throws IOException {
                    if (left == 0) {
                        throw new IOException("the client has gone");
                    }
                    left--;
                }

                @Override
                public void follow(Awaiting work, Telling progress) throws IOException, InterruptedException {
                    while (!work.await(1)) {
                        progress.tell(this);
                    }
                }
            };
        }
    }
}
