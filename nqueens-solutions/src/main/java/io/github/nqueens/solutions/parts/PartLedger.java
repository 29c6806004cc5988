package io.github.nqueens.solutions.parts;

import io.github.nqueens.internal.Amounts;
import io.github.nqueens.internal.LimitWatch;
import io.github.nqueens.solutions.CountResult;
import io.github.nqueens.solutions.CountStatus;
import io.github.nqueens.solutions.Progress;
import io.github.nqueens.solutions.files.CountFiles;
import io.github.nqueens.solutions.task.CountLedger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Collects the results of the parts of a {@linkplain CountPlan plan}, for a program that hands the parts to others.
 *
 * <p>Each part counts once, however often its result comes in.
 *
 * <pre>{@code
 * PartLedger ledger = PartLedger.of(plan);
 * for (int part : ledger.missing().stream().toArray()) {
 *     ledger.add(PartResult.parse(answerOfAnotherMachine(part)), timeSinceTheBeginning());
 * }
 * long solutions = ledger.complete(timeSinceTheBeginning()).count();
 * }</pre>
 *
 * <p>Not safe for use by several threads.
 */
public final class PartLedger {
    private final CountPlan plan;
    private final PartResult[] results;
    private final CountLedger ledger;

    private PartLedger(CountPlan plan) {
        this.plan = plan;
        this.results = new PartResult[plan.parts()];
        this.ledger = new CountLedger(plan.task(), plan.parts());
    }

    /**
     * Starts without results.
     *
     * @param plan the plan
     * @return a ledger in which all parts are missing
     */
    public static PartLedger of(CountPlan plan) {
        return new PartLedger(Objects.requireNonNull(plan, "plan"));
    }

    /**
     * Takes a result of an earlier run, which has nothing to do with the pace of this one.
     *
     * @param result what a part came to
     * @return whether the part was missing; the same result of a part that is there changes nothing
     * @throws IllegalArgumentException if the result is damaged or of another plan
     * @throws IllegalStateException if the part came to something else before; the message names it
     */
    public boolean add(PartResult result) {
        plan.require(Objects.requireNonNull(result, "result"));
        PartResult known = results[result.part()];
        if (known != null && !known.equals(result)) {
            throw new IllegalStateException(CountFiles.disagreement(result.part(), known, result));
        }
        if (known == null) {
            ledger.add(result.part(), result.numbers());
            results[result.part()] = result;
        }
        return known == null;
    }

    /**
     * Takes a result of this run.
     *
     * @param result what a part came to
     * @param elapsed the time since this run began, not negative and not less than before
     * @return whether the part was missing; the same result of a part that is there changes nothing
     * @throws IllegalArgumentException if the result is damaged or of another plan, or the time is negative; nothing is changed
     * @throws IllegalStateException if the part came to something else before; the message names it
     */
    public boolean add(PartResult result, Duration elapsed) {
        if (Objects.requireNonNull(elapsed, "elapsed").isNegative()) {
            throw new IllegalArgumentException("elapsed is " + elapsed + ", but must not be negative");
        }
        long nanos = LimitWatch.saturatedNanos(elapsed);
        if (!ledger.hasBegun()) {
            ledger.begin(1);
        }
        boolean added = add(result);
        if (added) {
            ledger.timed(result.part(), 0, nanos);
        }
        return added;
    }

    /**
     * The result of a part.
     *
     * @param part from 0 to one less than the number of parts
     * @return the result, empty if it is missing
     * @throws IndexOutOfBoundsException if there is no such part
     */
    public Optional<PartResult> result(int part) {
        Objects.checkIndex(part, results.length);
        return Optional.ofNullable(results[part]);
    }

    /**
     * All results.
     *
     * @return a list of the reader's own, by number of the part
     */
    public List<PartResult> results() {
        List<PartResult> all = new ArrayList<>(ledger.done());
        for (PartResult result : results) {
            if (result != null) {
                all.add(result);
            }
        }
        return all;
    }

    /**
     * The parts without a result.
     *
     * @return their numbers, a set of the reader's own
     */
    public BitSet missing() {
        return ledger.missing();
    }

    /**
     * Tells whether each part has a result.
     *
     * @return whether nothing is missing
     */
    public boolean isComplete() {
        return ledger.isComplete();
    }

    /**
     * How far the count has come.
     *
     * @param elapsed the time since this run began, not negative
     * @return the progress, with the time that remains once two parts came in with a time
     * @throws IllegalArgumentException if the time is negative
     */
    public Progress progress(Duration elapsed) {
        OptionalLong left = ledger.nanosLeft(LimitWatch.saturatedNanos(Objects.requireNonNull(elapsed, "elapsed")));
        return Progress.of(
                ledger.fraction(),
                elapsed,
                left.isPresent() ? Optional.of(Duration.ofNanos(left.getAsLong())) : Optional.empty());
    }

    /**
     * What the count came to once each part has a result.
     *
     * @param elapsed the time that this run took, not negative
     * @return the result
     * @throws IllegalArgumentException if the time is negative
     * @throws IllegalStateException if a part is missing
     */
    public CountResult complete(Duration elapsed) {
        Objects.requireNonNull(elapsed, "elapsed");
        if (!isComplete()) {
            int missing = missing().cardinality();
            throw new IllegalStateException(missing + " of " + results.length + " parts "
                    + (missing == 1 ? "is" : "are") + " missing; count what is missing");
        }
        CountResult result = CountResult.complete(plan.size(), plan.method(), ledger.solutions(), elapsed)
                .withWidestFrontier(ledger.widestLevel());
        OptionalLong fundamental = ledger.fundamental();
        return fundamental.isPresent() ? result.withFundamental(fundamental.getAsLong()) : result;
    }

    /**
     * What the count came to if it ended before each part had a result.
     *
     * @param status how it ended, not {@link CountStatus#COMPLETE}
     * @param reason why it is incomplete
     * @param elapsed the time that this run took, not negative
     * @return the result
     * @throws IllegalArgumentException if the status is {@code COMPLETE} or the time is negative
     */
    public CountResult incomplete(CountStatus status, String reason, Duration elapsed) {
        return CountResult.incomplete(plan.size(), plan.method(), status, reason, ledger.fraction(), elapsed)
                .withWidestFrontier(ledger.widestLevel());
    }

    /**
     * How much has come in.
     *
     * @return for example {@code "n = 18, 120 of 512 parts"}
     */
    @Override
    public String toString() {
        return "n = " + plan.size() + ", " + ledger.done() + " of " + Amounts.counted(results.length, "part");
    }
}
