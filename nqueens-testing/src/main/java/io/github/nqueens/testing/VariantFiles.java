package io.github.nqueens.testing;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Problem;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Problems with known answers, from the tab-separated files of a folder. Their first line, which begins with a hash sign,
 * names the columns.
 */
public final class VariantFiles {
    private VariantFiles() {}

    /** A problem and the number of its solutions, or "-" if it is only known that there are some. */
    public record Instance(String file, String id, Problem problem, String solutions) {}

    /** All instances of the files in a folder. */
    public static List<Instance> read(Path folder) throws IOException {
        List<Instance> instances = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(path -> path.toString().endsWith(".tsv"))
                    .sorted()
                    .toList()) {
                read(file, instances);
            }
        }
        return instances;
    }

    private static void read(Path file, List<Instance> instances) throws IOException {
        List<String> lines = Files.readAllLines(file);
        List<String> names = List.of(lines.get(0).substring(1).split("\t"));
        if (!names.contains("id")) {
            return;
        }
        for (String line : lines.subList(1, lines.size())) {
            String[] values = line.split("\t", -1);
            String id = value(names, values, "id");
            int n = Integer.parseInt(value(names, values, "n"));
            String solutions = value(names, values, "solutions");
            if (names.contains("diagonals")) {
                String[] diagonals = value(names, values, "diagonals").split(",");
                int largest = Integer.parseInt(value(names, values, "largestSat"));
                instances.add(
                        new Instance(file.getFileName().toString(), id, excluding(n, diagonals, largest), solutions));
                if (largest < diagonals.length) {
                    instances.add(new Instance(
                            file.getFileName().toString(),
                            id + " and one more",
                            excluding(n, diagonals, largest + 1),
                            "0"));
                }
            } else {
                instances.add(new Instance(file.getFileName().toString(), id, problem(n, names, values), solutions));
            }
        }
    }

    private static String value(List<String> names, String[] values, String name) {
        int index = names.indexOf(name);
        return index < 0 ? "-" : values[index];
    }

    private static Problem excluding(int n, String[] diagonals, int count) {
        Problem.Builder builder = Problem.builder(n);
        for (int i = 0; i < count; i++) {
            int k = Integer.parseInt(diagonals[i].substring(1));
            if (diagonals[i].startsWith("s")) {
                builder.blockSum(k);
            } else {
                builder.blockDifference(k);
            }
        }
        return builder.build();
    }

    private static Problem problem(int n, List<String> names, String[] values) {
        Problem.Builder builder = Problem.builder(n);
        String rule = value(names, values, "rule");
        if (!rule.equals("-")) {
            builder.rule(AttackRule.valueOf(rule.toUpperCase(Locale.ROOT)));
        } else if (names.contains("grid")) {
            builder.rule(AttackRule.TOUCH);
        }
        String regions = value(names, values, names.contains("grid") ? "grid" : "regions");
        if (!regions.equals("-")) {
            builder.regions(regions.split("/"));
        }
        String placed = value(names, values, "placed");
        if (!placed.equals("-")) {
            for (String queen : placed.split(",", -1)) {
                String[] square = queen.split(":", -1);
                builder.place(Integer.parseInt(square[0]), Integer.parseInt(square[1]));
            }
        }
        String blocked = value(names, values, "blockedRows");
        if (!blocked.equals("-")) {
            String[] rows = blocked.split(",", -1);
            for (int row = 0; row < n; row++) {
                BigInteger bits = new BigInteger(rows[row], 16);
                for (int column = bits.getLowestSetBit(); column >= 0 && column < n; column++) {
                    if (bits.testBit(column)) {
                        builder.block(row, column);
                    }
                }
            }
        }
        return builder.build();
    }
}
