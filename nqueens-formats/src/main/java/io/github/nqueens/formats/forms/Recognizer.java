package io.github.nqueens.formats.forms;

import org.jspecify.annotations.Nullable;

/** Knows one form of texts. */
public interface Recognizer {
    /** What a text says in this form, or why the form cannot be read; null if the text has not the form. It is no answer to throw. */
    @Nullable
    Candidate read(Text text);
}
