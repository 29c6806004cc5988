package io.github.nqueens.visual.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PagePolicyTest {
    /** The hashes are those of {@code printf a | openssl dgst -sha256 -binary | base64}, and of b. */
    private static final String A = "'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='";

    private static final String B = "'sha256-PiPoFgA5WUoziU9lZOGxNIu9egCI1CxKy3PurtWcAJ0='";

    @Test
    void allowsTheStylesAndScriptsOfAllPages() {
        assertThat(PagePolicy.of("<style>a</style><script>b</script>", "<p><style>a</style>", "<style>b</style>"))
                .isEqualTo("style-src " + A + " " + B + "; script-src " + B);
    }

    @Test
    void allowsNothingWhereNothingStands() {
        assertThat(PagePolicy.of()).isEqualTo("style-src 'none'; script-src 'none'");
        assertThat(PagePolicy.of("<script type=\"text/plain\">a</script>")).contains("script-src 'none'");
    }

    /** Text of a stranger may hold what looks like the place of the policy. */
    @Test
    void thePolicyStandsInTheHeadOnly() {
        String text = PagePolicy.META;
        String page = PagePolicy.sealed("<head>" + PagePolicy.META + "</head><script>a</script>" + text);
        assertThat(page)
                .startsWith("<head><meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none';")
                .contains("script-src " + A + ";")
                .endsWith("<script>a</script>" + text);
    }
}
