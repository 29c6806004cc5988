package io.github.nqueens.visual.page;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The content security policies of pages: a browser uses the styles and scripts that stand in them, and no others. */
public final class PagePolicy {
    private static final Pattern INLINE = Pattern.compile("<(style|script)>([\\d\\D]*?)</\\1>");
    private static final String PLACE = "the policy of this page";

    /** What a page has in its head until {@link #sealed} knows the page. */
    static final String META = meta(PLACE);

    private PagePolicy() {}

    /**
     * Allows the styles and scripts of pages by their hashes.
     *
     * @param pages HTML documents, or parts of them
     * @return the two directives
     */
    public static String of(String... pages) {
        return "style-src " + hashes("style", pages) + "; script-src " + hashes("script", pages);
    }

    /**
     * A policy in the head of a page.
     *
     * @param policy the directives
     * @return an element
     */
    public static String meta(String policy) {
        return "<meta http-equiv=\"Content-Security-Policy\" content=\"" + policy + "\">";
    }

    /** The page with its policy, which forbids it every connection. */
    static String sealed(String page) {
        String policy = "default-src 'none'; img-src data:; " + of(page) + "; base-uri 'none'; form-action 'none'";
        return page.replaceFirst(PLACE, Matcher.quoteReplacement(policy));
    }

    private static String hashes(String element, String... pages) {
        String hashes = Stream.of(pages)
                .flatMap(page -> hashes(element, page))
                .distinct()
                .collect(Collectors.joining(" "));
        return hashes.isEmpty() ? "'none'" : hashes;
    }

    private static Stream<String> hashes(String element, String page) {
        Stream.Builder<String> hashes = Stream.builder();
        for (Matcher inline = INLINE.matcher(page); inline.find(); ) {
            if (inline.group(1).equals(element)) {
                byte[] text = inline.group(2).getBytes(StandardCharsets.UTF_8);
                hashes.add("'sha256-" + Base64.getEncoder().encodeToString(sha256(text)) + "'");
            }
        }
        return hashes.build();
    }

    static byte[] sha256(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(bytes);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
