package io.github.nqueens.internal;

import io.github.nqueens.spi.SearchContext;
import java.util.Optional;

/** A solver that can be asked whether a run would end before its search begins. */
public interface Refusing {
    /**
     * Tells why the problem of a run is not tried as a part of this run: its size, its rule or its regions, a parameter that does not go
     * with it, or what the search keeps in memory.
     *
     * @param run the run
     * @param startsFromBoard whether the search would start from the initial board of the run, if there is one
     * @return the reason, or empty if the search would begin
     */
    Optional<String> refusal(SearchContext run, boolean startsFromBoard);
}
