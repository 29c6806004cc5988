package io.github.nqueens.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.SolverCatalog;
import io.github.nqueens.algorithms.provider.ShippedSolvers;
import io.github.nqueens.lab.exchange.LabExchange;
import io.github.nqueens.lab.exchange.RefusedException;
import io.github.nqueens.lab.routes.LabRoutes;
import io.github.nqueens.lab.routes.LabTimes;
import io.github.nqueens.testing.browser.Browser;
import io.github.nqueens.testing.browser.InBrowser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The compiled library, run by a worker of a browser, gives the answers of the library on this virtual machine, byte for byte, except
 * times.
 */
@InBrowser
class CompiledLibraryIT {
    private static Browser chromium;

    @BeforeAll
    static void open(Browser started) {
        chromium = started;
        chromium.allow("blob:null/");
    }

    @Test
    void answersAreThoseOfTheVirtualMachine() throws Exception {
        requireEqualAnswers(requests(), true);
    }

    @Test
    @Tag("thorough")
    void answersAreTheSameWhereABrowserMakesTextsSignBySign() throws Exception {
        requireEqualAnswers(requests(), false);
    }

    /** Whole replays, of which each has the boards, iterations, evaluations, measures and sentences of all steps. */
    @Test
    @Tag("thorough")
    void replaysOfAllSolversAreThoseOfTheVirtualMachine() throws Exception {
        for (String solver : SOLVERS) {
            List<Request> requests = new ArrayList<>();
            for (int n : SIZES) {
                for (int seed = 1; seed <= 10 && n <= LARGEST.getOrDefault(solver, 12); seed++) {
                    requests.add(post("save", "n=" + n + "&seed=" + seed + "&solver=" + solver));
                }
            }
            requireEqualAnswers(requests, true);
        }
    }

    @Test
    @Tag("thorough")
    void twoThousandPuzzlesAreThoseOfTheVirtualMachine() throws Exception {
        for (int batch = 0; batch < 10; batch++) {
            List<Request> requests = new ArrayList<>();
            for (int i = 0; i < 200; i++) {
                requests.add(post("puzzle", "n=" + (4 + i % 5) + "&seed=" + (200 * batch + i)));
                requests.add(new Request("GET", "puzzle/" + (i + 1), "", ""));
            }
            requireEqualAnswers(requests, true);
        }
    }

    /** A browser would end the page whose worker filled its heap. */
    @Test
    @Tag("thorough")
    void aCountThatNeedsMoreMemoryThanAPageHasIsASentence() throws IOException {
        chromium.open("<!DOCTYPE html><title>Library</title>");
        CompiledLibrary compiled = CompiledLibrary.in(chromium, true);
        compiled.ask(List.of(post("count", "n=20&method=breadth-first"), post("count", "n=8&method=breadth-first")));
        assertThat(compiled.next())
                .contains("the frontier outgrew the heap", "a browser gives it no more; use the command line")
                .doesNotContain("Xmx");
        assertThat(compiled.next()).contains("done 92 12");
    }

    /** The sizes to which a solver ends by itself long before the lab's time limit, also where other work slows the machine. */
    private static final Map<String, Integer> LARGEST = Map.of(
            "auto", 500,
            "breadth-first", 11,
            "explicit", 500,
            "greedy", 100,
            "hill-climbing", 50,
            "iterative-repair", 500,
            "queen-search", 500,
            "simulated-annealing", 50,
            "tabu", 100);

