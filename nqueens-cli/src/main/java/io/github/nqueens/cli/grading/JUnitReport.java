package io.github.nqueens.cli.grading;

import io.github.nqueens.cli.output.Text;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;

/** Grades as JUnit writes results of tests, for servers and course platforms that read those: each task is a test case. */
final class JUnitReport {
    private final List<Grade> grades;

    JUnitReport(List<Grade> grades) {
        this.grades = grades;
    }

    void writeTo(Writer out) throws IOException {
        out.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n");
        for (Grade grade : grades) {
            long failures =
                    grade.marks().stream().filter(mark -> !mark.isFull()).count();
            double seconds =
                    grade.marks().stream().mapToDouble(Grade.Mark::seconds).sum();
            out.write("  <testsuite name=\"" + escaped(grade.title()) + "\" tests=\""
                    + grade.marks().size() + "\" failures=\"" + failures + "\" errors=\"0\" skipped=\"0\" time=\""
                    + time(seconds) + "\">\n    <properties>\n      <property name=\"points\" value=\""
                    + grade.points().toPlainString() + "\"/>\n      <property name=\"most\" value=\"" + grade.most()
                    + "\"/>\n    </properties>\n");
            for (Grade.Mark mark : grade.marks()) {
                out.write("    <testcase classname=\"" + escaped(grade.title()) + "\" name=\""
                        + escaped(mark.task().name()) + "\" time=\"" + time(mark.seconds()) + "\">\n");
                String sentence = escaped(mark.points().toPlainString() + " of "
                        + mark.task().points() + " points. " + String.join(" ", said(mark)));
                out.write(
                        mark.isFull()
                                ? "      <system-out>" + sentence + "</system-out>\n"
                                : "      <failure message=\"" + sentence + "\"/>\n");
                out.write("    </testcase>\n");
            }
            out.write("  </testsuite>\n");
        }
        out.write("</testsuites>\n");
    }

    private static List<String> said(Grade.Mark mark) {
        List<String> said = new ArrayList<>(List.of(mark.sentence()));
        said.addAll(mark.sentences());
        return said;
    }

    private static String time(double seconds) {
        return Text.fixed(seconds, 3).replace(",", "");
    }

    private static String escaped(String text) {
        return Grade.shown(text)
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
