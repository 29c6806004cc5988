package io.github.nqueens.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Who does what a refusal asks for gets a reading, or another refusal. */
class AdviceTest {
    private static final Pattern PLACE = Pattern.compile("line ([0-9]+)(?:, column ([0-9]+))?");
    private static final Pattern QUOTED = Pattern.compile("'([^']+?)(?:\\.\\.\\.)?'");
    private static final Pattern READINGS = Pattern.compile("the reading ([a-z-]+)(?: or ([a-z-]+))?, with --as");

    static Stream<String> refusedTexts() {
        return Stream.concat(
                NearlyRightTest.texts().map(row -> row.substring(row.indexOf(" ~ ") + 3)),
                Stream.of(
                        "AABB¶AABB¶CCDD¶CC D",
                        "AABBE¶AABBE¶CCDDE¶CCDDE",
                        "1 1 2 2 3 3",
                        "....¶.*..¶....¶....",
                        "0 1 0 0¶0 0 0 1¶1 0 0 0",
                        "{\"n\": 4, \"placed\": [[1, 2]], \"blocked\": [[2, 3]]}",
                        "{\"n\": 4, \"placed\": [[0, 1]], \"banana\": 7}",
                        "on a torus:¶.Q...¶.....¶.....¶.....¶.....",
                        "[1, 3, 0, 2, ...]",
                        "rows = [1, 3, 0, 2, 4]",
                        "[[0,0,1,1],[0,0,1,1],[2,2,3,3],[2,2,3,3]"));
    }

    /** The texts that come of following the advice; none if this interpreter does not know it. */
    private static List<String> followed(String text, String refusal) {
        List<String> followed = new ArrayList<>();
        Matcher place = PLACE.matcher(refusal);
        Matcher quoted = QUOTED.matcher(refusal);
        String word = quoted.find() ? quoted.group(1) : "";
        int line = place.find() ? Integer.parseInt(place.group(1)) : 0;
        if (refusal.contains("leave") || refusal.contains("without this remark") || refusal.contains("write only")) {
            int at = line == 0 ? -1 : text.indexOf(word, start(text, line));
            if (at >= 0 && !word.isEmpty() && isWord(word)) {
                followed.add(text.substring(0, at) + text.substring(at + word.length()));
            }
            if (line > 0) {
                followed.add(without(text, line));
            }
        }
        if (refusal.contains("keep the rows of the board alone")) {
            followed.add(
                    text.lines().filter(row -> !row.matches(".*[A-Za-z]{3}.*")).reduce("", (a, b) -> a + b + "\n"));
        }
        if (refusal.contains("write rule=")) {
            followed.add("rule=" + refusal.replaceAll("(?s).*write rule=([A-Z]+).*", "$1") + "\n" + text);
        }
        if (refusal.contains("add \"from\": 0")) {
            followed.add(text.replaceFirst("\\{", "{\"from\": 0, "));
        }
        if (refusal.contains("which nothing closes; close it")) {
            followed.add(text + "]");
        }
        if (refusal.contains("add 1 row")) {
            followed.add(text + "\n" + text.lines().reduce((a, b) -> b).orElse(""));
        }
        return followed;
    }

    private static boolean isWord(String word) {
        return word.chars().allMatch(c -> Character.isLetterOrDigit(c) || " _-.".indexOf(c) >= 0);
    }

    private static int start(String text, int line) {
        int start = 0;
        for (int i = 1; i < line; i++) {
            start = text.indexOf('\n', start) + 1;
        }
        return start;
    }

    private static String without(String text, int line) {
        List<String> lines = new ArrayList<>(Arrays.asList(text.split("\n", -1)));
        lines.remove(line - 1);
        return String.join("\n", lines);
    }

    private static String refusal(String text) {
        try {
            ProblemReader.readAll(text);
            return "";
        } catch (IllegalArgumentException e) {
            return String.valueOf(e.getMessage());
        }
    }

    @ParameterizedTest
    @MethodSource("refusedTexts")
    void leadsToAReadingOrToAnotherRefusal(String written) {
        String text = written.replace('¶', '\n');
        String refusal = refusal(text);
        assertThat(refusal).as(text).contains(";").doesNotContain("remove 3 rows");
        Matcher readings = READINGS.matcher(refusal);
        if (readings.find()) {
            for (int i = 1; i <= 2 && readings.group(i) != null; i++) {
                Reading as = Reading.valueOf(
                        readings.group(i).toUpperCase(Locale.ROOT).replace('-', '_'));
                assertThat(ProblemReader.readAll(text, as))
                        .as("%s%nas %s", text, as)
                        .isNotEmpty();
            }
            return;
        }
        List<String> followed = followed(text, refusal);
        assertThat(followed.stream().map(AdviceTest::refusal).anyMatch(after -> !after.equals(refusal)))
                .as("%s%n%s%n%s", text, refusal, followed)
                .isEqualTo(!followed.isEmpty());
    }

    /** Talk around a sound board is never a number of rows to remove. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "> AABB¶> AABB¶> CCDD¶> CCDD",
                ">!AABB!<¶>!AABB!<¶>!CCDD!<¶>!CCDD!<",
                "||AABB||¶||AABB||¶||CCDD||¶||CCDD||",
                "@@ -0,0 +1,4 @@¶+AABB¶+AABB¶+CCDD¶+CCDD",
                "In [3]: print(grid)¶AABB¶AABB¶CCDD¶CCDD",
                "AABB¶AABB¶CCDD¶CCDD¶2026-05-13 09:43:01,733 [INFO] solver: done in 3 ms",
                "[INFO] AABB¶[INFO] AABB¶[INFO] CCDD¶[INFO] CCDD",
                "Here is my puzzle:¶¶AABB¶AABB¶CCDD¶CCDD¶¶Have fun with it!",
            })
    void talkAroundASoundBoardIsIgnored(String text) {
        assertThat(ProblemReader.read(text.replace('¶', '\n'))).isEqualTo(ProblemReader.read("AABB\nAABB\nCCDD\nCCDD"));
    }
}
