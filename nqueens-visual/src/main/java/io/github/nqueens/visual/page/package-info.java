/** What the pages of this library share: how they are put together, and their common parts. */
@NullMarked
package io.github.nqueens.visual.page;

import org.jspecify.annotations.NullMarked;
