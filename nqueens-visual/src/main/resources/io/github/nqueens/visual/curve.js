/* The curves of all recordings, with a cursor that can be dragged: of conflicts, or of queens where no conflict ever is. */

const MARGIN = {left: 44, right: 10, top: 12, bottom: 24};

/** Ticks closer than this, in pixels, would have their labels on one another. */
const LABEL_HEIGHT = 14;
const LABEL_WIDTH = 44;

/** A search that is this many times as long as another one would leave nothing to see of the other. */
const VERY_DIFFERENT = 20;

/** The place of a value on an axis from 0 to a greatest one, as a part of its length. */
function partOf(value, greatest, logarithmic) {
  return logarithmic ? Math.log1p(value) / Math.log1p(greatest) : value / greatest;
}

/** At most five round values from 0 to a greatest one. */
function ticksTo(greatest, logarithmic) {
  const ticks = [0];
  if (logarithmic) {
    for (let value = 1; value <= greatest; value *= 10) {
      ticks.push(value);
    }
    return ticks;
  }
  let step = 1;
  for (let i = 0; greatest / step > 4.5; i++) {
    step *= i % 3 === 1 ? 2.5 : 2;
  }
  for (let value = step; value <= greatest; value += step) {
    ticks.push(value);
  }
  return ticks;
}

class Curve {
  constructor(element, recordings, lastOrdinal) {
    this.element = element;
    this.canvas = element.querySelector('canvas');
    this.cursor = element.querySelector('.cursor');
    this.update(recordings, lastOrdinal);
    this.suggestScales();
  }

  /** Logarithmic axes where others would hide most of a curve, or most of the curves. */
  suggestScales() {
    const lengths = this.recordings.filter(recording => recording.hasBegun).map(recording => recording.total);
    this.logarithmic = this.greatest > 200;
    this.isOfLogSteps = Math.max(...lengths) > VERY_DIFFERENT * Math.min(...lengths);
  }

  update(recordings, lastOrdinal) {
    this.recordings = recordings;
    this.lastOrdinal = Math.max(1, lastOrdinal);
    this.isOfQueens = recordings.every(recording => recording.conflicts.every(conflicts => conflicts === 0));
    this.values = recordings.map(recording => this.isOfQueens ? recording.placed : recording.conflicts);
    this.greatest = Math.max(1, ...this.values.map(values => values.reduce((a, b) => Math.max(a, b), 0)));
  }

  prepare(colors) {
    const ratio = window.devicePixelRatio || 1;
    this.width = this.element.clientWidth;
    this.height = this.element.clientHeight;
    this.canvas.width = Math.round(this.width * ratio);
    this.canvas.height = Math.round(this.height * ratio);
    const context = this.canvas.getContext('2d');
    context.scale(ratio, ratio);
    context.font = '12px system-ui, sans-serif';
    this.drawGrid(context, colors);
    this.recordings.forEach((recording, i) =>
      this.drawRecording(context, recording, this.values[i], colors['s' + seriesOf(i, this.recordings)]));
  }

  x(ordinal) {
    return MARGIN.left + partOf(ordinal, this.lastOrdinal, this.isOfLogSteps) * (this.width - MARGIN.left - MARGIN.right);
  }

  y(value) {
    return this.height - MARGIN.bottom - partOf(value, this.greatest, this.logarithmic) * (this.height - MARGIN.top - MARGIN.bottom);
  }

  drawGrid(context, colors) {
    context.lineWidth = 1;
    context.strokeStyle = colors.grid;
    context.fillStyle = colors.muted;
    context.textAlign = 'right';
    context.textBaseline = 'middle';
    let below = Infinity;
    for (const tick of ticksTo(this.greatest, this.logarithmic)) {
      const y = Math.round(this.y(tick)) + 0.5;
      if (below - y < LABEL_HEIGHT) {
        continue;
      }
      below = y;
      context.beginPath();
      context.moveTo(MARGIN.left, y);
      context.lineTo(this.width - MARGIN.right, y);
      context.stroke();
      context.fillText(formatNumber(tick), MARGIN.left - 7, y);
    }
    context.textBaseline = 'alphabetic';
    const bottom = this.height - 6;
    let before = -Infinity;
    for (const tick of ticksTo(this.lastOrdinal, this.isOfLogSteps)) {
      const x = this.x(tick);
      if (x - before < LABEL_WIDTH) {
        continue;
      }
      before = x;
      context.textAlign = x > this.width - 40 ? 'right' : 'center';
      context.fillText(formatNumber(tick), Math.min(x, this.width - 2), bottom);
    }
  }

  /** The least and the greatest of each column of pixels: as much as can be seen, however many steps there are. */
  drawRecording(context, recording, values, color) {
    context.strokeStyle = color;
    context.lineWidth = 1.6;
    context.lineJoin = 'round';
    context.beginPath();
    for (let step = 0; step < recording.steps;) {
      const x = this.x(recording.ordinal(step));
      const entered = values[step];
      let least = entered;
      let greatest = entered;
      let left = entered;
      for (; step < recording.steps && this.x(recording.ordinal(step)) < x + 1; step++) {
        left = values[step];
        least = Math.min(least, left);
        greatest = Math.max(greatest, left);
      }
      for (const value of [entered, greatest, least, left]) {
        context.lineTo(x, this.y(value));
      }
    }
    context.stroke();
    const end = recording.steps - 1;
    context.fillStyle = color;
    context.beginPath();
    context.arc(this.x(recording.ordinal(end)), this.y(values[end]), 3, 0, 2 * Math.PI);
    context.fill();
  }

  show(ordinal) {
    this.cursor.style.transform = `translateX(${this.x(ordinal)}px)`;
    this.element.setAttribute('aria-valuenow', ordinal);
  }

  /** Calls with the ordinal under a pressed pointer. */
  onDrag(jump) {
    const follow = event => {
      const left = this.element.getBoundingClientRect().left + MARGIN.left;
      const part = Math.min(1, Math.max(0, (event.clientX - left) / (this.width - MARGIN.left - MARGIN.right)));
      jump(Math.round(this.isOfLogSteps ? Math.expm1(part * Math.log1p(this.lastOrdinal)) : part * this.lastOrdinal));
    };
    this.element.addEventListener('pointerdown', event => {
      this.element.setPointerCapture(event.pointerId);
      follow(event);
    });
    this.element.addEventListener('pointermove', event => {
      if (this.element.hasPointerCapture(event.pointerId)) {
        follow(event);
      }
    });
  }
}

/** A single curve is blue; the first of several is ink. */
function seriesOf(index, all) {
  return all.length === 1 ? 1 : index % 8;
}
