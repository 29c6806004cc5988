package io.github.nqueens.benchmarks.results;

/**
 * One measured call of a solver, as the file of raw results has it.
 *
 * @param page the page that shows it
 * @param solver the solver with its parameters
 * @param n the size of the board
 * @param round which of the JVMs it was, from 1
 * @param seed the seed of the call
 * @param iterations what the run counted
 * @param restarts how often the run started again
 * @param nanos the time from the call to the verified board
 * @param load the load average of the last minute before the JVM was started
 */
public record CallSample(
        String page,
        String solver,
        int n,
        int round,
        long seed,
        long iterations,
        long restarts,
        double nanos,
        double load) {}
