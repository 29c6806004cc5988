package io.github.nqueens.formats.tables;

import io.github.nqueens.AttackRule;
import io.github.nqueens.formats.text.Signs;
import io.github.nqueens.formats.text.Source;
import io.github.nqueens.formats.words.Keys;
import io.github.nqueens.formats.words.Provisos;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What stands together in a text: tables, and what the text says about them. It is one problem, or one or more boards. */
public final class TextPart {
    public final Source source;
    public final List<Table> tables = new ArrayList<>();
    public int size = -1;
    /** What rows and columns count from, or -1. */
    public int from = -1;

    public @Nullable AttackRule rule;
    /** Whether the text is written as this library writes problems: with its rule. */
    public boolean own;
    /** Whether the text says that each row has one star. */
    public boolean oneStar;
    /** What the text shows besides the problem, for example what a player has marked; empty if there is nothing to tell. */
    public String remark = "";

    /** What the words of the text say about its problem, or null if they were not looked at. */
    public @Nullable Provisos provisos;

    /** Whether the text is a parameter file, whose blocked squares count from 1. */
    public boolean parameters;

    public TextPart(Source source) {
        this.source = source;
    }

    /** Whether this very part says its size. */
    private boolean sized;

    /** A part in the same surroundings, without tables. */
    public TextPart sibling() {
        TextPart part = new TextPart(source);
        part.size = size;
        part.from = from;
        part.rule = rule;
        part.own = own;
        part.oneStar = oneStar;
        part.parameters = parameters;
        return part;
    }

    /** Whether a table may be regions: the signs that this library writes for squares are squares below a rule. */
    public boolean areRegions(Table table) {
        boolean squares =
                own && InterpretationFinder.SQUARES.containsAll(table.counts().keySet());
        return !squares && InterpretationFinder.areRegions(table);
    }

    public TextPart with(Table table) {
        tables.add(table);
        return this;
    }

    /** Takes the tables and the sizes of another part. */
    public void take(TextPart other) {
        tables.addAll(other.tables);
        size = size > 0 ? size : other.size;
        from = from >= 0 ? from : other.from;
        rule = rule != null ? rule : other.rule;
        own |= other.own;
        oneStar |= other.oneStar;
    }

    /** Takes a named value that is no list. */
    public void set(String name, String value, int offset) {
        int number = Signs.number(value);
        if (Keys.isRule(name)) {
            setRule(value, offset);
        } else if (Keys.isStars(name)) {
            int stars = number < 0 ? Provisos.number(value) : number;
            if (stars < 0 && Signs.hasWord(value) && name.length() > 1) {
                throw new IllegalArgumentException(source.at(offset) + " says that " + Source.quote(name) + " is "
                        + Source.quote(value) + ", which is no number of stars; write 1, or leave it out");
            }
            requireOneStar(stars, offset);
        } else if (Keys.plain(name).equals("queens") && number > 0 && number < 100 && value.length() < 3) {
            setSize(name, number, offset);
        } else if (Keys.isSize(name) && number > 0) {
            setSize(name, number, offset);
        } else if (Keys.isFrom(name)) {
            int origin = number < 0 ? Provisos.number(value) : number;
            if (origin == 0 || origin == 1) {
                from = origin;
            } else if (!Provisos.isTopLeft(value)) {
                throw new IllegalArgumentException(
                        source.at(offset) + " says that " + Source.quote(name) + " is " + Source.quote(value)
                                + ", but rows and columns count from 0 or from 1; write one of them, or leave it out");
            }
        } else if (rule == null) {
            rule = Keys.variant(name, value);
        }
    }

    private void setSize(String name, int number, int offset) {
        if (sized && size != number) {
            throw new IllegalArgumentException(source.at(offset) + " says that the size, " + Source.quote(name)
                    + ", is " + number + ", but the text has said " + size
                    + "; a board has as many rows as columns, and as many queens");
        }
        size = number;
        sized = true;
    }

    public void requireOneStar(int number, int offset) {
        oneStar |= number == 1;
        if (number > 1) {
            throw new IllegalArgumentException(
                    source.at(offset) + " asks for " + number
                            + " stars in each row, column and region, but a problem has one queen in each; puzzles with more are not supported");
        }
    }

    public void setRule(String name, int offset) {
        try {
            rule = AttackRule.valueOf(name.strip().toUpperCase(Locale.ROOT));
            own = true;
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    source.at(offset) + " has the rule " + Source.quote(name) + "; choose one of "
                            + Arrays.toString(AttackRule.values()),
                    e);
        }
    }
}
