/* A board whose queens are dragged, or moved with the keyboard, one in each row; attacks are shown at once. */

const LARGEST_TO_DRAG = 100;
/** A line with more queens is drawn straight: a thousand arcs would be a stain. */
const MOST_ON_ARCS = 12;
const MOST_LABELS = 20;

/** The columns of a text such as [1, 3, 0, 2], or null if it is no board. */
function columnsOf(text) {
  const columns = text.match(/\d+/g)?.map(Number) ?? [];
  return columns.length > 0 && /^[\s[\],\d]*$/.test(text) && columns.every(column => column < columns.length) ? columns : null;
}

/** The lines on which queens attack each other, each with the rows of its queens, and how many pairs that makes. */
function attacksOf(columns) {
  const attacks = attacksBy(columns.length, 'QUEENS').lines.flatMap(lineOf => {
    const lines = new Map();
    columns.forEach((column, row) => lines.set(lineOf(row, column), [...lines.get(lineOf(row, column)) ?? [], row]));
    return [...lines.values()].filter(rows => rows.length > 1);
  });
  return {attacks, rows: new Set(attacks.flat()), pairs: attacks.reduce((sum, {length}) => sum + length * (length - 1) / 2, 0)};
}

/**
 * A path for each pair of queens on one line. Neighbors are joined by a straight one, queens farther apart by an arc that no
 * other pair lies on.
 */
function pathsOf(columns, on) {
  const pairs = on.length > MOST_ON_ARCS ? [[on[0], on[on.length - 1], 0]]
    : on.flatMap((from, i) => on.slice(i + 1).map((to, between) => [from, to, between]));
  return pairs.map(([from, to, between]) => {
    const [across, down] = [columns[to] - columns[from], to - from];
    const bow = between === 0 ? 0 : (between % 2 === 0 ? -1 : 1) * (0.1 + 0.08 * between);
    const [x, y] = [columns[from] + 0.5, from + 0.5];
    return svg('path', {d: `M${x} ${y}q${across / 2 - bow * down} ${down / 2 + bow * across} ${across} ${down}`});
  });
}

/** How many queens the fullest line holds and how many pairs that makes, where lines hold more than two. */
function sayFullest(attacks) {
  const most = Math.max(0, ...attacks.map(({length}) => length));
  return most > 2 ? ' ' + text('fullest', most, (most * (most - 1) / 2).toLocaleString('en-US')) : '';
}

function sayAttacks(pairs) {
  return pairs === 0 ? text('none') : pairs === 1 ? text('one') : text('pairs', pairs.toLocaleString('en-US'));
}

class BoardView {
  constructor() {
    this.field = byId('board-field');
    this.brought = new Brought('board', 'board', board => this.take(board));
    this.lines = svg('svg', {'aria-hidden': true});
    this.edges = make('div', {className: 'edges', 'aria-hidden': 'true'});
    byId('board-form').addEventListener('submit', event => event.preventDefault());
    byId('board-n').addEventListener('change', () => this.resize(byId('board-n').value.trim()));
    byId('board-columns').addEventListener('change', () => this.take(byId('board-columns').value));
    byId('board-random').addEventListener('click', () => this.set(this.shuffled()));
    byId('board-diagonal').addEventListener('click', () => this.set(this.columns.map((_, row) => row)));
    byId('board-solve').addEventListener('click', () => this.solve());
    this.field.addEventListener('keydown', event => this.onKey(event));
    this.field.addEventListener('pointerdown', event => this.onPointer(event));
    this.field.addEventListener('pointermove', event => this.onDrag(event));
    for (const end of ['pointerup', 'pointercancel']) {
      this.field.addEventListener(end, () => this.drop());
    }
  }

  load(state) {
    this.columns = [0, 1, 2, 3, 4, 5, 6, 7];
    this.draw();
    if (state.has('board')) {
      this.take(state.get('board'));
    }
  }

  renumber() {
    this.draw();
  }

  state() {
    return new URLSearchParams({board: `[${this.columns.join(', ')}]`});
  }

  take(board) {
    const columns = columnsOf(board);
    if (columns === null) {
      this.refuse(text('board.malformed'));
    } else {
      this.set(columns);
    }
  }

  /** What the language reads as a number, such as 1e1, may be a slip. */
  resize(said) {
    const n = /^\d+$/.test(said) ? Number(said) : 0;
    if (n < 1 || n > LARGEST_TO_DRAG) {
      this.refuse(text('board.size', LARGEST_TO_DRAG));
    } else {
      this.set(Array.from({length: n}, (_, row) => row));
    }
  }

  set(columns) {
    if (columns.length > LARGEST_TO_DRAG) {
      this.refuse(text('board.size', LARGEST_TO_DRAG));
      return;
    }
    this.columns = columns;
    this.draw();
    shell.remember();
  }

