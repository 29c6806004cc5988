package io.github.nqueens.lab;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.SolverCatalog;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Experiments, counts and lists of solutions, asked for byte by byte. */
@Timeout(120)
class ExperimentServerTest {
    private static final String EXPERIMENT = "sizes=8,10&runs=3&seed=1&limit=10&iterations=&solver=tabu&solver=greedy";

    private static Lab lab;
    private static RawClient client;

    @BeforeAll
    static void open() throws IOException {
        lab = Lab.open(SolverCatalog.load(), 0);
        client = new RawClient(lab);
    }

    @AfterAll
    static void close() {
        lab.close();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "experiment | sizes=&runs=1&seed=1&limit=1&solver=tabu | 'sizes' is '', but must be a whole number from 1 to 500",
                "experiment | sizes=8,501&runs=1&seed=1&limit=1&solver=tabu | from 1 to 500",
                "experiment | sizes=8,8&runs=1&seed=1&limit=1&solver=tabu | '8' is given twice",
                "experiment | sizes=1,2,3,4,5,6,7,8,9,10,11,12,13&runs=1&seed=1&limit=1&solver=tabu | at most 12 sizes",
                "experiment | sizes=8&runs=0&seed=1&limit=1&solver=tabu | 'runs' is '0', but must be a whole number from 1 to 10,000",
                "experiment | sizes=8,9&runs=6000&seed=1&limit=1&solver=tabu | 12,000 runs, but an experiment has at most 10,000",
                "experiment | sizes=8&runs=1&seed=x&limit=1&solver=tabu | 'seed'",
                "experiment | sizes=8&runs=2&seed=9223372036854775807&limit=1&solver=tabu | to 9,223,372,036,854,775,806",
                "experiment | sizes=8&runs=1&seed=1&limit=61&solver=tabu | from 1 to 60",
                "experiment | sizes=8&runs=1&seed=1&limit=1&iterations=-1&solver=tabu | 'iterations' is '-1'",
                "experiment | sizes=8&runs=1&seed=1&limit=1 | 0 solvers were given, but there are 1 to 8",
                "experiment | sizes=8&runs=1&seed=1&limit=1&solver=tabu&solver=tabu | 'tabu' is given twice",
                "experiment | sizes=8&runs=1&seed=1&limit=1&solver=tabo | maybe 'tabu'?",
                "experiment | sizes=8&runs=1&seed=1&limit=1&solver=tabu&file=/etc/passwd | 'file'",
                "experiment | kind=settings&sizes=8,20&seed=1&limit=1 | 'sizes' is '8,20', but must be a whole number from 1 to 500",
                "experiment | kind=settings&sizes=501&seed=1&limit=1 | from 1 to 500",
                "experiment | kind=settings&sizes=8&seed=1&limit=61 | from 1 to 60",
                "experiment | kind=settings&sizes=8&seed=1&limit=1&puzzle=nonsense%3F | nonsense",
                "experiment | kind=pie&sizes=8&seed=1&limit=1 | 'pie'",
                "puzzle | n=3&seed=1 | from 4 to 26",
                "puzzle | n=27&seed=1 | from 4 to 26",
                "puzzle | n=4&seed=1&rating=hall-set | choose a larger n or least stranding",
                "puzzle | n=8 | 'seed'",
                "puzzle | n=8&seed=1&rating=hard | must be one of single, confinement",
                "puzzle | n=8&seed=1&file=/etc/passwd | 'file'",
                "puzzle | x | field",
                "count | n=0 | from 1 to 27",
                "count | n=28 | from 1 to 27. The list of the first solutions takes one up to 32.",
                "count | n=21&method=breadth-first | from 1 to 20",
                "count | n=8&method=guess | one of breadth-first, backtracking, join",
                "count | n=8&file=x | 'file'",
                "solutions | n=33&first=1 | from 1 to 32",
                "solutions | n=8&first=201 | from 0 to 200",
                "solutions | n=8&first=-1 | from 0 to 200",
                "solutions | n=8&first=1&which=some | must be all or fundamental",
            })
    void malformedRequestsAreRefusedWithASentence(String path, String form, String said) throws IOException {
        assertThat(client.post(path, form)).startsWith("HTTP/1.1 400 ").contains(said);
    }

    @ParameterizedTest
    @CsvSource({"experiment", "count", "solutions", "puzzle"})
    void workIsAskedForByThePageOnly(String path) throws IOException {
        assertThat(client.get(path)).startsWith("HTTP/1.1 405 ");
        byte[] own = client.lastRequest("POST", path, "n=8");
        String foreign = new String(own, StandardCharsets.ISO_8859_1)
                .replaceFirst("Origin: \\S+", "Origin: http://evil.example");
        assertThat(client.answer(foreign.getBytes(StandardCharsets.ISO_8859_1))).startsWith("HTTP/1.1 403 ");
    }

    @Test
    void resultsAreServedWhileTheyAreKept() throws IOException {
        String answer = client.post("experiment", EXPERIMENT);
        assertThat(answer).startsWith("HTTP/1.1 200 ").contains("running 12\n", "done 600\n");
        String number = answer.replaceAll("(?s).*experiment (\\d+) 12\n.*", "$1");
        assertThat(client.get("experiment/" + number + "/csv")
                        .split("\r\n\r\n", 2)[1]
                        .lines())
                .hasSize(13);
        assertThat(client.get("experiment/" + number + "/plot?plot=boxes&measure=time&scale=linear"))
                .startsWith("HTTP/1.1 200 ")
                .containsIgnoringCase("content-type: image/svg+xml")
                .contains("<svg");
        assertThat(client.get("experiment/" + number + "/plot?plot=pie"))
                .startsWith("HTTP/1.1 400 ")
                .contains("'pie'");
        assertThat(client.get("experiment/" + number + "/plot?plot=distribution&n=9"))
                .startsWith("HTTP/1.1 204 ");
        assertThat(client.get("experiment/" + number + "/plot?file=x")).startsWith("HTTP/1.1 400 ");
        assertThat(client.get("experiment/" + number + "/../csv")).startsWith("HTTP/1.1 404 ");
        assertThat(client.get("experiment/999999/csv"))
                .startsWith("HTTP/1.1 404 ")
                .contains("no longer kept");
    }

    /** All settings on one problem, with the counts that an enumeration has at the only solution's end. */
    @Test
    void theGridHasEveryCombinationOnce() throws IOException {
        String answer = client.post("experiment", "kind=settings&sizes=6&seed=1&limit=10&iterations=");
        assertThat(answer).startsWith("HTTP/1.1 200 ").contains("running 308\n", "done 600\n");
        assertThat(answer.lines().filter(line -> line.startsWith("combination ")))
                .hasSize(308)
                .doesNotHaveDuplicates()
                .anyMatch(line -> line.startsWith("combination natural ascending none chronological solved 31 "));
        assertThat(answer).contains("command nqueens compare --table -n 6 --seed 1 --time-limit 10s\n");
        String number = answer.replaceAll("(?s).*experiment (\\d+) 308\n.*", "$1");
        assertThat(client.get("experiment/" + number + "/csv")
                        .split("\r\n\r\n", 2)[1]
                        .lines())
                .hasSize(309)
                .contains("variables,values,inference,backtracking,status,nodes,checks,backtracks,seconds");
        assertThat(client.get("experiment/" + number + "/markdown"))
                .startsWith("HTTP/1.1 200 ")
                .contains("| natural | ascending | none | chronological | 31 | ");
        assertThat(client.get("experiment/" + number + "/plot?plot=grid&measure=time&scale=log&n=6"))
                .contains("<svg", "consistency checks");
    }

    @Test
    void theGridIsOfAProblemThatIsBrought() throws IOException {
        // No six queens go with one in the corner.
        String answer = client.post(
                "experiment",
                "kind=settings&sizes=8&seed=1&limit=10&puzzle=Q.....%0A......%0A......%0A......%0A......%0A......");
        assertThat(answer.lines().filter(line -> line.matches("combination .* unsolvable .*")))
                .hasSize(308);
        assertThat(answer).contains("command printf ", "...... | nqueens compare --table --problem - --seed 1");
    }

    @Test
    void onlyAGridIsMarkdown() throws IOException {
        String number = client.post("experiment", EXPERIMENT).replaceAll("(?s).*experiment (\\d+) 12\n.*", "$1");
        assertThat(client.get("experiment/" + number + "/markdown")).startsWith("HTTP/1.1 404 ");
    }

    /** An experiment takes turns with others, though it alone could fill all threads for minutes. */
    @Test
    void anExperimentLetsOthersRun() throws IOException {
        String form = "sizes=500&runs=1000&seed=1&limit=1&solver=random-permutations";
        try (Socket socket = client.connect()) {
            socket.getOutputStream().write(client.request("POST", "experiment", form));
            RawClient.readUntil(socket, "running ");
            assertThat(client.post("run", "n=8&seed=1&start=random&solver=tabu"))
                    .containsPattern("done \\d+\n");
        }
    }
}
