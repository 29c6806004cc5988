package io.github.nqueens.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The documentation of this source tree as pages, and small trees with one thing wrong. */
class SiteTest {
    private static final String README = "# Top\n\n| you are | read |\n|---|---|\n| new | [one](docs/one.md) |\n";

    @TempDir
    private Path folder;

    @Test
    void everyLinkLeadsSomewhere() throws IOException {
        LinkCheck.Result found = LinkCheck.check(Rendered.SITE);
        assertThat(found.broken()).isEmpty();
        assertThat(found.pages()).isGreaterThan(Site.markdown(Rendered.ROOT).size());
        assertThat(found.links()).isGreaterThan(1_000);
    }

    @Test
    void theMenuIsShort() throws IOException {
        assertThat(menu()).hasSizeBetween(10, Navigation.MOST_ENTRIES - 1).doesNotHaveDuplicates();
    }

    /** Two clicks: an entry of the menu, and a link of its page. */
    @Test
    void everyPageIsAtMostTwoClicksAway() throws IOException {
        Set<String> reached = new TreeSet<>(menu());
        reached.add("index.html");
        for (String address : List.copyOf(reached)) {
            page(address).select("main a[href]").eachAttr("href").stream()
                    .filter(link -> !Links.isExternal(link))
                    .map(link -> Addresses.resolve(address, Links.split(link)[0]))
                    .forEach(reached::add);
        }
        assertThat(reached)
                .containsAll(
                        Site.markdown(Rendered.ROOT).stream().map(Addresses::of).toList());
    }

    @Test
    void aPageOfTheMenuAndThePagesOfItsFolderSayWhereTheyAre() throws IOException {
        for (String address : menu()) {
            assertThat(page(address).select("#pages [aria-current=page]").eachAttr("href"))
                    .as(address)
                    .hasSize(1)
                    .allMatch(link -> Addresses.resolve(address, link).equals(address));
        }
        assertThat(page("docs/algorithms/tabu.html")
                        .select("#pages [aria-current=true]")
                        .eachAttr("href"))
                .containsExactly("index.html");
        assertThat(page("index.html").select("#pages [aria-current]")).isEmpty();
    }

    private static List<String> menu() throws IOException {
        return page("index.html").select("#pages a[href]").eachAttr("href");
    }

    @Test
    void everyPictureIsToldInWords() throws IOException {
        List<String> silent = new ArrayList<>();
        int pictures = 0;
        for (String file : Site.markdown(Rendered.ROOT)) {
            for (Element picture : page(Addresses.of(file)).select("img")) {
                pictures++;
                if (picture.attr("alt").isBlank()) {
                    silent.add(file + ": " + picture.attr("src"));
                }
            }
        }
        assertThat(silent).isEmpty();
        assertThat(pictures).isGreaterThan(30);
    }

    @Test
    void theSearchKnowsEachPage() throws IOException {
        String index = Files.readString(Rendered.SITE.resolve("search-index.js"));
        for (String file : Site.markdown(Rendered.ROOT)) {
            assertThat(index).contains("\"address\":\"" + Addresses.of(file));
        }
    }

    @Test
    void sourcesBecomePages() throws IOException {
        assertThat(page("docs/api/index.html").text()).contains("public final class io.github.nqueens.Board");
        assertThat(page("docs/examples/provider/index.html").select("h2").eachText())
                .contains("pom.xml", "src/main/java/module-info.java");
        assertThat(page("LICENSE.html").select("pre").text()).contains("Apache License");
    }

    @Test
    void brokenLinksAreNamed() throws IOException {
        repository("# One\n\n## Part\n\n[a](two.md) [b](#part) [c](#parts) [d](../README.md#top) [e](../README.md#to) "
                + "[f](../../x.md) [g](https://example.org) ![h](none.png)");
        Path site = folder.resolve("site");
        Site.write(folder, site);
        assertThat(LinkCheck.check(site).broken())
                .containsExactly(
                        "docs/one.html: two.md",
                        "docs/one.html: #parts",
                        "docs/one.html: ../index.html#to",
                        "docs/one.html: ../../x.md",
                        "docs/one.html: none.png");
    }

    @Test
    void theGalleryLeadsToThePagesThatStandInTheOutput() throws IOException {
        repository("# One\n");
        Files.createDirectories(folder.resolve("docs/gallery"));
        Files.writeString(folder.resolve("docs/gallery/README.md"), "# Gallery\n\n![a](a.svg)\n\n![b](b.svg)\n");
        Files.writeString(folder.resolve("docs/gallery/a.svg"), "<svg/>");
        Files.writeString(folder.resolve("docs/gallery/b.svg"), "<svg/>");
        Path site = folder.resolve("site");
        Files.createDirectories(site.resolve("docs/gallery"));
        Files.writeString(site.resolve("docs/gallery/b.html"), "<p>B</p>");
        Site.write(folder, site);
        Document index = Jsoup.parse(site.resolve("docs/gallery/index.html").toFile());
        assertThat(index.select("main a").eachAttr("href")).containsExactly("b.html");
        assertThat(LinkCheck.check(site).broken()).isEmpty();
    }

