/**
 * Count on several processes or machines: cut a count into parts, send each as text, and add up what comes back.
 *
 * <p>Start with {@link io.github.nqueens.solutions.parts.CountPlan}, which cuts a count. A {@link
 * io.github.nqueens.solutions.parts.CountWorker} counts parts where it is asked to, and each {@link
 * io.github.nqueens.solutions.parts.PartResult} is one line of text. A {@link io.github.nqueens.solutions.parts.PartLedger}
 * collects results in any order, and a {@link io.github.nqueens.solutions.parts.CountManifest} keeps them in a folder.
 *
 * <pre>{@code
 * CountPlan plan = CountPlan.of(18, 100);
 * PartLedger ledger = PartLedger.of(plan);
 * try (CountWorker worker = CountPlan.parse(plan.toText()).worker()) {
 *     for (int part = 0; part < plan.parts(); part++) {
 *         ledger.add(PartResult.parse(worker.count(part, Limits.none()).toText()));
 *     }
 * }
 * long solutions = plan.total(ledger.results());
 * }</pre>
 *
 * <p>Within one process {@link io.github.nqueens.solutions.SolutionCounter} does all of this, and faster.
 *
 * <p>Arguments must not be null unless they are marked as nullable: a {@link NullPointerException} names one that is, and for a
 * collection or an array the index at which it holds null.
 */
@NullMarked
package io.github.nqueens.solutions.parts;

import org.jspecify.annotations.NullMarked;
