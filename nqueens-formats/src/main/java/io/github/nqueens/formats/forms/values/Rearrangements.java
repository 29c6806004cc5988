package io.github.nqueens.formats.forms.values;

import io.github.nqueens.formats.text.Node;
import io.github.nqueens.formats.text.Signs;
import io.github.nqueens.formats.text.Source;
import io.github.nqueens.formats.words.Keys;
import java.util.Set;

/**
 * Finds what turns, mirrors or transposes the values of a program, or fills a matrix column by column: the program means another board
 * than the one that its text shows.
 */
final class Rearrangements {
    private static final Set<String> CALLS = Set.of(
            "reverse",
            "reversed",
            "rev",
            "rot90",
            "rotr90",
            "rotl90",
            "flip",
            "flipud",
            "fliplr",
            "hcat",
            "cbind",
            "columnstack",
            "permutedims",
            "transpose");
    private static final Set<String> FRAMES = Set.of("dataframe", "frame", "tibble");

    private Rearrangements() {}

    /** Refuses a word that begins a call or is a method, such as {@code reversed(} or {@code .transpose}. */
    static void requireNoneAt(Source source, int start, int end, boolean touching) {
        String text = source.text;
        String word = text.substring(start, end);
        int next = Signs.spacesEnd(text, end);
        boolean called = next < text.length() && "([$".indexOf(text.charAt(next)) >= 0;
        boolean method = word.lastIndexOf('.') > 0 || (word.startsWith(".") && touching);
        boolean passed = start > 1 && text.startsWith("&:", start - 2);
        boolean counts = text.startsWith("(range(", end);
        if (!called && !method && !passed && !touching) {
            return;
        }
        String name = Keys.plain(word.substring(word.lastIndexOf('.') + 1));
        boolean zipped = name.equals("zip") && (text.startsWith("(*", end) || text.startsWith("(...", end));
        boolean transposed = touching && (word.equals(".T") || word.startsWith(".T.") || word.startsWith(".'"));
        boolean turned = CALLS.contains(name) && (called || method || passed) && !counts;
        if (zipped || transposed || turned) {
            throw refusal(source, start, word);
        }
    }

    /** Refuses the arguments of a call, or an index in brackets. */
    static void requireNoneIn(Source source, Node list) {
        String tag = list.tag == null ? "" : list.tag;
        String name = Keys.plain(tag.substring(tag.lastIndexOf('.') + 1));
        boolean lists = list.lists().findAny().isPresent();
        boolean word = list.children.size() == 1 && list.children.get(0).isWord();
        boolean vectors = list.lists().anyMatch(values -> "c".equals(values.tag));
        if ((tag.equals("t") && (lists || word)) || source.text.startsWith("::-1", list.offset + 1)) {
            throw refusal(source, list.offset - tag.length(), tag.equals("t") ? tag : tag + "[::-1]");
        }
        if ((tag.equals("reshape") && lists)
                || (name.equals("reshape") && says(list, "order", "F"))
                || ((name.equals("matrix") || name.equals("array")) && vectors && !isByRow(list))
                || (FRAMES.contains(name) && areColumns(list))) {
            throw new IllegalArgumentException(source.at(list.offset - tag.length()) + " has " + Source.quote(tag)
                    + ", which fills one column after the other; write the values as rows, one after the other");
        }
    }

    /** Refuses a remark that is no word of a comment but a function of Mathematica behind its value, as in {@code // Transpose}. */
    static void requireNoneBehind(Source source, int start, int end) {
        String word = source.text.substring(start, end).replace("/", "").strip();
        if (!word.isEmpty() && Character.isUpperCase(word.charAt(0)) && CALLS.contains(Keys.plain(word))) {
            throw refusal(source, start, word);
        }
    }

    private static boolean says(Node list, String key, String value) {
        return list.children.stream().anyMatch(child -> key.equals(child.key) && child.text.startsWith(value));
    }

    /** Whether a matrix of R is filled row by row, as its fourth argument or the one of this name says. */
    private static boolean isByRow(Node list) {
        boolean fourth = list.children.size() > 3 && list.children.get(3).key == null;
        return says(list, "byrow", "T") || (fourth && list.children.get(3).text.startsWith("T"));
    }

    /** Whether named lists are as many as each of them has values, and so may be columns of a board. */
    private static boolean areColumns(Node list) {
        Node columns = list.children.size() == 1 && list.children.get(0).hasKeys() ? list.children.get(0) : list;
        long count = columns.lists().count();
        return count > 2 && columns.lists().allMatch(column -> column.key != null && column.children.size() == count);
    }

    /** Says that something turns the values beside it. */
    static IllegalArgumentException refusal(Source source, int offset, String what) {
        return new IllegalArgumentException(source.at(offset) + " has " + Source.quote(what)
                + ", which turns, mirrors or transposes what stands beside it and is not done here; write the rows as they are"
                + " afterwards");
    }
}
