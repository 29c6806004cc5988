/* Reads the data block: the counterpart of ReplayData.java. */

/** What is learned of the column that is read; a table for each column of each part of a search would fill the memory. */
const chances = new Uint16Array(1 << 16);

/** How many of the ascending numbers are at most a limit. */
function upTo(ascending, limit) {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ascending[middle] <= limit) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

/** Undoes what RangeCoder.java did. */
function decoded(coded, from, count) {
  const bytes = new Uint8Array(count);
  chances.fill(1 << 11);
  const greatest = (1 << 24) - 1;
  let low = 0;
  let high = greatest;
  let code = coded[from] << 16 | coded[from + 1] << 8 | coded[from + 2];
  let at = from + 3;
  let before = 0;
  for (let i = 0; i < count; i++) {
    let bits = 1;
    while (bits < 256) {
      const after = before | bits;
      const chance = chances[after];
      const middle = low + (high - low >> 12) * chance;
      if (code <= middle) {
        high = middle;
        chances[after] += 4096 - chance >> 4;
        bits = 2 * bits + 1;
      } else {
        low = middle + 1;
        chances[after] -= chance >> 4;
        bits *= 2;
      }
      while ((low ^ high) >>> 16 === 0) {
        low = low << 8 & greatest;
        high = high << 8 & greatest | 255;
        code = code << 8 & greatest | coded[at++];
      }
    }
    bytes[i] = bits;
    before = bytes[i] << 8;
  }
  return bytes;
}

/** Whole numbers of seven bits a byte, the lowest first, from Base64; behind a star their number and coded bytes. */
class Varints {
  constructor(text) {
    const isCoded = text.startsWith('*');
    const signs = atob(isCoded ? text.slice(1) : text);
    this.bytes = new Uint8Array(signs.length);
    for (let i = 0; i < signs.length; i++) {
      this.bytes[i] = signs.charCodeAt(i);
    }
    this.at = 0;
    if (isCoded) {
      const count = this.unsigned();
      this.bytes = decoded(this.bytes, this.at, count);
      this.at = 0;
    }
  }

  /** Multiplies where shifts would lose the bits above the 32nd. */
  unsigned() {
    let value = 0;
    let weight = 1;
    for (;;) {
      const byte = this.bytes[this.at++];
      if (byte < 128) {
        return value + byte * weight;
      }
      value += (byte - 128) * weight;
      weight *= 128;
    }
  }

  signed() {
    return unfold(this.unsigned());
  }
}

function unfold(value) {
  return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
}

const floatBits = new DataView(new ArrayBuffer(4));

/** Digits that 24 bits do not hold are not shown: a large number is rounded as fractions are. */
function floatOf(bits) {
  floatBits.setUint32(0, bits);
  const value = floatBits.getFloat32(0);
  return Math.abs(value) < 1 << 24 ? value : Number(value.toPrecision(4));
}

/** Sums of differences, which are told one by one, or behind a tilde as runs of equal ones. */
function deltas(text, count) {
  const isRuns = text.startsWith('~');
  const column = new Varints(isRuns ? text.slice(1) : text);
  const values = new Float64Array(count);
  let value = 0;
  for (let i = 0; i < count;) {
    let run = isRuns ? column.unsigned() : 1;
    for (const delta = column.signed(); run > 0; run--) {
      value += delta;
      values[i++] = value;
    }
  }
  return values;
}

/** A column of numbers with another behind it, and room for later ones: a copy for each part of a search would fill the memory. */
function joined(head, tail) {
  const {length} = head;
  if (length === 0) {
    return tail;
  }
  const Column = head.constructor;
  const size = length + tail.length;
  const isFull = head.buffer.byteLength < size * head.BYTES_PER_ELEMENT;
  const whole = new Column(isFull ? new ArrayBuffer(2 * size * head.BYTES_PER_ELEMENT) : head.buffer, 0, size);
  if (isFull) {
    whole.set(head);
  }
  whole.set(tail, length);
  return whole;
}

