package io.github.nqueens.formats;

import io.github.nqueens.Problem;
import java.util.Objects;

/** Reads problems from text, whoever wrote it. All methods are safe for use by several threads. */
public final class ProblemReader {
    private ProblemReader() {}

    /**
     * Reads a problem.
     *
     * @param text a problem in any of the forms that {@link Problem#parse} reads
     * @return the problem
     * @throws IllegalArgumentException if the text is no problem; says where it departs
     * @throws NullPointerException if {@code text} is null
     */
    public static Problem read(String text) {
        return Problem.parse(Objects.requireNonNull(text, "text"));
    }

    /**
     * Reads a problem from the bytes of a text file. Finds out whether they are UTF-8 or UTF-16, with or without a byte
     * order mark.
     *
     * @param file the bytes of the file
     * @return the problem
     * @throws IllegalArgumentException if the bytes are no text, or the text is no problem
     * @throws NullPointerException if {@code file} is null
     */
    public static Problem read(byte[] file) {
        return read(TextBytes.decode(Objects.requireNonNull(file, "file")));
    }
}
