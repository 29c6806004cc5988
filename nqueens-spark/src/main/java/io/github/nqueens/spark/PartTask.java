package io.github.nqueens.spark;

import io.github.nqueens.Limits;
import io.github.nqueens.solutions.CountAbandonedException;
import io.github.nqueens.solutions.CountStatus;
import io.github.nqueens.solutions.parts.CountWorker;
import io.github.nqueens.solutions.parts.PartResult;
import java.io.Serializable;
import org.apache.spark.SparkEnv;
import org.apache.spark.TaskContext;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction1;

/** What an executor does for one part. Only the text of the plan is sent with it, and the number of the part. */
class PartTask extends AbstractFunction1<Iterator<Integer>, String> implements Serializable {
    private static final long serialVersionUID = 1L;

    private final String plan;

    PartTask(String plan) {
        this.plan = plan;
    }

    /** The executor, a line break, and the result of the part as text. */
    @Override
    public final String apply(Iterator<Integer> parts) {
        int part = parts.next();
        return executor() + "\n" + answer(part);
    }

    /** The result of a part, as text. */
    String answer(int part) {
        CountWorker worker = ExecutorWorkers.HERE.take(plan);
        boolean failed = true;
        try {
            PartResult result = worker.count(part, Limits.none());
            failed = false;
            return result.toString();
        } catch (CountAbandonedException e) {
            failed = e.status() == CountStatus.GAVE_UP;
            throw new IllegalStateException(String.valueOf(e.getMessage()).replaceFirst("; start Java with .*", ""), e);
        } finally {
            ExecutorWorkers.HERE.giveBack(plan, worker, failed);
        }
    }

    private static String executor() {
        TaskContext task = TaskContext.get();
        return "executor " + SparkEnv.get().executorId() + " on "
                + SparkEnv.get().blockManager().blockManagerId().host() + ", attempt " + task.attemptNumber();
    }
}
