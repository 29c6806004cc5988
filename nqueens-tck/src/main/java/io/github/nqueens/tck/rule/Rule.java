package io.github.nqueens.tck.rule;

import io.github.nqueens.tck.trial.BrokenRule;
import io.github.nqueens.tck.trial.Trial;
import java.util.function.Consumer;

/**
 * A promise of the contract and the test of it.
 *
 * @param number R01 to R17, or two of them
 * @param promise what a solver promises
 * @param mode how it is tested
 * @param test throws a {@link BrokenRule} if the promise is not kept
 */
public record Rule(String number, String promise, Mode mode, Consumer<Trial> test) {
    private static final long SMALL_STACK = 200_000;

    /** How a rule is tested. */
    public enum Mode {
        /** Default parameters are tried only, because the promise does not depend on parameters. */
        ONCE,
        /** Each choice of parameters is tried. */
        EVERY_SETTING,
        /** Each choice of parameters is tried while no other test changes the state of the whole virtual machine. */
        ALONE,
        /** Each choice of parameters is tried on a stack that a deep recursion overflows. */
        SMALL_STACK
    }

    /** The stack of the thread that tests the rule; 0 for the default. */
    public long stackBytes() {
        return mode == Mode.SMALL_STACK ? SMALL_STACK : 0;
    }
}
