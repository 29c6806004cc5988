/* Which queens attack each other: the counterpart of AttackRule.java, for every page. Squares are a row and a column. */

/** For each rule, the lines on which two queens attack each other, beside rows, columns and regions, and the steps that do so. */
const ATTACK_RULES = {
  QUEENS: n => ({
    lines: [(row, column) => row + column, (row, column) => row - column + n - 1],
    steps: [],
  }),
  TORUS: n => ({
    lines: [(row, column) => (row + column) % n, (row, column) => (row - column + n) % n],
    steps: [],
  }),
  TOUCH: () => ({
    lines: [],
    steps: [[1, -1], [1, 1]],
  }),
  SUPERQUEENS: n => ({
    lines: ATTACK_RULES.QUEENS(n).lines,
    steps: [[1, -2], [1, 2], [2, -1], [2, 1]],
  }),
};

/**
 * The lines of a board of n rows that may hold one queen each, but for the rows: for each kind, the number of a square's line,
 * from 0 to 2n - 2. And the steps, rows down and columns across, that lead from a queen to a square that it attacks.
 * @param {number} n
 * @param {string} rule the name of an AttackRule
 * @param {ArrayLike<number>=} regions the region of each square, row by row
 */
function attacksBy(n, rule, regions) {
  if (!Object.hasOwn(ATTACK_RULES, rule)) {
    throw new Error(`there is no rule ${rule}`);
  }
  const {lines, steps} = ATTACK_RULES[rule](n);
  const all = [(row, column) => column, ...lines];
  if (regions) {
    all.push((row, column) => regions[row * n + column]);
  }
  return {lines: all, steps};
}

/** Whether queens on two squares attack each other. */
function isAttack(attacks, row1, column1, row2, column2) {
  if (row1 > row2) {
    return isAttack(attacks, row2, column2, row1, column1);
  }
  return row1 === row2 ? column1 !== column2
    : attacks.lines.some(lineOf => lineOf(row1, column1) === lineOf(row2, column2))
      || attacks.steps.some(([down, across]) => row2 - row1 === down && column2 - column1 === across);
}

/** The number of the first row and of the first column. Pages count from 1, unless their reader chooses 0, as the library counts. */
const counting = {from: 1};

/** What a page calls the row or the column of an index. */
function numbered(index) {
  return index + counting.from;
}

/** A sentence whose rows and columns are counted from some number, counted as the page counts. */
function renumbered(sentence, from = 0) {
  return sentence.replace(/\b(?:rows|columns) \d+(?:, \d+)*(?: and \d+)?|\b(?:row|column) \d+/gi,
    places => places.replace(/\d+/g, number => String(Number(number) - from + counting.from)));
}
