package io.github.nqueens.spark;

import io.github.nqueens.Limits;
import io.github.nqueens.solutions.CountStatus;
import io.github.nqueens.solutions.parts.CountManifest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.apache.spark.SparkContext;

/**
 * The report on a manifest, some parts of which were counted again. Immutable and safe for use by several threads.
 *
 * @param size n
 * @param parts the number of parts of the plan
 * @param present how many of them have a result
 * @param solutions the number of all solutions; empty while parts are missing
 * @param torn the files that a killed process left unfinished
 * @param recounted how many parts were counted again
 * @param faults a sentence for each part that is wrong, or on which two files disagree
 * @param status {@code COMPLETE} if all parts that were drawn were counted again, otherwise what came before that
 * @param reason why they were not
 */
public record ManifestCheck(
        int size,
        int parts,
        int present,
        OptionalLong solutions,
        List<String> torn,
        int recounted,
        List<String> faults,
        CountStatus status,
        Optional<String> reason) {

    /**
     * Makes a report of what was found.
     *
     * @param size n
     * @param parts the number of parts of the plan
     * @param present how many of them have a result
     * @param solutions the number of all solutions; empty while parts are missing
     * @param torn the files that a killed process left unfinished
     * @param recounted how many parts were counted again
     * @param faults a sentence for each fault
     * @param status how the check ended
     * @param reason why it ended early
     */
    public ManifestCheck {
        torn = List.copyOf(torn);
        faults = List.copyOf(faults);
    }

    /**
     * Tells whether the manifest may be trusted as far as it was looked at.
     *
     * @return whether all parts are present, all that were drawn were counted again, and no fault was found
     */
    public boolean isRight() {
        return present == parts && faults.isEmpty() && status == CountStatus.COMPLETE;
    }

    static ManifestCheck run(
            SparkContext spark, CountManifest manifest, PartTask task, double share, long seed, Limits limits) {
        List<String> faults = new ArrayList<>(manifest.disagreements());
        int[] drawn = manifest.sample(share, new java.util.SplittableRandom(seed)).stream()
                .mapToInt(Integer::intValue)
                .toArray();
        int[] recounted = new int[1];
        PartJob job = new PartJob(spark, task, "verification of " + manifest.plan(), limits, System.nanoTime());
        PartJob.End end;
        try {
            end = job.run(drawn, (result, executor) -> {
                recounted[0]++;
                manifest.disagreement(result).ifPresent(fault -> faults.add(fault + " by " + executor));
            });
        } catch (WrongAnswerException e) {
            end = new PartJob.End(CountStatus.GAVE_UP, e.getMessage());
        }
        int missing = manifest.ledger().missing().cardinality();
        return new ManifestCheck(
                manifest.plan().size(),
                manifest.plan().parts(),
                manifest.plan().parts() - missing,
                manifest.ledger().isComplete()
                        ? OptionalLong.of(
                                manifest.ledger().complete(job.elapsed()).count())
                        : OptionalLong.empty(),
                manifest.torn(),
                recounted[0],
                faults,
                end.status(),
                Optional.ofNullable(end.reason()));
    }
}
