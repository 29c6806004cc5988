package io.github.nqueens.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import io.github.nqueens.cli.Cli;
import io.github.nqueens.cli.session.ExitStatus;
import io.github.nqueens.cli.session.Session;
import io.github.nqueens.solutions.SolutionCounter;
import io.github.nqueens.solutions.parts.CountManifest;
import io.github.nqueens.solutions.parts.CountManifest.Folder;
import io.github.nqueens.solutions.parts.CountPlan;
import io.github.nqueens.solutions.parts.CountWorker;
import io.github.nqueens.solutions.parts.PartResult;
import io.github.nqueens.testing.Forgery;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class VerifyCountCommandTest {
    private static final CountPlan PLAN = CountPlan.of(10, 100);

    @TempDir
    private Path folder;

    private static List<PartResult> results() {
        return results(PLAN);
    }

    private static List<PartResult> results(CountPlan plan) {
        List<PartResult> results = new ArrayList<>();
        try (CountWorker worker = plan.worker()) {
            for (int part = 0; part < plan.parts(); part++) {
                results.add(worker.count(part, Limits.none()));
            }
        }
        return results;
    }

    private CountManifest manifest(String run) {
        return CountManifest.begin(Folder.of(folder), PLAN, run);
    }

    private Cli.Ran verify(String... options) {
        List<String> arguments = new ArrayList<>(List.of("verify-count", folder.toString()));
        arguments.addAll(List.of(options));
        return Cli.run(arguments.toArray(String[]::new));
    }

    @Test
    void aRightManifestIsRight() throws IOException {
        manifest("a").add(results());
        int parts = PLAN.parts();
        Cli.Ran all = verify();
        assertThat(all.status()).isZero();
        assertThat(all.out())
                .startsWith("n = 10: " + parts + " of " + parts + " parts are present, 724 solutions; " + parts
                        + " counted again (seed ")
                .contains("no fault found");
        Cli.Ran sample = verify("--sample", "10%", "--seed", "4", "--json");
        assertThat(sample.status()).isZero();
        assertThat(sample.json())
                .containsEntry("recounted", (parts + 9) / 10)
                .containsEntry("seed", 4)
                .containsEntry("faults", List.of());
    }

    @Test
    void theManifestOfAProblemIsVerifiedLikeAnyOther() {
        Problem problem = Problem.builder(9).block(0, 0).block(4, 4).place(2, 7).build();
        CountPlan plan = CountPlan.of(problem, 20);
        CountManifest.begin(Folder.of(folder), plan, "a").add(results(plan));
        Cli.Ran all = verify();
        assertThat(all.status()).isZero();
        assertThat(all.out())
                .startsWith("n = 9: " + plan.parts() + " of " + plan.parts() + " parts are present, "
                        + SolutionCounter.builder().build().count(problem) + " solutions; ")
                .contains("no fault found");
    }

    /** Its proof fits, so that only another count finds it out. */
    @Test
    void aWrongPartIsNamed() {
        List<PartResult> results = results();
        PartResult wrong = PartResult.parse(Forgery.higher(results.get(7).toString(), 2));
        results.set(7, wrong);
        manifest("a").add(results);
        Cli.Ran ran = verify();
        assertThat(ran.status()).isEqualTo(ExitStatus.NO_RESULT);
        assertThat(ran.out()).contains("1 fault", "part 7 is wrong", wrong.toString());
        assertThat(ran.err()).isEmpty();
    }

    @Test
    void aPartOnWhichTwoRunsDisagreeIsNamed() {
        List<PartResult> results = results();
        CountManifest other = manifest("b");
        manifest("a").add(results);
        other.add(List.of(PartResult.parse(Forgery.higher(results.get(3).toString(), 1))));
        Cli.Ran ran = verify("--sample", "1%", "--seed", "1");
        assertThat(ran.status()).isEqualTo(ExitStatus.NO_RESULT);
        assertThat(ran.out()).contains("disagree on part 3", "results-b-0");
    }

    @Test
    void missingAndUnfinishedPartsAreTold() throws IOException {
        CountManifest manifest = manifest("a");
        manifest.add(results().subList(0, 5));
        manifest.add(results().subList(5, 9));
        Path file = folder.resolve("results-a-1");
        Files.writeString(file, Files.readString(file).substring(0, 100));
        Cli.Ran ran = verify();
        assertThat(ran.status()).isEqualTo(ExitStatus.NO_RESULT);
        assertThat(ran.out())
                .contains("n = 10: 5 of " + PLAN.parts(), "killed process", "results-a-1")
                .doesNotContain("solutions");
        assertThat(verify("--json").json()).containsEntry("present", 5).containsEntry("solutions", null);
    }

    /** Each look at the clock is a second later. */
    @Test
    void showsHowManyPartsHaveBeenCountedAgain() {
        manifest("a").add(results());
        AtomicLong seconds = new AtomicLong();
        Session session = new Session(false, null, InputStream.nullInputStream());
        StringWriter err = new StringWriter();
        int status = new CommandLine(
                        new VerifyCountCommand(session, () -> TimeUnit.SECONDS.toNanos(seconds.getAndIncrement())))
                .setOut(new PrintWriter(new StringWriter()))
                .setErr(new PrintWriter(err))
                .registerConverter(Path.class, Path::of)
                .execute(folder.toString());
        assertThat(status).isZero();
        assertThat(err.toString().lines())
                .startsWith(
                        "n = 10: 1 s, 1 of " + PLAN.parts() + " parts",
                        "n = 10: 2 s, 2 of " + PLAN.parts() + " parts",
                        "n = 10: 4 s, 4 of " + PLAN.parts() + " parts");
    }

    @Test
    void aLimitEndsIt() throws IOException {
        manifest("a").add(results());
        Cli.Ran ran = verify("--time-limit", "0ms");
        assertThat(ran.status()).isEqualTo(ExitStatus.NO_RESULT);
        assertThat(ran.err()).contains("0 of " + PLAN.parts() + " parts", "the time limit was reached");
        Map<String, Object> fields = verify("--time-limit", "0ms", "--json").json();
        assertThat(fields)
                .containsEntry("status", "TIME_LIMIT")
                .containsEntry("drawn", PLAN.parts())
                .containsEntry("recounted", 0);
        assertThat(fields.get("reason")).asString().contains("the time limit was reached");
        assertThat(verify("--json").json())
                .containsEntry("status", "COMPLETE")
                .containsEntry("reason", null)
                .containsEntry("recounted", PLAN.parts());
    }

    @Test
    void badInputIsOneLine() throws IOException {
        verify().assertRefused("holds no manifest");
        verify("--sample", "0%").assertRefused("'0%'", "percentage");
        verify("--sample", "101%").assertRefused("'101%'");
        Path file = Files.writeString(folder.resolve("file"), "mine");
        Cli.run("verify-count", file.toString()).assertRefused("file' is a file; name the folder of a manifest");
        Cli.run("verify-count", folder.toString()).assertRefused("'file'");
    }
}
