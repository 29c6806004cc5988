/** What the tests of several modules share: oracles, problems made from seeds, and programs in other virtual machines. */
package io.github.nqueens.testing;
