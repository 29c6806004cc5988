plugins {
    application
}

java {
    toolchain {
        languageVersion = JavaLanguageVersion.of(17)
    }
}

repositories {
    mavenCentral()
}

dependencies {
    implementation(platform("io.github.nqueens:nqueens-bom:0.1.0"))
    implementation("io.github.nqueens:nqueens-algorithms")
    runtimeOnly("org.slf4j:slf4j-nop:2.0.20")
}

application {
    mainClass = "example.Main"
}
