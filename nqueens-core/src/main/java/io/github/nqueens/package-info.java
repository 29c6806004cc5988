/**
 * What a user of the library meets: boards, solvers, and what a run is given and says.
 *
 * <p>A board of size n has one queen in each row; rows and columns count from 0. Start at
 * {@link io.github.nqueens.Solvers}.
 */
package io.github.nqueens;
