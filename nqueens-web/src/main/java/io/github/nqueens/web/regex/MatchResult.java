package io.github.nqueens.web.regex;

import org.jspecify.annotations.Nullable;

/** What an expression has found. */
public interface MatchResult {
    String group();

    @Nullable
    String group(int group);

    int start();

    int end();
}
