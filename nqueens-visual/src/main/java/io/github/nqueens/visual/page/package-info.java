/** What the pages of this library share: how they are put together, their common parts, and their data as JSON. */
@NullMarked
package io.github.nqueens.visual.page;

import org.jspecify.annotations.NullMarked;
