/** What the pages of this library share: how they are put together, and the parts that all of them have. */
@NullMarked
package io.github.nqueens.visual.page;

import org.jspecify.annotations.NullMarked;
