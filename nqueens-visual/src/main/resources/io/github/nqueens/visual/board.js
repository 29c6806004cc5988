/* The board: queens with their conflicts counted at every change, and its picture. */

const EMPTY = -1;
const SMALLEST_CROWN = 11;
const SMALLEST_SQUARE = 3.5;
const MOST_MARKED_MOVES = 8;
const SMALLEST_CROSSED = 7;
const SMALLEST_NUMBERED = 24;

/** Queens of a problem, the classic one if none is given, with the pairs that attack each other. */
class Queens {
  constructor(n, problem) {
    this.n = n;
    this.columns = new Int32Array(n).fill(EMPTY);
    const {lines, steps} = attacksBy(n, problem?.rule ?? 'QUEENS', problem?.regions);
    this.kinds = lines.map(lineOf => ({lineOf, counts: new Int32Array(2 * n - 1)}));
    this.steps = steps;
    this.conflicts = 0;
    this.placed = 0;
  }

  set(row, column) {
    const from = this.columns[row];
    if (from !== EMPTY) {
      this.placed--;
      for (const {lineOf, counts} of this.kinds) {
        this.conflicts -= --counts[lineOf(row, from)];
      }
      this.conflicts -= this.stepsFrom(row, from).length;
    }
    if (column !== EMPTY) {
      this.placed++;
      for (const {lineOf, counts} of this.kinds) {
        this.conflicts += counts[lineOf(row, column)]++;
      }
      this.conflicts += this.stepsFrom(row, column).length;
    }
    this.columns[row] = column;
  }

  /** The rows of the queens that one step joins to a square. */
  stepsFrom(row, column) {
    const rows = [];
    for (const [down, across] of this.steps) {
      if (row >= down && this.columns[row - down] === column - across && column >= across) {
        rows.push(row - down);
      }
      if (row + down < this.n && this.columns[row + down] === column + across && column + across >= 0) {
        rows.push(row + down);
      }
    }
    return rows;
  }

  isAttacked(row) {
    const column = this.columns[row];
    return column !== EMPTY && (this.kinds.some(({lineOf, counts}) => counts[lineOf(row, column)] > 1)
      || this.stepsFrom(row, column).length > 0);
  }

  /** Calls with the ends of each line that holds more than one queen, and with both queens of a step. */
  forEachAttack(visit) {
    this.kinds.forEach(({lineOf, counts}) => this.forEachLine(lineOf, counts, visit));
    for (let row = 0; this.steps.length > 0 && row < this.n; row++) {
      const column = this.columns[row];
      if (column !== EMPTY) {
        this.stepsFrom(row, column).filter(other => other > row).forEach(other => visit(row, column, other, this.columns[other]));
      }
    }
  }

  forEachLine(lineOf, counts, visit) {
    const first = new Map();
    const last = new Map();
    for (let row = 0; row < this.n; row++) {
      const column = this.columns[row];
      const line = column === EMPTY ? EMPTY : lineOf(row, column);
      if (line !== EMPTY && counts[line] > 1) {
        if (!first.has(line)) {
          first.set(line, row);
        }
        last.set(line, row);
      }
    }
    for (const [line, row] of first) {
      visit(row, this.columns[row], last.get(line), this.columns[last.get(line)]);
    }
  }

  describe() {
    const where = this.n > 32 ? ''
      : ' Columns by row: ' + Array.from(this.columns, column => column === EMPTY ? 'none' : numbered(column)).join(', ') + '.';
    return `Board of ${this.n} by ${this.n}, ${plural(this.placed, 'queen')}, ${plural(this.conflicts, 'attacking pair')}.${where}`;
  }
}

/** Draws one board. Squares and queens are drawn once for a size and a color scheme, and copied. */
class BoardPicture {
  constructor(canvas, n, problem) {
    this.canvas = canvas;
    this.n = n;
    this.problem = problem;
  }

  /** Must be called when the size or the colors have changed. */
  prepare(colors) {
    this.colors = colors;
    const ratio = window.devicePixelRatio || 1;
    const width = this.canvas.clientWidth;
    this.side = Math.max(1, Math.round(width * ratio));
    this.scale = ratio;
    this.cell = this.side / this.n;
    this.canvas.width = this.side;
    this.canvas.height = this.side;
    this.context = this.canvas.getContext('2d', {alpha: false});
    this.background = this.drawSquares();
    this.sprites = [this.drawQueen(colors.queen), this.drawQueen(colors.attacked)];
  }

  /** Numbers rows and columns anew, once the page counts them from another number. */
  renumber() {
    if (this.colors) {
      this.background = this.drawSquares();
    }
  }

