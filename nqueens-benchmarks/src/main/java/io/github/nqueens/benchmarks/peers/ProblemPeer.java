package io.github.nqueens.benchmarks.peers;

import io.github.nqueens.Problem;
import java.time.Duration;
import java.util.OptionalLong;

/** Another program that counts the solutions of any problem up to a number, so that 1 asks for a solution or a proof. */
public interface ProblemPeer {
    /**
     * Makes the peer's model of a problem and searches it.
     *
     * @param problem the problem, without a contradiction
     * @param most where to end, at least 1
     * @param limit after which the peer is asked to end
     * @return the number of solutions, at most {@code most}, or empty if the limit was met
     */
    OptionalLong countUpTo(Problem problem, long most, Duration limit);
}
