package io.github.nqueens.tck;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Board;
import io.github.nqueens.ConflictCounter;
import io.github.nqueens.spi.Parameter;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverTrait;
import io.github.nqueens.tck.trial.BrokenRule;
import java.io.InputStream;
import java.time.Duration;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.TimeZone;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Each solver that is broken on purpose is found by the rule that it breaks, and told what to do. */
class BrokenSolversTest {
    private static final RandomGenerator SHARED = new Random(1);
    private static final ThreadLocal<Integer> RUNS = ThreadLocal.withInitial(() -> 0);

    @AfterAll
    static void endEndlessSearches() {
        BrokenSearches.letEndlessSearchesEnd();
    }

    static Stream<Arguments> answers() {
        return Stream.of(
                broken(
                        "R02",
                        "6 attacking pairs",
                        "claims the diagonal",
                        context -> SearchOutcome.solved(Board.identity(context.size()))),
                broken(
                        "R02",
                        "has 4 rows",
                        "claims a board of another size",
                        context -> SearchOutcome.solved(Board.of(1, 3, 0, 2))),
                broken("R02", "returned null", "says nothing", context -> null),
                broken("R02", "it stopped although", "stops by itself", context -> SearchOutcome.stopped()),
                broken("R02", "no wish to go on", "gives up", context -> SearchOutcome.gaveUp("no wish to go on")),
                broken("R02", "n = 7", "fails at one size", Walks.after(context -> BrokenSearches.failAt(7, context))),
                broken(
                        "R02",
                        "n = 100",
                        "fails at a large size",
                        Walks.after(context -> BrokenSearches.failAt(100, context))),
                broken(
                        "R02",
                        "the reason to give up is blank",
                        "gives up large sizes without a reason",
                        context -> context.size() > 12 ? SearchOutcome.gaveUp(" ") : Walks.sound(context)),
                broken("R02", "no end after 2 s", "never ends", context -> BrokenSearches.endless()),
                broken(
                        "R15",
                        "started again",
                        "declares to be complete, and restarts",
                        Walks.eachIteration(SearchContext::restarted),
                        SolverTrait.COMPLETE));
    }

    static Stream<Arguments> seeds() {
        return Stream.of(
                broken(
                        "R04",
                        "same seed, other ",
                        "draws from the clock",
                        Walks.drawing(() -> new Random(System.currentTimeMillis()))),
                broken(
                        "R04",
                        "same seed, other ",
                        "draws from Math.random()",
                        Walks.drawing(() -> new Random(Double.doubleToLongBits(Math.random())))),
                broken(
                        "R04",
                        "same seed, other ",
                        "draws from the thread's generator",
                        Walks.drawing(ThreadLocalRandom::current)),
                broken(
                        "R04",
                        "same seed, other ",
                        "draws what differs by object",
                        Walks.drawing(() -> new Random(new Object().hashCode()))),
                broken(
                        "R04",
                        "one board for each",
                        "draws the same whatever the seed",
                        context -> Walks.from(Board.identity(context.size()), context, new SplittableRandom(5))),
                broken(
                        "R04",
                        "do not declare",
                        "declares to be deterministic, and draws",
                        Walks::sound,
                        SolverTrait.DETERMINISTIC),
                broken(
                        "R04",
                        "locale",
                        "depends on the locale",
                        Walks.drawing(() ->
                                new Random(BrokenSearches.inTheLocale("TITLE").hashCode()))),
                broken(
                        "R04",
                        "time zone",
                        "depends on the time zone",
                        Walks.drawing(() -> new Random(ZoneId.systemDefault().hashCode()))),
                broken(
                        "R04",
                        "thread",
                        "depends on the thread",
                        Walks.drawing(() -> new Random(Thread.currentThread().getPriority()))),
                broken(
                        "R04",
                        "thread",
                        "depends on the charset",
                        Walks.drawing(() ->
                                new Random(System.getProperty("file.encoding").hashCode()))),
                broken(
                        "R04",
                        "watched",
                        "searches otherwise when watched",
                        context -> Walks.from(
                                Walks.start(context), context, context.observed() ? new Random(1) : context.random())),
                broken("R12", "replayed", "keeps a generator", new WithGenerator()));
    }