  drawSquares() {
    const layer = make('canvas', {width: this.side, height: this.side});
    const context = layer.getContext('2d', {alpha: false});
    context.fillStyle = this.colors.light;
    context.fillRect(0, 0, this.side, this.side);
    if (this.cell >= SMALLEST_SQUARE * this.scale) {
      context.fillStyle = this.colors.dark;
      for (let row = 0; row < this.n; row++) {
        for (let column = 1 - row % 2; column < this.n; column += 2) {
          const left = this.edge(column);
          const top = this.edge(row);
          context.fillRect(left, top, this.edge(column + 1) - left, this.edge(row + 1) - top);
        }
      }
    }
    if (this.problem) {
      this.drawProblem(context);
    }
    this.drawNumbers(context);
    context.strokeStyle = this.colors.frame;
    context.lineWidth = 2 * Math.round(this.scale);
    context.strokeRect(0, 0, this.side, this.side);
    return layer;
  }

  /** The numbers of rows and columns stand in corners of the left and lower squares, where queens leave room. */
  drawNumbers(context) {
    if (this.cell < SMALLEST_NUMBERED * this.scale) {
      return;
    }
    const size = Math.min(12 * this.scale, Math.max(8 * this.scale, 0.2 * this.cell));
    const gap = 0.25 * size;
    context.font = `${size}px system-ui, sans-serif`;
    context.fillStyle = this.colors.muted;
    for (let i = 0; i < this.n; i++) {
      context.textAlign = 'left';
      context.textBaseline = 'top';
      context.fillText(String(numbered(i)), gap, this.edge(i) + gap);
      context.textAlign = 'right';
      context.textBaseline = 'bottom';
      context.fillText(String(numbered(i)), this.edge(i + 1) - gap, this.side - gap);
    }
  }

  /** Blocked squares are filled, regions have thick borders, and placed queens a ring. */
  drawProblem(context) {
    const {squares, regions} = this.problem;
    context.strokeStyle = this.colors.ring;
    context.lineWidth = Math.max(1, this.colors['ring-line'] * this.cell);
    for (let square = 0; square < squares.length; square++) {
      const row = Math.floor(square / this.n);
      const column = square % this.n;
      const [left, top, right, bottom] = [this.edge(column), this.edge(row), this.edge(column + 1), this.edge(row + 1)];
      if ('#X'.includes(squares[square])) {
        context.fillStyle = this.colors.blocked;
        context.fillRect(left, top, right - left, bottom - top);
      }
      if ('QX'.includes(squares[square])) {
        context.beginPath();
        context.arc(this.middle(column), this.middle(row), this.colors['ring-size'] * this.cell, 0, 2 * Math.PI);
        context.stroke();
      }
      if (regions) {
        const thick = Math.max(this.scale, this.colors.border * this.cell);
        context.fillStyle = this.colors.queen;
        if (column > 0 && regions[square - 1] !== regions[square]) {
          context.fillRect(left - thick / 2, top, thick, bottom - top);
        }
        if (row > 0 && regions[square - this.n] !== regions[square]) {
          context.fillRect(left, top - thick / 2, right - left, thick);
        }
      }
    }
  }

  /** A crown where there is room for one, else a dot that stays visible. */
  drawQueen(color) {
    const isCrown = this.cell >= SMALLEST_CROWN * this.scale;
    const size = isCrown ? Math.round(this.cell) : Math.ceil(Math.max(0.9 * this.cell, 3.2 * this.scale));
    const layer = make('canvas', {width: size, height: size});
    const context = layer.getContext('2d');
    context.fillStyle = color;
    if (isCrown) {
      context.scale(size / 100, size / 100);
      context.fill(new Path2D(document.querySelector('#crown path').getAttribute('d')));
    } else {
      context.arc(size / 2, size / 2, size / 2, 0, 2 * Math.PI);
      context.fill();
    }
    return layer;
  }

  edge(index) {
    return Math.round(index * this.cell);
  }

  middle(index) {
    return (index + 0.5) * this.cell;
  }

  /** The square at a place of the canvas, as row * n + column. */
  squareAt({offsetX, offsetY}) {
    const inside = offset => Math.min(this.n - 1, Math.max(0, Math.floor(offset * this.scale / this.cell)));
    return inside(offsetY) * this.n + inside(offsetX);
  }

  /** Besides the queens, squares that are ruled out, those of a line that has none left, and the one that is asked for. */
  draw(queens, moves, ruledOut = new Map(), wiped = new Set(), chosen = EMPTY) {
    const context = this.context;
    context.drawImage(this.background, 0, 0);
    this.drawRuledOut(ruledOut, queens);
    const marked = moves.length <= MOST_MARKED_MOVES ? moves : [];
    marked.forEach(move => this.tint(move));
    this.drawAttacks(queens);
    for (let row = 0; row < this.n; row++) {
      if (queens.columns[row] !== EMPTY) {
        const sprite = this.sprites[queens.isAttacked(row) ? 1 : 0];
        const shift = sprite.width / 2;
        context.drawImage(sprite, Math.round(this.middle(queens.columns[row]) - shift), Math.round(this.middle(row) - shift));
      }
    }
    marked.forEach(move => this.frame(move));
    this.frameSquares(wiped, this.colors.attacked);
    if (chosen !== EMPTY) {
      this.drawReason(Math.floor(chosen / this.n), chosen % this.n, ruledOut.get(chosen), queens);
    }
  }

