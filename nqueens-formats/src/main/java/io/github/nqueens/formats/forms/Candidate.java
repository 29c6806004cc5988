package io.github.nqueens.formats.forms;

import io.github.nqueens.formats.tables.Unit;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a text says in one form.
 *
 * @param form the name of the form, with an article
 * @param units the tables, of which there are none if the form is known and cannot be read
 * @param refusal why it cannot be read, or null
 */
public record Candidate(
        String form, List<Unit> units, @Nullable String refusal) {
    static Candidate of(String form, Unit unit) {
        return new Candidate(form, List.of(unit), null);
    }

    static Candidate refused(String form, String why) {
        return new Candidate(form, List.of(), why);
    }
}
