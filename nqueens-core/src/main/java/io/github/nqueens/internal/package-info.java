/** What the modules of this library share and do not export: texts, limits, random numbers and the budget of the heap. */
@NullMarked
package io.github.nqueens.internal;

import org.jspecify.annotations.NullMarked;
