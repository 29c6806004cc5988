package io.github.nqueens.solutions.task;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Problem;
import org.junit.jupiter.api.Test;

class CountLedgerTest {
    private static final Problem PROBLEM =
            Problem.builder(8).rule(AttackRule.TORUS).build();

    private static CountLedger ledger(long most) {
        return new CountLedger(ProblemTask.search(PROBLEM, true, most), 3);
    }

    @Test
    void aNumberBeyondALongIsAnErrorThatNamesTheWayOutAndChangesNothing() {
        CountLedger ledger = ledger(Long.MAX_VALUE);
        ledger.add(0, Long.MAX_VALUE - 1);
        assertThatThrownBy(() -> ledger.add(1, 2))
                .isInstanceOf(ArithmeticException.class)
                .hasMessageContaining("countUpTo");
        assertThat(ledger.solutions()).isEqualTo(Long.MAX_VALUE - 1);
        assertThat(ledger.isDone(1)).isFalse();
        assertThat(ledger.done()).isEqualTo(1);
    }

    @Test
    void isCompleteAtTheNumberThatIsEnough() {
        CountLedger ledger = ledger(Long.MAX_VALUE - 1);
        ledger.add(0, 7);
        assertThat(ledger.isComplete()).isFalse();
        assertThat(ledger.fraction()).isEqualTo(1 / 3.0);
        ledger.add(2, Long.MAX_VALUE - 1);
        assertThat(ledger.solutions()).isEqualTo(Long.MAX_VALUE - 1);
        assertThat(ledger.isComplete()).isTrue();
        assertThat(ledger.fraction()).isEqualTo(1);
        assertThat(ledger.missing().stream()).containsExactly(1);
    }
}
