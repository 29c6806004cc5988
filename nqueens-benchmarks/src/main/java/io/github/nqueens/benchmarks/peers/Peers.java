package io.github.nqueens.benchmarks.peers;

import java.util.List;

/** The programs that one solution is compared with, by the names that tables show. */
public final class Peers {
    /** The names, in the order of tables. */
    public static final List<String> NAMES = List.of("Choco", "OR-Tools CP-SAT", "Timefold", "Jenetics");

    private Peers() {}

    /**
     * Makes a peer. Those with native code load it.
     *
     * @param name one of {@link #NAMES}
     * @return the peer
     * @throws IllegalArgumentException if there is no such peer
     */
    public static Peer named(String name) {
        return switch (name) {
            case "Choco" -> new Choco();
            case "OR-Tools CP-SAT" -> new CpSat();
            case "Timefold" -> new Timefold();
            case "Jenetics" -> new Jenetics();
            default -> throw new IllegalArgumentException("no peer '" + name + "'; there are " + NAMES);
        };
    }
}
