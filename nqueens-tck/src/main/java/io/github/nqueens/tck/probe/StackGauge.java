package io.github.nqueens.tck.probe;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import io.github.nqueens.internal.RunContext;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverTrait;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * An algorithm that is looked at whenever it calls the library: how many methods have begun and not ended. So a recursion is seen
 * long before it is deep enough to overflow a stack, which a slow search may need hours for.
 */
public final class StackGauge implements SearchAlgorithm {
    /** Nothing is to be told apart beyond, and a look takes time for each method. */
    private static final int DEEPEST = 1_000;

    /** The first calls are all looked at, and of the others one in {@value #LATER_STEP}. */
    private static final int FIRST_CALLS = 4_096;

    private static final int LATER_STEP = 16;

    private final SearchAlgorithm gauged;
    private final AtomicInteger least = new AtomicInteger(Integer.MAX_VALUE);
    private final AtomicInteger deepest = new AtomicInteger();
    private final AtomicLong calls = new AtomicLong();

    public StackGauge(SearchAlgorithm gauged) {
        this.gauged = gauged;
    }

    /** A solver that runs this search. */
    public Solver solver(SolverDescriptor descriptor) {
        return Solvers.of(descriptor.name(), this, descriptor.traits().toArray(SolverTrait[]::new));
    }

    @Override
    public SearchOutcome search(SearchContext context) {
        Object watched = Proxy.newProxyInstance(
                StackGauge.class.getClassLoader(), new Class<?>[] {RunContext.class}, (proxy, method, arguments) -> {
                    look();
                    return call(context, method, arguments);
                });
        return gauged.search((SearchContext) watched);
    }

    private static Object call(SearchContext context, Method method, Object[] arguments) throws Throwable {
        try {
            return method.invoke(context, arguments);
        } catch (InvocationTargetException e) {
            // The method's own exception is what the search is to see.
            throw e.getCause();
        }
    }

    @Override
    public long memory(Problem problem, Optional<Board> initialBoard) {
        return gauged.memory(problem, initialBoard);
    }

    private void look() {
        long call = calls.getAndIncrement();
        if (call < FIRST_CALLS || call % LATER_STEP == 0) {
            int depth = StackWalker.getInstance()
                    .walk(frames -> (int) frames.limit(DEEPEST).count());
            least.accumulateAndGet(depth, Math::min);
            deepest.accumulateAndGet(depth, Math::max);
        }
    }

    /** How many more methods had begun and not ended at one call of the library than at another; 0 if it was never called. */
    public int depth() {
        return Math.max(0, deepest.get() - least.get());
    }
}