/** The changes of all steps in a row: those of step i go from start[i] to start[i + 1]. */
function decodeChanges(base64, steps) {
  const column = new Varints(base64);
  const start = new Uint32Array(steps + 1);
  const rows = [];
  const to = [];
  for (let step = 0; step < steps; step++) {
    let row = -1;
    for (let count = column.unsigned(); count > 0; count--) {
      row += column.unsigned() + 1;
      rows.push(row);
      to.push(column.unsigned() - 1);
    }
    start[step + 1] = rows.length;
  }
  return {start, rows: Int32Array.from(rows), to: Int32Array.from(to), from: new Int32Array(rows.length)};
}

/** What was to be solved, or nothing for the classic problem. */
function decodeProblem(data, n) {
  if (!data) {
    return undefined;
  }
  const column = new Varints(data.regions);
  const regions = data.regions ? Int32Array.from({length: n * n}, () => column.unsigned()) : undefined;
  return {rule: data.rule, squares: data.squares, regions};
}

/** Values by step, NaN before the first one told. */
function decodeMeasure(measure, steps) {
  const values = new Float64Array(steps).fill(NaN);
  if (measure.whole !== undefined) {
    values.set(deltas(measure.whole, steps - measure.from), measure.from);
  } else {
    const column = new Varints(measure.floats);
    for (let i = measure.from; i < steps; i++) {
      values[i] = floatOf(column.unsigned());
    }
  }
  return {name: measure.name, values};
}

/** The sentences of a step, read when they are asked for. */
class Notes {
  constructor(data) {
    this.column = new Varints(data.notes);
    this.patterns = data.patterns;
    this.texts = data.texts;
    this.offsets = new Uint32Array(data.steps);
    for (let step = 0; step < data.steps; step++) {
      this.offsets[step] = this.column.at;
      for (let count = this.column.unsigned(); count > 0; count--) {
        this.column.unsigned();
        for (let left = this.column.unsigned(); left > 0; left--) {
          this.column.unsigned();
        }
      }
    }
  }

  of(step) {
    const column = this.column;
    column.at = this.offsets[step];
    const sentences = [];
    for (let count = column.unsigned(); count > 0; count--) {
      const pattern = this.patterns[column.unsigned()];
      const args = Array.from({length: column.unsigned()}, () => this.argument(column.unsigned()));
      sentences.push(pattern.replace(/\{(\d+)\}/g, (place, index) => args[index] ?? place));
    }
    return sentences;
  }

  argument(code) {
    const value = Math.floor(code / 4);
    return [() => String(unfold(value)), () => formatNumber(floatOf(value)), () => this.texts[value]][code % 4]();
  }
}

/**
 * The squares that a search has ruled out, as a stack for each step: each square knows the one below it, so that no step is copied. Reads
 * what PrunedColumn.java writes.
 */
class RuledOut {
  constructor(n, problem) {
    this.n = n;
    this.problem = problem;
    this.squares = [];
    this.because = [];
    this.below = [];
    this.top = [];
    this.wiped = [];
    this.deadEnds = new Map();
    this.open = null;
  }

  /** Only a board small enough to be crossed has such squares. */
  begin() {
    const {n, problem} = this;
    this.open = Array.from({length: n * n}, (_, square) => square).filter(square => '.Q'.includes(problem?.squares?.[square] ?? '.'));
    this.columns = new Int32Array(n).fill(EMPTY);
    this.left = new Int32Array(n);
    this.open.forEach(square => this.left[this.lineOf(square, 0)]++);
  }

  /** Rows are lines from 0 to n - 1, then come columns, and regions if there are any. */
  lineOf(square, kind) {
    const {n} = this;
    return kind * n + (kind === 0 ? Math.floor(square / n) : kind === 1 ? square % n : this.problem.regions[square]);
  }

