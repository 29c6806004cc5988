package io.github.nqueens.algorithms.exact.constraint;

/**
 * Chooses the row that gets the next queen of a {@link ConstraintSearch}. Your own order is a lambda:
 *
 * <pre>{@code
 * VariableOrder last = domains -> {
 *     int row = domains.size() - 1;
 *     while (domains.isPlaced(row)) {
 *         row--;
 *     }
 *     return row;
 * };
 * }</pre>
 *
 * <p>An order must be safe for use by several threads, and draw from {@link Domains#random()} only.
 */
@FunctionalInterface
public interface VariableOrder {
    /**
     * Chooses a row.
     *
     * @param domains the columns left for each row; at least one row has no queen
     * @return a row without a queen
     */
    int next(Domains domains);

    /** The orders that have a name. */
    enum Rule implements VariableOrder {
        /** Takes the rows from the first to the last. */
        NATURAL {
            @Override
            public int next(Domains domains) {
                return domains.depth();
            }
        },
        /** The row with the fewest columns left, the first of them if several: minimum remaining values. */
        FEWEST_VALUES {
            @Override
            public int next(Domains domains) {
                return RowChoice.fewest(domains, (row, values, best, fewest) -> values < fewest);
            }
        },
        /**
         * The row with the fewest columns left; of several the one that still restricts most of the other rows without
         * a queen (Br&eacute;laz 1979), the first of them if several. Two rows restrict each other if some columns left
         * for them attack each other.
         */
        FEWEST_VALUES_DEGREE {
            @Override
            public int next(Domains domains) {
                return RowChoice.fewest(
                        domains,
                        (row, values, best, fewest) -> values < fewest
                                || (values == fewest
                                        && RowChoice.degree(domains, row) > RowChoice.degree(domains, best)));
            }
        },
        /**
         * The row with the least quotient of columns left and weight, the first of them if several. The weight counts
         * the failures of the row's constraints (Boussemart, Hemery, Lecoutre, Sais 2004).
         */
        WEIGHTED_DEGREE {
            @Override
            public int next(Domains domains) {
                int choice = -1;
                for (int row = 0; row < domains.size(); row++) {
                    if (!domains.isPlaced(row)
                            && (choice < 0
                                    || domains.count(row) * domains.weight(choice)
                                            < domains.count(choice) * domains.weight(row))) {
                        choice = row;
                    }
                }
                return choice;
            }
        },
        /** The row in the middle, then its neighbors, alternating outward. */
        CENTER_OUT {
            @Override
            public int next(Domains domains) {
                return RowChoice.centerOut(domains.size(), domains.depth());
            }
        },
        /** Any row without a queen, all with the same probability. */
        RANDOM {
            @Override
            public int next(Domains domains) {
                int skip = domains.random().nextInt(domains.size() - domains.depth());
                int row = 0;
                while (domains.isPlaced(row) || skip-- > 0) {
                    row++;
                }
                return row;
            }
        };

        /** Whether the row of each depth is the same throughout a run. */
        boolean isStatic() {
            return this == NATURAL || this == CENTER_OUT;
        }
    }
}
