package io.github.nqueens.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.CancellationToken;
import io.github.nqueens.Limits;
import java.time.Duration;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class LimitWatchTest {
    /** A clock of nanoseconds begins anywhere, and may turn negative while it is watched. */
    private long now = Long.MAX_VALUE - 5;

    @AfterEach
    @SuppressWarnings("ResultOfMethodCallIgnored")
    void clearTheFlag() {
        Thread.interrupted();
    }

    private LimitWatch watch(Limits limits) {
        return new LimitWatch(limits, () -> now);
    }

    @Test
    void theTimeLimitEndsTheWork() {
        LimitWatch watch = watch(Limits.of(Duration.ofNanos(10)));
        now += 9;
        assertThat(watch.isOver()).isFalse();
        assertThat(watch.nanosLeft()).isEqualTo(1);
        assertThat(watch.remaining().timeLimit()).hasValue(Duration.ofNanos(1));
        watch.requireOngoing("count");
        assertThatThrownBy(() -> watch.reason("count")).isInstanceOf(IllegalStateException.class);
        now++;
        assertThat(watch.isTimeUp()).isFalse();
        assertThat(watch.isOver()).isTrue();
        assertThat(watch.isTimeUp()).isTrue();
        assertThat(watch.reason("count")).isEqualTo("the time limit was reached");
        now += 5;
        assertThat(watch.elapsed()).isEqualTo(Duration.ofNanos(15));
        assertThat(watch.remaining().timeLimit()).hasValue(Duration.ZERO);
        assertThatThrownBy(() -> watch.requireOngoing("count"))
                .isInstanceOf(CancellationException.class)
                .hasMessage("the time limit was reached");
    }

    @Test
    void theFirstReasonStays() {
        CancellationToken token = new CancellationToken();
        LimitWatch watch = watch(Limits.builder()
                .cancellation(token)
                .timeLimit(Duration.ofNanos(10))
                .build());
        assertThat(watch.remaining().cancellation()).hasValue(token);
        token.cancel();
        assertThat(watch.isOver()).isTrue();
        now += 10;
        Thread.currentThread().interrupt();
        assertThat(watch.isOver()).isTrue();
        assertThat(watch.isTimeUp()).isFalse();
        assertThat(watch.reason("count")).isEqualTo("the count was cancelled");
        LimitWatch interrupted = watch(Limits.none());
        assertThat(interrupted.isOver()).isTrue();
        assertThat(interrupted.reason("count")).isEqualTo("the thread was interrupted");
        assertThat(Thread.currentThread().isInterrupted()).isTrue();
    }

    @Test
    void whatIsWatchedWithoutLimitsGoesOn() {
        LimitWatch watch = watch(Limits.none());
        now += Long.MAX_VALUE / 2;
        assertThat(watch.isOver()).isFalse();
        assertThat(watch.remaining()).hasToString(Limits.none().toString());
        assertThat(LimitWatch.start(Limits.none()).isOver()).isFalse();
    }

    @Test
    void durationsSaturate() {
        assertThat(LimitWatch.saturatedNanos(Duration.ofNanos(Long.MAX_VALUE))).isEqualTo(Long.MAX_VALUE);
        assertThat(LimitWatch.saturatedNanos(Duration.ofSeconds(Long.MAX_VALUE)))
                .isEqualTo(Long.MAX_VALUE);
        assertThat(LimitWatch.saturatedNanos(Duration.ofSeconds(2))).isEqualTo(2_000_000_000L);
        assertThat(watch(Limits.of(Duration.ofSeconds(Long.MAX_VALUE))).isOver())
                .isFalse();
    }

    @Test
    void tellsHowLongTheWorkHasBeenOver() {
        LimitWatch watch = watch(Limits.of(Duration.ofNanos(10)));
        assertThatIllegalStateException()
                .isThrownBy(watch::nanosOver)
                .withMessage("the work is not over; ask isOver() first");
        now += 11;
        assertThat(watch.isOver()).isTrue();
        assertThat(watch.nanosOver()).isZero();
        now += 7;
        assertThat(watch.isOver()).isTrue();
        assertThat(watch.nanosOver()).isEqualTo(7);
    }
}
