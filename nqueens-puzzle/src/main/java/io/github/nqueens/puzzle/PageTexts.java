package io.github.nqueens.puzzle;

import io.github.nqueens.visual.page.PageTemplate;
import java.util.Objects;
import java.util.Properties;

/** The parts of the page to play, and its texts. */
final class PageTexts {
    static final PageTemplate PAGE = new PageTemplate(PageTexts.class::getResourceAsStream);

    private static final Properties ALL = PAGE.texts("page.properties");

    private PageTexts() {}

    static String get(String key) {
        return Objects.requireNonNull(ALL.getProperty(key), key);
    }

    /** The texts that the script shows. */
    static String forScript() {
        return PageTemplate.forScript(ALL);
    }
}
