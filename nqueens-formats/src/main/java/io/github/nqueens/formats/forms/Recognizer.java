package io.github.nqueens.formats.forms;

import io.github.nqueens.formats.text.Source;
import org.jspecify.annotations.Nullable;

/** Knows one form of texts. */
public interface Recognizer {
    /** What a text says in this form, or null if it has not the form. It is no answer to throw. */
    @Nullable
    Candidate read(Source source);
}
