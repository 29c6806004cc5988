/** What the pictures have in common: the writer of SVG, the lines of attack, and the frame of a plot with its axes. */
@NullMarked
package io.github.nqueens.visual.svg;

import org.jspecify.annotations.NullMarked;
