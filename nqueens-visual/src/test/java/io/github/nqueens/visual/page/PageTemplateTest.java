package io.github.nqueens.visual.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PageTemplateTest {
    private static final Map<String, String> RESOURCES = Map.of(
            "page",
            "<p>${text}</p><!-- part -->/* style */",
            "texts",
            "script.one=1 < {0}\nother=2\n",
            "a",
            "x",
            "b",
            "y");

    private static final PageTemplate PAGE = new PageTemplate(name -> RESOURCES.containsKey(name)
            ? new ByteArrayInputStream(RESOURCES.get(name).getBytes(StandardCharsets.UTF_8))
            : null);

    /** What looks like a place in a text or in a part is none. */
    @Test
    void placesAreFilledOnce() {
        assertThat(PAGE.filled(
                        "page",
                        name -> "<${text}> <!-- part --> /* style */",
                        Map.of("part", "${text}/* style */", "style", "$1\\")))
                .isEqualTo("<p>&#60;${text}&#62; &#60;!-- part --&#62; /* style */</p>${text}/* style */$1\\");
    }

    @Test
    void scriptsAndStylesAreSentWithoutCommentsAndIndentation() {
        assertThat(PageTemplate.compact("""
                /* What the script is. */

                /**
                 * What the function does.
                 */
                function f(x) {
                  // Why.
                  return x / 2; // stays
                }
                /* bright */
                /* one line */ a { b: c; }
                  url('a//b'); /* stays */
                """)).isEqualTo("""
                function f(x) {
                return x / 2; // stays
                }
                /* bright */
                a { b: c; }
                url('a//b'); /* stays */
                """);
    }

    @Test
    void aPlaceWithoutATextOrAPartIsAnError() {
        assertThatNullPointerException()
                .isThrownBy(() -> PAGE.filled("page", name -> null, Map.of("part", "", "style", "")))
                .withMessage("text");
        assertThatNullPointerException()
                .isThrownBy(() -> PAGE.filled("page", name -> "", Map.of("part", "")))
                .withMessage("style");
        assertThatNullPointerException().isThrownBy(() -> PAGE.resource("none")).withMessage("none");
    }

    @Test
    void resourcesAreJoinedAndTextsOfScriptsAreElements() {
        assertThat(PAGE.script("a", "b")).startsWith("const ATTACK_RULES").endsWith("x\ny");
        assertThat(PageTemplate.forScript(PAGE.texts("texts"))).isEqualTo("<data value=\"one\">1 &#60; {0}</data>\n");
        assertThat(PageTemplate.escaped("\u00e4\"&\u265b")).isEqualTo("&#228;&#34;&#38;&#9819;");
    }
}
