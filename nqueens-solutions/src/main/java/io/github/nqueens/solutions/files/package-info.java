/**
 * Counts on the disk and in messages: lines for parts, text that ends with a checksum, and the files of a folder. The
 * package is not exported.
 */
@NullMarked
package io.github.nqueens.solutions.files;

import org.jspecify.annotations.NullMarked;
