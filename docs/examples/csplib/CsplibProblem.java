import io.github.nqueens.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Turns instances of CSPLib, problems 079 and 080, and of the ASP competitions into the text of a problem.
 *
 * <pre>
 * letting n = 8                     size of the board
 * letting init = [[3, 3], [4, 1]]   placed queens, rows and columns from 0
 * letting blocks = [[1, 2]]         blocked squares, rows and columns from 1
 * diags = [[4, 1], [9, 0]]          excluded diagonals: row + column = 4, row - column = 9 - (n - 1)
 *
 * num(1). num(2). block(1,2).       an ASP instance: the largest number is n, rows and columns from 1
 * </pre>
 */
public final class CsplibProblem {
    private static final Pattern SIZE = Pattern.compile("\\bn\\s*=\\s*(\\d+)");
    private static final Pattern LIST = Pattern.compile("\\b(init|blocks|diags)\\s*=\\s*\\[(.*?\\])\\s*\\]", Pattern.DOTALL);
    private static final Pattern PAIR = Pattern.compile("\\[\\s*(\\d+)\\s*,\\s*(\\d+)\\s*\\]");
    private static final Pattern NUMBER = Pattern.compile("\\b(?:num|board)\\(\\s*(\\d+)\\s*\\)");
    private static final Pattern BLOCK = Pattern.compile("\\bblock\\(\\s*(\\d+)\\s*,\\s*(\\d+)\\s*\\)");

    private CsplibProblem() {}

    public static void main(String[] args) throws IOException {
        System.out.println(read(Files.readString(Path.of(args[0]))));
    }

    /** Reads an instance of either form. */
    static Problem read(String text) {
        int n = NUMBER.matcher(text).results().mapToInt(CsplibProblem::first).max().orElse(0);
        if (n > 0) {
            Problem.Builder problem = Problem.builder(n);
            BLOCK.matcher(text).results().forEach(block -> problem.block(first(block) - 1, second(block) - 1));
            return problem.build();
        }
        Matcher size = SIZE.matcher(text);
        if (!size.find()) {
            throw new IllegalArgumentException("no size: write 'letting n = 8', or the facts num(1). to num(8).");
        }
        Problem.Builder problem = Problem.builder(first(size));
        LIST.matcher(text).results().forEach(list -> {
            Matcher pairs = PAIR.matcher(list.group(2));
            while (pairs.find()) {
                add(problem, first(size), list.group(1), first(pairs), second(pairs));
            }
        });
        return problem.build();
    }

    private static void add(Problem.Builder problem, int n, String list, int first, int second) {
        if (list.equals("init")) {
            problem.place(first, second);
        } else if (list.equals("blocks")) {
            problem.block(first - 1, second - 1);
        } else if (second == 1) {
            problem.blockSum(first);
        } else {
            problem.blockDifference(first - (n - 1));
        }
    }

    private static int first(MatchResult match) {
        return Integer.parseInt(match.group(1));
    }

    private static int second(MatchResult match) {
        return Integer.parseInt(match.group(2));
    }
}