    static Stream<Arguments> limits() {
        return Stream.of(
                broken("R05", "no run counted an iteration", "never calls tick()", BrokenSearches::neverTicks),
                broken("R05", "with a limit of", "goes on whatever tick() says", BrokenSearches::walksOn),
                broken("R05", "the run ended as GAVE_UP", "gives up at its limit", BrokenSearches::givesUpAtItsLimit),
                broken(
                        "R06",
                        "time limit",
                        "has iterations of 150 ms",
                        Walks.eachIteration(context -> BrokenSearches.burnIfLarge(150, context))),
                broken(
                        "R07",
                        "after its cancellation, in iteration 1",
                        "has iterations of 150 ms",
                        Walks.eachIteration(context -> BrokenSearches.burnIfLarge(150, context))),
                broken(
                        "R06",
                        "time limit",
                        "sleeps for 150 ms in an iteration",
                        Walks.eachIteration(context -> BrokenSearches.sleepIfLarge(150, context))),
                broken(
                        "R06",
                        "time limit",
                        "sleeps for 300 ms before its first tick",
                        Walks.after(context -> BrokenSearches.sleepIfLarge(300, context))),
                broken(
                        "R07",
                        "after its cancellation, in iteration 1",
                        "sleeps on when it is cancelled",
                        Walks.eachIteration(context -> BrokenSearches.sleepIfLarge(150, context))),
                broken(
                        "R06",
                        "time limit",
                        "takes 200 ms to set up",
                        Walks.after(context -> BrokenSearches.burnIfLarge(200, context))),
                broken(
                        "R07",
                        "before the search",
                        "takes 200 ms to set up",
                        Walks.after(context -> BrokenSearches.burnIfLarge(200, context))),
                broken("R07", "cancellation", "catches the end of its set-up", BrokenSearches::catchesTheEnd),
                broken("R07", "cleared the interrupt flag", "clears the flag", context -> {
                    SearchOutcome outcome = Walks.sound(context);
                    Thread.interrupted();
                    return outcome;
                }),
                broken("R07", "cleared the interrupt flag", "ignores an interrupt", context -> {
                    Thread.interrupted();
                    return Walks.eachIteration(running -> Thread.interrupted()).search(context);
                }),
                broken(
                        "R07",
                        "was to end as CANCELLED",
                        "gives up when it is cancelled",
                        BrokenSearches::givesUpAtItsLimit));
    }

    static Stream<Arguments> starts() {
        return Stream.of(
                broken(
                        "R08",
                        "instead of",
                        "ignores the initial board",
                        context -> Walks.from(context.randomBoard(), context, context.random()),
                        SolverTrait.STARTS_FROM_BOARD),
                broken(
                        "R08",
                        "instead of",
                        "changes the initial board",
                        context -> {
                            ConflictCounter queens = ConflictCounter.of(Walks.start(context));
                            queens.swap(0, 1);
                            return Walks.from(queens.toBoard(), context, context.random());
                        },
                        SolverTrait.STARTS_FROM_BOARD),
                broken(
                        "R08",
                        "shows no board",
                        "hides where it starts",
                        BrokenSearches::walksOn,
                        SolverTrait.STARTS_FROM_BOARD),
                broken(
                        "R08",
                        "threw",
                        "fails on boards with two queens in a column",
                        context -> {
                            context.initialBoard().ifPresent(board -> {
                                if (!board.isPermutation()) {
                                    throw new IllegalArgumentException("columns must differ");
                                }
                            });
                            return Walks.sound(context);
                        },
                        SolverTrait.STARTS_FROM_BOARD));
    }

