package io.github.nqueens.internal;

import java.util.Collection;
import java.util.List;
import java.util.Objects;

/** Copies what a caller hands over before any of it is checked, because the caller may change it meanwhile. */
public final class NonNullLists {
    private NonNullLists() {}

    /**
     * The elements of a collection.
     *
     * @param <T> what they are
     * @param name the argument, as the caller knows it
     * @param given what was handed over
     * @return a list that cannot be changed
     * @throws NullPointerException if {@code given} is null, with its name; or holds null, with the name and the index
     */
    @SuppressWarnings("unchecked") // Whatever a collection of T puts into the array is a T.
    public static <T> List<T> of(String name, Collection<? extends T> given) {
        return List.of((T[]) checked(name, Objects.requireNonNull(given, name).toArray()));
    }

    /**
     * The elements of an array.
     *
     * @param <T> what they are
     * @param name the argument, as the caller knows it
     * @param given what was handed over
     * @return a list that cannot be changed
     * @throws NullPointerException if {@code given} is null, with its name; or holds null, with the name and the index
     */
    public static <T> List<T> of(String name, T[] given) {
        return List.of(checked(name, Objects.requireNonNull(given, name).clone()));
    }

    private static <T> T[] checked(String name, T[] copy) {
        for (int i = 0; i < copy.length; i++) {
            int index = i;
            Objects.requireNonNull(copy[i], () -> at(name, index));
        }
        return copy;
    }

    /**
     * How messages name an element.
     *
     * @param name the argument that holds it
     * @param index from 0
     * @return for example {@code "puzzles[2]"}
     */
    public static String at(String name, int index) {
        return name + "[" + index + "]";
    }
}
