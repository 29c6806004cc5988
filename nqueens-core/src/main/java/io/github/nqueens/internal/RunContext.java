package io.github.nqueens.internal;

import io.github.nqueens.spi.SearchContext;

/**
 * Lets core implement {@link SearchContext} outside the package of the interface. On the class path the virtual machine
 * accepts a direct subtype of a sealed interface from another package only if that subtype is public. This one is, in a
 * package that no author of a solver sees on the module path. Only core implements it.
 */
public non-sealed interface RunContext extends SearchContext {}
