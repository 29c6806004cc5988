package io.github.nqueens;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The catalogs that lookups use, so that a lookup does not search all providers again. Thread-safe.
 *
 * <p>A catalog keeps the class loader of its providers alive. Hence those of foreign loaders are held weakly: a catalog goes with
 * its loader, or earlier, and is then made again.
 */
final class CatalogCache {
    private static volatile @Nullable SolverCatalog own;

    /** The most foreign loaders whose catalogs are kept: more than a server has applications in one process. */
    private static final int MOST_FOREIGN = 64;

    /** The foreign loaders that were seen last, each with its catalog. Loaders are compared by identity. Never changed. */
    private static volatile List<Foreign> foreign = List.of();

    private CatalogCache() {}

    private record Foreign(WeakReference<ClassLoader> loader, WeakReference<SolverCatalog> catalog) {}

    /** The solvers that this library sees without help and those that the context class loader of this thread sees. */
    static SolverCatalog current() {
        ClassLoader context = Thread.currentThread().getContextClassLoader();
        return isSeenFromHere(context) ? own() : foreign(context);
    }

    /** Tells whether this library's own loader is, or asks, the loader given. */
    private static boolean isSeenFromHere(@Nullable ClassLoader loader) {
        ClassLoader seen = CatalogCache.class.getClassLoader();
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
        for (Foreign known : foreign) {
            if (known.loader().get() == loader) {
                SolverCatalog catalog = known.catalog().get();
                if (catalog != null) {
                    return catalog;
                }
            }
        }
        SolverCatalog catalog = SolverCatalog.loadOwnAnd(loader);
        if (!catalog.available().isEmpty()) {
            keep(new Foreign(new WeakReference<>(loader), new WeakReference<>(catalog)));
        }
        return catalog;
    }

    private static synchronized void keep(Foreign found) {
        List<Foreign> kept = new ArrayList<>();
        kept.add(found);
        for (Foreign known : foreign) {
            boolean isLive = known.catalog().get() != null
                    && known.loader().get() != found.loader().get();
            if (isLive && kept.size() < MOST_FOREIGN) {
                kept.add(known);
            }
        }
        foreign = List.copyOf(kept);
    }
}
