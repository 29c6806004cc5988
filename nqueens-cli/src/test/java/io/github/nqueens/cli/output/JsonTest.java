package io.github.nqueens.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.jr.ob.JSON;
import io.github.nqueens.cli.Cli;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@code --json} promises on docs/cli.md, of all commands alike. */
class JsonTest {
    private static final String PUZZLE = "AABC\nADBC\nDDDC\nDDCC";

    /** A puzzle with two solutions. */
    private static final String OPEN = "....\n....\n....\n....";

    @Test
    void aFieldIsOnALineAndABoardIsAsItIsTyped() {
        assertThat(Cli.run("solve", "4", "-a", "explicit", "--seed", "1", "--json")
                        .out())
                .matches("\\{\\R(  \"\\w+\": [^,]+,\\R)+  \"board\": \\[\\d, \\d, \\d, \\d]\\R}\\R");
        assertThat(Json.text(Map.of("none", List.of()))).isEqualToIgnoringNewLines("{\n  \"none\": []\n}");
        assertThat(Json.line(Map.of("lines", "a\nb\t\"<"))).isEqualTo("{\"lines\":\"a\\nb\\u0009\\\"<\"}");
        assertThat(Json.text(List.of(Map.of("n", 4), Map.of("n", 5))))
                .isEqualToNormalizingNewlines("[{\n  \"n\": 4\n}, {\n  \"n\": 5\n}]");
    }

    @Test
    void charactersHaveNamesWhereTheTerminalLacksThem() throws IOException {
        String text = Json.text(Map.of("name", "br\u00e4tt \uD83D\uDC51"));
        String named = Json.printable(text, StandardCharsets.US_ASCII);
        assertThat(named).contains("\"br\\u00e4tt \\ud83d\\udc51\"");
        assertThat(JSON.std.mapFrom(named)).isEqualTo(JSON.std.mapFrom(text));
        assertThat(Json.printable(text, StandardCharsets.UTF_8)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "solve 8 --json | algorithm n status reason iterations evaluations restarts bestCost seed seconds from board",
                "solve 3 --json | algorithm n status reason iterations evaluations restarts bestCost seed seconds from board",
                "count 8 --json | n method threads status reason solutions fraction fundamental seconds",
                "count 30 --estimate --time-limit 0ms --json | n status reason logSolutions solutions relativeStandardError"
                        + " lowerLogSolutions upperLogSolutions samples effectiveSamples mixed diagnostics seed seconds",
                "check - --json | n solution permutation conflicts from pairs",
                "check - --rule torus --json | n solution reason from",
                "puzzle new 5 --json | n reason seed puzzles",
                "puzzle rate - --json | n unique reason from boards",
                "puzzle solve - --json | n unique reason from boards",
                "puzzle hint - --json | n unique reason from boards"
            })
    void fieldsHaveTheseNamesAndThisOrder(String command, String names) throws IOException {
        String input = command.startsWith("check") ? "[1, 3, 0, 2]" : OPEN;
        Cli.Ran ran = Cli.runWithInput(input, command.strip().split(" "));
        assertThat(ran.out()).as(ran.err()).isNotEmpty();
        assertThat(String.join(" ", ran.json().keySet())).isEqualTo(names.strip());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve x --json",
                "solve 8 --json -a tabo",
                "solve 8 --json --frob",
                "frobnicate --json",
                "solve --json --problem none.txt",
                "check --json none.txt",
                "count 8 --json --error 1%",
                "count 8 --json --threads many",
                "solutions 8 --json --limit -1",
                "convert --json none.txt",
                "describe --json nobody",
                "puzzle --json",
                "puzzle new --json",
                "puzzle rate --json none.txt",
                "puzzle hint --json none.txt",
                "puzzle solve --json none.txt",
                "visualize 8 --json -a tabu -o r.png",
                "verify-count --json none",
                "lab --json --port -1",
                "compare --json --sizes 8 --algorithms tabo",
                "reproduce --json nothing"
            })
    void aRefusalIsAnErrorForProgramsToo(String command) {
        Cli.Ran ran = Cli.run(command.split(" "));
        ran.assertRefused("");
        ran.assertHasError();
    }

    @Test
    void withoutJsonARefusalLeavesStandardOutputEmpty() {
        assertThat(Cli.run("solve", "x").out()).isEmpty();
    }

    @Test
    void whatMayBeManyIsAnArrayOfObjects() throws IOException {
        assertThat(Cli.run("list", "--json").jsonList()).allMatch(Map.class::isInstance);
        assertThat(Cli.runWithInput("[1, 3, 0, 2]\n[0, 1, 2, 3]", "check", "-", "--json")
                        .jsonList())
                .hasSize(2);
    }

    @Test
    void stepsOfAllCommandsAreAlike() throws IOException {
        Map<String, Object> solved = Cli.runWithInput(PUZZLE, "puzzle", "solve", "-", "--explain", "--json")
                .json();
        assertThat(solved.keySet()).containsExactly("n", "from", "board", "steps", "state");
        Object step =
                Cli.runWithInput(PUZZLE, "puzzle", "hint", "-", "--json").json().get("step");
        assertThat(((List<?>) solved.get("steps")).get(0)).isEqualTo(step);
    }
}
