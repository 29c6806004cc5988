/** How the rules are tried on a solver: in tests, or in a process that grades it. No JUnit is needed here. The package is exported to the command line alone. */
@NullMarked
package io.github.nqueens.tck.running;

import org.jspecify.annotations.NullMarked;
