/** What a user would pick instead, each behind the same small interface. */
@NullMarked
package io.github.nqueens.benchmarks.peers;

import org.jspecify.annotations.NullMarked;
