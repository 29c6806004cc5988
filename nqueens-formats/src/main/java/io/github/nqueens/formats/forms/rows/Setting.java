package io.github.nqueens.formats.forms.rows;

import io.github.nqueens.formats.tables.TextPart;
import io.github.nqueens.formats.text.Signs;
import io.github.nqueens.formats.words.Keys;
import java.util.Set;

/** A line that says something about the problem: a name and a value, or the size as n x n. */
public final class Setting {
    private Setting() {}

    static boolean isSetting(String content) {
        int at = settingSign(content);
        return (at > 0 && content.indexOf(content.charAt(at), at + 1) < 0) || dimensions(content) > 0;
    }

    private static int settingSign(String content) {
        int at = content.indexOf('=') > 0 ? content.indexOf('=') : content.indexOf(':');
        if (at <= 0 || at + 1 == content.length()) {
            return -1;
        }
        String name = content.substring(0, at);
        boolean count = Keys.plain(name).equals("queens") && value(content, at).length() < 3;
        boolean known = count || Keys.isSize(name) || Keys.isRule(name) || Keys.isStars(name) || Keys.isFrom(name);
        if (Keys.variant(name, value(content, at)) != null) {
            return at;
        }
        return known && (Keys.isRule(name) || Signs.number(value(content, at)) >= 0) ? at : -1;
    }

    private static String value(String content, int at) {
        String value = content.substring(at + 1).strip();
        return value.endsWith(";") || value.endsWith(",") || value.endsWith(".")
                ? value.substring(0, value.length() - 1).strip()
                : value;
    }

    /** n if the line is n x n, or -1. */
    private static int dimensions(String content) {
        for (String sign : Set.of("x", "X", "\u00D7", "*")) {
            int at = content.indexOf(sign);
            if (at > 0 && Signs.number(content.substring(0, at).strip()) > 0) {
                int n = Signs.number(content.substring(0, at).strip());
                return Signs.number(content.substring(at + sign.length()).strip()) == n ? n : -1;
            }
        }
        return -1;
    }

    static boolean isRule(String content) {
        int at = settingSign(content);
        return at > 0
                && (Keys.isRule(content.substring(0, at))
                        || Keys.variant(content.substring(0, at), value(content, at)) != null);
    }

    /** Gives what a line says to a part. */
    public static void apply(Line line, TextPart part) {
        int at = settingSign(line.text);
        if (at > 0) {
            part.set(line.text.substring(0, at), value(line.text, at), line.offset);
        } else {
            part.set("size", Integer.toString(dimensions(line.text)), line.offset);
        }
    }
}
