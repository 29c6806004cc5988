package io.github.nqueens.formats;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.formats.text.SolverReports;
import org.junit.jupiter.api.Test;

/** The output of solvers around their answers. */
class SolverReportsTest {
    /** A name that ends with that of a queen is another name. */
    @Test
    void onlyWholeNamesOfQueensAreLeftOut() {
        String report = "Answer: 1\nqueen(1,2) seq(1,2) in_queen(2,4) q(2,4)\nAnswer: 2\nqueens(1,3) iq(2,1)\nSATISFIABLE\n";
        assertThat(SolverReports.blanked(report))
                .isEqualTo("         \n     (1,2) seq(1,2) in_queen(2,4)  (2,4)\n         \n      (1,3) iq(2,1)\n           \n");
    }
}
