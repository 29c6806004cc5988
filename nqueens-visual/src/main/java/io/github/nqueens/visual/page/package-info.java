/**
 * What the pages of this library share: how they are put together, their common parts, and their data as JSON.
 *
 * <p>Arguments must not be null unless they are marked as nullable: a {@link NullPointerException} names one that is, and for a
 * collection or an array the index at which it holds null.
 */
@NullMarked
package io.github.nqueens.visual.page;

import org.jspecify.annotations.NullMarked;
