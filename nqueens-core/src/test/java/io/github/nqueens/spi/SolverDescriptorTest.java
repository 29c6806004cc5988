package io.github.nqueens.spi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class SolverDescriptorTest {
    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");
    private static final String LETTERS = "az09-A_";

    @Test
    void namesAreLowerCaseWordsPartedByHyphens() {
        check("");
        int accepted = check("", 4);
        // 2 letters first, then any of 4; a hyphen only between two of these.
        assertThat(accepted).isEqualTo(2 + 2 * 4 + (2 * 4 * 4 + 2 * 4) + (2 * 4 * 4 * 4 + 2 * (2 * 4 * 4)));
    }

    private static int check(String start, int more) {
        int accepted = 0;
        for (char letter : LETTERS.toCharArray()) {
            String name = start + letter;
            accepted += check(name) ? 1 : 0;
            accepted += more > 1 ? check(name, more - 1) : 0;
        }
        return accepted;
    }

    private static boolean check(String name) {
        boolean allowed = NAME.matcher(name).matches();
        if (allowed) {
            assertThat(SolverDescriptor.of(name, context -> SearchOutcome.stopped())
                            .name())
                    .isEqualTo(name);
        } else {
            assertThatThrownBy(() -> SolverDescriptor.of(name, context -> SearchOutcome.stopped()))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("'" + name + "' is not a solver's name");
        }
        return allowed;
    }
}
