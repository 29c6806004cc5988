package io.github.nqueens.formats;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Problem;
import io.github.nqueens.formats.words.Keys;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** A text with one name replaced by another word is the same problem or none: never another one. */
class GeneratedChangesTest {
    private static final Pattern NAME =
            Pattern.compile("(?<![A-Za-z_.])[A-Za-z_][A-Za-z_0-9]+(?=[\"']?\\s*\\]?\\s*(:|=|<-))");
    /** Common words, and words that begin or end like those of the table of names. */
    private static final List<String> WORDS = Arrays.stream(
                    ("apple banana river mountain candle window garden purple engine pencil basket monkey silver tunnel "
                                    + "planet carpet button ladder mirror pocket rocket spider ticket velvet winter yellow anchor bridge "
                                    + "castle dragon eleven falcon guitar hammer island jacket kettle lemon magnet needle orange parrot "
                                    + "quartz rabbit saddle temple umbrella violin walnut zebra about after again always among animal "
                                    + "answered around because before began begin being below better between beyond brown carry change "
                                    + "clean climb cloud could cover dance deep depart dinner doctor dream drive early earth enough evening "
                                    + "every example family father favor figure finger follow forest friend front gentle glass ground happy "
                                    + "heart heavy horse hundred indeed inside journey kitchen language laugh leader letter listen little "
                                    + "market matter measure member middle minute moment morning mother music nature nearly neighbor night "
                                    + "north nothing number office often order other paper people perhaps picture plain plant please point "
                                    + "power present pretty prince public question quick quiet reach ready reason record remain remember "
                                    + "rest return right round sailor season second secret seem several shadow short shoulder silent simple "
                                    + "sister sleep smile soldier south speak special spoke spread spring stand station still stone "
                                    + "straight strange street strong student summer supper surface surprise table taste teach thick think "
                                    + "thought thousand together tomorrow touch tower town train travel tree trouble truth turn under until "
                                    + "usual valley village visit voice wait wander warm watch water weather whisper white whole wide "
                                    + "wonder world write young badge wallpaper blockade restart unhappy regional startle candidate "
                                    + "starling colorful cagey holiday markup stepmother timely groupie zoning shaped boardroom gridlock "
                                    + "solver placement")
                            .split(" ", -1))
            .filter(word -> !Keys.isAside(word))
            .toList();

    private static final String SYLLABLES = "ba ce di fo gu ha ji ko lu me ni po qua ra si to vu wa ye zo";

    private static final List<Map.Entry<String, BiFunction<Written, int[][], String>>> REGIONS =
            all(RegionForms.all(), StrangeRegionForms.all());
    private static final List<Map.Entry<String, BiFunction<Written, int[], String>>> BOARDS =
            all(BoardForms.all(), StrangeBoardForms.all());

    private static <T> List<Map.Entry<String, T>> all(Map<String, T> some, Map<String, T> others) {
        Map<String, T> all = new LinkedHashMap<>(some);
        all.putAll(others);
        return List.copyOf(all.entrySet());
    }

    /** A word of the list, or one made of syllables. */
    private static String word(Random random) {
        if (random.nextInt(3) > 0) {
            return WORDS.get(random.nextInt(WORDS.size()));
        }
        String[] syllables = SYLLABLES.split(" ", -1);
        return IntStream.range(0, 3 + random.nextInt(2))
                .mapToObj(i -> syllables[random.nextInt(syllables.length)])
                .collect(Collectors.joining());
    }

    private static String problems(String text) {
        return ProblemReader.readAll(text).stream()
                .map(Problem::toText)
                .toList()
                .toString();
    }

    private static String boards(String text) {
        return BoardReader.read(text).toString();
    }

    private static String read(Function<String, String> reader, String text) {
        try {
            return reader.apply(text);
        } catch (IllegalArgumentException e) {
            return "";
        }
    }

    private static void requireSameOrRefused(String form, String text, Function<String, String> reader, Random random) {
        String before = read(reader, text);
        Matcher names = NAME.matcher(text);
        List<int[]> places = new ArrayList<>();
        while (names.find() && !before.isEmpty()) {
            places.add(new int[] {names.start(), names.end()});
        }
        for (int i = 0; i < Math.min(4, places.size()); i++) {
            int[] place = places.get(random.nextInt(places.size()));
            String changed = text.substring(0, place[0]) + word(random) + text.substring(place[1]);
            String after = read(reader, changed);
            assertThat(after.isEmpty() || after.equals(before))
                    .as("%s%n%s%nwas %s%nis %s", form, changed, before, after)
                    .isTrue();
        }
    }

    @Property(tries = 400)
    void regionsUnderAnotherNameAreNoOtherRegions(@ForAll @IntRange(max = 1_000_000) int seed) {
        Random random = new Random(seed);
        Map.Entry<String, BiFunction<Written, int[][], String>> form = REGIONS.get(random.nextInt(REGIONS.size()));
        Written writer = new Written(seed);
        String text = form.getValue().apply(writer, writer.regions(4 + writer.random.nextInt(4)));
        requireSameOrRefused(form.getKey(), text, GeneratedChangesTest::problems, random);
    }

    @Property(tries = 400)
    void boardsUnderAnotherNameAreNoOtherBoards(@ForAll @IntRange(max = 1_000_000) int seed) {
        Random random = new Random(seed);
        Map.Entry<String, BiFunction<Written, int[], String>> form = BOARDS.get(random.nextInt(BOARDS.size()));
        Written writer = new Written(seed);
        String text = form.getValue().apply(writer, writer.columns(4 + writer.random.nextInt(5)));
        requireSameOrRefused(form.getKey(), text, GeneratedChangesTest::boards, random);
    }

    /** Texts with several names, each of which changes the problem. */
    @Property(tries = 400)
    void problemsUnderAnotherNameAreNoOtherProblems(@ForAll @IntRange(max = 1_000_000) int seed) {
        Random random = new Random(seed);
        requireSameOrRefused("a problem", problem(random, new Written(seed)), GeneratedChangesTest::problems, random);
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
