package org.example.descent;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.nqueens.Solvers;
import io.github.nqueens.tck.SolverContract;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class DescentTest {
    @TestFactory
    Stream<DynamicTest> keepsTheContract() {
        return SolverContract.of(new DescentProvider().solvers().get(0)).tests();
    }

    @Test
    void isFoundByName() {
        assertTrue(Solvers.get("random-descent:patience=5").solve(12).isSolution());
    }
}
