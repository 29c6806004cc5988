package io.github.nqueens.cli.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The figures of the comparison with other programs are those of the pages that measured them. */
class ComparisonPageTest {
    private static final Path DOCS = Path.of("..", "docs");

    @Test
    void timesOfCountsAreThoseOfTheJoin() throws IOException {
        List<List<String>> ours = table("benchmarks.md", "## Counting programs");
        List<List<String>> measured = table("design/join.md", "## Measured");
        String join = Files.readString(DOCS.resolve("design/join.md")).replaceAll("\\s+", " ");
        assertThat(join)
                .contains("m-queens (commit 93a53fe, its `main.c`, C) took " + cell(ours, 16, 4)
                        + " s for 16 (median of three) and " + cell(ours, 17, 4) + " s for 17.")
                .contains("NQueensFAF (commit 9c6ee92, its processor's solver, Java) took " + cell(ours, 16, 3)
                        + " and " + cell(ours, 17, 3) + " s.");
        for (List<String> row : ours.subList(1, ours.size())) {
            List<String> source = measured.stream()
                    .filter(cells -> cells.get(0).equals(row.get(0)))
                    .findFirst()
                    .orElseThrow();
            assertThat(source.get(2)).startsWith(row.get(1) + " ");
            assertThat(source.get(4)).startsWith(row.get(2) + " ");
        }
    }

    private static String cell(List<List<String>> table, int n, int column) {
        return table.stream()
                .filter(row -> row.get(0).equals(Integer.toString(n)))
                .findFirst()
                .orElseThrow()
                .get(column);
    }

    /** The cells of the first table below a heading, with its header and without the line below that. */
    private static List<List<String>> table(String page, String heading) throws IOException {
        List<List<String>> rows = new ArrayList<>();
        boolean isBelow = false;
        for (String line : Files.readAllLines(DOCS.resolve(page))) {
            isBelow |= line.startsWith(heading);
            if (isBelow && line.startsWith("|")) {
                rows.add(Arrays.stream(line.substring(1, line.lastIndexOf('|')).split("\\|", -1))
                        .map(String::strip)
                        .toList());
            } else if (!rows.isEmpty()) {
                break;
            }
        }
        rows.remove(1);
        return rows;
    }
}