  /** Regions have letters, as RegionNames.java gives them. */
  nameOf(line) {
    const {n} = this;
    const index = line % n;
    const letter = n > 52 ? index : String.fromCharCode(index < 26 ? 65 + index : 71 + index);
    return ['row ' + index, 'column ' + index, 'region ' + letter][Math.floor(line / n)];
  }

  /** The squares of the line that has none left at a step. */
  squaresWithout(step) {
    const line = this.wiped[step];
    return new Set(line === EMPTY ? [] : this.open.filter(square => this.lineOf(square, Math.floor(line / this.n)) === line));
  }

  /** A step without anything, or the next one of a column; the queens stand as they do after the step. */
  add(column, columns) {
    const step = this.top.length;
    let top = step === 0 ? EMPTY : this.top[step - 1];
    let wiped = EMPTY;
    if (column) {
      if (this.open === null) {
        this.begin();
      }
      const head = column.unsigned();
      if (head >= 4 && step > 0 && this.wiped[step - 1] === EMPTY) {
        this.wiped[step - 1] = this.columnOrRegionWithout(step - 1);
      }
      for (let restored = Math.floor(head / 4); restored > 0; restored--) {
        this.left[Math.floor(this.squares[top] / this.n)]++;
        top = this.below[top];
      }
      if (head & 2) {
        this.deadEnds.set(step, Array.from({length: column.unsigned()}, () => [column.unsigned(), column.unsigned() - 1]));
      }
      if (head & 1) {
        this.readSquares(column, columns, (square, because) => {
          const row = Math.floor(square / this.n);
          this.below.push(top);
          top = this.squares.push(square) - 1;
          this.because.push(because);
          wiped = --this.left[row] === 0 && columns[row] === EMPTY ? row : wiped;
        });
      }
      this.columns.set(columns);
    }
    this.top.push(top);
    this.wiped.push(wiped);
  }

  /** The first column or region without a queen and without a square, where the search goes back and each row still has one. */
  columnOrRegionWithout(step) {
    const ruledOut = this.at(step);
    const kinds = this.problem?.regions ? [1, 2] : [1];
    const lines = new Set(kinds.flatMap(kind => Array.from({length: this.n}, (_, i) => kind * this.n + i)));
    for (const square of this.open) {
      const queen = this.columns[Math.floor(square / this.n)];
      if (queen === EMPTY ? !ruledOut.has(square) : queen === square % this.n) {
        kinds.forEach(kind => lines.delete(this.lineOf(square, kind)));
      }
    }
    return [...lines][0] ?? EMPTY;
  }

  readSquares(column, columns, visit) {
    let because = column.unsigned() - 1;
    let before = 0;
    if (because >= 0 && columns[because] !== EMPTY) {
      let byte = 0;
      let bits = 0;
      let attacked = column.unsigned();
      for (let index = 0; attacked > 0; index++) {
        const row = Math.floor(index / 3);
        if (columns[row] !== EMPTY) {
          continue;
        }
        if (bits === 0) {
          byte = column.unsigned();
          bits = 7;
        }
        if (byte & 1) {
          before = row * this.n + columns[because] + [0, -1, 1][index % 3] * Math.abs(row - because);
          visit(before, because);
          attacked--;
        }
        byte >>= 1;
        bits--;
      }
    }
    for (let rest = column.unsigned(); rest > 0; rest--) {
      const code = column.unsigned();
      before += unfold(Math.floor(code / 2));
      because = code % 2 === 1 ? column.unsigned() - 1 : because;
      visit(before, because);
    }
  }

  /** The row because of which each square is ruled out at a step. */
  at(step) {
    const found = new Map();
    for (let square = this.top[step]; square !== EMPTY; square = this.below[square]) {
      found.set(this.squares[square], this.because[square]);
    }
    return found;
  }
}

