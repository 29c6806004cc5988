package io.github.nqueens.site;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.testing.browser.Browser;
import io.github.nqueens.testing.browser.InBrowser;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What five kinds of readers look for is found by the menu and by the search. The file {@code ways.txt} beside this test lists it. */
class ReadersTest {
    /** This many answers are read at a glance. */
    private static final int SEEN_HITS = 5;

    /** What somebody types, where it leads to, and the words of the menu that lead there, too. */
    private record Way(String typed, String target, String menu) {
        static Way of(String line) {
            String[] parts = line.split(" \\| ", -1);
            return new Way(parts[0], parts[1], parts[2]);
        }

        String page() {
            return target.replaceFirst("#.*", "");
        }
    }

    @Test
    void theMenuLeadsThereInTwoClicks() throws IOException {
        List<String> astray = new ArrayList<>();
        for (Way way : ways()) {
            String entry = way.menu().replaceFirst(", a link$", "");
            String first = entry.equals("the first page") ? "index.html" : menu(entry);
            boolean isLinked = way.menu().endsWith(", a link");
            boolean isThere = isLinked ? linked(first).contains(way.page()) : first.equals(way.page());
            if (!isThere) {
                astray.add(way.toString());
            }
        }
        assertThat(astray).isEmpty();
    }

    private static String menu(String words) throws IOException {
        return page("index.html").select("#pages a[href]").stream()
                .filter(link -> link.text().equals(words))
                .map(link -> link.attr("href"))
                .findFirst()
                .orElse("no entry of the menu is " + words);
    }

    private static List<String> linked(String address) throws IOException {
        return page(address).select("main a[href]").eachAttr("href").stream()
                .filter(link -> !Links.isExternal(link))
                .map(link -> Addresses.resolve(address, Links.split(link)[0]))
                .toList();
    }

    private static List<Way> ways() throws IOException {
        try (InputStream in = ReadersTest.class.getResourceAsStream("ways.txt")) {
            List<Way> ways = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(Way::of)
                    .toList();
            assertThat(ways).hasSize(50);
            return ways;
        }
    }

    private static Document page(String address) throws IOException {
        return Jsoup.parse(Files.readString(Rendered.SITE.resolve(address)));
    }

    @Nested
    @InBrowser
    @Tag("thorough")
    class InTheSearch {
        @Test
        void theFirstAnswersHaveIt(Browser browser) throws IOException {
            browser.driver().get(Rendered.SITE.resolve("index.html").toUri().toString());
            List<String> astray = new ArrayList<>();
            for (Way way : ways()) {
                List<?> hits = (List<?>) browser.driver()
                        .executeAsyncScript(
                                "const done = arguments[2];"
                                        + "load().then(all => done(search(all, arguments[0].split(' '))"
                                        + ".slice(0, arguments[1]).map(section => section.address)))",
                                way.typed(),
                                SEEN_HITS);
                boolean isFound = hits.stream()
                        .map(String.class::cast)
                        .anyMatch(hit -> hit.equals(way.target())
                                || hit.replaceFirst("#.*", "").equals(way.target()));
                if (!isFound) {
                    astray.add(way + ", but the answers are " + hits);
                }
            }
            assertThat(astray).isEmpty();
        }
    }
}
