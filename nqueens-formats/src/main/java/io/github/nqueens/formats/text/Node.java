package io.github.nqueens.formats.text;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A value of a literal: a scalar, or a list whose children may have keys. Lists are nested no deeper than {@link #DEEPEST}. */
public final class Node {
    public static final int DEEPEST = 100;

    public final int offset;
    /** What a scalar says; empty for a list. */
    public final String text;

    private final boolean isScalar;
    public final boolean quoted;
    /** The name before the key sign, or null. */
    public @Nullable String key;
    /** The word that touches the opening bracket, or null. */
    public @Nullable String tag;

    /** The number in brackets behind the name, as in {@code grid[2] = ...}, or -1. */
    public int index = -1;
    /** The second number in brackets behind the name, as in {@code grid[2][3] = ...}, or -1. */
    public int column = -1;

    public final List<Node> children;

    private Node(int offset, @Nullable String scalar, boolean quoted) {
        this.offset = offset;
        this.isScalar = scalar != null;
        this.text = scalar == null ? "" : scalar;
        this.quoted = quoted;
        this.children = isScalar ? List.of() : new ArrayList<>();
    }

    public static Node scalar(int offset, String text, boolean quoted) {
        return new Node(offset, text, quoted);
    }

    public static Node list(int offset) {
        return new Node(offset, null, false);
    }

    public static Node list(int offset, List<Node> children) {
        Node list = new Node(offset, null, false);
        list.children.addAll(children);
        return list;
    }

    /** The same value without its name. */
    public Node unnamed() {
        Node bare = isScalar() ? scalar(offset, text, quoted) : list(offset, children);
        bare.tag = tag;
        return bare;
    }

    public boolean isScalar() {
        return isScalar;
    }

    public boolean isWord() {
        return isScalar() && !quoted && Signs.number(text) < 0;
    }

    public int number() {
        return isScalar() ? Signs.number(text) : -1;
    }

    /** The first child of a name, or null. */
    public @Nullable Node child(String name) {
        return children.stream()
                .filter(child -> name.equals(child.key))
                .findFirst()
                .orElse(null);
    }

    /** What the first child of a name says, without blanks around it; empty if there is none. */
    public String said(String name) {
        Node child = child(name);
        return child == null ? "" : child.text.strip();
    }

    public boolean hasKeys() {
        return children.stream().anyMatch(child -> child.key != null);
    }

    public Stream<Node> lists() {
        return children.stream().filter(child -> !child.isScalar());
    }

    public boolean allScalars() {
        return !children.isEmpty() && children.stream().allMatch(Node::isScalar);
    }

    public boolean allLists() {
        return !children.isEmpty() && children.stream().noneMatch(Node::isScalar);
    }
}
