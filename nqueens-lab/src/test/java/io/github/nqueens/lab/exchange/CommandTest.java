package io.github.nqueens.lab.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CommandTest {
    @Test
    void canBePastedIntoAShell() {
        assertThat(new Command("nqueens visualize 8")
                        .option("-a", "tabu:tenure=12")
                        .option("-a", "it's")
                        .option("--initial", "[0, 1, 2]")
                        .flag("--fundamental"))
                .hasToString(
                        "nqueens visualize 8 -a tabu:tenure=12 -a 'it'\\''s' --initial \"[0, 1, 2]\" --fundamental");
    }

    /** PowerShell and the prompt of Windows know double quotes, the latter no others. */
    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            value = {
                "portfolio:solvers=tabu+greedy;\"portfolio:solvers=tabu+greedy\"",
                "..Q.;..Q.",
                "8,20;\"8,20\"",
                "0 1 2;\"0 1 2\"",
                "$HOME;'$HOME'",
                "a\"b;'a\"b'",
                "%PATH%;'%PATH%'",
                "!x;'!x'"
            },
            delimiter = ';')
    void isQuotedForEveryShellWhereThatIsPossible(String value, String quoted) {
        assertThat(Command.quoted(value)).isEqualTo(quoted);
    }

    @Test
    void aValueWithAHyphenIsNoOption() {
        assertThat(new Command("nqueens count").option("--seed", -3L)).hasToString("nqueens count --seed=-3");
    }

    @Test
    void isToldInOneLine() {
        assertThat(new Command("nqueens lab").line()).isEqualTo("command nqueens lab");
    }
}
