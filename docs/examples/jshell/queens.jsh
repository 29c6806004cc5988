// jshell --class-path nqueens-cli/target/nqueens.jar docs/examples/jshell/queens.jsh
import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.Solvers;
import io.github.nqueens.puzzle.Deduction;
import io.github.nqueens.solutions.SolutionCounter;
import io.github.nqueens.solutions.Solutions;

SolveOptions seeded = SolveOptions.builder().seed(1).build();
Board board = Solvers.get("tabu").solve(8, seeded).orElseThrow();
System.out.println(board.toGrid());
System.out.println(board.conflicts() + " attacking pairs");
System.out.println(SolutionCounter.builder().build().count(8) + " solutions");
System.out.println(Solutions.fundamental(8).count() + " fundamental solutions");

Problem puzzle = Problem.parse("AABB\nACBB\nCCCD\nDDDD");
Deduction.of(puzzle).next().ifPresent(step -> System.out.println(step.sentence()));
System.out.println(Deduction.rating(puzzle).orElseThrow());
/exit
