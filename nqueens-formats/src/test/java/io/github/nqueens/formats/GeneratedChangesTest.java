package io.github.nqueens.formats;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.formats.words.Keys;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/**
 * A text that changed on its way is the same problem, or none, or another text that somebody may write as it is: the whole text twice, or a
 * list with one column more or less. A name that became another word is named by the refusal.
 */
class GeneratedChangesTest {
    /** For each form, change and text: a few in each build, and many if the property says so. */
    private static final int OF_EACH_FORM = Integer.getInteger("nqueens.formats.instances", 40) / 20;

    private static final int OF_EACH_CHANGE = 2;

    private static final List<Map.Entry<String, BiFunction<Written, int[][], String>>> REGIONS =
            all(RegionForms.all(), StrangeRegionForms.all());
    private static final List<Map.Entry<String, BiFunction<Written, int[], String>>> BOARDS =
            all(BoardForms.all(), StrangeBoardForms.all());

    private static <T> List<Map.Entry<String, T>> all(Map<String, T> some, Map<String, T> others) {
        Map<String, T> all = new LinkedHashMap<>(some);
        all.putAll(others);
        return List.copyOf(all.entrySet());
    }

    /** What a text was read as, or why it was refused. */
    private record Outcome(List<?> read, String refusal) {
        static Outcome of(Function<String, List<?>> reader, String text) {
            try {
                return new Outcome(reader.apply(text), "");
            } catch (IllegalArgumentException e) {
                return new Outcome(List.of(), String.valueOf(e.getMessage()));
            }
        }
    }

    /** Problems with regions numbered in the order of their first squares. */
    private static List<?> problems(String text) {
        return ProblemReader.readAll(text).stream()
                .map(GeneratedChangesTest::numbered)
                .toList();
    }

    private static List<Object> numbered(Problem problem) {
        List<Object> squares = new ArrayList<>(List.of(problem.rule(), problem.size(), problem.placed()));
        Map<Integer, Integer> numbers = new HashMap<>();
        for (int square = 0; square < problem.size() * problem.size(); square++) {
            int row = square / problem.size();
            int column = square % problem.size();
            int region = problem.hasRegions() ? problem.region(row, column) : 0;
            squares.add(problem.isOpen(row, column));
            squares.add(numbers.computeIfAbsent(region, unused -> numbers.size()));
        }
        return squares;
    }

    private static List<?> boards(String text) {
        return BoardReader.read(text);
    }

    private static void requireSoundOutcome(
            String form,
            Change change,
            String text,
            Outcome before,
            Function<String, List<?>> reader,
            Random random,
            Map<String, Integer> counts) {
        Change.Changed changed = change.of(text, random);
        if (changed.text().equals(text)) {
            return;
        }
        Outcome after = Outcome.of(reader, changed.text());
        String kind = after.read().isEmpty()
                ? "refused"
                : after.read().equals(before.read())
                        ? "same"
                        : isTwice(before.read(), after.read())
                                ? "twice"
                                : isListWithOneMoreOrLess(before.read(), after.read())
                                        ? "one more or less"
                                        : isLineOf(changed.text(), after.read())
                                                ? "list as it stands"
                                                : Keys.isAside(changed.word())
                                                                && !changed.word()
                                                                        .isEmpty()
                                                        ? "another known name"
                                                        : "other";
        counts.merge(change + " " + kind, 1, Integer::sum);
        boolean named = change != Change.NAME_REPLACED
                || after.refusal().isEmpty()
                || Keys.isAside(changed.word())
                || after.refusal().contains(changed.word())
                || after.refusal().contains(changed.before());
        assertThat(kind.equals("other") || !named)
                .as(
                        "%s, %s%n%s%nwas %s%nis %s%s",
                        form, change, changed.text(), before.read(), after.read(), after.refusal())
                .isFalse();
    }

    private static boolean isTwice(List<?> before, List<?> after) {
        return after.size() == 2 * before.size()
                && after.subList(0, before.size()).equals(before)
                && after.subList(before.size(), after.size()).equals(before);
    }

    /** Whether a list of columns became one with a column more or less, counted from 0 or from 1. */
    private static boolean isListWithOneMoreOrLess(List<?> before, List<?> after) {
        if (before.size() != 1
                || after.size() != 1
                || !(before.get(0) instanceof Board one)
                || !(after.get(0) instanceof Board other)
                || Math.abs(one.size() - other.size()) != 1) {
            return false;
        }
        int[] few = (one.size() < other.size() ? one : other).toArray();
        int[] many = (one.size() < other.size() ? other : one).toArray();
        return IntStream.rangeClosed(-1, 1)
                .anyMatch(shift -> IntStream.range(0, many.length)
                        .anyMatch(left -> IntStream.range(0, few.length)
                                .allMatch(row -> few[row] + shift == many[row < left ? row : row + 1])));
    }