    static Stream<Arguments> problems() {
        return Stream.of(
                broken(
                        "R02",
                        "does not solve the problem",
                        "does not read the problem",
                        Walks::sound,
                        SolverTrait.PLACED_AND_BLOCKED),
                broken(
                        "R02",
                        "but ended as GAVE_UP",
                        "gives up problems",
                        context -> context.problem().isClassic()
                                ? Walks.sound(context)
                                : SearchOutcome.gaveUp("only the classic problem is solved"),
                        SolverTrait.PLACED_AND_BLOCKED),
                broken(
                        "R02",
                        "but ended as UNSOLVABLE",
                        "says that a problem has no solution",
                        context -> context.problem().isClassic() ? Walks.sound(context) : SearchOutcome.unsolvable(),
                        SolverTrait.EVERY_PROBLEM),
                broken(
                        "R15",
                        "has no solution, but ended as GAVE_UP",
                        "gives up what it should prove",
                        context -> context.problem().isClassic()
                                ? Walks.sound(context)
                                : SearchOutcome.gaveUp("no solution was found"),
                        SolverTrait.EVERY_PROBLEM),
                broken(
                        "R08",
                        "put the placed queen of row",
                        "moves placed queens and puts them back",
                        context -> BrokenSearches.after(context, BrokenSearches::movePlacedQueens),
                        SolverTrait.PLACED_AND_BLOCKED),
                broken(
                        "R08",
                        "which is blocked",
                        "stands on blocked squares for a while",
                        context -> BrokenSearches.after(context, BrokenSearches::visitBlockedSquares),
                        SolverTrait.PLACED_AND_BLOCKED),
                broken(
                        "R08",
                        "removed the placed queen",
                        "removes placed queens and puts them back",
                        context -> BrokenSearches.after(context, BrokenSearches::removePlacedQueens),
                        SolverTrait.PLACED_AND_BLOCKED),
                broken(
                        "R08",
                        "instead of",
                        "ignores the initial board of a problem",
                        context -> context.problem().isClassic()
                                ? Walks.sound(context)
                                : ConstrainedWalks.from(
                                        context,
                                        ConstrainedWalks.start(context),
                                        row -> ConstrainedWalks.isMovable(context, row)),
                        SolverTrait.PLACED_AND_BLOCKED,
                        SolverTrait.STARTS_FROM_BOARD),
                broken(
                        "R04",
                        "same seed, new solver",
                        "counts its runs of problems",
                        context -> {
                            RUNS.set(RUNS.get() + 1);
                            for (int i = 0; i < RUNS.get() && !context.problem().isClassic(); i++) {
                                context.evaluated(1);
                            }
                            return ConstrainedWalks.sound(context);
                        },
                        SolverTrait.PLACED_AND_BLOCKED),
                broken(
                        "R05",
                        "with a limit of",
                        "gives up a problem at its limit",
                        context -> {
                            SearchOutcome outcome = ConstrainedWalks.sound(context);
                            return outcome.board().isPresent() ? outcome : SearchOutcome.gaveUp("nothing was found");
                        },
                        SolverTrait.PLACED_AND_BLOCKED),
                broken(
                        "R06, R07",
                        "went on for",
                        "takes 200 ms to set up a problem",
                        context -> {
                            if (!context.problem().isClassic()) {
                                BrokenSearches.burnIfLarge(200, context);
                            }
                            return ConstrainedWalks.sound(context);
                        },
                        SolverTrait.PLACED_AND_BLOCKED));
    }

    static Stream<Arguments> sharing() {
        return Stream.of(
                broken("R09", "turns", "shares a static board", BrokenSearches::sharesABoard),
                broken("R09", "other", "shares a static generator", Walks.drawing(() -> SHARED)),
                broken("R09", "other", "counts its runs by thread", Walks.drawing(() -> {
                    RUNS.set(RUNS.get() + 1);
                    return new Random(RUNS.get());
                })));
    }

