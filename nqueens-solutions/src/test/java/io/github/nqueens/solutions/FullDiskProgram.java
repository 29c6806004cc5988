package io.github.nqueens.solutions;

import io.github.nqueens.Limits;
import java.nio.file.Path;
import java.time.Duration;

/** A count with a checkpoint on a disk that has room for its first lines only, as a program. */
final class FullDiskProgram {
    private FullDiskProgram() {}

    /**
     * Counts. Prints the status, the number and the reason.
     *
     * @param arguments the checkpoint, n and the threads
     */
    public static void main(String[] arguments) {
        CountResult result = SolutionCounter.builder()
                .method(CountMethod.BACKTRACKING)
                .checkpoint(Path.of(arguments[0]), Duration.ZERO)
                .threads(Integer.parseInt(arguments[2]))
                .build()
                .count(Integer.parseInt(arguments[1]), Limits.none());
        System.out.println(result.status());
        System.out.println(result.count());
        System.out.println(result.reason().orElse("all is well"));
    }
}