  refuse(sentence) {
    complain(byId('board-problem'), sentence);
  }

  shuffled() {
    const columns = this.columns.map((_, row) => row);
    for (let row = columns.length - 1; row > 0; row--) {
      const other = Math.floor(Math.random() * (row + 1));
      [columns[row], columns[other]] = [columns[other], columns[row]];
    }
    return columns;
  }

  /** Opens the view of searches with this board as its start, and the solvers chosen there. */
  solve() {
    const state = shell.loaded.has('watch') ? shell.views.get('watch').request()
      : new URLSearchParams({seed: '1', solver: 'iterative-repair'});
    Object.entries({n: this.columns.length, start: 'board', board: `[${this.columns.join(', ')}]`}).forEach(([key, value]) => state.set(key, value));
    window.location.hash = state;
  }

  draw() {
    const n = this.columns.length;
    this.refuse('');
    byId('board-n').value = n;
    this.field.style.setProperty('--n', n);
    this.lines.setAttribute('viewBox', `0 0 ${n} ${n}`);
    this.queens = this.columns.map((_, row) => {
      const queen = make('div', {className: 'piece', tabIndex: row === 0 ? 0 : -1, role: 'slider', 'aria-valuemin': numbered(0),
        'aria-valuemax': numbered(n - 1), 'aria-label': text('board.queen', numbered(row))}, queenPicture());
      queen.dataset.row = row;
      queen.style.top = `${row / n * 100}%`;
      return queen;
    });
    this.label(n);
    this.field.replaceChildren(this.edges, this.lines, ...this.queens);
    this.check();
  }

  /** Numbers rows and columns along two edges, at steps for which there is room. */
  label(n) {
    const step = Math.ceil(n / MOST_LABELS);
    this.edges.replaceChildren(...['left', 'top'].flatMap(edge => Array.from({length: Math.ceil(n / step)}, (_, i) => {
      const label = make('span', {className: edge, textContent: numbered(i * step)});
      label.style[edge === 'left' ? 'top' : 'left'] = `${(i * step + 0.5) / n * 100}%`;
      return label;
    })));
  }

  /** Shows where the queens stand and which of them attack each other. */
  check() {
    const n = this.columns.length;
    const {attacks, rows, pairs} = attacksOf(this.columns);
    this.queens.forEach((queen, row) => {
      const column = this.columns[row];
      queen.style.left = `${column / n * 100}%`;
      queen.classList.toggle('attacked', rows.has(row));
      queen.setAttribute('aria-valuenow', numbered(column));
      queen.setAttribute('aria-valuetext', text(rows.has(row) ? 'board.attacked' : 'board.safe', numbered(column)));
    });
    this.lines.replaceChildren(...attacks.flatMap(on => pathsOf(this.columns, on)));
    byId('board-columns').value = `[${this.columns.join(', ')}]`;
    byId('board-status').textContent = sayAttacks(pairs) + sayFullest(attacks);
  }

  move(row, column) {
    const bounded = Math.min(this.columns.length - 1, Math.max(0, column));
    if (bounded !== this.columns[row]) {
      this.columns[row] = bounded;
      this.check();
    }
  }

  focus(row) {
    this.queens.forEach(queen => { queen.tabIndex = -1; });
    this.queens[row].tabIndex = 0;
    this.queens[row].focus();
  }

  onKey(event) {
    const row = Number(event.target.dataset.row);
    const last = this.columns.length - 1;
    const column = {ArrowLeft: this.columns[row] - 1, ArrowRight: this.columns[row] + 1, Home: 0, End: last}[event.key];
    const other = {ArrowUp: row - 1, ArrowDown: row + 1, PageUp: 0, PageDown: last}[event.key];
    if (column !== undefined) {
      this.move(row, column);
      shell.remember();
    } else if (other !== undefined) {
      this.focus(Math.min(last, Math.max(0, other)));
    } else {
      return;
    }
    event.preventDefault();
  }

  /** A press takes the queen of its row, wherever in the row it is, and puts it there. */
  onPointer(event) {
    event.preventDefault();
    this.dragged = this.place(event.clientY, 'top', 'height');
    this.field.setPointerCapture(event.pointerId);
    this.focus(this.dragged);
    this.onDrag(event);
  }

  onDrag(event) {
    if (this.dragged !== undefined) {
      this.move(this.dragged, this.place(event.clientX, 'left', 'width'));
    }
  }

  drop() {
    if (this.dragged !== undefined) {
      this.dragged = undefined;
      shell.remember();
    }
  }

  place(at, edge, length) {
    const box = this.field.getBoundingClientRect();
    return Math.min(this.columns.length - 1, Math.max(0, Math.floor((at - box[edge]) / box[length] * this.columns.length)));
  }
}

shell.add('board', new BoardView());
