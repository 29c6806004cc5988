package io.github.nqueens.algorithms.exact.constraint;

/**
 * Rules out columns of rows without a queen after each queen that a {@link ConstraintSearch} places. An inference of
 * your own must rule out only squares that no solution with the queens placed uses, and be safe for use by several
 * threads.
 */
@FunctionalInterface
public interface Inference {
    /**
     * Rules out columns by {@link Domains#ruleOut(int, int, int)}.
     *
     * @param domains the columns left for each row
     * @param row the row of the queen that was placed last
     * @return false if all columns of a row are ruled out; a search that finds no such row then ends as a defect of the
     *     inference
     */
    boolean placed(Domains domains, int row);

    /**
     * Rules out columns before the first queen.
     *
     * @param domains the columns left for each row
     * @return false if all columns of a row are ruled out; true by default
     */
    default boolean begin(Domains domains) {
        return true;
    }

    /**
     * Tells whether every column that a queen attacks is ruled out, so that the search need not check the next queens
     * against those before.
     *
     * @return false by default
     */
    default boolean isForward() {
        return false;
    }

    /** The inferences that have a name. Each from forward checking on does what the one before it does, and more. */
    enum Method implements Inference {
        /** Nothing: a queen is checked against those before it when it is placed. */
        NONE {
            @Override
            public boolean placed(Domains domains, int row) {
                return true;
            }

            @Override
            public boolean isForward() {
                return false;
            }
        },
        /** Rules out the columns that the queen attacks (Haralick and Elliott 1980). */
        FORWARD_CHECKING {
            @Override
            public boolean placed(Domains domains, int row) {
                return LookAhead.forward(domains, row);
            }
        },
        /**
         * Then each row in order loses the columns that attack all columns left for a later one of the rows without a
         * queen (Haralick and Elliott 1980).
         */
        PARTIAL_LOOK_AHEAD {
            @Override
            public boolean placed(Domains domains, int row) {
                return LookAhead.forward(domains, row) && LookAhead.once(domains, false);
            }
        },
        /** The same with every other row without a queen in place of the later ones (Haralick and Elliott 1980). */
        FULL_LOOK_AHEAD {
            @Override
            public boolean placed(Domains domains, int row) {
                return LookAhead.forward(domains, row) && LookAhead.once(domains, true);
            }
        },
        /** The same until nothing changes, before the first queen too: arc consistency by AC-3 (Mackworth 1977). */
        ARC_CONSISTENCY {
            @Override
            public boolean begin(Domains domains) {
                return ArcConsistency.ofAll(domains);
            }

            @Override
            public boolean placed(Domains domains, int row) {
                return ArcConsistency.after(domains, row);
            }
        },
        /**
         * Forward checking; then rules out the squares that no complete matching of rows to columns uses, nor of rows
         * to diagonals of either direction (R&eacute;gin 1994), before the first queen too.
         */
        ALL_DIFFERENT {
            @Override
            public boolean begin(Domains domains) {
                return AllDifferent.filter(domains);
            }

            @Override
            public boolean placed(Domains domains, int row) {
                return LookAhead.forward(domains, row) && AllDifferent.filter(domains);
            }
        };

        @Override
        public boolean isForward() {
            return true;
        }
    }
}
