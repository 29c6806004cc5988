/** What the tests of several modules share: oracles, problems made from seeds, and programs in other virtual machines. */
@NullMarked
package io.github.nqueens.testing;

import org.jspecify.annotations.NullMarked;
