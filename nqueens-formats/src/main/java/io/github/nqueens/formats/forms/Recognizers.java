package io.github.nqueens.formats.forms;

import io.github.nqueens.formats.text.Source;
import java.util.List;
import java.util.Objects;

/** The forms that a class of its own reads. A new one is a class, a line here, a row in the documentation and a test. */
public final class Recognizers {
    private static final List<Recognizer> ALL =
            List.of(new PuzzlePage(), new PuzzLink(), new LuaTable(), new OtherReport());

    private Recognizers() {}

    /** What a text says in each form that it has. All forms are asked, and none comes first. */
    public static List<Candidate> candidates(Source source) {
        return ALL.stream()
                .map(recognizer -> recognizer.read(source))
                .filter(Objects::nonNull)
                .toList();
    }
}
