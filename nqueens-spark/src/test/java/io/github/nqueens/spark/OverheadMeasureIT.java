package io.github.nqueens.spark;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.spark.Cluster.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The overhead of a task in {@code docs/design/cluster.md}, written to {@code target/task-overhead.txt}. */
@Tag("measure")
class OverheadMeasureIT {
    @TempDir
    private static Path folder;

    @Test
    void tasksThatCountNextToNothing() throws IOException, InterruptedException {
        try (Cluster cluster = new Cluster(folder)) {
            Ran ran = cluster.driver(TaskOverhead.class, 0, List.of("spark.executor.memory=512m"), "12", "2000", "5")
                    .ran();
            assertThat(ran.status()).as(ran.err()).isZero();
            assertThat(ran.out().lines()).hasSize(5).allMatch(line -> line.contains("ms a task"));
            Files.writeString(Path.of("target", "task-overhead.txt"), ran.out());
        }
    }
}
