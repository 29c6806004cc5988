package io.github.nqueens.web.compiler;

import org.teavm.extension.spi.substitution.SubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/**
 * Lets the browser's regular expressions stand for Java's, which bring tables and an engine. A class without one of its name in the
 * other package stays.
 */
public final class PackageSubstitutions implements SubstitutionPolicy {
    @Override
    public void contribute(SubstitutionSink sink) {
        sink.substitutePackage("java.util.regex", "io.github.nqueens.web.regex");
    }
}
