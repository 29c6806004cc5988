package io.github.nqueens.formats;

import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nqueens.Problem;
import io.github.nqueens.formats.text.TextBytes;
import java.nio.charset.Charset;
import java.util.List;
import org.junit.jupiter.api.Test;

class TextBytesTest {
    private static final String PUZZLE = "AABB\nAABB\nCCDD\nCCDD\n";
    private static final String MARK = "\uFEFF";

    @Test
    void theEncodingIsFoundWithAndWithoutAMark() {
        for (Charset encoding : List.of(UTF_8, UTF_16LE, UTF_16BE)) {
            for (String mark : List.of("", MARK)) {
                assertThat(ProblemReader.read((mark + PUZZLE).getBytes(encoding)))
                        .isEqualTo(Problem.parse(PUZZLE));
            }
        }
    }

    @Test
    void emojiSurviveInEachEncoding() {
        String emoji = "\uD83D\uDFE5 \uD83D\uDFE6\n";
        for (Charset encoding : List.of(UTF_8, UTF_16LE, UTF_16BE)) {
            assertThat(TextBytes.decode(emoji.getBytes(encoding))).isEqualTo(emoji);
        }
    }

    @Test
    void imagesAreSentElsewhere() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ProblemReader.read(new byte[] {(byte) 0x89, 'P', 'N', 'G', 13, 10, 26, 10}))
                .withMessageContaining("image")
                .withMessageContaining("PictureReader");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ProblemReader.read(new byte[] {(byte) 0xFF, (byte) 0xD8, (byte) 0xFF, (byte) 0xE0}))
                .withMessageContaining("PictureReader");
    }

    @Test
    void whatIsNoTextIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ProblemReader.read(new byte[] {'A', (byte) 0xC3, '\n'}))
                .withMessageContaining("UTF-8");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ProblemReader.read(new byte[] {'A', 0, 'B'}))
                .withMessageContaining("odd");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ProblemReader.read(new byte[] {'P', 'K', 3, 4}))
                .withMessageContaining("compressed");
    }
}
