package io.github.nqueens.web.compiler;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class LongLiteralsTest {
    private static final String MAKERS = "let J=BigInt(0),Bf=(lo,hi)=>BigInt.asIntN(64,BigInt.asUintN(64,BigInt(lo))"
            + "|BigInt.asUintN(64,BigInt(hi)<<BigInt(32))),G=val=>BigInt.asIntN(64,BigInt(val|0));";

    @Test
    void constantsAreLiterals() {
        assertThat(LongLiterals.in(
                        MAKERS + "x=S(a,G(1));y=G( -7);z=Bf(5,1);if(C(b,J)){return Bf(4294967295,2147483647);}"))
                .isEqualTo(MAKERS + "x=S(a,1n);y=-7n;z=4294967301n;if(C(b,0n)){return 9223372036854775807n;}");
        assertThat(LongLiterals.in(MAKERS + "x=Bf(0,2147483648);y=Bf(4294967294,4294967295);"))
                .isEqualTo(MAKERS + "x=-9223372036854775808n;y=-2n;");
    }

    @Test
    void otherCallsAndNamesStay() {
        String others = "x=G(a);y=Bf(a,1);z=AJ+BG(1)+a.G(1)+a.J+J$;t=\"J. \\\" G(1)\"+'J';";
        assertThat(LongLiterals.in(MAKERS + others)).isEqualTo(MAKERS + others);
    }

    @Test
    void aScriptOfAnotherKindIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> LongLiterals.in("let a=1;"))
                .withMessageContaining("constants");
    }
}
