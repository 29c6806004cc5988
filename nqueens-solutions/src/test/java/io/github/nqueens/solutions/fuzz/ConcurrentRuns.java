package io.github.nqueens.solutions.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** Several random runs and counts at once, each on a thread of its own. */
final class ConcurrentRuns {
    static final String THREAD = "fuzz-run";

    private ConcurrentRuns() {}

    static List<Outcome> run(SplittableRandom random) {
        List<FutureTask<Outcome>> tasks = new ArrayList<>();
        for (int run = random.nextInt(2, 6); run > 0; run--) {
            SplittableRandom own = random.split();
            tasks.add(new FutureTask<>(() -> {
                Outcome outcome = own.nextInt(5) == 0
                        ? RandomCount.draw(own).run()
                        : RandomSolve.draw(own).run();
                return checkedHere(outcome);
            }));
        }
        List<Thread> threads =
                tasks.stream().map(task -> new Thread(task, THREAD)).toList();
        threads.forEach(Thread::start);
        List<Outcome> outcomes = new ArrayList<>();
        for (int i = 0; i < tasks.size(); i++) {
            try {
                outcomes.add(tasks.get(i).get());
                threads.get(i).join();
            } catch (InterruptedException | ExecutionException e) {
                throw new IllegalStateException("a run broke down", e);
            }
        }
        return outcomes;
    }

    /** The flag belongs to the thread that ran, which ends now. */
    private static Outcome checkedHere(Outcome outcome) {
        List<String> faults = new ArrayList<>(outcome.faults());
        // Others may have had the memory.
        faults.removeIf(fault -> fault.startsWith(RandomSolve.FALSE_GIVING_UP));
        if (Thread.interrupted() != outcome.interrupted()) {
            faults.add("the interrupt flag is not as the caller set it");
        }
        return new Outcome(outcome.run() + " beside others", outcome.kind(), outcome.end(), faults, 0, false);
    }
}
