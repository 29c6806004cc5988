/** What a user would pick instead, each behind the same small interface. */
package io.github.nqueens.benchmarks.peers;
