package io.github.nqueens.lab;

import java.io.IOException;

/** One thing that the page may ask for. */
@FunctionalInterface
interface LabRoute {
    /**
     * Answers.
     *
     * @throws RefusedException if the request is not served
     */
    void serve(LabExchange exchange) throws IOException, InterruptedException;
}