  drawRuledOut(ruledOut, queens) {
    if (ruledOut.size === 0 || this.cell < SMALLEST_CROSSED * this.scale) {
      return;
    }
    const context = this.context;
    const arm = this.colors.cross * this.cell;
    context.beginPath();
    for (const square of ruledOut.keys()) {
      const row = Math.floor(square / this.n);
      const [x, y] = [this.middle(square % this.n), this.middle(row)];
      if (queens.columns[row] !== square % this.n) {
        context.moveTo(x - arm, y - arm);
        context.lineTo(x + arm, y + arm);
        context.moveTo(x - arm, y + arm);
        context.lineTo(x + arm, y - arm);
      }
    }
    context.strokeStyle = this.colors.frame;
    context.globalAlpha = 0.6;
    context.lineWidth = Math.max(this.scale, 0.045 * this.cell);
    context.stroke();
    context.globalAlpha = 1;
  }

  /** A line from the square to the queen that rules it out, or a frame around the row that does. */
  drawReason(row, column, because, queens) {
    const color = this.colors['moved-to'];
    this.frameSquares(new Set([row * this.n + column]), color);
    if (because >= 0 && queens.columns[because] === EMPTY) {
      this.frameSquares(new Set(Array.from({length: this.n}, (_, other) => because * this.n + other)), color);
    } else if (because >= 0) {
      const context = this.context;
      context.beginPath();
      context.moveTo(this.middle(column), this.middle(row));
      context.lineTo(this.middle(queens.columns[because]), this.middle(because));
      context.strokeStyle = color;
      context.lineWidth = this.scale * Math.max(2, 0.05 * this.cell / this.scale);
      context.stroke();
    }
  }

  /** A frame around all of the squares, inside of their edges. */
  frameSquares(squares, color) {
    const context = this.context;
    context.strokeStyle = color;
    context.lineWidth = this.scale * Math.max(2, 0.06 * this.cell / this.scale);
    context.lineCap = 'square';
    const inset = context.lineWidth / 2;
    context.beginPath();
    for (const square of squares) {
      const [row, column] = [Math.floor(square / this.n), square % this.n];
      const [left, top] = [this.edge(column) + inset, this.edge(row) + inset];
      const [right, bottom] = [this.edge(column + 1) - inset, this.edge(row + 1) - inset];
      const side = (isEnd, neighbor, x1, y1, x2, y2) => {
        if (isEnd || !squares.has(neighbor)) {
          context.moveTo(x1, y1);
          context.lineTo(x2, y2);
        }
      };
      side(row === 0, square - this.n, left, top, right, top);
      side(row === this.n - 1, square + this.n, left, bottom, right, bottom);
      side(column === 0, square - 1, left, top, left, bottom);
      side(column === this.n - 1, square + 1, right, top, right, bottom);
    }
    context.stroke();
  }

  drawAttacks(queens) {
    const context = this.context;
    let count = 0;
    context.beginPath();
    queens.forEachAttack((row1, column1, row2, column2) => {
      context.moveTo(this.middle(column1), this.middle(row1));
      context.lineTo(this.middle(column2), this.middle(row2));
      count++;
    });
    context.strokeStyle = this.colors.attack;
    context.globalAlpha = count > 150 ? 0.45 : 0.85;
    context.lineWidth = this.scale * Math.min(4, Math.max(1, 0.055 * this.cell / this.scale));
    context.lineCap = 'round';
    context.stroke();
    context.globalAlpha = 1;
  }

  tint({row, to}) {
    if (to !== EMPTY) {
      this.context.fillStyle = this.colors['moved-to'];
      this.context.globalAlpha = 0.42;
      this.context.fillRect(this.edge(to), this.edge(row), Math.ceil(this.cell), Math.ceil(this.cell));
      this.context.globalAlpha = 1;
    }
  }

  /** Frames the square a queen came from with dashes and the one it went to with a line; never smaller than can be seen. */
  frame({row, from, to}) {
    const context = this.context;
    const size = Math.max(this.cell, 11 * this.scale);
    context.lineWidth = this.scale * (this.cell > 24 * this.scale ? 2.5 : 1.5);
    const inset = context.lineWidth / 2;
    for (const [column, color, dashes] of [[from, 'moved-from', [4 * this.scale, 3 * this.scale]], [to, 'moved-to', []]]) {
      if (column !== EMPTY) {
        context.strokeStyle = this.colors[color];
        context.setLineDash(dashes);
        context.strokeRect(this.middle(column) - size / 2 + inset, this.middle(row) - size / 2 + inset,
          size - 2 * inset, size - 2 * inset);
      }
    }
    context.setLineDash([]);
  }
}
