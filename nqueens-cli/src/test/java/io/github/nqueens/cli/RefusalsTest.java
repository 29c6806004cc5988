package io.github.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What people type who do not know the program, and what it answers. */
class RefusalsTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "solve 8 --all | maybe 'nqueens solutions 8'?",
                "solve 12 --all | maybe 'nqueens solutions 12'?",
                "worksheet --n 6 -o s.html | maybe '--size 6'?",
                "solve 8 --count | maybe 'nqueens count 8'?",
                "solve 8 --random | maybe 'nqueens solutions 8 --random 1'?",
                "solve 8 --solver tabu | maybe '--algorithm'?",
                "8 | maybe 'nqueens solve 8'?",
                "queen 8 | no command named 'queen'; maybe 'nqueens solve 8'?",
                "n-queens | maybe 'nqueens solve 8'?",
                "check a b | 'b' is one argument too many: 'nqueens check' takes one; see 'nqueens check --help'",
                "check 1 3 0 2 | 'nqueens check' takes one file; give the text itself: echo '1 3 0 2' | nqueens check -",
                "check b1 d2 a3 c4 | give the text itself: echo 'b1 d2 a3 c4' | nqueens check -",
                "puzzle solve .Q.. ...Q Q... ..Q. | echo '.Q.. ...Q Q... ..Q.' | nqueens puzzle solve -",
                "count 8 --unique | maybe '--fundamental'?",
                "solve 8 --unique | maybe 'nqueens solutions 8 --fundamental'?",
                "solutions 8 --first 2 | maybe '--limit'?",
                "count 8 --first 2 | no option named '--first'; see 'nqueens count --help'",
                "count 8 --solver tabu | no option named '--solver'",
                "solve 8 9 10 | '9', '10' are too many arguments: 'nqueens solve' takes one",
                "compare tabu 8 | 'tabu', '8' are too many arguments: 'nqueens compare' takes options only",
                "frobnicate | no command named 'frobnicate'; see 'nqueens --help'",
                "help frobnicate | no command named 'frobnicate'; see 'nqueens --help'",
                "ilst | no command named 'ilst'; maybe 'list'?",
                "lits | no command named 'lits'; maybe 'list'?",
                "slove --help | no command named 'slove'; maybe 'solve'?",
                "--help slove | no command named 'slove'; maybe 'solve'?",
                "puzzle slove --help | no command named 'slove'; maybe 'solve'?",
                "solve 8 --algo sa | no option named '--algo'; maybe '--algorithm'?",
                "solve 8 --no 1 | no option named '--no'; see 'nqueens solve --help'",
                "solve 8 -s | no option named '-s'; maybe '--seed'?; see 'nqueens solve --help'",
                "solve 8 -seed 1 | no option named '-seed'; maybe '--seed'?",
                "vis 8 | no command named 'vis'; maybe 'visualize'?",
                "replay 6 | maybe 'nqueens visualize 6 --output replay.html'?",
                "table | maybe 'nqueens compare --table --sizes 8'?",
                "algorithms | maybe 'nqueens list'?",
                "co 8 | no command named 'co'; maybe 'count'?; see 'nqueens --help'",
                "solve 8 --js | no option named '--js'; maybe '--json'?",
                "help slove | no command named 'slove'; maybe 'solve'?",
                "help puzzle slove | no command named 'slove'; maybe 'solve'?; see 'nqueens puzzle --help'",
                "help solve 8 | no command named '8'; see 'nqueens solve --help'",
                "puzzles | maybe 'puzzle'?",
                "puzzle slove p.txt | no command named 'slove'; maybe 'solve'?",
                "solve --size 20 | maybe 'nqueens solve 20'?",
                "count -n 12 | maybe 'nqueens count 12'?",
                "solve 8 -a queen | no solver named 'queen'; maybe 'queen-search'?",
                "solve 8 -a best-first:strategy=gredy | maybe 'greedy'?",
                "solve 8 -a csp:mrv=true | has no parameter 'mrv'. It knows:",
                "solve 8 -a csp:mrv | 'mrv' in 'csp:mrv' is not a parameter: write name:key=value,key=value",
                "solve 8 -a tabu-search | maybe 'tabu'?",
                "solve 8 -a true | no solver named 'true'.",
                "solve 8 -a annealing | maybe 'simulated-annealing'?",
                "solve 8 -a portfolio:solvers=tabu,genetic | 'genetic' in 'portfolio:solvers=tabu,genetic' is not a parameter",
                "solve 8 -a portfolio:solvers=tabu,genetic,stagnation=5 | 'stagnation'",
                "solve 8 -a sa:preset=stepped,attacked | write name:key=value,key=value",
                "compare -a tabu -n 12-8 | '12-8' has no sizes; write the smaller one first",
                "compare -a tabu -n 1-1001 | '1-1001' has more than 1000 sizes",
                "compare -a tabu -n 8-9-10 | '8-9-10' is no range of sizes",
                "compare -a tabu -n 8- | n is ''",
                "solve --n 8 | maybe 'nqueens solve 8'?",
                "solve 1,00 | n is '1,00', but must be a whole number",
                "version | maybe 'nqueens --version'?",
                "solve x | nqueens: n is 'x', but must be a whole number",
                "solve 8 --seed 1 --seed 2 | nqueens: --seed is given more than once; leave all but one out; see",
                "solve 8 -f grid --format list --json | --format is given more than once",
                "puzzle new 8 9 | '9' is one argument too many",
                "solve 8 --rule toruss | touch, superqueens; maybe 'torus'?; see 'nqueens solve --help'",
                "solve 8 --rule knight | touch, superqueens; see 'nqueens solve --help'",
                "solutions 8 --format lst | maybe 'list'?",
                "count 8 --method joins | maybe 'join'?",
                "puzzle new 8 --rating hardd | hard or very-hard; maybe 'hard'?; a range is written easy..hard",
                "puzzle new 8 --rating easy..hallset | maybe 'hall-set'?",
                "puzzle -- rate p.txt | 'rate' stands after '--', but options and commands come before it; leave '--' out",
                "check - - | '-' is one argument too many: 'nqueens check' takes one",
                "- | no command named '-'; see 'nqueens --help'",
                "solve +8 | n is '+8', but must be a whole number",
                "solve \u0668 | n is '\u0668', but must be a whole number",
                "solve 8 --seed +1 | '+1' is not a whole number that fits",
                "count 8 --threads \u0662 | '\u0662' is not a whole number that fits",
                "puzzle new | 'n' is missing; give the size of the board once",
                "puzzle new 5 --size 5 | n is given twice; give the size of the board once",
                "solve 8 --max-iterations -1 | --max-iterations is -1, but a limit is 0 or more",
                "solve 8 --seed x | 'x' is not a whole number that fits",
                "solve 8 -o board.pdf | a board is written as .svg, .png, .json or .txt",
                "visualize 8 -a tabu -o r | ends in .html",
                "solve 8 -o board.csv | a board is written as",
                "solve 8 --format list -o board.svg | a board is written as",
                "compare --algorithms tabu --sizes 8 --runs 1 --plot x.png | ends in .svg",
                "solve 8 --sed 1 | nqueens: no option named '--sed'; maybe '--seed'?; see 'nqueens solve --help'",
                "solve 8 --sed=1 | no option named '--sed=1'; maybe '--seed'?",
                "solve 8 --FORMAT grid | no option named '--FORMAT'; maybe '--format'?",
                "solve 8 --sed 1 --tim 2 | no options named '--sed', '--tim'; maybe '--seed'?",
                "puzzle nwe 8 | no command named 'nwe'; maybe 'new'?",
                "-- solve 8 | 'solve' stands after '--', but options and commands come before it; leave '--' out",
                "solve -- 8 --seed 1 | '--seed' stands after '--', but options and commands come before it",
                "solve 8 --time-limit 999999999999h | '999999999999h' is too long; the longest time is 2562047h",
                "solve 8 --time-limit 2562048h | '2562048h' is too long; the longest time is 2562047h",
                "solve 8 --time-limit 10x | '10x' is not a time; write a number with its unit",
                "solve 8 --seed 0x10 | from -9223372036854775808 to 9223372036854775807",
                "solve 8 --seed 99999999999999999999 | from -9223372036854775808 to 9223372036854775807",
                "lab --port 80x | --port: '80x' is no port; give a number from 1 to 65535, or 0 for any free port",
                "compare -a tabu -n 8 --runs 1e9 | '1e9' is not a whole number that fits; give one from 1 to 2147483647",
                "visualize 8 -a tabu -o r.html --steps 1 | --steps is 1, but must be from 4 to 1000000",
                "visualize 8 -a tabu -o r.html --steps 1000001 | --steps is 1000001, but must be from 4 to 1000000",
                "count 28 | choose a smaller n, or an estimate with 'nqueens count 28 --estimate'",
                "solutions 8 --limit 0 | --limit is 0, but at least 1 solution is printed; leave it out for all",
                "solutions 8 --random 0 | --random is 0, but at least 1 solution is drawn",
                "generate-completion foo | 'foo' is one argument too many: 'nqueens generate-completion' takes options only",
                "convert p.txt --to grid --json | --to grid conflicts with --json, which prints JSON; leave one of them out",
                "solve 8 --format grid --json | --format grid conflicts with --json",
                "solutions 8 --format svg --json | --format svg conflicts with --json",
                "count 8-10 | n is '8-10', but must be a whole number from 1 to 27, or to 10000 with --estimate",
                "solutions abc | n is 'abc', but must be a whole number from 1 to 32, or to 18 with --random",
                "puzzle new abc | n is 'abc', but must be a whole number from 1 to",
                "lab --port 70000 | --port: '70000' is no port; give a number from 1 to 65535, or 0 for any free port",
                "convert none.txt | cannot read 'none.txt'",
                "solve 8 -a tabu,sa | --algorithm is 'tabu,sa', but solve takes one solver; 'nqueens compare' runs several",
                "solve | 'n' is missing; give the size of the board",
                "describe | 'name' is missing; see 'nqueens describe --help'",
                "worksheet --size 6 | --output is missing; see 'nqueens worksheet --help'",
                "solve 8 --seed | --seed is given without its number; see 'nqueens solve --help'",
                "algorithms | no command named 'algorithms'; maybe 'nqueens list'?",
                "8 | no command named '8'; maybe 'nqueens solve 8'?",
                "solve 8 --format pdf | --format: 'pdf' is not one of",
                "puzzle hint p.txt --solvers-from x.jar | no option named '--solvers-from'",
                "convert --solvers-from x.jar | no option named '--solvers-from'",
                "worksheet -o s.html --solvers-from x.jar | no option named '--solvers-from'",
                "check [1,3,0,2] | echo '[1,3,0,2]' |"
            })
    void isToldWhatWasMeant(String command, String said) {
        Cli.run(command.strip().split(" ")).assertRefused(said.strip());
    }

    @Test
    void aCommandWithoutASizeIsNotSuggestedWithOne() {
        Cli.Ran ran = Cli.run("list", "--size", "5");
        ran.assertRefused("no option named '--size'; see");
        assertThat(ran.err()).doesNotContain("maybe");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "solve 8 --algorithms TABU --seed 1",
                "puzzle new --sizes 5 --seed 1",
                "solve 8 -a SA --seed 1",
                "solve 8 --format GRID",
                "solve 8 --time-limit 10S",
                "solve 8 --time-limit 500MS",
                "solve 1,000 --format list",
                "solve 1e3 --format list",
                "solve 1_000 --format list",
                "solve 1000 --format list --max-iterations 1_000_000",
                "count 8 --method dfs",
                "count 8 --method BFS",
                "compare --algorithm Tabu --size 8 --runs 1",
                "count 8 --method BACKTRACKING",
                "puzzle new 5 --seed 1 --rating SINGLE..Hall-Set --rule Touch",
                "solve 8 -a SA:Preset=STEPPED",
                "describe Tabu",
                "puzzle new --size 5 --seed 1"
            })
    void capitalsAndTheOtherSpellingAreNoMistake(String command) {
        assertThat(Cli.run(command.replace("{folder}", folder.toString()).split(" "))
                        .status())
                .isZero();
    }

    /** Whatever else is wrong with the command line. */
    @ParameterizedTest
    @ValueSource(strings = {"solve --help foo", "solve 8 --nope -h", "puzzle new --size x --help", "compare -n -h"})
    void helpWins(String command) {
        Cli.Ran ran = Cli.run(command.split(" ", -1));
        assertThat(ran.status()).isZero();
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out()).startsWith("Usage: nqueens " + command.split(" ", -1)[0]);
    }

    @ParameterizedTest
    @ValueSource(strings = {"-V", "solve -V", "count --version", "puzzle -V", "puzzle new --version", "lab -V"})
    void everyCommandTellsTheVersion(String command) {
        Cli.Ran ran = Cli.run(command.split(" "));
        assertThat(ran.status()).isZero();
        assertThat(ran.out()).startsWith("nqueens ");
    }

    @Test
    void spacesAroundParametersAreNoMistake() {
        assertThat(Cli.run("solve", "8", "-a", "tabu: tenure=3, start=random").status())
                .isZero();
    }

    /** Boards of 2 and 3 rows have no solution: every command says so in the same words and by the same status. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "solve 3 | 1",
                "solve 3 --json | 1",
                "solve 3 -a tabu | 1",
                "count 3 | 1",
                "count 3 --fundamental | 1",
                "count 3 --estimate | 1",
                "solutions 3 | 1",
                "solutions 3 --fundamental | 1",
                "solutions 3 --random 1 | 1",
                "compare -a tabu -n 3,8 --runs 1 | 0",
                "compare -a tabu -n 3 --runs 1 | 1",
                "compare --table -n 3 | 1",
                "puzzle new 3 | 1",
                "visualize 3 -a tabu -o {folder}/page.html | 1"
            })
    void boardsWithoutASolutionAreNamedInTheSameWords(String command, int status) {
        Cli.Ran ran =
                Cli.run(command.strip().replace("{folder}", folder.toString()).split(" "));
        assertThat(ran.status()).isEqualTo(status);
        assertThat(ran.err()
                        .lines()
                        .filter(line ->
                                line.startsWith("nqueens: there is no solution: no placement of 3 queens exists;"
                                        + " n = 1 and every n from 4 can be solved")))
                .as(ran.err())
                .hasSize(1);
    }

    @Test
    void anEmptyNameIsNoFile() {
        Cli.run("solve", "8", "-o", "").assertRefused("the name of a file is empty; maybe a variable");
        Cli.run("convert", "", "--to", "grid").assertRefused("the name of a file is empty; maybe a variable");
    }

    @Test
    void anExactEstimateIsANumber() {
        assertThat(Cli.run("count", "8", "--estimate").out()).startsWith("92 solutions of n = 8, ");
    }

    @Test
    void aSeedThatIsDrawnIsShort() {
        assertThat(Cli.run("solve", "8").out()).containsPattern("seed \\d{1,9}\\R");
    }

    @Test
    void whatIsNoPuzzleIsJsonToo() throws java.io.IOException {
        Path open = Files.writeString(folder.resolve("open.txt"), "....\n....\n....\n....\n");
        for (String part : new String[] {"rate", "hint", "solve"}) {
            Cli.Ran ran = Cli.run("puzzle", part, open.toString(), "--json");
            assertThat(ran.status()).isEqualTo(1);
            assertThat(ran.out()).startsWith("{").contains("\"unique\": false", "\"boards\": [[");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "solve ", "compare --sizes ", "solve 8 --algorithm ", "puzzle "})
    void aFileInPlaceOfAWordIsNotEchoedWhole(String before) {
        Cli.Ran ran = Cli.run((before + "x".repeat(100_000)).split(" "));
        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err()).contains("xxx").hasSizeLessThan(1_000);
    }
}
