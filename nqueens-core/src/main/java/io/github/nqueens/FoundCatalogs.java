package io.github.nqueens;

import java.lang.ref.WeakReference;

/**
 * The catalogs that lookups use, so that a lookup does not search all providers again. Thread-safe.
 *
 * <p>A catalog keeps the class loader of its providers alive. Hence that of a foreign loader is held weakly: it goes with
 * the loader, or earlier, and is then made again.
 */
final class FoundCatalogs {
    private static volatile SolverCatalog own;

    private static volatile Foreign foreign = new Foreign(new WeakReference<>(null), new WeakReference<>(null));

    private FoundCatalogs() {}

    private record Foreign(WeakReference<ClassLoader> loader, WeakReference<SolverCatalog> catalog) {}

    /** The solvers that this library sees without help and those that the context class loader of this thread sees. */
    static SolverCatalog current() {
        ClassLoader context = Thread.currentThread().getContextClassLoader();
        return isSeenFromHere(context) ? own() : foreign(context);
    }

    /** Tells whether this library's own loader is, or asks, the loader given. */
    private static boolean isSeenFromHere(ClassLoader loader) {
        ClassLoader seen = FoundCatalogs.class.getClassLoader();
        while (seen != null && seen != loader) {
            seen = seen.getParent();
        }
        return seen == loader;
    }

    private static SolverCatalog own() {
        SolverCatalog catalog = own;
        if (catalog == null) {
            catalog = SolverCatalog.loadOwnAnd(null);
            // Nothing found may mean that it was too early to look.
            own = catalog.available().isEmpty() ? null : catalog;
        }
        return catalog;
    }

    private static SolverCatalog foreign(ClassLoader loader) {
        Foreign last = foreign;
        SolverCatalog catalog = last.catalog().get();
        if (catalog == null || last.loader().get() != loader) {
            catalog = SolverCatalog.loadOwnAnd(loader);
            foreign = new Foreign(
                    new WeakReference<>(loader),
                    new WeakReference<>(catalog.available().isEmpty() ? null : catalog));
        }
        return catalog;
    }
}
