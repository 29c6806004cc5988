/** Draws boards as PNG and searches as animated GIF. Only the command line does that, because it needs {@code java.desktop}. */
@NullMarked
package io.github.nqueens.cli.picture;

import org.jspecify.annotations.NullMarked;
