/* A puzzle, and what can be said of a player's state. Squares are numbered row by row. */

function counted(key, count) {
  return text(`${key}.${count === 1 ? 'one' : 'many'}`, count);
}

const EMPTY = 0;
const MARK = 1;
const QUEEN = 2;

const numbers = list => list === '' ? [] : list.split(',').map(Number);

/** What is given, the rule, the solution and the steps to it. */
class Puzzle {
  constructor(template) {
    const data = template.dataset;
    this.id = data.id;
    this.size = Number(data.size);
    this.rule = data.rule;
    this.about = data.about;
    this.ruleText = data.ruleText;
    this.regions = numbers(data.regions);
    this.letters = data.letters.split(',');
    this.colors = numbers(data.colors);
    this.blocked = new Set(numbers(data.blocked));
    this.placed = new Set(numbers(data.placed));
    this.solution = new Set(numbers(data.solution));
    this.reasonOf = numbers(data.reasons);
    this.reasons = Array.from(template.content.querySelectorAll('.reasons li'),
      item => ({clause: () => renumbered(item.textContent, 1), difficulty: Number(item.dataset.difficulty)}));
    this.steps = Array.from(template.content.querySelectorAll('.steps li'), item => ({
      counted: item.textContent, because: numbers(item.dataset.because), deleted: numbers(item.dataset.deleted),
    }));
    this.squares = Array.from({length: this.size * this.size}, (none, square) => square);
    this.attacksOf = attacksBy(this.size, this.rule, this.hasRegions ? this.regions : undefined);
    this.units = this.findUnits();
  }

  get hasRegions() {
    return this.regions.length > 0;
  }

  row(square) {
    return Math.floor(square / this.size);
  }

  column(square) {
    return square % this.size;
  }

  isGiven(square) {
    return this.placed.has(square) || this.blocked.has(square);
  }

  /** For example "row 3, column 5", as the page counts now. */
  name(square) {
    return text('square', numbered(this.row(square)), numbered(this.column(square)));
  }

  attacks(a, b) {
    return isAttack(this.attacksOf, this.row(a), this.column(a), this.row(b), this.column(b));
  }

  findUnits() {
    /** @type {Object<string, (square: number) => number>} */
    const kinds = {row: square => this.row(square), column: square => this.column(square)};
    if (this.hasRegions) {
      kinds.region = square => this.regions[square];
    }
    return Object.entries(kinds).flatMap(([kind, numberOf]) => {
      const units = Array.from({length: this.size}, (none, i) => ({
        nameNow: () => text('unit.' + kind, kind === 'region' ? this.letters[i] : numbered(i)), squares: [],
      }));
      this.squares.forEach(square => units[numberOf(square)].squares.push(square));
      return units;
    });
  }
}

/** What to tell a player: mistakes first, then the first step that is not yet done. */
class Adviser {
  constructor(puzzle, game) {
    this.puzzle = puzzle;
    this.game = game;
  }

  mistakes() {
    return this.puzzle.squares.filter(square => this.game.at(square) === (this.puzzle.solution.has(square) ? MARK : QUEEN));
  }

  /** Says which two queens attack each other, and not which of them is right. */
  clash() {
    const {puzzle, game} = this;
    const queens = [...puzzle.placed, ...game.queens()];
    for (const one of queens) {
      const other = queens.find(another => another !== one && puzzle.attacks(one, another));
      if (other !== undefined) {
        const unit = puzzle.units.find(({squares}) => squares.includes(one) && squares.includes(other));
        const sentence = unit === undefined ? text('clash', puzzle.name(one), puzzle.name(other))
          : text('clash.unit', puzzle.name(one), puzzle.name(other), unit.nameNow());
        return {sentence, because: [one, other], deleted: [], wrong: []};
      }
    }
    return null;
  }

  hint() {
    return this.simplestMistake() ?? this.queen() ?? this.step() ?? this.reveal();
  }

  simplestMistake() {
    let simplest = null;
    for (const square of this.mistakes()) {
      const mistake = this.explain(square);
      if (simplest === null || mistake.difficulty < simplest.difficulty) {
        simplest = mistake;
      }
    }
    return simplest;
  }

  explain(square) {
    const {puzzle, game} = this;
    const isQueen = game.at(square) === QUEEN;
    const attacker = isQueen ? [...puzzle.placed, ...game.queens()].find(other => puzzle.attacks(square, other)) : undefined;
    const {clause, difficulty} = attacker === undefined ? puzzle.reasons[puzzle.reasonOf[square]]
      : {clause: () => text('attack', puzzle.name(attacker)), difficulty: 0};
    const sentence = text(isQueen ? 'wrong.queen' : 'wrong.mark', puzzle.name(square), clause());
    return {sentence, difficulty, because: attacker === undefined ? [] : [attacker], deleted: [], wrong: [square]};
  }

  queen() {
    const candidates = this.candidates();
    for (const unit of this.puzzle.units) {
      const left = unit.squares.filter(square => candidates[square]);
      if (left.length === 1 && !this.game.isQueen(left[0])) {
        return {sentence: text('place', unit.nameNow(), this.puzzle.name(left[0])), because: left, deleted: [], wrong: []};
      }
    }
    return null;
  }

  /** All steps before it are done, so fewer squares are left than when it was found, and what it says still holds. */
  step() {
    const candidates = this.candidates();
    const step = this.puzzle.steps.find(one => one.deleted.some(square => candidates[square]));
    return step === undefined ? null : {...step, sentence: renumbered(step.counted, 1), wrong: []};
  }

  reveal() {
    const {puzzle, game} = this;
    if (game.isSolved()) {
      return {sentence: text('done'), because: [], deleted: [], wrong: []};
    }
    const candidates = this.candidates();
    const left = square => puzzle.squares.filter(other => candidates[other] && puzzle.row(other) === puzzle.row(square)).length;
    const queen = [...puzzle.solution].filter(square => !game.isQueen(square)).reduce((a, b) => left(b) < left(a) ? b : a);
    return {sentence: text('reveal', puzzle.name(queen)), because: [queen], deleted: [], wrong: []};
  }

  /** For each square, whether it may still hold a queen as far as the player can see. */
  candidates() {
    const attacked = this.game.attacked();
    return this.puzzle.squares.map(square =>
      !this.puzzle.blocked.has(square) && this.game.at(square) !== MARK && !attacked[square]);
  }
}
