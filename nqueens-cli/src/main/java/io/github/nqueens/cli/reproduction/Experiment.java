package io.github.nqueens.cli.reproduction;

import java.util.function.Function;

/**
 * One published table or figure, and how to run it again.
 *
 * @param name what the command line calls it
 * @param title what it shows
 * @param source where it was published
 * @param ordinaryLargest the largest n that runs unless the user asks for more or less
 * @param run runs it
 */
public record Experiment(String name, String title, Source source, int ordinaryLargest, Function<Trials, Report> run) {
    /** Where tables were published. */
    public enum Source {
        HEURISTICS(
                "Martinjak and Golub 2007",
                "I. Martinjak, M. Golub, Comparison of Heuristic Algorithms for the N-Queen Problem, Proceedings of the"
                        + " 29th International Conference on Information Technology Interfaces (ITI), 2007,"
                        + " doi:10.1109/ITI.2007.4283867"),
        NOTES(
                "N-Queens Problem Documentation",
                "N-Queens Problem Documentation, undated lecture notes on breadth-first search, hill climbing and simulated"
                        + " annealing; author and public address not known"),
        TEXTBOOK(
                "Russell and Norvig 2003",
                "S. Russell, P. Norvig, Artificial Intelligence: A Modern Approach, 2nd edition, Prentice Hall, 2003, figure 5.5"),
        DANCING_LINKS(
                "Knuth 2000",
                "D. E. Knuth, Dancing links, in: Millennial Perspectives in Computer Science, 2000, arXiv:cs/0011047, page 22"),
        EMPIRICAL(
                "Stone and Stone 1987",
                "H. S. Stone, J. M. Stone, Efficient search techniques: an empirical study of the n-queens problem, IBM"
                        + " Journal of Research and Development 31(4), 1987, doi:10.1147/rd.314.0464. Its tables were not at"
                        + " hand: what is compared is its abstract"),
        LOOK_AHEAD(
                "Haralick and Elliott 1980",
                "R. M. Haralick, G. L. Elliott, Increasing tree search efficiency for constraint satisfaction problems,"
                        + " Artificial Intelligence 14, 1980, doi:10.1016/0004-3702(80)90051-X. Its tables were not at hand:"
                        + " what is compared is its abstract"),
        DEFINITION(
                "The tree of backtracking",
                "the definition of the tree: a node for each way to place queens in the first rows, none of which attacks another; the"
                        + " same numbers stand, without the root, in the table of the benchmark NQueens of P3D-DFS,"
                        + " github.com/Guillaume-Helbecque/P3D-DFS");

        private final String title;
        private final String citation;

        Source(String title, String citation) {
            this.title = title;
            this.citation = citation;
        }

        public String title() {
            return title;
        }

        public String citation() {
            return citation;
        }
    }
}