    static Stream<Arguments> events() {
        return Stream.of(
                broken("R11", "do not lead to the board", "tells of no step", BrokenSearches::silent),
                broken("R11", "from column", "tells of moves from a wrong column", BrokenSearches::movesFromElsewhere),
                broken(
                        "R11",
                        "searched on",
                        "reports a cost of 0 too early",
                        Walks.eachIteration(context -> context.cost(0))),
                broken(
                        "R11",
                        "showed no board that has it",
                        "reports a better cost than it has",
                        Walks.eachIteration(context -> context.cost(1))),
                broken(
                        "R11",
                        "a negative number",
                        "evaluates a negative number of candidates",
                        Walks.eachIteration(context -> context.evaluated(-2))),
                broken(
                        "R11",
                        "restored 1 square, but none is ruled out",
                        "restores a square that was not ruled out",
                        Walks.eachIteration(context -> context.restored(1))),
                broken(
                        "R11",
                        "reported column -1, but n is",
                        "rules out what is no square",
                        Walks.eachIteration(context -> context.ruledOut(0, -1, 1))),
                broken(
                        "R11",
                        "because of the same row",
                        "rules out a square because of its own row",
                        Walks.eachIteration(context -> context.ruledOut(0, 1, 0))),
                broken(
                        "R11",
                        "reported row -1, but n is",
                        "tells of a dead end that is none",
                        Walks.eachIteration(context -> context.deadEnd(-1, -1))),
                broken(
                        "R11",
                        "placed a queen on row 0, which has one",
                        "places a second queen on a row",
                        Walks.eachIteration(context -> context.placed(0, 0))),
                broken(
                        "R11",
                        "removed a queen from row 0, which has none",
                        "takes a queen off twice",
                        Walks.eachIteration(context -> {
                            context.removed(0);
                            context.removed(0);
                        })),
                broken("R11", "without a restart", "does not count restarts", BrokenSearches::restartsInSilence),
                broken(
                        "R11",
                        "on the thread 'other'",
                        "uses its context on another thread",
                        BrokenSearches::walksOnAnotherThread));
    }

    static Stream<Arguments> residues() {
        return Stream.of(
                broken(
                        "R14",
                        "n = 11, seed 1: printed 'searching' to System.out",
                        "prints at one size",
                        Walks.after(context -> {
                            if (context.size() == 11) {
                                System.out.println("searching");
                            }
                        })),
                broken(
                        "R14",
                        "n = 100, seed 1: printed 'searching' to System.err",
                        "prints errors at a large size",
                        Walks.after(context -> {
                            if (context.size() == 100) {
                                System.err.println("searching");
                            }
                        })),
                broken("R14", "closed System.out", "closes the output", Walks.after(context -> System.out.close())),
                broken("R14", "closed System.err", "closes errors", Walks.after(context -> System.err.close())),
                broken(
                        "R14",
                        "changed System.in",
                        "replaces the input",
                        Walks.after(context -> System.setIn(InputStream.nullInputStream()))),
                broken("R14", "left thread 'idle'", "leaves a thread", Walks.after(context -> {
                    Thread idle = new Thread(BrokenSearches::idle, "idle");
                    idle.setDaemon(true);
                    idle.start();
                })),
                broken(
                        "R14",
                        "nqueens-left-",
                        "leaves temporary files",
                        Walks.after(context -> BrokenSearches.leaveFile(true))),
                broken(
                        "R14",
                        "board.txt",
                        "leaves a file where it runs",
                        Walks.after(context -> BrokenSearches.leaveFile(false))),
                broken(
                        "R14",
                        "the default locale",
                        "sets the default locale",
                        Walks.after(context -> Locale.setDefault(Locale.ROOT))),
                broken(
                        "R14",
                        "the default time zone",
                        "sets the default time zone",
                        Walks.after(context -> TimeZone.setDefault(TimeZone.getTimeZone("Antarctica/Troll")))),
                broken(
                        "R14",
                        "system property 'nqueens.seed'",
                        "sets a system property",
                        Walks.after(context -> System.setProperty("nqueens.seed", "1"))),
                broken(
                        "R14",
                        "the name of the thread",
                        "renames the thread",
                        Walks.after(context -> Thread.currentThread().setName("queens"))),
                broken("R14", "interrupt flag", "sets the interrupt flag", context -> {
                    SearchOutcome outcome = Walks.sound(context);
                    Thread.currentThread().interrupt();
                    return outcome;
                }));
    }

    static Stream<Arguments> resources() {
        return Stream.of(
                broken(
                        "R16",
                        "for half the size",
                        "computes its memory with int numbers",
                        BrokenSearches.withMemory(BrokenSearches::intBytes)),
                broken(
                        "R16",
                        "more than the heap",
                        "asks for more memory than it needs",
                        BrokenSearches.withMemory(n -> n << 40)),
                broken(
                        "R16",
                        "threw java.lang.IllegalStateException: no memory",
                        "throws when memory is short",
                        BrokenSearches::runsOutOfMemory),
                broken(
                        "R17",
                        "the stack overflowed",
                        "recurs as deep as n",
                        Walks.after(context -> BrokenSearches.deepen(context.size()))),
                broken(
                        "R17",
                        "recurs as deep as the board",
                        "looks at each square in O(n), and recurs",
                        context -> BrokenSearches.recurs(context, new int[context.size()], 0, false)
                                .orElseThrow()),
                broken(
                        "R17",
                        "recurs as deep as the board",
                        "recurs, and counts each square",
                        context -> BrokenSearches.recurs(context, new int[context.size()], 0, true)
                                .orElseThrow()));
    }