    @Test
    void pagesLeadToTheLabIfThereIsOne() throws IOException {
        repository("# One");
        Files.writeString(folder.resolve("docs/lab.md"), "# Lab\n\n## Without a server\n");
        Files.createDirectories(folder.resolve("docs/algorithms"));
        Files.writeString(folder.resolve("docs/algorithms/tabu.md"), "# tabu\n\nWhat it is.\n\nMore.\n");
        Files.writeString(
                folder.resolve("README.md"),
                README + "\n[Try it](docs/lab.md#without-a-server), [Javadoc](docs/installing.md#javadoc)\n");
        Files.writeString(folder.resolve("docs/installing.md"), "# Installing\n\n## Javadoc\n");
        Path site = folder.resolve("site");
        Site.write(folder, site);
        assertThat(site.resolve("index.html"))
                .content()
                .contains("docs/lab.html#without-a-server", "docs/installing.html#javadoc");
        Files.createDirectories(folder.resolve("nqueens-web/target/page"));
        Files.writeString(folder.resolve("nqueens-web/target/page/lab.html"), "<p>The lab</p>");
        Files.createDirectories(site.resolve("javadoc"));
        Files.writeString(site.resolve("javadoc/index.html"), "<p>The Javadoc</p>");
        Site.write(folder, site);
        Document index = Jsoup.parse(site.resolve("index.html").toFile());
        assertThat(index.select("main a").eachAttr("href")).contains("lab.html", "javadoc/index.html");
        assertThat(site.resolve("lab.html")).hasContent("<p>The lab</p>");
        assertThat(Jsoup.parse(site.resolve("docs/algorithms/tabu.html").toFile())
                        .select("h1 + p + p.try a")
                        .eachAttr("href"))
                .containsExactly("../../lab.html#n=8&seed=1&start=random&solver=tabu");
        assertThat(LinkCheck.check(site).broken()).isEmpty();
    }

    @Test
    void pagesOfTheGalleryLeadToTheLabWithTheirSearches() throws IOException {
        repository("# One");
        Path gallery = Files.createDirectories(folder.resolve("docs/gallery"));
        Files.writeString(gallery.resolve("README.md"), "# Gallery\n\n![A.](a.svg)\n\n![B.](b.svg)\n");
        Files.writeString(gallery.resolve("a.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
        Files.writeString(gallery.resolve("b.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
        Files.createDirectories(folder.resolve("nqueens-web/target/page"));
        Files.writeString(folder.resolve("nqueens-web/target/page/lab.html"), "<p>The lab</p>");
        Path site = folder.resolve("site");
        Files.createDirectories(site.resolve("docs/gallery"));
        Files.writeString(
                site.resolve("docs/gallery/a.html"),
                "<pre>nqueens visualize 10 --algorithm tabu:tenure=0 --algorithm greedy --seed 247 --output replay.html</pre>");
        Files.writeString(
                site.resolve("docs/gallery/b.html"),
                "<pre>nqueens visualize 4 --algorithm tabu --seed 1 --initial '[1,3,0,2]' --output replay.html</pre>");
        Site.write(folder, site);
        assertThat(Jsoup.parse(site.resolve("docs/gallery/index.html").toFile())
                        .select("main a")
                        .eachAttr("href"))
                .containsExactly(
                        "a.html",
                        "../../lab.html#n=10&seed=247&start=random&solver=tabu:tenure=0&solver=greedy",
                        "b.html");
    }

    @Test
    void equalHeadingsHaveDifferentAnchors() {
        assertThat(Markdown.render("## Cost\n\n## `solve(n)`, then?\n\n## Cost")
                        .select("h2")
                        .eachAttr("id"))
                .containsExactly("cost", "solven-then", "cost-1");
    }

    @Test
    void whatAPageSaysInMarkupStaysText() throws IOException {
        repository("# One & <two>\n\n```\n</script><b>\n```\n");
        Site.write(folder, folder.resolve("site"));
        Document page = Jsoup.parse(folder.resolve("site/docs/one.html").toFile());
        assertThat(page.select("main pre").text()).isEqualTo("</script><b>");
        assertThat(page.title()).startsWith("One &");
    }

    @Test
    void whatIsMissingIsNamed() throws IOException {
        repository("no heading");
        assertThatThrownBy(() -> Site.write(folder, folder.resolve("site")))
                .hasMessageContaining("docs/one.md has no heading");
        Files.writeString(folder.resolve("docs/one.md"), "# One");
        Files.writeString(folder.resolve("README.md"), "# Top");
        assertThatThrownBy(() -> Site.write(folder, folder.resolve("site"))).hasMessageContaining("'you are'");
        Files.delete(folder.resolve("README.md"));
        assertThatThrownBy(() -> Site.write(folder, folder.resolve("site"))).hasMessageContaining("README.md");
    }

    private void repository(String page) throws IOException {
        Files.createDirectories(folder.resolve("docs"));
        Files.writeString(folder.resolve("README.md"), README);
        Files.writeString(folder.resolve("docs/one.md"), page);
    }

    private static Document page(String address) throws IOException {
        return Jsoup.parse(Rendered.SITE.resolve(address).toFile(), "UTF-8");
    }
}
