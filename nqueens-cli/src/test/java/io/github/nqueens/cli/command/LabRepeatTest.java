package io.github.nqueens.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.SolverCatalog;
import io.github.nqueens.cli.Cli;
import io.github.nqueens.lab.Lab;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The commands that the lab shows, run as they stand there. */
class LabRepeatTest {
    @Test
    void theCommandOfAnExperimentGivesItsNumbers() throws Exception {
        List<String> lines = answer(
                "experiment",
                "sizes=8,12&runs=4&seed=-2&limit=10&iterations=30&solver=tabu:tenure=5,aspiration=true"
                        + "&solver=iterative-repair");
        List<Object> compared = run(command(lines).get(0)).jsonList();
        assertThat(compared).hasSize(4);
        for (int i = 0; i < 4; i++) {
            Map<?, ?> row = (Map<?, ?>) compared.get(i);
            String start = "row " + i % 2 + " " + (i < 2 ? 8 : 12) + " 4 ";
            String[] cells = lines.stream()
                    .filter(line -> line.startsWith(start))
                    .findFirst()
                    .orElseThrow()
                    .split(" ", -1);
            assertThat(row.get("algorithm"))
                    .isEqualTo(i % 2 == 0 ? "tabu:tenure=5,aspiration=true" : "iterative-repair");
            assertThat(row.get("solved")).hasToString(cells[4]);
            if (!cells[4].equals("0")) {
                assertThat(row.get("iterationsMin")).hasToString(cells[5]);
                assertThat(row.get("iterationsMedian")).hasToString(cells[6]);
                assertThat(row.get("iterationsMean")).hasToString(cells[7]);
                assertThat(row.get("iterationsMax")).hasToString(cells[8]);
                assertThat(row.get("evaluationsMean")).hasToString(cells[9]);
                assertThat(row.get("restartsMean")).hasToString(cells[10]);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"n=8, 92, 12", "n=9&method=breadth-first, 352, 46"})
    void theCommandOfACountGivesItsNumbers(String form, long all, long fundamental) throws Exception {
        List<String> lines = answer("count", form);
        assertThat(lines.get(lines.size() - 1)).startsWith("done " + all + " " + fundamental + " ");
        assertThat(run(command(lines).get(0)).out()).contains("\"solutions\": " + all);
    }

    @ParameterizedTest
    @CsvSource({"n=8&first=5&which=fundamental", "n=12&first=3&which=all"})
    void theCommandOfAListGivesItsBoards(String form) throws Exception {
        List<String> lines = answer("solutions", form);
        String[] words = command(lines).get(0).split(" ", -1);
        assertThat(Cli.run(List.of(words).subList(1, words.length).toArray(new String[0]))
                        .out()
                        .lines())
                .containsExactlyElementsOf(lines.stream()
                        .filter(line -> line.startsWith("board "))
                        // The number of images of a board stands before its columns.
                        .map(line -> line.substring(line.indexOf('[')))
                        .toList());
    }

    private static List<String> command(List<String> lines) {
        return lines.stream()
                .filter(line -> line.startsWith("command "))
                .map(line -> line.substring(8))
                .toList();
    }

    /** No word of these commands has a blank, so that the quotes around some are all that a shell takes off. */
    private static Cli.Ran run(String command) {
        String[] words = (command + " --json").replace("\"", "").split(" ", -1);
        assertThat(words[0]).isEqualTo("nqueens");
        return Cli.run(List.of(words).subList(1, words.length).toArray(new String[0]));
    }

    /** As HTTP 1.0 has it, so that the lines come as they are. */
    private static List<String> answer(String path, String form) throws Exception {
        try (Lab lab = Lab.open(SolverCatalog.load(), 0);
                Socket socket = new Socket(
                        InetAddress.getLoopbackAddress(), lab.address("").getPort())) {
            URI address = lab.address("");
            socket.setSoTimeout(60_000);
            socket.getOutputStream()
                    .write(("POST " + address.getPath() + path + " HTTP/1.0\r\nHost: " + address.getAuthority()
                                    + "\r\nOrigin: http://" + address.getAuthority() + "\r\nContent-Length: "
                                    + form.length() + "\r\n\r\n" + form)
                            .getBytes(StandardCharsets.UTF_8));
            String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(answer).contains(" 200 ");
            return answer.split("\r\n\r\n", 2)[1].lines().toList();
        }
    }
}
