/* The state of one game, with every change of it, kept in the browser. */

/** Storage that a browser may refuse, above all to a page from a file. Then nothing is kept. */
const storage = {
  text(key) {
    try {
      return localStorage.getItem('nqueens-puzzle:' + key);
    } catch {
      return null;
    }
  },
  read(key) {
    try {
      return JSON.parse(storage.text(key));
    } catch {
      return null;
    }
  },
  write(key, value) {
    try {
      localStorage.setItem('nqueens-puzzle:' + key, JSON.stringify(value));
    } catch {
      // The game goes on and ends with the page.
    }
  },
};

const isCount = value => Number.isSafeInteger(value) && value >= 0;

class Game {
  constructor(puzzle) {
    this.puzzle = puzzle;
    this.states = puzzle.squares.map(() => EMPTY);
    this.moves = [];
    this.done = 0;
    this.milliseconds = 0;
    this.hints = 0;
    this.checks = 0;
    this.solvedIn = null;
    /** The figures of a solved board that was cleared, or null. */
    this.earlier = null;
    this.stored = storage.text(puzzle.id);
    this.restore(storage.read(puzzle.id));
  }

  /** Takes up a saved game as far as it makes sense: others may have written there. */
  restore(saved) {
    if (saved === null || typeof saved !== 'object' || !Array.isArray(saved.moves)) {
      return;
    }
    const isMove = move => Array.isArray(move) && move.every(change => Array.isArray(change) && change.length === 2
      && isCount(change[0]) && change[0] < this.states.length && !this.puzzle.isGiven(change[0])
      && [EMPTY, MARK, QUEEN].includes(change[1]));
    const end = saved.moves.findIndex(move => !isMove(move));
    const moves = end < 0 ? saved.moves : saved.moves.slice(0, end);
    const done = isCount(saved.done) ? Math.min(saved.done, moves.length) : moves.length;
    for (const move of moves) {
      this.change(move, false);
    }
    while (this.done > done) {
      this.undo(false);
    }
    Object.assign(this, Game.figures(saved));
    const earlier = saved.earlier ? Game.figures(saved.earlier) : null;
    this.earlier = earlier?.solvedIn === null ? null : earlier;
  }

  /** The time, what it took to solve the puzzle, and how much help: those of a game or of what was saved of one. */
  static figures({milliseconds, hints, checks, solvedIn}) {
    const count = value => isCount(value) ? value : 0;
    return {
      milliseconds: count(Math.round(milliseconds)), hints: count(hints), checks: count(checks),
      solvedIn: isCount(solvedIn) ? solvedIn : null,
    };
  }

  save() {
    const {done, earlier} = this;
    const moves = this.moves.map(move => move.map(([square, to]) => [square, to]));
    storage.write(this.puzzle.id, {moves, done, ...Game.figures(this), earlier});
    this.stored = storage.text(this.puzzle.id);
  }

  /** Saves the time, unless the puzzle was played elsewhere meanwhile: a page that is left must not undo that. */
  saveTime() {
    if (storage.text(this.puzzle.id) === this.stored) {
      this.save();
    }
  }

  at(square) {
    return this.states[square];
  }

  isQueen(square) {
    return this.states[square] === QUEEN || this.puzzle.placed.has(square);
  }

  queens() {
    return this.puzzle.squares.filter(square => this.isQueen(square));
  }

  /** For each square, whether a queen attacks it. */
  attacked() {
    const queens = this.queens();
    return this.puzzle.squares.map(square => queens.some(queen => this.puzzle.attacks(queen, square)));
  }

  isSolved() {
    const queens = this.queens();
    return queens.length === this.puzzle.size && queens.every(queen => this.puzzle.solution.has(queen));
  }

  /** Makes one move of changes, each a square and its new state. What was undone before is gone then. */
  change(changes, isKept = true) {
    const move = changes.map(([square, to]) => [square, to, this.states[square]]);
    this.moves.length = this.done;
    this.moves.push(move);
    this.done++;
    this.apply(move, 1);
    if (isKept) {
      this.ended();
    }
  }

  /** Adds a change to the move made last, while a finger still draws. */
  extend(square, to) {
    const change = [square, to, this.states[square]];
    this.moves[this.done - 1].push(change);
    this.apply([change], 1);
  }

  undo(isKept = true) {
    if (this.done > 0) {
      this.apply([...this.moves[--this.done]].reverse(), 2);
      if (isKept) {
        this.ended(this.earlier);
      }
    }
  }

  redo() {
    if (this.done < this.moves.length) {
      this.apply(this.moves[this.done++], 1);
      this.ended(this.earlier);
    }
  }

  clear() {
    const changes = this.puzzle.squares.filter(square => this.states[square] !== EMPTY).map(square => [square, EMPTY]);
    if (changes.length > 0) {
      this.change(changes, false);
    }
    if (this.solvedIn !== null) {
      this.earlier = Game.figures(this);
      Object.assign(this, {solvedIn: null, milliseconds: 0, hints: 0, checks: 0});
    }
    this.save();
  }

  apply(move, index) {
    for (const change of move) {
      this.states[change[0]] = change[index];
    }
  }

  /** Ends a move. A solution that comes back with moves undone or made again was solved earlier, with the figures of then. */
  ended(earlier = null) {
    if (this.solvedIn === null && this.isSolved()) {
      Object.assign(this, earlier ?? {solvedIn: Math.round(this.milliseconds)});
    }
    this.save();
  }
}
