package io.github.nqueens.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class NonNullListsTest {
    @Test
    void anElementThatIsMissingIsNamedByItsIndex() {
        assertThatNullPointerException()
                .isThrownBy(() -> NonNullLists.of("names", Arrays.asList("a", "b", null)))
                .withMessage("names[2]");
        assertThatNullPointerException()
                .isThrownBy(() -> NonNullLists.of("names", new String[] {null, "b"}))
                .withMessage("names[0]");
        assertThatNullPointerException()
                .isThrownBy(() -> NonNullLists.of("names", (List<String>) null))
                .withMessage("names");
        assertThatNullPointerException()
                .isThrownBy(() -> NonNullLists.of("names", (String[]) null))
                .withMessage("names");
    }

    @Test
    void laterChangesAreNotSeen() {
        List<String> list = new ArrayList<>(List.of("a"));
        String[] array = {"a"};
        List<String> ofList = NonNullLists.of("names", list);
        List<String> ofArray = NonNullLists.of("names", array);
        list.set(0, "b");
        array[0] = "b";
        assertThat(ofList).containsExactly("a");
        assertThat(ofArray).containsExactly("a");
    }

    /** A list that is filled with null right after somebody has read it. */
    @Test
    void whatIsCheckedIsWhatIsKept() {
        List<String> once = new AbstractList<>() {
            private int asked;

            @Override
            public String get(int index) {
                return asked++ == 0 ? "a" : null;
            }

            @Override
            public int size() {
                return 1;
            }
        };
        assertThat(NonNullLists.of("names", once)).containsExactly("a");
    }
}
