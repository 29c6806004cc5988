package io.github.nqueens.cli.options;

import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option {@code --seed} of a command that draws a seed if none is given, and prints it. */
public final class SeedOption {
    /** Nine digits at most are typed again without a mistake. */
    private static final int BOUND_OF_DRAWN = 1_000_000_000;

    @Option(
            names = "--seed",
            paramLabel = "number",
            description = "repeats what printed this seed; by default a seed is drawn and printed")
    private @Nullable Long given;

    private final long drawn = new SplittableRandom().nextInt(BOUND_OF_DRAWN);

    /** Whether the user chose the seed. */
    public boolean isGiven() {
        return given != null;
    }

    /** The seed that was given, or the same drawn one at each call. */
    public long value() {
        Long chosen = given;
        return chosen == null ? drawn : chosen;
    }
}
