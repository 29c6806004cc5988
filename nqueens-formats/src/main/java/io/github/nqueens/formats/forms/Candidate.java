package io.github.nqueens.formats.forms;

import io.github.nqueens.formats.tables.TextPart;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a text says in one form.
 *
 * @param form the name of the form, with an article
 * @param parts the tables, of which there are none if the form is known and cannot be read
 * @param refusal why it cannot be read, or null
 */
public record Candidate(
        String form, List<TextPart> parts, @Nullable String refusal) {
    public static Candidate of(String form, TextPart part) {
        return new Candidate(form, List.of(part), null);
    }

    public static Candidate refused(String form, String why) {
        return new Candidate(form, List.of(), why);
    }
}
