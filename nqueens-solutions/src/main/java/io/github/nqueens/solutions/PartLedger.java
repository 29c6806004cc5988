package io.github.nqueens.solutions;

import io.github.nqueens.solutions.counting.Pace;
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
 * long solutions = ledger.result(CountStatus.COMPLETE, null, timeSinceTheBeginning()).count();
 * }</pre>
 *
 * <p>Not safe for use by several threads.
 */
public final class PartLedger {
    private final CountPlan plan;
    private final PartResult[] results;
    private final CountTally tally;
    private int done;

    /** Of the parts that were missing when the first one with a time came in; null before that. */
    private Pace pace;

    private PartLedger(CountPlan plan) {
        this.plan = plan;
        this.results = new PartResult[plan.parts()];
        this.tally = new CountTally(plan.size());
    }

    /**
     * Starts without results.
     *
     * @param plan the plan
     * @return a ledger in which all parts are missing
     * @throws NullPointerException if {@code plan} is null
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
     * @throws NullPointerException if {@code result} is null
     */
    public boolean add(PartResult result) {
        plan.require(Objects.requireNonNull(result, "result"));
        PartResult known = results[result.part()];
        if (known != null && !known.equals(result)) {
            throw new IllegalStateException("two runs disagree on part " + result.part() + ": '" + known + "' and '"
                    + result + "'; count it again with a worker of the plan to see which is right");
        }
        if (known == null) {
            results[result.part()] = result;
            tally.add(plan.kind(result.part()), result.counts());
            done++;
        }
        return known == null;
    }

    /**
     * Takes a result of this run.
     *
     * @param result what a part came to
     * @param elapsed the time since this run began, not less than before
     * @return whether the part was missing; the same result of a part that is there changes nothing
     * @throws IllegalArgumentException if the result is damaged or of another plan
     * @throws IllegalStateException if the part came to something else before; the message names it
     * @throws NullPointerException if an argument is null
     */
    public boolean add(PartResult result, Duration elapsed) {
        long nanos = LimitWatch.saturatedNanos(elapsed);
        if (pace == null) {
            pace = new Pace(results.length - done, 1);
        }
        boolean added = add(result);
        if (added) {
            pace.partDone(0, nanos);
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
        List<PartResult> all = new ArrayList<>(done);
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
        BitSet missing = new BitSet(results.length);
        for (int part = 0; part < results.length; part++) {
            missing.set(part, results[part] == null);
        }
        return missing;
    }

    /**
     * Tells whether each part has a result.
     *
     * @return whether nothing is missing
     */
    public boolean isComplete() {
        return done == results.length;
    }

    /**
     * How far the count has come.
     *
     * @param elapsed the time since this run began
     * @return the progress, with the time that remains once a part came in with a time
     * @throws NullPointerException if {@code elapsed} is null
     */
    public CountProgress progress(Duration elapsed) {
        OptionalLong left = pace == null ? OptionalLong.empty() : pace.nanosLeft(LimitWatch.saturatedNanos(elapsed));
        return new CountProgress(
                done / (double) results.length,
                tally.solutions(),
                elapsed,
                left.isPresent() ? Duration.ofNanos(left.getAsLong()) : null);
    }

    /**
     * What the count came to.
     *
     * @param status how it ended
     * @param reason why it is incomplete; null if it is complete
     * @param elapsed the time that this run took
     * @return the result
     * @throws IllegalArgumentException if the status is {@code COMPLETE} and a part is missing, or the other way round
     * @throws NullPointerException if {@code status} or {@code elapsed} is null, or {@code reason} of an incomplete count
     */
    public CountResult result(CountStatus status, String reason, Duration elapsed) {
        if ((Objects.requireNonNull(status, "status") == CountStatus.COMPLETE) != isComplete()) {
            throw new IllegalArgumentException("status is " + status + ", but "
                    + missing().cardinality() + " of " + results.length + " parts "
                    + (missing().cardinality() == 1 ? "is" : "are") + " missing");
        }
        return new CountResult(
                plan,
                status,
                isComplete() ? null : Objects.requireNonNull(reason, "reason"),
                plan.tally(results()),
                Objects.requireNonNull(elapsed, "elapsed"));
    }
}
