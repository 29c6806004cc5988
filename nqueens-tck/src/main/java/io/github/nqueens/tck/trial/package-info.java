/** One rule, tried on one solver: the runs that it makes and how a failure reads. The package is exported to the command line alone. */
@NullMarked
package io.github.nqueens.tck.trial;

import org.jspecify.annotations.NullMarked;
