/** What many runs took: statistics that the lab and the command line show. */
package io.github.nqueens.lab.runs;
