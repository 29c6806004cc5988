package io.github.nqueens.web.compiler;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

/** Names in a small script such as the compiler writes. That a whole library still works is tested by its answers. */
class ShortNamesTest {
    private static final String MAKER = "let Qq=superclass=>{return function(){superclass.call(this);};},";

    @Test
    void classesNameTheirFieldsAlikeAndNoObjectHasTwoOfOneName() {
        assertThat(ShortNames.in(MAKER + "Zz=null;function Ka(){let a=this;E.call(a);a.HX=null;a.WC=0;}"
                        + "function Kb(){Ka.call(this);this.bhP=null;}let Kc=Qq(Kb);function Kd(){Kc.call(this);this.B7=0;}"
                        + "Zz=(a,b)=>{return a.bhP.HX+b.B7.data.dF();};"))
                .isEqualTo("let A=superclass=>{return function(){superclass.call(this);};},"
                        + "B=null;function C(){let a=this;F.call(a);a.A=null;a.B=0;}"
                        + "function D(){C.call(this);this.C=null;}let E=A(D);function G(){E.call(this);this.D=0;}"
                        + "B=(a,b)=>{return a.C.A+b.D.data.dF();};");
    }

    @Test
    void linesMayBeBrokenAnywhere() {
        assertThat(ShortNames.in(MAKER + "Zz=null;function\nKa(){let a=this;E.call(\na);a.HX\n=null;}let Kb\n=Qq(Ka);"
                        + "function Kc(){\nKb.call(this);this.B7=0;}Zz=a=>{return a.HX+a.B7;};"))
                .contains("a.A=null")
                .contains("this.B=0")
                .endsWith("a.A+a.B;};");
    }

    @Test
    void textsAndWhatTheBrowserHasKeepTheirNames() {
        assertThat(ShortNames.in(
                        MAKER + "Ka=a=>{return Math.floor(new Map(\"Ka \\\"Qq\\\"\")/a.size)+/Ka[/\"]/g.exec('Qq');};"))
                .contains("Math.floor(new Map(\"Ka \\\"Qq\\\"\")/a.size)+/Ka[/\"]/g.exec('Qq')")
                .startsWith("let A=superclass")
                .contains(",B=a=>");
    }

    @Test
    void aScriptOfAnotherKindIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> ShortNames.in("let a=1;"));
        assertThatIllegalArgumentException().isThrownBy(() -> ShortNames.in(MAKER + "b=\"open"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ShortNames.in(MAKER
                        + "Zz=null;function Ka(){E.call(this);this.HX=null;}function Kb(){E.call(this);this.HX=null;}"))
                .withMessageContaining("HX");
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () -> ShortNames.in(
                                MAKER
                                        + "Zz=null;function Ka(){E.call(this);this.HX=null;}function Kb(){Ke.call(this);this.WC=null;}"))
                .withMessageContaining("Ke");
    }
}
