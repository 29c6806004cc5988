package io.github.nqueens.web.compiler;

import org.teavm.interop.Import;

/** What kind of sign a character is, by the browser's own tables of Unicode: Java's are a tenth of the script. */
final class Letters {
    private static final int ASCII = 0x80;

    private Letters() {}

    @StandsFor("java.lang.Character.isLetter")
    static boolean isLetter(int point) {
        return point < ASCII ? (point | 0x20) >= 'a' && (point | 0x20) <= 'z' : isLetterBeyond(point);
    }

    @StandsFor("java.lang.Character.isLetter")
    static boolean isLetter(char c) {
        return isLetter((int) c);
    }

    @StandsFor("java.lang.Character.isDigit")
    static boolean isDigit(int point) {
        return point < ASCII ? point >= '0' && point <= '9' : isDigitBeyond(point);
    }

    @StandsFor("java.lang.Character.isDigit")
    static boolean isDigit(char c) {
        return isDigit((int) c);
    }

    @StandsFor("java.lang.Character.isLetterOrDigit")
    static boolean isLetterOrDigit(int point) {
        return isLetter(point) || isDigit(point);
    }

    @StandsFor("java.lang.Character.isLetterOrDigit")
    static boolean isLetterOrDigit(char c) {
        return isLetter((int) c) || isDigit((int) c);
    }

    @StandsFor("java.lang.Character.isLowerCase")
    static boolean isLowerCase(int point) {
        return point < ASCII ? point >= 'a' && point <= 'z' : isLowerCaseBeyond(point);
    }

    @StandsFor("java.lang.Character.isLowerCase")
    static boolean isLowerCase(char c) {
        return isLowerCase((int) c);
    }

    /** The separators of Unicode but those at which no line is broken, and the signs that control a printer. */
    @StandsFor("java.lang.Character.isWhitespace")
    static boolean isWhitespace(int point) {
        return point < ASCII
                ? point == ' ' || (point >= 0x09 && point <= 0x0D) || (point >= 0x1C && point <= 0x1F)
                : point == 0x1680
                        || (point >= 0x2000 && point <= 0x200A && point != 0x2007)
                        || point == 0x2028
                        || point == 0x2029
                        || point == 0x205F
                        || point == 0x3000;
    }

    @StandsFor("java.lang.Character.isWhitespace")
    static boolean isWhitespace(char c) {
        return isWhitespace((int) c);
    }

    @StandsFor("java.lang.Character.toLowerCase")
    static int toLowerCase(int point) {
        return point < ASCII ? (point >= 'A' && point <= 'Z' ? point + 0x20 : point) : lowerCase(point);
    }

    @StandsFor("java.lang.Character.toLowerCase")
    static char toLowerCase(char c) {
        return (char) toLowerCase((int) c);
    }

    @StandsFor("java.lang.Character.digit")
    static int digit(char c, int radix) {
        return digit((int) c, radix);
    }

    @StandsFor("java.lang.Character.digit")
    static int digit(int point, int radix) {
        int value = -1;
        if (isDigit(point)) {
            // The digits of a script stand together, from 0 on.
            value = 0;
            for (int before = point - 1; isDigit(before); before--) {
                value++;
            }
            value %= 10;
        } else {
            // The letters of full width are digits, too.
            int letter = (point >= 0xFF21 && point <= 0xFF5A ? point - 0xFF21 + 'A' : point) | 0x20;
            if (letter >= 'a' && letter <= 'z') {
                value = letter - 'a' + 10;
            }
        }
        return value < radix ? value : -1;
    }

    /** The types that the library asks for; any other is 0. */
    @StandsFor("java.lang.Character.getType")
    static int type(int point) {
        return typeOf(point);
    }

    @Import(module = Browser.SCRIPT, name = "typeOf")
    private static native int typeOf(int point);

    @Import(module = Browser.SCRIPT, name = "isLetterBeyond")
    private static native boolean isLetterBeyond(int point);

    @Import(module = Browser.SCRIPT, name = "isDigitBeyond")
    private static native boolean isDigitBeyond(int point);

    @Import(module = Browser.SCRIPT, name = "isLowerCaseBeyond")
    private static native boolean isLowerCaseBeyond(int point);

    @Import(module = Browser.SCRIPT, name = "lowerCase")
    private static native int lowerCase(int point);
}
