package io.github.nqueens.benchmarks.peers;

import io.jenetics.Chromosome;
import io.jenetics.EnumGene;
import io.jenetics.MutatorResult;
import io.jenetics.Optimize;
import io.jenetics.PartiallyMatchedCrossover;
import io.jenetics.Phenotype;
import io.jenetics.SwapMutator;
import io.jenetics.engine.Codecs;
import io.jenetics.engine.Engine;
import io.jenetics.engine.EvolutionResult;
import io.jenetics.engine.Limits;
import io.jenetics.util.MSeq;
import io.jenetics.util.RandomRegistry;
import java.time.Duration;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/** Jenetics' permutation genetic algorithm: partially matched crossover, mutation by one swap, one thread. */
public final class Jenetics implements Peer {
    private static final int POPULATION = 100;
    private static final double MUTATION = 0.5;
    private static final double CROSSOVER = 0.1;

    @Override
    public Supplier<Optional<int[]>> model(int n, long seed, Duration limit) {
        Engine<EnumGene<Integer>, Integer> engine = Engine.builder(Jenetics::attackingPairs, Codecs.ofPermutation(n))
                .optimize(Optimize.MINIMUM)
                .populationSize(POPULATION)
                .alterers(new PartiallyMatchedCrossover<>(CROSSOVER), new OneSwap(MUTATION))
                .executor(Runnable::run)
                .build();
        return () -> RandomRegistry.with(new Random(seed), random -> evolve(engine, limit));
    }

    @Override
    public String settings() {
        return "permutations, the fitness is the number of attacking pairs; population " + POPULATION
                + "; `PartiallyMatchedCrossover` with probability " + CROSSOVER
                + "; a mutation that swaps two columns of an individual with probability " + MUTATION
                + "; selectors by default; `java.util.Random`; one thread";
    }

    private static Optional<int[]> evolve(Engine<EnumGene<Integer>, Integer> engine, Duration limit) {
        Phenotype<EnumGene<Integer>, Integer> best = engine.stream()
                .limit(Limits.byFitnessThreshold(1))
                .limit(Limits.byExecutionTime(limit))
                .collect(EvolutionResult.toBestPhenotype());
        return best.fitness() == 0
                ? Optional.of(best.genotype().chromosome().stream()
                        .mapToInt(EnumGene::allele)
                        .toArray())
                : Optional.empty();
    }

    private static int attackingPairs(int[] columns) {
        int n = columns.length;
        int[] sums = new int[2 * n - 1];
        int[] differences = new int[2 * n - 1];
        int pairs = 0;
        for (int row = 0; row < n; row++) {
            pairs += sums[row + columns[row]]++ + differences[row - columns[row] + n - 1]++;
        }
        return pairs;
    }

    /**
     * Swaps two columns of an individual. The library's own mutator swaps a share of all genes, the cube root of its
     * probability, so that it either ruins a board of a hundred rows or hardly ever touches one.
     */
    private static final class OneSwap extends SwapMutator<EnumGene<Integer>, Integer> {
        OneSwap(double probability) {
            super(probability);
        }

        @Override
        protected MutatorResult<Chromosome<EnumGene<Integer>>> mutate(
                Chromosome<EnumGene<Integer>> chromosome, double probability, RandomGenerator random) {
            MSeq<EnumGene<Integer>> genes = MSeq.of(chromosome);
            genes.swap(random.nextInt(genes.length()), random.nextInt(genes.length()));
            return new MutatorResult<>(chromosome.newInstance(genes.toISeq()), 1);
        }
    }
}
