package io.github.nqueens.web.compiler;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FastLongsTest {
    /** As the compiler writes them. */
    private static final String FUNCTIONS = "let J=BigInt(0),Bf=(lo,hi)=>BigInt.asIntN(64,BigInt.asUintN(64,BigInt(lo))"
            + "|BigInt.asUintN(64,BigInt(hi)<<BigInt(32))),G=val=>BigInt.asIntN(64,BigInt(val|0)),"
            + "D=val=>Number(val),H=val=>Number(BigInt.asIntN(64,val>>BigInt(32)))|0,L=val=>Number(BigInt.asIntN(32,val))|0,"
            + "Sl=(a,b)=>BigInt.asIntN(64,a<<BigInt(b&63)),Sr=(a,b)=>BigInt.asIntN(64,a>>BigInt(b&63)),"
            + "Su=(a,b)=>BigInt.asIntN(64,BigInt.asUintN(64,a)>>BigInt(b&63));";

    @Test
    void constantsAreLiterals() {
        assertThat(FastLongs.in(
                        FUNCTIONS + "x=S(a,G(1));y=G( -7);z=Bf(5,1);if(C(b,J)){return Bf(4294967295,2147483647);}"))
                .endsWith(";x=S(a,1n);y=-7n;z=4294967301n;if(C(b,0n)){return 9223372036854775807n;}");
        assertThat(FastLongs.in(FUNCTIONS + "x=Bf(0,2147483648);y=Bf(4294967294,4294967295);"))
                .endsWith(";x=-9223372036854775808n;y=-2n;");
    }

    @Test
    void otherCallsAndNamesStay() {
        String others = "x=G(a);y=Bf(a,1);z=AJ+BG(1)+a.G(1)+a.J+J$;t=\"J. \\\" G(1)\"+'J';";
        assertThat(FastLongs.in(FUNCTIONS + others)).endsWith(";" + others);
    }

    /** Each function of each of many numbers, by every distance of a shift and beyond. */
    @Test
    void functionsGiveTheNumbersOfTheVirtualMachine(@TempDir Path folder) throws Exception {
        SplittableRandom random = new SplittableRandom(1);
        StringBuilder calls = new StringBuilder();
        StringBuilder expected = new StringBuilder();
        for (int i = 0; i < 2000; i++) {
            long value = i < SPECIAL.length ? SPECIAL[i] : random.nextLong() >> random.nextInt(64);
            int distance = i % 130 - 65;
            calls.append("[%dn,%d],".formatted(value, distance));
            expected.append(value)
                    .append(' ')
                    .append((int) (value >> 32))
                    .append(' ')
                    .append((int) value)
                    .append(' ')
                    .append(value << distance)
                    .append(' ')
                    .append(value >> distance)
                    .append(' ')
                    .append(value >>> distance)
                    .append(' ')
                    .append(new BigDecimal((double) value).toBigInteger())
                    .append('\n');
        }
        Path script = folder.resolve("functions.cjs");
        Files.writeString(
                script,
                FastLongs.in(FUNCTIONS + "process.stdout.write([" + calls + "].map(([a,b])=>["
                        + "Bf(L(a),H(a)),H(a),L(a),Sl(a,b),Sr(a,b),Su(a,b),BigInt(D(a))].join(' ')+'\\n').join(''));"));
        Path output = folder.resolve("output");
        Process node;
        try {
            node = new ProcessBuilder("node", script.toString())
                    .redirectOutput(output.toFile())
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
        } catch (IOException notFound) {
            Assumptions.abort("no node on the PATH, so the script was not run; install node 20 or newer");
            throw notFound;
        }
        assertThat(node.waitFor()).isZero();
        assertThat(Files.readString(output)).isEqualTo(expected.toString());
    }

    private static final long[] SPECIAL = {
        0,
        1,
        -1,
        0x7FFFFFFFL,
        0x80000000L,
        0xFFFFFFFFL,
        -0x80000000L,
        -0x80000001L,
        1L << 32,
        -1L << 32,
        1L << 53,
        (1L << 53) + 1,
        (1L << 53) + 3,
        -(1L << 53) - 1,
        Long.MAX_VALUE,
        Long.MIN_VALUE,
        Long.MAX_VALUE - 512
    };

    @Test
    void aScriptOfAnotherKindIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> FastLongs.in("let a=1;"))
                .withMessageContaining("constants");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> FastLongs.in(FUNCTIONS.replace("val=>Number(val)", "val=>+val")))
                .withMessageContaining("Number(val)");
    }
}
