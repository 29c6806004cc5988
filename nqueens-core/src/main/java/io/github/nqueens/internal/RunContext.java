package io.github.nqueens.internal;

import io.github.nqueens.spi.SearchContext;

/** Lets the library, and nobody else, implement {@link SearchContext} in a package of its own. */
public non-sealed interface RunContext extends SearchContext {
    /** Numbers done between two looks at the clock: at 100 ns for each, a look comes every two milliseconds. */
    int STEP = 1 << 14;
}
