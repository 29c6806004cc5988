/** What many runs took: statistics that the lab and the command line show. */
@NullMarked
package io.github.nqueens.lab.runs;

import org.jspecify.annotations.NullMarked;
