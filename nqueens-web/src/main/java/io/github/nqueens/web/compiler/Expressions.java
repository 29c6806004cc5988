package io.github.nqueens.web.compiler;

import org.jspecify.annotations.Nullable;
import org.teavm.interop.Import;
import org.teavm.jso.JSObject;
import org.teavm.jso.core.JSString;

/** The browser's regular expressions. */
public final class Expressions {
    private Expressions() {}

    public static JSObject of(String text) {
        return expression(JSString.valueOf(text));
    }

    /** A text as expressions search it, which is a copy. */
    public static JSObject text(String text) {
        return JSString.valueOf(text);
    }

    public static @Nullable String group(JSObject found, int group) {
        JSString text = groupText(found, group);
        return text == null ? null : text.stringValue();
    }

    @Import(module = Browser.SCRIPT, name = "expression")
    private static native JSObject expression(JSString text);

    @Import(module = Browser.SCRIPT, name = "search")
    public static native @Nullable JSObject search(JSObject expression, JSObject text, int from);

    @Import(module = Browser.SCRIPT, name = "index")
    public static native int index(JSObject found);

    @Import(module = Browser.SCRIPT, name = "group")
    private static native @Nullable JSString groupText(JSObject found, int group);
}
