import io.github.nqueens.Board
import io.github.nqueens.ConflictCounter
import io.github.nqueens.Solvers
import io.github.nqueens.spi.SearchOutcome

fun main() {
    println(Solvers.get("tabu").solve(8).toGrid())

    val randomWalk = Solvers.of("random-walk", { context ->
        val queens = ConflictCounter.of(Board.random(context.size(), context.random()))
        while (queens.conflicts() > 0) {
            if (!context.tick()) return@of SearchOutcome.stopped()
            queens.swap(context.random().nextInt(context.size()), context.random().nextInt(context.size()))
        }
        SearchOutcome.solved(queens.toBoard())
    })
    val board = randomWalk.solve(6)
    check(board.isSolution) { "no solution: $board" }
    println(board)
}
