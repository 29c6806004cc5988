package io.github.nqueens.algorithms.exact.constraint;

/** Says to which queen a {@link ConstraintSearch} goes back when a row has no column left to try. */
public enum BacktrackingMethod {
    /** Goes back to the queen placed last. */
    CHRONOLOGICAL {
        @Override
        Memory memory(Domains domains) {
            return new Memory() {
                @Override
                public boolean isOfChecks() {
                    return false;
                }

                @Override
                public int target(int depth) {
                    return depth - 1;
                }
            };
        }

        @Override
        long bytes(long size) {
            return 0;
        }
    },
    /**
     * To the queen placed last; checks whose outcome is known from before are not made again (Gaschnig 1977). The rows need a
     * fixed order.
     */
    BACKMARKING {
        @Override
        Memory memory(Domains domains) {
            return new Marks(domains);
        }

        @Override
        long bytes(long size) {
            return Integer.BYTES * (size * size + size);
        }
    },
    /**
     * Goes back to the deepest queen that a square of the row was checked against, if all of its squares were attacked. Otherwise
     * goes back to the queen placed last (Gaschnig 1979).
     */
    BACKJUMPING {
        @Override
        Memory memory(Domains domains) {
            return new Deepest(domains.size());
        }

        @Override
        long bytes(long size) {
            return Integer.BYTES * size;
        }
    },
    /**
     * Goes back to the deepest queen that shares the blame. These are the queens that attack a square of the row, those
     * because of which a column was ruled out, and those that shared the blame for a row that led back here (Prosser
     * 1993).
     */
    CONFLICT_DIRECTED {
        @Override
        Memory memory(Domains domains) {
            return new ConflictSets(domains);
        }

        @Override
        long bytes(long size) {
            return size * ((size + 63) >>> 6) * Long.BYTES;
        }
    };

    abstract Memory memory(Domains domains);

    /** What the memory of a board with this many rows takes. */
    abstract long bytes(long size);

    /** Remembers failures, by depth. Every method does nothing unless overridden. */
    interface Memory {
        /** The row of a depth was chosen, and no column of it tried yet. */
        default void entered(int depth, int row) {}

        /** Whether it remembers checks of single squares. */
        default boolean isOfChecks() {
            return true;
        }

        /**
         * The depth from which on a square must be checked, or the negative number -1 - d if the queen of depth d is
         * known to attack it.
         */
        default int checkFrom(int depth, int row, int column) {
            return 0;
        }

        /** The queen of a depth attacks a square, or none does if {@code attacker} is -1. */
        default void checked(int depth, int row, int column, int attacker) {}

        /** A row had no column left after the queen of a depth was placed; it has not been taken off yet. */
        default void wipedOut(int depth, int row) {}

        /** A solution was found, after which every queen must be tried elsewhere. */
        default void solved(int depth) {}

        /** The depth to go back to when a depth has no column left, or -1 if there is none. */
        int target(int depth);

        /** The search goes back from a depth to another one. */
        default void left(int depth, int target) {}
    }

    /** J. Gaschnig, A general backtrack algorithm that eliminates most redundant tests, IJCAI 1977. */
    private static final class Marks implements Memory {
        private final int size;

        /** The depth of the last check of each square. */
        private final int[][] deepestCheck;

        /** The least depth whose queen has changed since a row was tried last. */
        private final int[] leastChange;

        Marks(Domains domains) {
            this.size = domains.size();
            this.deepestCheck = new int[size][size];
            this.leastChange = new int[size];
        }

        @Override
        public int checkFrom(int depth, int row, int column) {
            int deepest = deepestCheck[depth][column];
            return deepest < leastChange[depth] ? -1 - deepest : leastChange[depth];
        }

        @Override
        public void checked(int depth, int row, int column, int attacker) {
            deepestCheck[depth][column] = attacker < 0 ? Math.max(0, depth - 1) : attacker;
        }

        @Override
        public int target(int depth) {
            return depth - 1;
        }

        @Override
        public void left(int depth, int target) {
            leastChange[depth] = target;
            for (int later = depth + 1; later < size; later++) {
                leastChange[later] = Math.min(leastChange[later], target);
            }
        }
    }

    /** J. Gaschnig, Performance measurement and analysis of certain search algorithms, thesis, 1979. */
    private static final class Deepest implements Memory {
        private final int[] deepest;

        Deepest(int size) {
            this.deepest = new int[size];
        }

        @Override
        public void entered(int depth, int row) {
            deepest[depth] = -1;
        }

        @Override
        public void checked(int depth, int row, int column, int attacker) {
            deepest[depth] = Math.max(deepest[depth], attacker < 0 ? depth - 1 : attacker);
        }

        @Override
        public int target(int depth) {
            return deepest[depth];
        }
    }

    /**
     * P. Prosser, Hybrid algorithms for the constraint satisfaction problem, Computational Intelligence 9, 1993,
     * doi:10.1111/j.1467-8640.1993.tb00310.x.
     */
    private static final class ConflictSets implements Memory {
        private final Domains domains;
        private final long[][] conflicts;

        ConflictSets(Domains domains) {
            this.domains = domains;
            this.conflicts = new long[domains.size()][(domains.size() + 63) >>> 6];
        }

        @Override
        public void entered(int depth, int row) {
            System.arraycopy(domains.reasons(row), 0, conflicts[depth], 0, conflicts[depth].length);
        }

        @Override
        public void checked(int depth, int row, int column, int attacker) {
            if (attacker >= 0) {
                conflicts[depth][attacker >>> 6] |= 1L << attacker;
            }
        }

        @Override
        public void wipedOut(int depth, int row) {
            merge(domains.reasons(row), depth);
        }

        @Override
        public void solved(int depth) {
            for (int before = 0; before < depth; before++) {
                conflicts[depth][before >>> 6] |= 1L << before;
            }
        }

        @Override
        public int target(int depth) {
            for (int word = conflicts[depth].length - 1; word >= 0; word--) {
                if (conflicts[depth][word] != 0) {
                    return (word << 6) + 63 - Long.numberOfLeadingZeros(conflicts[depth][word]);
                }
            }
            return -1;
        }

        @Override
        public void left(int depth, int target) {
            if (target >= 0) {
                merge(conflicts[depth], target);
            }
        }

        private void merge(long[] blamed, int depth) {
            for (int word = 0; word < blamed.length; word++) {
                conflicts[depth][word] |= blamed[word];
            }
            conflicts[depth][depth >>> 6] &= ~(1L << depth);
        }
    }
}
