package io.github.nqueens.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A value of a literal: a scalar, or a list whose children may have keys. Lists are nested no deeper than {@link #DEEPEST}. */
final class Node {
    static final int DEEPEST = 100;

    final int offset;
    /** What a scalar says, or null for a list. */
    final String text;

    final boolean quoted;
    /** The name before the key sign, or null. */
    String key;
    /** The word that touches the opening bracket, or null. */
    String tag;

    final List<Node> children;

    private Node(int offset, String text, boolean quoted) {
        this.offset = offset;
        this.text = text;
        this.quoted = quoted;
        this.children = text == null ? new ArrayList<>() : List.of();
    }

    static Node scalar(int offset, String text, boolean quoted) {
        return new Node(offset, text, quoted);
    }

    static Node list(int offset) {
        return new Node(offset, null, false);
    }

    static Node list(int offset, List<Node> children) {
        Node list = new Node(offset, null, false);
        list.children.addAll(children);
        return list;
    }

    boolean isScalar() {
        return text != null;
    }

    boolean isWord() {
        return isScalar() && !quoted && Signs.number(text) < 0;
    }

    int number() {
        return isScalar() ? Signs.number(text) : -1;
    }

    boolean hasKeys() {
        return children.stream().anyMatch(child -> child.key != null);
    }

    Stream<Node> lists() {
        return children.stream().filter(child -> !child.isScalar());
    }

    boolean allScalars() {
        return !children.isEmpty() && children.stream().allMatch(Node::isScalar);
    }

    boolean allLists() {
        return !children.isEmpty() && children.stream().noneMatch(Node::isScalar);
    }
}
