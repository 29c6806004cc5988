package io.github.nqueens.tck.rule;

import io.github.nqueens.tck.rule.Rule.Mode;
import java.util.List;

/** The rules of the contract. */
public final class Rules {
    /** The rules in the order of their numbers, first those on the classic problem, then those on other problems. */
    public static final List<Rule> ALL = List.of(
            new Rule("R01", "a size below 1 is an illegal argument", Mode.ONCE, AnswerRules::refusesSizesBelowOne),
            new Rule(
                    "R02",
                    "a solved board is a solution of the size asked for",
                    Mode.EVERY_SETTING,
                    AnswerRules::solvesWhatItSaysItSolved),
            new Rule("R03", "sizes 1, 2 and 3 are answered at once", Mode.ONCE, AnswerRules::answersTheSmallestSizes),
            new Rule("R04", "a seed repeats the run", Mode.ALONE, RepeatRules::repeatsTheRunOfASeed),
            new Rule(
                    "R05",
                    "an iteration limit is kept to the iteration",
                    Mode.EVERY_SETTING,
                    LimitRules::keepsTheIterationLimit),
            new Rule("R06", "a time limit ends the run", Mode.EVERY_SETTING, LimitRules::endsByTheTimeLimit),
            new Rule(
                    "R07",
                    "cancellation and interrupts end the run",
                    Mode.EVERY_SETTING,
                    LimitRules::endsWhenCancelled),
            new Rule(
                    "R08",
                    "an initial board is honored or rejected",
                    Mode.EVERY_SETTING,
                    StartRules::honorsOrRejectsAnInitialBoard),
            new Rule(
                    "R09, R10",
                    "runs at once give what runs in turn give",
                    Mode.EVERY_SETTING,
                    SharingRules::runsAtOnceAsInTurn),
            new Rule(
                    "R11",
                    "events come in order and tell the truth",
                    Mode.EVERY_SETTING,
                    EventRules::tellsTheTruthInOrder),
            new Rule(
                    "R11",
                    "what a listener throws reaches the caller",
                    Mode.EVERY_SETTING,
                    EventRules::letsListenersThrow),
            new Rule("R12", "the reported seed replays the run", Mode.EVERY_SETTING, RepeatRules::reportsTheSeed),
            new Rule(
                    "R13",
                    "bad parameters are errors that say what is allowed",
                    Mode.ONCE,
                    ParameterRules::refusesBadParameters),
            new Rule(
                    "R14", "nothing is printed, changed or left behind", Mode.ALONE, ResidueRules::leavesNothingBehind),
            new Rule(
                    "R15",
                    "a limited run never says unsolvable, a complete one never starts again",
                    Mode.EVERY_SETTING,
                    AnswerRules::provesWhatItSays),
            new Rule(
                    "R16",
                    "what cannot fit the memory is given up, all else is tried",
                    Mode.EVERY_SETTING,
                    ResourceRules::triesWhatFits),
            new Rule("R17", "a small stack suffices", Mode.SMALL_STACK, ResourceRules::needsNoDeepStack),
            new Rule(
                    "R01",
                    "a problem that the solver does not take is an illegal argument",
                    Mode.ONCE,
                    ProblemRules::refusesOtherProblems),
            new Rule(
                    "R02",
                    "a solved problem is solved by its own rule",
                    Mode.EVERY_SETTING,
                    ProblemRules::solvesProblems),
            new Rule(
                    "R03",
                    "a problem that contradicts itself is answered at once",
                    Mode.ONCE,
                    ProblemRules::answersContradictionsAtOnce),
            new Rule(
                    "R04",
                    "a seed repeats the run of a problem",
                    Mode.EVERY_SETTING,
                    ProblemRules::repeatsTheRunOfASeed),
            new Rule(
                    "R05",
                    "an iteration limit of a problem is kept",
                    Mode.EVERY_SETTING,
                    ProblemRules::keepsTheIterationLimit),
            new Rule("R06, R07", "a limit ends the run of a large problem", Mode.ONCE, ProblemRules::endsInTime),
            new Rule(
                    "R08",
                    "placed queens stay and blocked squares stay empty",
                    Mode.EVERY_SETTING,
                    ProblemRules::keepsPlacedQueensAndBlockedSquares),
            new Rule(
                    "R15",
                    "a solver of every problem proves that one has no solution",
                    Mode.EVERY_SETTING,
                    ProblemRules::provesThatThereIsNoSolution));

    private Rules() {}
}
