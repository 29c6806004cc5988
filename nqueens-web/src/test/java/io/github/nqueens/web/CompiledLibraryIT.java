package io.github.nqueens.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.SolverCatalog;
import io.github.nqueens.algorithms.provider.ShippedSolvers;
import io.github.nqueens.lab.exchange.LabExchange;
import io.github.nqueens.lab.exchange.RefusedException;
import io.github.nqueens.lab.routes.LabRoutes;
import io.github.nqueens.lab.routes.LabTimes;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The compiled library, run by node, gives the answers of the library on this virtual machine, byte for byte, except
 * times.
 */
class CompiledLibraryIT {
    @TempDir
    private Path folder;

    @Test
    void answersAreThoseOfTheVirtualMachine() throws Exception {
        requireEqualAnswers(requests());
    }

    /** Whole replays, of which each has the boards, iterations, evaluations, measures and sentences of all steps. */
    @Test
    @Tag("thorough")
    void replaysOfAllSolversAreThoseOfTheVirtualMachine() throws Exception {
        for (String solver : SOLVERS) {
            List<Request> requests = new ArrayList<>();
            int runs = 0;
            for (int n : SIZES) {
                for (int seed = 1; seed <= 10 && n <= LARGEST.getOrDefault(solver, 12); seed++) {
                    requests.add(post("save", "n=" + n + "&seed=" + seed + "&solver=" + solver));
                    requests.add(new Request("GET", "saved/" + ++runs, "", ""));
                }
            }
            requireEqualAnswers(requests);
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
            requireEqualAnswers(requests);
        }
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

    private void requireEqualAnswers(List<Request> requests) throws Exception {
        List<String> compiled = compiled(requests);
        OneWorker worker = new OneWorker();
        LabRoutes routes = new LabRoutes(SolverCatalog.of(new ShippedSolvers()), worker, LabTimes.standard());
        assertThat(compiled).hasSameSizeAs(requests);
        for (int i = 0; i < requests.size(); i++) {
            assertThat(withoutTimes(compiled.get(i)))
                    .as(requests.get(i).toString())
                    .isEqualTo(withoutTimes(new Answered(requests.get(i), worker).by(routes)));
        }
    }

    @Test
    void thePageIsAsLargeAsItIsSaidToBe() throws IOException {
        byte[] page = Files.readAllBytes(Path.of("target", "page", "lab.html"));
        assertThat(page.length).isLessThan(445_000);
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (OutputStream out = new GZIPOutputStream(packed)) {
            out.write(page);
        }
        assertThat(packed.size()).isLessThan(286_000);
    }

    record Request(String method, String path, String query, String body) {}

    private static List<Request> requests() {
        List<Request> requests = new ArrayList<>();
        int runs = 0;
        for (String name : SOLVERS) {
            for (int n : new int[] {1, 2, 3, 4, 5, 6, 8, 9}) {
                int seed = n % 3 + 1;
                requests.add(post("save", "n=" + n + "&seed=" + seed + "&solver=" + name));
                requests.add(new Request("GET", "saved/" + ++runs, "", ""));
            }
        }
        int pages = 0;
        for (int n = 4; n <= 9; n++) {
            for (int seed = 1; seed <= 5; seed++) {
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
            requests.add(post("puzzle/read", text));
        }
        for (String form : List.of(
                "n=0&seed=1&solver=tabu",
                "n=8&seed=x&solver=tabu",
                "n=8&seed=1&solver=tabo",
                "n=8&seed=1&solver=tabu:tenure=-1",
                "n=8&seed=1")) {
            requests.add(post("run", form));
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

    private List<String> compiled(List<Request> requests) throws IOException, InterruptedException {
        Path script = Path.of("src", "test", "resources", "io", "github", "nqueens", "web", "requests.cjs");
        Path input = folder.resolve("requests");
        Path output = folder.resolve("answers");
        StringBuilder lines = new StringBuilder();
        requests.forEach(request -> lines.append(
                        String.join("\t", request.method(), request.path(), request.query(), request.body()))
                .append('\n'));
        Files.writeString(input, lines);
        Process node;
        try {
            node = new ProcessBuilder(
                            "node",
                            script.toString(),
                            Path.of("target", "javascript", "worker.js").toString())
                    .redirectInput(input.toFile())
                    .redirectOutput(output.toFile())
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
        } catch (IOException notFound) {
            Assumptions.abort("no node on the PATH, so the compiled library was not run; install node 20 or newer");
            throw notFound;
        }
        boolean ended = node.waitFor(3, TimeUnit.MINUTES);
        node.destroyForcibly();
        assertThat(ended).as("the compiled library answers all requests").isTrue();
        assertThat(node.exitValue()).isZero();
        return List.of(Files.readString(output).split("\u0001", -1));
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
            return request.body().replace("\\n", "\n").getBytes(StandardCharsets.UTF_8);
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
