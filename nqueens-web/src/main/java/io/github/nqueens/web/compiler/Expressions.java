package io.github.nqueens.web.compiler;

import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;

/**
 * The browser's regular expressions. The classes that stand for Java's are compiled under Java's names, and there the compiler to
 * WebAssembly sees no script of a native method.
 */
public final class Expressions {
    private Expressions() {}

    @JSBody(params = "text", script = "return new RegExp(text, 'g');")
    public static native JSObject of(String text);

    @JSBody(
            params = {"expression", "text", "from"},
            script = "expression.lastIndex = from; return expression.exec(text);")
    public static native @Nullable JSObject search(JSObject expression, String text, int from);

    @JSBody(params = "found", script = "return found.index;")
    public static native int index(JSObject found);

    @JSBody(
            params = {"found", "group"},
            script = "return found[group] !== undefined;")
    public static native boolean has(JSObject found, int group);

    @JSBody(
            params = {"found", "group"},
            script = "return found[group];")
    public static native String group(JSObject found, int group);
}
