/* The board: queens with their conflicts counted at every change, and its picture. */

const EMPTY = -1;
const CROWN = 'M24 80h52v-8H24zM26 67L15 33l21 15 14-27 14 27 21-15-11 34z'
  + 'M8.5 28a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0zM44 16a6 6 0 1 0 12 0a6 6 0 1 0-12 0z'
  + 'M80.5 28a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0z';
const SMALLEST_CROWN = 11;
const SMALLEST_SQUARE = 3.5;
const MOST_MARKED_MOVES = 8;

class Queens {
  constructor(n) {
    this.n = n;
    this.columns = new Int32Array(n).fill(EMPTY);
    this.onColumn = new Int32Array(n);
    this.onSum = new Int32Array(2 * n - 1);
    this.onDifference = new Int32Array(2 * n - 1);
    this.conflicts = 0;
    this.placed = 0;
  }

  set(row, column) {
    const offset = this.n - 1;
    const from = this.columns[row];
    if (from !== EMPTY) {
      this.placed--;
      this.conflicts -= --this.onColumn[from] + --this.onSum[row + from] + --this.onDifference[row - from + offset];
    }
    if (column !== EMPTY) {
      this.placed++;
      this.conflicts += this.onColumn[column]++ + this.onSum[row + column]++ + this.onDifference[row - column + offset]++;
    }
    this.columns[row] = column;
  }

  isAttacked(row) {
    const column = this.columns[row];
    return column !== EMPTY && (this.onColumn[column] > 1 || this.onSum[row + column] > 1
      || this.onDifference[row - column + this.n - 1] > 1);
  }

  /** Calls with the ends of each line that holds more than one queen. */
  forEachAttack(visit) {
    const n = this.n;
    this.linesOf(this.onColumn, (row, column) => column, visit);
    this.linesOf(this.onSum, (row, column) => row + column, visit);
    this.linesOf(this.onDifference, (row, column) => row - column + n - 1, visit);
  }

  linesOf(counts, lineOf, visit) {
    const first = new Map();
    const last = new Map();
    for (let row = 0; row < this.n; row++) {
      const column = this.columns[row];
      const line = lineOf(row, column);
      if (column !== EMPTY && counts[line] > 1) {
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
    const pairs = this.conflicts === 1 ? '1 attacking pair' : `${formatNumber(this.conflicts)} attacking pairs`;
    const where = this.n > 32 ? ''
      : ' Columns by row: ' + Array.from(this.columns, column => column === EMPTY ? 'none' : column).join(', ') + '.';
    return `Board of ${this.n} by ${this.n}, ${this.placed} queens, ${pairs}.${where}`;
  }
}

/** Draws one board. Squares and queens are drawn once for a size and a color scheme, and copied. */
class BoardPicture {
  constructor(canvas, n) {
    this.canvas = canvas;
    this.n = n;
  }

  /** To be called when the size or the colors have changed. */
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

  layer(side) {
    const layer = document.createElement('canvas');
    layer.width = side;
    layer.height = side;
    return layer;
  }

  drawSquares() {
    const layer = this.layer(this.side);
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
    context.strokeStyle = this.colors.frame;
    context.lineWidth = 2 * Math.round(this.scale);
    context.strokeRect(0, 0, this.side, this.side);
    return layer;
  }

  /** A crown where there is room for one, else a dot that stays visible. */
  drawQueen(color) {
    const isCrown = this.cell >= SMALLEST_CROWN * this.scale;
    const size = isCrown ? Math.round(this.cell) : Math.ceil(Math.max(0.9 * this.cell, 3.2 * this.scale));
    const layer = this.layer(size);
    const context = layer.getContext('2d');
    context.fillStyle = color;
    if (isCrown) {
      context.scale(size / 100, size / 100);
      context.fill(new Path2D(CROWN));
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

  draw(queens, moves) {
    const context = this.context;
    context.drawImage(this.background, 0, 0);
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
