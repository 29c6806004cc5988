/* Reads the data block: the counterpart of ReplayData.java. */

/** Whole numbers of seven bits a byte, the lowest first, from Base64. */
class Varints {
  constructor(base64) {
    const binary = atob(base64);
    this.bytes = new Uint8Array(binary.length);
    for (let i = 0; i < binary.length; i++) {
      this.bytes[i] = binary.charCodeAt(i);
    }
    this.at = 0;
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

function floatOf(bits) {
  floatBits.setUint32(0, bits);
  return floatBits.getFloat32(0);
}

function deltas(base64, count) {
  const column = new Varints(base64);
  const values = new Float64Array(count);
  let value = 0;
  for (let i = 0; i < count; i++) {
    value += column.signed();
    values[i] = value;
  }
  return values;
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

class Recording {
  constructor(data, n) {
    this.label = data.label;
    this.solver = data.solver;
    this.seed = data.seed;
    this.status = data.status;
    this.reason = data.reason;
    this.steps = data.steps;
    this.total = data.total;
    this.stride = data.stride;
    this.iteration = deltas(data.iteration, data.steps);
    this.restarts = deltas(data.restarts, data.steps);
    this.best = deltas(data.best, data.steps);
    this.event = deltas(data.event, data.steps);
    this.changes = decodeChanges(data.changes, data.steps);
    this.measures = data.measures.map(measure => decodeMeasure(measure, data.steps));
    this.notes = new Notes(data);
    this.conflicts = new Float64Array(data.steps);
    this.placed = new Int32Array(data.steps);
    this.replay(new Queens(n));
  }

  /** Counts the conflicts and the queens of every step, and notes where each moved queen came from, so that steps can be undone. */
  replay(queens) {
    const {start, rows, to, from} = this.changes;
    for (let step = 0; step < this.steps; step++) {
      for (let i = start[step]; i < start[step + 1]; i++) {
        from[i] = queens.columns[rows[i]];
        queens.set(rows[i], to[i]);
      }
      this.conflicts[step] = queens.conflicts;
      this.placed[step] = queens.placed;
    }
  }

  /** Whether rows are empty at other steps than the first. */
  isPartial(n) {
    return this.placed.some((placed, step) => step > 0 && placed < n);
  }

  ordinal(step) {
    return step === this.steps - 1 ? this.total - 1 : step * this.stride;
  }

  /** The last step kept that is not later than a step of the run. */
  stepAt(ordinal) {
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