/** A search and its steps; a search that still runs has more steps appended. */
class Recording {
  constructor(data, n, problem) {
    this.label = data.label;
    this.solver = data.solver;
    this.seed = data.seed;
    this.steps = 0;
    this.stretch = 1;
    this.iteration = this.restarts = this.best = this.event = this.conflicts = new Float64Array(0);
    this.placed = new Int32Array(0);
    this.changes = {start: new Uint32Array(1), rows: new Int32Array(0), to: new Int32Array(0), from: new Int32Array(0)};
    this.measures = [];
    this.parts = [];
    this.queens = new Queens(n, problem);
    this.ruledOut = new RuledOut(n, problem);
    this.append(data);
  }

  append(data) {
    const first = this.steps;
    this.steps += data.steps;
    this.status = data.status;
    this.reason = data.reason;
    this.total = data.total;
    this.stride = data.stride;
    for (const key of ['iteration', 'restarts', 'best', 'event']) {
      this[key] = joined(this[key], deltas(data[key], data.steps));
    }
    data.measures.map(measure => decodeMeasure(measure, data.steps)).forEach(({name, values}, i) => {
      const before = this.measures[i]?.values ?? new Float64Array(first).fill(NaN);
      this.measures[i] = {name, values: joined(before, values)};
    });
    this.parts.push({first, notes: new Notes(data)});
    this.appendChanges(decodeChanges(data.changes, data.steps), data.steps, data.pruned && new Varints(data.pruned));
  }

  /** Counts the conflicts and the queens of every step, and notes where each moved queen came from, so that steps can be undone. */
  appendChanges({start, rows, to, from}, steps, pruned) {
    const conflicts = new Float64Array(steps);
    const placed = new Int32Array(steps);
    for (let step = 0; step < steps; step++) {
      for (let i = start[step]; i < start[step + 1]; i++) {
        from[i] = this.queens.columns[rows[i]];
        this.queens.set(rows[i], to[i]);
      }
      conflicts[step] = this.queens.conflicts;
      placed[step] = this.queens.placed;
      this.ruledOut.add(pruned, this.queens.columns);
    }
    const known = this.changes;
    const offset = known.rows.length;
    this.changes = {
      start: joined(known.start, start.subarray(1).map(index => index + offset)),
      rows: joined(known.rows, rows), to: joined(known.to, to), from: joined(known.from, from),
    };
    this.conflicts = joined(this.conflicts, conflicts);
    this.placed = joined(this.placed, placed);
  }

  notes(step) {
    const {first, notes} = this.parts[this.parts.length - 1].first <= step ? this.parts[this.parts.length - 1]
      : this.parts[this.parts.findIndex(part => part.first > step) - 1];
    return notes.of(step - first);
  }

  /** A recording without steps of its own stands for a search that has not begun. */
  get hasBegun() {
    return this.solver !== '';
  }

  get isRunning() {
    return this.status === 'RUNNING';
  }

  /** Whether it was proven without a step that there is no solution. */
  get isProofAlone() {
    return this.status === 'UNSOLVABLE' && this.steps === 1;
  }

  /** Whether rows are empty at other steps than the first. */
  isPartial(n) {
    return this.placed.some((placed, step) => step > 0 && placed < n);
  }

  /** The number of a step on the page, which may be stretched to those of a longer search. */
  ordinal(step) {
    return Math.round(this.stretch * (step === this.steps - 1 ? this.total - 1 : step * this.stride));
  }

  /** The last step kept that is not later than a step of the run. */
  stepAt(shown) {
    const ordinal = Math.floor((shown + 0.5) / this.stretch);
    return ordinal >= this.total - 1 ? this.steps - 1 : Math.min(Math.floor(ordinal / this.stride), this.steps - 2);
  }
}

function formatNumber(value) {
  if (Number.isNaN(value)) {
    return '\u2013';
  }
  if (Number.isInteger(value) && Math.abs(value) < 1e15) {
    return value.toLocaleString('en-US');
  }
  const magnitude = Math.abs(value);
  return magnitude < 1e-4 || magnitude >= 1e9 ? value.toExponential(2) : String(Number(value.toPrecision(4)));
}

function plural(count, noun) {
  return `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`;
}
