package io.github.nqueens.spark;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.solutions.parts.CountPlan;
import org.junit.jupiter.api.Test;

class ExecutorMemoryTest {
    private static final CountPlan PLAN = CountPlan.of(20, 1);
    private static final long MIB = 1 << 20;

    @Test
    void whatCannotFitIsRefusedWithWhatWouldDo() {
        assertThat(new ExecutorMemory(16 * MIB, 1).shortfall(PLAN))
                .hasValueSatisfying(reason -> assertThat(reason)
                        .contains("each executor needs ", "but has 16 MiB; set spark.executor.memory to "));
    }

    @Test
    void whatMayFitIsTriedAndSaid() {
        ExecutorMemory enough = new ExecutorMemory(4096 * MIB, 2);
        assertThat(enough.shortfall(PLAN)).isEmpty();
        assertThat(enough.sentence(PLAN))
                .contains("usually needs ", "it has 4,096 MiB")
                .doesNotContain("set spark");
        ExecutorMemory tight = new ExecutorMemory(PLAN.leastBytes(), 8);
        assertThat(tight.shortfall(PLAN)).isEmpty();
        assertThat(tight.sentence(PLAN)).contains("; set spark.executor.memory to ");
    }
}