    /** Whether a board is the numbers of one line, or all but the first, which counts the solution or is the size. */
    private static boolean isLineOf(String text, List<?> after) {
        if (after.size() != 1 || !(after.get(0) instanceof Board board)) {
            return false;
        }
        int[] columns = board.toArray();
        return text.lines().anyMatch(line -> {
            int[] numbers = Arrays.stream(line.split("[^0-9]+", -1))
                    .filter(number -> !number.isEmpty())
                    .mapToInt(Integer::parseInt)
                    .toArray();
            int first = numbers.length - columns.length;
            return (first == 0 || first == 1)
                    && IntStream.rangeClosed(0, 1)
                            .anyMatch(from -> IntStream.range(0, columns.length)
                                    .allMatch(row -> numbers[first + row] - from == columns[row]));
        });
    }

    @Test
    void regionsThatChangedAreNoOtherRegions() {
        REGIONS.forEach(form -> requireSoundOutcomes(
                form.getKey(),
                writer -> form.getValue().apply(writer, writer.regions(4 + writer.random.nextInt(5))),
                GeneratedChangesTest::problems));
    }

    @Test
    void boardsThatChangedAreNoOtherBoards() {
        BOARDS.forEach(form -> requireSoundOutcomes(
                form.getKey(),
                writer -> form.getValue().apply(writer, writer.columns(4 + writer.random.nextInt(5))),
                GeneratedChangesTest::boards));
    }

    private static void requireSoundOutcomes(
            String form, Function<Written, String> written, Function<String, List<?>> reader) {
        for (int seed = 0; seed < OF_EACH_FORM; seed++) {
            Written writer = new Written(seed * 31L + form.hashCode());
            String text = written.apply(writer);
            Outcome before = Outcome.of(reader, text);
            for (int i = 0;
                    i < Change.values().length * OF_EACH_CHANGE
                            && !before.read().isEmpty();
                    i++) {
                requireSoundOutcome(
                        form,
                        List.of(Change.values()).get(i / OF_EACH_CHANGE),
                        text,
                        before,
                        reader,
                        writer.random,
                        new TreeMap<>());
            }
        }
    }

    /** Texts with several names, each of which changes the problem. */
    @Property(tries = 400)
    void problemsUnderAnotherNameAreNoOtherProblems(@ForAll @IntRange(max = 1_000_000) int seed) {
        Written writer = new Written(seed);
        String text = problem(new Random(seed), writer);
        requireSoundOutcome(
                "a problem",
                Change.NAME_REPLACED,
                text,
                Outcome.of(GeneratedChangesTest::problems, text),
                GeneratedChangesTest::problems,
                writer.random,
                new TreeMap<>());
    }

    private static String problem(Random random, Written writer) {
        int n = 4 + random.nextInt(4);
        int[][] regions = writer.regions(n);
        List<String> rows = Arrays.stream(regions)
                .map(row -> IntStream.of(row)
                        .mapToObj(region -> Character.toString('A' + region))
                        .collect(Collectors.joining()))
                .toList();
        String grid = String.join("\n", rows) + "\n";
        String list = rows.stream().map(row -> '"' + row + '"').collect(Collectors.joining(", "));
        int row = random.nextInt(n - 1);
        int column = random.nextInt(n);
        String placed = row + ", " + column;
        String blocked = (row + 1) + ", " + column;
        String where = "(" + (row + 1) + "," + (column + 1) + "), (" + n + "," + n + ")";
        return switch (random.nextInt(9)) {
            case 0 ->
                "{\"n\": %d, \"rule\": \"TORUS\", \"from\": 0, \"placed\": [[%s]], \"blocked\": [[%s]]}"
                        .formatted(n, placed, blocked);
            case 1 ->
                "{\"size\": %d, \"regions\": [%s], \"given\": [[%s]], \"from\": 0, \"walls\": [[%s]]}"
                        .formatted(n, list, placed, blocked);
            case 2 ->
                "{\"name\": \"x\", \"regions\": [%s], \"solution\": %s}"
                        .formatted(list, Arrays.toString(writer.columns(n)));
            case 3 -> "n = %d\nregions = [%s]\nblocked = [(%s), (0, %d)]\n".formatted(n, list, blocked, n - 1);
            case 4 -> "size: " + n + "\nstars: 1\n" + grid + "Blocked: " + where + "\n";
            case 5 ->
                "n: %d\nrule: TORUS\nfrom: 0\nplaced:\n  - [%s]\nblocked:\n  - [%s]\n".formatted(n, placed, blocked);
            case 6 -> "variant: torus\n....\n.Q..\n....\n..#.\n";
            case 7 -> "letting n = 8\nletting blocks = [[1, 1], [1, 2], [2, 7], [8, 8]]\n";
            default ->
                "["
                        + IntStream.range(0, n * n)
                                .mapToObj(i -> "{\"row\": %d, \"col\": %d, \"region\": \"%c\", \"isQueen\": %b}"
                                        .formatted(
                                                i / n,
                                                i % n,
                                                (char) ('A' + regions[i / n][i % n]),
                                                i == row * n + column))
                                .collect(Collectors.joining(", "))
                        + "]";
        };
    }
}