    static Stream<Arguments> parameters() {
        Parameter<Integer> depth = Parameter.ofInt("depth", 1, 0, 9, "how deep to search");
        return Stream.of(
                parametric("R13", "the defaults are refused", depth, value -> {
                    throw new IllegalArgumentException("not set");
                }),
                parametric("R13", "depth=9 is in its range but refused", depth, value -> {
                    if (value == 9) {
                        throw new IllegalArgumentException("no good");
                    }
                    return Walks::sound;
                }),
                parametric(
                        "R02",
                        "seed 0, depth=9: threw java.lang.ArrayIndexOutOfBoundsException",
                        depth,
                        value -> Walks.after(context -> BrokenSearches.keep(new int[9], value))),
                parametric(
                        "R05",
                        "depth=0: no end after 2 s",
                        depth,
                        value -> context -> value == 0 ? BrokenSearches.endless() : Walks.sound(context)),
                parametric(
                        "R04",
                        "R04, n = 8, seed 0, depth=9: same seed, ",
                        depth,
                        value -> value == 9 ? Walks.drawing(ThreadLocalRandom::current) : Walks::sound),
                Arguments.of(
                        "R13",
                        "throws when a text is short",
                        "is refused with java.lang.StringIndexOutOfBoundsException",
                        SolverDescriptor.builder("broken", Object::new, any -> (SearchAlgorithm) Walks::sound)
                                .parameter(
                                        Parameter.ofText(
                                                "label", "none", "a text", text -> text.charAt(3) == 'e', "its name"),
                                        (any, text) -> {})
                                .build()));
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource({
        "answers",
        "seeds",
        "limits",
        "starts",
        "problems",
        "sharing",
        "events",
        "residues",
        "resources",
        "parameters"
    })
    void isFoundByTheRuleThatItBreaks(String rule, String defect, String failure, SolverDescriptor broken) {
        List<String> failures = SolverContract.of(broken)
                .withTimeout(Duration.ofSeconds(failure.contains("no end") ? 2 : 60))
                .tests()
                .filter(test -> test.getDisplayName().contains(rule))
                .flatMap(test -> failure(test).stream())
                .toList();
        assertThat(failures)
                .allSatisfy(message -> assertThat(message)
                        .startsWith(rule)
                        .contains("; ")
                        .endsWith("(solver '" + broken.name() + "')"));
        assertThat(failures).anySatisfy(message -> assertThat(message).contains(failure));
    }

    private static Optional<String> failure(DynamicTest test) {
        try {
            test.getExecutable().execute();
            return Optional.empty();
        } catch (BrokenRule broken) {
            return Optional.of(broken.getMessage());
        } catch (Throwable other) {
            throw new AssertionError("no failure of a rule: " + test.getDisplayName(), other);
        }
    }

    private static Arguments broken(
            String rule, String failure, String defect, SearchAlgorithm algorithm, SolverTrait... traits) {
        return Arguments.of(rule, defect, failure, SolverDescriptor.of("broken", algorithm, traits));
    }

    private static Arguments parametric(
            String rule, String failure, Parameter<Integer> parameter, Function<Integer, SearchAlgorithm> algorithm) {
        int[] defaults = {parameter.defaultValue().orElseThrow()};
        SolverDescriptor broken = SolverDescriptor.builder(
                        "broken", defaults::clone, settings -> algorithm.apply(settings[0]))
                .parameter(parameter, (settings, value) -> settings[0] = value)
                .build();
        return Arguments.of(rule, failure, failure, broken);
    }

    /** Draws from a generator of its own, from which all its runs draw. */
    private static final class WithGenerator implements SearchAlgorithm {
        private final RandomGenerator random = new Random(1);

        @Override
        public SearchOutcome search(SearchContext context) {
            return Walks.from(Walks.start(context), context, random);
        }
    }
}
