package io.github.nqueens.algorithms.exact.constraint;

/**
 * Makes every arc between rows without a queen consistent: each column left has one in every other row that it does not
 * attack. A queue has the rows that lost columns, and the rows around them are revised.
 *
 * <p>Source: A. K. Mackworth, Consistency in networks of relations, Artificial Intelligence 8, 1977,
 * doi:10.1016/0004-3702(77)90007-8, algorithm AC-3, with a queue of variables.
 */
final class ArcConsistency {
    private ArcConsistency() {}

    static boolean ofAll(Domains domains) {
        Changed changed = new Changed(domains.size());
        for (int row = 0; row < domains.size(); row++) {
            if (domains.count(row) == 0) {
                return false;
            }
            changed.add(row);
        }
        return propagate(domains, changed);
    }

    static boolean after(Domains domains, int row) {
        int[] before = new int[domains.size()];
        for (int other = 0; other < before.length; other++) {
            before[other] = domains.count(other);
        }
        if (!LookAhead.forward(domains, row)) {
            return false;
        }
        Changed changed = new Changed(domains.size());
        for (int other = 0; other < before.length; other++) {
            if (!domains.isPlaced(other) && domains.count(other) < before[other]) {
                changed.add(other);
            }
        }
        return propagate(domains, changed);
    }

    private static boolean propagate(Domains domains, Changed changed) {
        while (!changed.isEmpty()) {
            int reduced = changed.take();
            for (int row = 0; row < domains.size(); row++) {
                if (row != reduced && !domains.isPlaced(row) && LookAhead.revise(domains, row, reduced)) {
                    if (domains.count(row) == 0) {
                        return false;
                    }
                    changed.add(row);
                }
            }
        }
        return true;
    }

    /** Rows in the order in which they were added, each once at a time, in a ring. */
    private static final class Changed {
        private final int[] rows;
        private final boolean[] waiting;
        private int first;
        private int count;

        Changed(int size) {
            this.rows = new int[size];
            this.waiting = new boolean[size];
        }

        boolean isEmpty() {
            return count == 0;
        }

        void add(int row) {
            if (!waiting[row]) {
                waiting[row] = true;
                rows[(first + count) % rows.length] = row;
                count++;
            }
        }

        int take() {
            int row = rows[first];
            first = (first + 1) % rows.length;
            count--;
            waiting[row] = false;
            return row;
        }
    }
}
