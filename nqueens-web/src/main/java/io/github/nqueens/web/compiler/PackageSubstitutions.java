package io.github.nqueens.web.compiler;

import org.teavm.extension.spi.substitution.SubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/**
 * Lets the browser's regular expressions stand for Java's, whose tables and engine are a fifth of the script, and a generator with
 * arithmetic of 32 bits for the library's. A class without one of its name in the other package stays.
 */
public final class PackageSubstitutions implements SubstitutionPolicy {
    @Override
    public void contribute(SubstitutionSink sink) {
        sink.substitutePackage("java.util.regex", "io.github.nqueens.web.regex");
        sink.substitutePackage("io.github.nqueens.internal", "io.github.nqueens.web.random");
    }
}
