package io.github.nqueens.internal;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import java.util.Optional;

/** A solver that can be asked whether a run would end before its search begins. */
public interface Refusing {
    /**
     * Tells why a problem is not tried: its size, its rule or its regions, a parameter that does not go with it, or what the search
     * keeps in memory.
     *
     * @param problem what is to be solved, which does not contradict itself
     * @param initialBoard where the search would start, if a board is given
     * @return the reason, or empty if the search would begin
     */
    Optional<String> refusal(Problem problem, Optional<Board> initialBoard);
}
