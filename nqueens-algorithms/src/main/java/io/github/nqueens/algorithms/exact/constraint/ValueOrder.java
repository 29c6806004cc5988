package io.github.nqueens.algorithms.exact.constraint;

import java.util.Arrays;

/**
 * Says in which order a {@link ConstraintSearch} tries the columns of a row. An order of your own must be safe for use by
 * several threads, and draw from {@link Domains#random()} only.
 */
@FunctionalInterface
public interface ValueOrder {
    /**
     * Orders columns.
     *
     * @param domains the columns left for each row
     * @param row the row that gets the next queen
     * @param columns the columns left for it, ascending; to be put into the order in which to try them
     */
    void sort(Domains domains, int row, int[] columns);

    /** The orders that have a name. */
    enum Rule implements ValueOrder {
        /** Takes the columns from the first to the last. */
        ASCENDING {
            @Override
            public void sort(Domains domains, int row, int[] columns) {
                // They are ascending.
            }
        },
        /** The column that rules out the fewest columns of rows without a queen comes first; of several the first. */
        LEAST_CONSTRAINING {
            @Override
            public void sort(Domains domains, int row, int[] columns) {
                long[] ranked = new long[columns.length];
                for (int i = 0; i < columns.length; i++) {
                    domains.look();
                    ranked[i] = (long) LookAhead.wouldRuleOut(domains, row, columns[i]) << 32 | columns[i];
                }
                Arrays.sort(ranked);
                for (int i = 0; i < columns.length; i++) {
                    columns[i] = (int) ranked[i];
                }
            }
        },
        /** The column in the middle, then its neighbors, alternating outward. */
        CENTER_OUT {
            @Override
            public void sort(Domains domains, int row, int[] columns) {
                int at = 0;
                for (int rank = 0; at < columns.length; rank++) {
                    int column = RowChoice.centerOut(domains.size(), rank);
                    if (domains.contains(row, column)) {
                        columns[at++] = column;
                    }
                }
            }
        },
        /** Any order, all with the same probability. */
        RANDOM {
            @Override
            public void sort(Domains domains, int row, int[] columns) {
                for (int i = columns.length - 1; i > 0; i--) {
                    int j = domains.random().nextInt(i + 1);
                    int column = columns[i];
                    columns[i] = columns[j];
                    columns[j] = column;
                }
            }
        }
    }
}