    private static final int[] SIZES = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 20, 50, 100, 500};

    private void requireEqualAnswers(List<Request> requests, boolean hasTexts) throws Exception {
        chromium.open("<!DOCTYPE html><title>Library</title>");
        CompiledLibrary compiled = CompiledLibrary.in(chromium, hasTexts);
        compiled.ask(requests);
        OneWorker worker = new OneWorker();
        LabRoutes routes = new LabRoutes(SolverCatalog.of(new ShippedSolvers()), worker, LabTimes.standard());
        for (Request request : requests) {
            String own = new Answered(request, worker).by(routes);
            assertThat(withoutTimes(compiled.next())).as(request.toString()).isEqualTo(withoutTimes(own));
        }
    }

    record Request(String method, String path, String query, String body) {
        /** In the requests of these tests, a line ends with a backslash and an n. */
        String text() {
            return body.replace("\\n", "\n");
        }
    }

    private static List<Request> requests() {
        List<Request> requests = new ArrayList<>();
        for (String name : SOLVERS) {
            for (int n : new int[] {1, 3, 4, 6, 8}) {
                int seed = n % 3 + 1;
                requests.add(post("save", "n=" + n + "&seed=" + seed + "&solver=" + name));
            }
        }
        int pages = 0;
        for (int n = 4; n <= 9; n++) {
            for (int seed = 1; seed <= 2; seed++) {
                requests.add(post("puzzle", "n=" + n + "&seed=" + seed));
                requests.add(new Request("GET", "puzzle/" + ++pages, "", ""));
            }
        }
        for (int n = 1; n <= 10; n++) {
            requests.add(post("count", "n=" + n));
            requests.add(post("solutions", "n=" + n + "&first=50&which=all"));
            requests.add(post("solutions", "n=" + n + "&first=50&which=fundamental"));
        }
        requests.add(post("count", "n=12&method=backtracking"));
        requests.add(post("experiment", "kind=settings&sizes=5&seed=1&limit=60"));
        requests.add(new Request("GET", "experiment/1/plot", "plot=grid", ""));
        for (String text : TEXTS) {
            requests.add(post("board/read", text));
            requests.add(new Request("POST", "brought/text", "from=1", text));
        }
        for (String form : List.of(
                "n=0&seed=1&solver=tabu",
                "n=8&seed=x&solver=tabu",
                "n=8&seed=1&solver=tabo",
                "n=8&seed=1&solver=tabu:tenure=-1",
                "n=8&seed=1",
                "n=+8&seed=1&solver=tabu",
                "n=8&seed=-9223372036854775809&solver=tabu",
                "n=8&seed=1&solver=simulated-annealing:temperature=NaN",
                "n=8&seed=1&solver=simulated-annealing:temperature=-0",
                "n=8&seed=1&solver=simulated-annealing:temperature=1e999",
                "n=8&seed=1&solver=simulated-annealing:cooling=0x1p-2",
                "n=8&seed=1&solver=%F0%9F%91%91%ED%A0%80&start=%00")) {
            requests.add(post("run", form));
        }
        for (String form : List.of(
                "n=6&seed=9223372036854775807&solver=tabu",
                "n=6&seed=-9223372036854775808&solver=hill-climbing",
                "n=6&seed=0&solver=simulated-annealing:temperature=4.9e-324",
                "n=6&seed=0&solver=simulated-annealing:temperature=1.7976931348623157e308",
                "n=30&seed=2&solver=queen-search",
                "n=100&seed=3&solver=iterative-repair",
                "n=12&seed=4&solver=genetic")) {
            requests.add(post("save", form));
        }
        requests.add(new Request("GET", "live", "", ""));
        requests.add(new Request("GET", "nothing", "", ""));
        return requests;
    }

    private static final List<String> SOLVERS = new ShippedSolvers()
            .solvers().stream()
                    .map(solver -> solver.name())
                    .filter(name -> !name.equals("portfolio"))
                    .toList();

    private static final List<String> TEXTS = List.of(
            ".Q..\\n...Q\\nQ...\\n..Q.",
            "2 4 1 3\\n3 1 4 2",
            "1 2 2 1",
            "AABB\\nACBB\\nCCCD\\nDDDD",
            "AABB\\nAABB\\nCCDD\\nCCDD",
            "{\"regions\": [[0,0,1,1],[0,2,1,1],[2,2,2,3],[3,3,3,3]]}",
            "[1,3,0,2]",
            "<a/>",
            "<p>x</p>",
            "<table><tr><td>A</td><td>A</td></tr><tr><td>B</td><td>B</td></tr></table>",
            "\uFF21\uFF21\uFF22\uFF22\\n\uFF21\uFF23\uFF22\uFF22\\n\uFF23\uFF23\uFF23\uFF24\\n\uFF24\uFF24\uFF24\uFF24",
            "\uD83D\uDFE5\uD83D\uDFE5\uD83D\uDFE6\uD83D\uDFE6\\n\uD83D\uDFE5\uD83D\uDFE9\uD83D\uDFE6\uD83D\uDFE6",
            "\u06621 4 \u0661 3",
            "9223372036854775808 1",
            "-0.0 1e3 NaN",
            "hello \uD83D\uDC51 \uD800",
            "hello",
            "");

    private static Request post(String path, String body) {
        return new Request("POST", path, "", body);
    }

    /** Seconds of counts and of recordings, and which steps were told at a time, differ from run to run. */
    private static String withoutTimes(String answer) {
        return answer.replaceAll("(?m)^(running|waiting|steps) .*\n", "")
                .replaceAll("(?m)^(done \\d+ \\d+ [a-z-]+) .*$", "$1")
                .replaceAll("(?m)^(combination .*) \\S+$", "$1")
                .replaceAll("\"(nanos|elapsed)[A-Za-z]*\":[0-9.]+", "");
    }

    /** A request on this virtual machine, answered by one worker as in a browser. */
    static final class Answered implements LabExchange {
        private final Request request;
        private final OneWorker worker;
        private final List<String> said = new ArrayList<>();
        private boolean areLinesBegun;

        Answered(Request request, OneWorker worker) {
            this.request = request;
            this.worker = worker;
        }

        String by(LabRoutes routes) throws IOException, InterruptedException {
            try {
                routes.serve(this);
            } catch (RefusedException refused) {
                if (areLinesBegun) {
                    said.add("failed " + refused.sentence());
                } else {
                    send(refused.status(), "text/plain", refused.sentence());
                }
            }
            return String.join("\n", said);
        }

        @Override
        public String path() {
            return request.path();
        }

        @Override
        public String query() {
            return request.query();
        }

        @Override
        public void requireMethod(String wanted) {
            if (!request.method().equals(wanted)) {
                throw new RefusedException(405, "refused.method", wanted);
            }
        }

        @Override
        public byte[] bytes(int most) {
            return request.text().getBytes(StandardCharsets.UTF_8);
        }

        @Override
        public void sendPage(String html, String... drawings) {
            send(200, "text/html", html);
        }

        @Override
        public void send(int status, String type, String text) {
            said.add(status + " " + type);
            said.add(text);
        }

        @Override
        public void sendNothing() {
            send(204, "text/plain", "");
        }

        @Override
        public Lines lines() {
            areLinesBegun = true;
            return new Lines() {
                @Override
                public void write(String line) {
                    said.add(line);
                }

                @Override
                public void follow(Awaiting work, Telling progress) throws IOException {
                    progress.tell(this);
                    worker.work(() -> progress.tell(this));
                }
            };
        }
    }
}
