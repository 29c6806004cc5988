package io.github.nqueens.cli.options;

import picocli.CommandLine;

/** Reads the version that the build wrote into the jar's manifest. */
public final class Version implements CommandLine.IVersionProvider {
    /** Called by picocli. */
    public Version() {}

    @Override
    public String[] getVersion() {
        return new String[] {text()};
    }

    /** The program and its version in one line. */
    public static String text() {
        String version = Version.class.getPackage().getImplementationVersion();
        return "nqueens " + (version == null ? "(unpackaged)" : version);
    }
}
