package io.github.nqueens.formats.lines;

import io.github.nqueens.formats.text.Signs;
import java.util.ArrayList;
import java.util.List;

/** Takes the numbers of rows off lines such as {@code Row 1: A A B B}, {@code 2) A A B B} or {@code 3. A C C B}. */
public final class Numbering {
    private Numbering() {}

    /** The lines without their numbers, or the lines if they have none. */
    public static List<Line> removed(List<Line> lines) {
        if (lines.size() < 2) {
            return lines;
        }
        List<Line> bare = new ArrayList<>();
        int[] place = new int[3];
        int before = 0;
        int step = 0;
        String name = null;
        for (int i = 0; i < lines.size(); i++) {
            Line line = lines.get(i);
            if (!find(line.text, place)) {
                return lines;
            }
            int number = Signs.number(line.text.substring(place[0], place[1]));
            String words = line.text.substring(0, place[0]);
            if (i == 1) {
                step = number - before;
            }
            boolean runs = i == 0
                    || (number - before == step
                            && Math.abs(step) == 1
                            && words.strip().equals(name));
            if (number < 0 || !runs) {
                return lines;
            }
            before = number;
            name = words.strip();
            bare.add(line.from(place[2]));
        }
        return bare;
    }

    /** Where the number of a row begins and ends, and where the row itself begins; false if the line has no such number. */
    private static boolean find(String text, int[] place) {
        int at = 0;
        while (at < text.length()
                && at < 20
                && (Character.isLetter(text.charAt(at)) || " #[_".indexOf(text.charAt(at)) >= 0)) {
            at++;
        }
        place[0] = at;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            at++;
        }
        place[1] = at;
        if (at == place[0] || at - place[0] > 5) {
            return false;
        }
        int from = at;
        while (at < text.length() && " ]:=).|->".indexOf(text.charAt(at)) >= 0 && at < from + 6) {
            at++;
        }
        boolean separated = false;
        int end = from;
        for (int i = from; i < at && !(separated && text.charAt(i) == '.'); i++) {
            separated |= text.charAt(i) != ' ' && text.charAt(i) != ']';
            end = i + 1;
        }
        place[2] = end;
        return separated && end < text.length();
    }
}
