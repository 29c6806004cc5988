package io.github.nqueens.web.compiler;

import org.teavm.extension.spi.substitution.SubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/** Lets the browser's regular expressions stand for Java's, whose tables and engine are a fifth of the script. */
public final class RegexSubstitution implements SubstitutionPolicy {
    @Override
    public void contribute(SubstitutionSink sink) {
        sink.substitutePackage("java.util.regex", "io.github.nqueens.web.regex");
    }
}
