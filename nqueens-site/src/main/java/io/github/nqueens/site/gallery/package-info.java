/** The gallery: pages that each show one thing about search that is worth a lecture. */
@NullMarked
package io.github.nqueens.site.gallery;

import org.jspecify.annotations.NullMarked;
