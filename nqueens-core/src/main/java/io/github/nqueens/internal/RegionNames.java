package io.github.nqueens.internal;

/** What regions are called: letters, as {@code Problem.toText()} writes them, or numbers if there are more than letters. */
public final class RegionNames {
    /** The letters of regions in order. */
    public static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

    private RegionNames() {}

    /** The name of a region of a board with n rows, which has n regions. */
    public static String of(int n, int region) {
        return n <= LETTERS.length() ? LETTERS.substring(region, region + 1) : Integer.toString(region);
    }
}
