package io.github.nqueens.internal;

import io.github.nqueens.CancellationToken;
import io.github.nqueens.spi.SearchContext;
import java.time.Duration;
import java.util.Optional;

/**
 * Lets core implement {@link SearchContext} outside the package of the interface, and says what a run of several solvers hands
 * on to them. On the class path the virtual machine accepts a direct subtype of a sealed interface from another package only
 * if that subtype is public. This one is, in a package that no author of a solver sees on the module path. Only core
 * implements it.
 */
public non-sealed interface RunContext extends SearchContext {
    /** A token for a part of the run, cancelled also when the time of the run is over, or the run is cancelled. Any thread may ask. */
    CancellationToken tokenOfPart();

    /** The time that is left, zero if it is over; empty without a limit. Any thread may ask. */
    Optional<Duration> timeLeft();
}
