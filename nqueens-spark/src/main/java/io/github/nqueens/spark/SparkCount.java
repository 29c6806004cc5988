package io.github.nqueens.spark;

import io.github.nqueens.Limits;
import io.github.nqueens.solutions.CountResult;
import io.github.nqueens.solutions.CountStatus;
import io.github.nqueens.solutions.Progress;
import io.github.nqueens.solutions.parts.CountManifest;
import io.github.nqueens.solutions.parts.CountPlan;
import io.github.nqueens.solutions.parts.PartLedger;
import io.github.nqueens.solutions.parts.PartResult;
import java.util.Objects;
import java.util.function.Consumer;
import org.apache.spark.SparkContext;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One count: its job, and what becomes of the results. */
final class SparkCount {
    private static final Logger LOG = LoggerFactory.getLogger(SparkCount.class);
    private static final long PROGRESS_NANOS = 200_000_000;

    private final CountPlan plan;
    private final @Nullable Consumer<Progress> progress;
    private final @Nullable CountManifest manifest;
    private final ExecutorMemory memory;
    private final PartJob job;
    private final PartLedger ledger;
    private long lastTold = -PROGRESS_NANOS;
    private boolean news = true;

    /**
     * Makes a count and takes the time.
     *
     * @param progress null if nobody listens
     * @param manifest null if nothing is kept
     */
    SparkCount(
            SparkContext spark,
            CountPlan plan,
            PartTask task,
            Limits limits,
            @Nullable Consumer<Progress> progress,
            @Nullable CountManifest manifest) {
        this.plan = plan;
        this.progress = progress;
        this.manifest = manifest;
        this.memory = ExecutorMemory.of(spark);
        this.job = new PartJob(spark, task, "count of " + plan, limits, System.nanoTime());
        this.ledger = manifest == null ? PartLedger.of(plan) : manifest.ledger();
    }

    CountResult run() {
        String shortfall = memory.shortfall(plan).orElse(null);
        if (shortfall != null && !ledger.isComplete()) {
            return ledger.incomplete(CountStatus.GAVE_UP, shortfall, job.elapsed());
        }
        LOG.info("{}: {}", plan, memory.sentence(plan));
        if (manifest != null && !manifest.torn().isEmpty()) {
            LOG.warn("left unfinished in the manifest, and counted again: {}", manifest.torn());
        }
        PartJob.End end;
        try (ManifestWriter writer = manifest == null ? null : new ManifestWriter(manifest)) {
            end = job.run(ledger.missing().stream().toArray(), new Bookkeeping(writer));
        } catch (WrongAnswerException wrong) {
            end = new PartJob.End(CountStatus.GAVE_UP, wrong.getMessage());
        }
        news = true;
        lastTold = -PROGRESS_NANOS;
        tell();
        return ledger.isComplete()
                ? ledger.complete(job.elapsed())
                : ledger.incomplete(
                        end.status(),
                        Objects.requireNonNullElse(end.reason(), "some parts were not answered"),
                        job.elapsed());
    }

    /** Adds results to the ledger and to the manifest, if there is one, and tells of the progress. */
    private final class Bookkeeping implements PartJob.Results {
        private final @Nullable ManifestWriter writer;

        Bookkeeping(@Nullable ManifestWriter writer) {
            this.writer = writer;
        }

        @Override
        public void take(PartResult result, String executor) {
            try {
                if (ledger.add(result, job.elapsed())) {
                    if (writer != null) {
                        writer.add(result);
                    }
                    news = true;
                }
            } catch (IllegalArgumentException | IllegalStateException e) {
                throw new WrongAnswerException(executor + ": " + e.getMessage(), e);
            }
        }

        @Override
        public void taken() {
            if (writer != null) {
                writer.writeNow(job.elapsed());
            }
            tell();
        }
    }

    private void tell() {
        long now = job.elapsed().toNanos();
        if (progress != null && news && now - lastTold >= PROGRESS_NANOS) {
            news = false;
            lastTold = now;
            progress.accept(ledger.progress(job.elapsed()));
        }
    }
}
