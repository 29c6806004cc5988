package io.github.nqueens.lab.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LabGuardTest {
    @Test
    void theHostHasItsPortUnlessItIsTheOneThatAnAddressWithoutAPortMeans() {
        assertThat(LabGuard.hosts(8080)).containsExactlyInAnyOrder("127.0.0.1:8080", "localhost:8080");
        assertThat(LabGuard.hosts(80)).contains("127.0.0.1", "localhost", "127.0.0.1:80");
    }
}
