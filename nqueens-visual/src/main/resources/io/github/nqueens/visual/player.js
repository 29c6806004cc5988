/* The page: a panel for each recording, one clock for all of them, and the controls. */

const SPEEDS = [0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10000, 20000, 50000];
const SECONDS_WANTED = 30;
const MOST_SAMPLED = 300;

/** A page that was out of sight for long does not leap ahead when it is seen again. */
const LONGEST_FRAME = 250;
const STATUS = {
  SOLVED: 'solved', UNSOLVABLE: 'proven unsolvable', ITERATION_LIMIT: 'stopped at the iteration limit',
  TIME_LIMIT: 'stopped at the time limit', CANCELLED: 'cancelled', GAVE_UP: 'gave up', FAILED: 'failed', RUNNING: 'searching',
};
/** Colors, and how wide marks are as parts of a square. */
const LOOK = ['light', 'dark', 'frame', 'queen', 'attacked', 'attack', 'moved-to', 'moved-from', 'muted', 'grid',
  's0', 's1', 's2', 's3', 's4', 's5', 's6', 's7', 'blocked', 'ring', 'ring-size', 'ring-line', 'border', 'cross'];

/** Where an arrow key leads to, in rows down and columns across. */
const ARROWS = {ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1]};

/** Lets the arrow keys read the parts of a picture. A pointer leaves them to the replay. */
function letWalk(canvas, parts) {
  canvas.tabIndex = 0;
  canvas.setAttribute('role', 'application');
  canvas.setAttribute('aria-description', `The arrow keys read its ${parts}.`);
  canvas.onmousedown = event => event.preventDefault();
}

/**
 * A label as text that may break behind the signs of a solver's parameters, and within a word only if it must. It breaks behind a
 * hyphen anyway: a screen reader would pause at a break that stands in a name.
 */
function breakable(label) {
  const parts = label.match(/[^:,=+]+[:,=+]*|[:,=+]+/g) ?? [];
  return parts.flatMap((part, i) => i === 0 ? [part] : [make('wbr'), part]);
}

function ordinalWord(number) {
  const isTeen = Math.floor(number % 100 / 10) === 1;
  return formatNumber(number) + ((isTeen ? null : {1: 'st', 2: 'nd', 3: 'rd'}[number % 10]) ?? 'th');
}

/** Keeps the room that the longest of some sentences take. */
function keepRoom(element, sentences) {
  element.style.minHeight = '';
  const heights = sentences.sort((one, other) => other.length - one.length).slice(0, 3).map(sentence => {
    element.textContent = sentence;
    return Math.ceil(element.getBoundingClientRect().height);
  });
  element.style.minHeight = `${Math.max(...heights)}px`;
}

/** One recording: its board, its figures and its sentence at the step it shows. */
class Panel {
  constructor(recording, n, problem, series) {
    this.recording = recording;
    this.queens = new Queens(n, problem);
    this.step = -1;
    this.chosen = this.walked = EMPTY;
    this.root = byId('panel').content.firstElementChild.cloneNode(true);
    this.canvas = this.root.querySelector('canvas');
    this.picture = new BoardPicture(this.canvas, n, problem);
    this.note = this.root.querySelector('.note');
    this.root.querySelector('.label').replaceChildren(...breakable(recording.label));
    this.root.querySelector('.key').style.background = `var(--s${series})`;
    this.size = n;
    this.fill();
    this.makeTree(recording, n);
    this.goTo(0);
    this.canvas.addEventListener('click', event => this.choose(this.picture.squareAt(event)));
    this.root.querySelector('.tree canvas').addEventListener('click', ({offsetX, offsetY}) =>
      this.chooseNode(this.tree.nodeAt(offsetX, offsetY, this.step)));
  }

  /** Says why a square is ruled out; the same square again, or another one, ends that. */
  choose(square) {
    this.walked = square;
    this.chosen = square !== this.chosen && this.recording.ruledOut.at(this.step).has(square) ? square : EMPTY;
    this.draw();
  }

  /** Marks a node of the tree, and says how it ended. */
  chooseNode(node) {
    const {tree} = this.tree;
    this.tree.chosen = node;
    this.tree.draw(this.step);
    const said = node === EMPTY ? '' : renumbered(tree.describeNode(node, this.step));
    this.treeText.textContent = `${said} ${renumbered(tree.describe(this.step))}`.trim();
    return said;
  }

  /** Goes on to the next square or node of a picture, and says what it is. The first key shows where the way begins. */
  walk(canvas, [down, across]) {
    if (canvas !== this.canvas) {
      const {chosen, tree} = this.tree;
      return this.chooseNode(chosen === EMPTY ? tree.nodeAt[this.step] : this.tree.nodeBeside(chosen, down, across, this.step));
    }
    const inside = at => Math.min(this.size - 1, Math.max(0, at));
    const {walked, size} = this;
    this.walked = this.chosen = walked === EMPTY ? 0 : inside(Math.floor(walked / size) + down) * size + inside(walked % size + across);
    this.draw();
    return renumbered(this.reason().trim());
  }

  reason() {
    if (this.chosen === EMPTY) {
      return '';
    }
    const because = this.recording.ruledOut.at(this.step).get(this.chosen);
    const [row, column] = [Math.floor(this.chosen / this.size), this.chosen % this.size];
    return ` Row ${row}, column ${column} ${because === undefined ? this.holds(row, column) : `is ruled out by ${this.culprit(because)}`}.`;
  }

  holds(row, column) {
    const isBlocked = '#X'.includes(this.picture.problem?.squares[this.chosen] ?? '.');
    return this.queens.columns[row] === column ? 'holds a queen' : isBlocked ? 'is blocked' : 'is not ruled out';
  }

  culprit(row) {
    if (row === EMPTY) {
      return 'several rows together';
    }
    return this.queens.columns[row] === EMPTY ? `row ${row}, which would have no square left beside a queen there`
      : `the queen of row ${row}, column ${this.queens.columns[row]}`;
  }

  /** What is told of the whole search; called again when there is more of it. */
  fill() {
    const {recording} = this;
    const isWaiting = recording.isRunning && !recording.hasBegun;
    const status = isWaiting ? 'waiting for a processor' : STATUS[recording.status] ?? recording.status.toLowerCase();
    const outcome = this.root.querySelector('.outcome');
    outcome.textContent = `${status}, ${plural(recording.iteration[recording.steps - 1], 'iteration')}`;
    outcome.title = `${recording.reason ? renumbered(recording.reason) + '; ' : ''}seed ${recording.seed}`;
    this.figures = this.makeFigures(recording, this.size);
    if (recording.ruledOut.squares.length > 0) {
      letWalk(this.canvas, 'squares');
    }
  }

  makeFigures(recording, n) {
    const list = this.root.querySelector('.figures');
    list.replaceChildren();
    list.hidden = recording.isProofAlone;
    const figures = [
      {name: 'iteration', values: recording.iteration},
      {name: 'attacking pairs', key: 'conflicts', values: recording.conflicts},
    ];
    if (recording.isPartial(n)) {
      figures.push({name: 'queens placed', key: 'placed', values: recording.placed});
    }
    if (recording.best[recording.steps - 1] >= 0) {
      figures.push({name: 'best so far', key: 'best', values: recording.best.map(best => best < 0 ? NaN : best)});
    }
    if (recording.restarts[recording.steps - 1] > 0) {
      figures.push({name: 'restarts', values: recording.restarts});
    }
    figures.push(...recording.measures);
    return figures.map(({name, key, values}) => {
      const value = make('dd');
      value.dataset.figure = key ?? name;
      const box = make('div', {}, make('dt', {textContent: name}), value);
      list.append(box);
      return {box, value, values, isAlarm: key === 'conflicts'};
    });
  }

  makeTree(recording, n) {
    // A page of full boards comes without the script of trees.
    if (recording.isRunning || !recording.isPartial(n)) {
      return;
    }
    const tree = SearchTree.of(recording, n);
    if (tree === null) {
      return;
    }
    const figure = this.root.querySelector('.tree');
    figure.hidden = false;
    this.treeText = figure.querySelector('figcaption');
    this.tree = new TreePicture(figure.querySelector('canvas'), tree);
    const whole = figure.querySelector('input');
    whole.closest('label').hidden = !tree.canCollapse;
    whole.addEventListener('change', () => {
      this.tree.isCollapsed = !whole.checked;
      this.tree.draw(this.step);
    });
    if (tree.isDrawnWhole) {
      letWalk(this.tree.canvas, 'nodes');
    } else {
      figure.querySelector('h3').textContent = 'Search tree, level by level';
    }
  }

  drawTree() {
    if (this.tree) {
      this.chooseNode(EMPTY);
      this.tree.canvas.setAttribute('aria-label', `Search tree: ${this.treeText.textContent}`);
    }
  }

  /** Does or undoes the changes between the step shown and another. */
  goTo(step) {
    const {start, rows, to, from} = this.recording.changes;
    for (let i = start[this.step + 1]; i < start[step + 1]; i++) {
      this.queens.set(rows[i], to[i]);
    }
    for (let i = start[this.step + 1] - 1; i >= start[step + 1]; i--) {
      this.queens.set(rows[i], from[i]);
    }
    this.step = step;
    this.chosen = EMPTY;
  }

  /** Adds steps, or takes other ones for all. */
  receive(data, problem) {
    if (data.first > 0) {
      this.recording.append(data);
    } else {
      this.queens.columns.forEach((column, row) => this.queens.set(row, EMPTY));
      this.recording = new Recording(data, this.size, problem);
      this.step = -1;
    }
    this.fill();
    this.makeTree(this.recording, this.size);
    this.isStale = true;
  }

  moves() {
    const {start, rows, to, from} = this.recording.changes;
    const moves = [];
    for (let i = start[this.step]; i < start[this.step + 1]; i++) {
      moves.push({row: rows[i], from: from[i], to: to[i]});
    }
    return moves;
  }

  draw() {
    this.isStale = false;
    const moves = this.moves();
    const {ruledOut} = this.recording;
    this.picture.draw(this.queens, this.step === 0 ? [] : moves, ruledOut.at(this.step), ruledOut.squaresWithout(this.step), this.chosen);
    for (const figure of this.figures) {
      figure.value.textContent = formatNumber(figure.values[this.step]);
      if (figure.isAlarm) {
        figure.box.classList.toggle('alarm', figure.values[this.step] > 0);
      }
    }
    this.note.textContent = renumbered(this.sentence(moves) + this.reason());
    this.drawTree();
  }

  /** What the algorithm said, or else what can be seen. */
  sentence(moves) {
    const told = this.recording.notes(this.step).map(asSentence).join(' ');
    return told || (this.recording.isProofAlone ? asSentence(`Proven without a search: ${this.recording.reason}`)
      : this.describe(moves) + this.ending());
  }

  /** Nothing moves when a longer sentence comes. Of many steps, some stand for all. */
  keepRoom() {
    const {steps} = this.recording;
    const every = Math.ceil(steps / MOST_SAMPLED);
    const sampled = Array.from({length: Math.ceil(steps / every)}, (_, i) => Math.min(steps - 1, (i + 1) * every - 1));
    const shown = this.step;
    keepRoom(this.note, sampled.map(step => {
      this.step = step;
      return this.sentence(this.moves());
    }));
    this.step = shown;
    if (this.tree) {
      keepRoom(this.treeText, sampled.map(step => this.tree.tree.describe(step)));
    }
  }

  describe(moves) {
    const before = this.step === 0 ? 0 : this.recording.iteration[this.step] - this.recording.iteration[this.step - 1];
    const within = before > 1 ? `In ${plural(before, 'iteration')}: ` : '';
    const placed = moves.filter(move => move.from === EMPTY).length;
    if (!this.recording.hasBegun) {
      return 'This search has not begun.';
    }
    if (this.step === 0) {
      return moves.length === 0 ? 'The board is empty.' : `The search starts with ${plural(placed, 'queen')} on the board.`;
    }
    if (this.recording.event[this.step] === 2) {
      return 'Restart: the search begins again with another board.';
    }
    if (moves.length === 0) {
      return `${within}No queen moved.`;
    }
    if (this.recording.event[this.step] === 1) {
      return `${within}A new board: ${plural(moves.length, 'queen')} ${moves.length === 1 ? 'stands' : 'stand'} elsewhere.`;
    }
    return within + this.describeMoves(moves, placed);
  }

  describeMoves(moves, placed) {
    const [one, other] = moves;
    if (moves.length === 2 && one.from === other.to && one.to === other.from && placed === 0) {
      return `The queens of rows ${one.row} and ${other.row} exchanged columns ${one.from} and ${one.to}.`;
    }
    if (moves.length > 1) {
      const removed = moves.filter(move => move.to === EMPTY).length;
      const parts = [[placed, 'placed'], [removed, 'removed'], [moves.length - placed - removed, 'moved']];
      return parts.filter(([count]) => count > 0)
        .map(([count, what]) => `${plural(count, 'queen')} ${count === 1 ? 'was' : 'were'} ${what}`).join(', ') + '.';
    }
    if (one.from === EMPTY) {
      return `A queen was placed in row ${one.row}, column ${one.to}.`;
    }
    return one.to === EMPTY ? `The queen of row ${one.row} was taken off column ${one.from}.`
      : `The queen of row ${one.row} moved from column ${one.from} to column ${one.to}.`;
  }

  ending() {
    if (this.step < this.recording.steps - 1 || this.recording.isRunning) {
      return '';
    }
    return this.recording.status === 'SOLVED' ? ' No queen attacks another: solved.'
      : ` The run ended here: ${this.recording.reason || STATUS[this.recording.status]}.`;
  }

  describeToReader() {
    this.canvas.setAttribute('aria-label', `${this.recording.label}: ${this.queens.describe()}`);
    return `${this.recording.label}: iteration ${this.recording.iteration[this.step]}, `
      + `${plural(this.queens.conflicts, 'attacking pair')}. ${this.note.textContent}`;
  }
}

/** All steps kept of any recording, ascending. */
function timelineOf(recordings) {
  const all = new Float64Array(recordings.reduce((sum, recording) => sum + recording.steps, 0));
  let count = 0;
  for (const recording of recordings) {
    for (let step = 0; step < recording.steps; step++) {
      all[count++] = recording.ordinal(step);
    }
  }
  return recordings.length === 1 ? all : all.sort().filter((ordinal, i) => i === 0 || ordinal !== all[i - 1]);
}

class Player {
  constructor(data) {
    this.data = data;
    this.problem = decodeProblem(data.problem, data.n);
    const recordings = data.recordings.map(recording => new Recording(recording, data.n, this.problem));
    this.panels = recordings.map((recording, i) => new Panel(recording, data.n, this.problem, seriesOf(i, recordings)));
    this.position = 0;
    this.due = 0;
    this.playing = false;
    this.index();
    this.curve = new Curve(byId('curve'), recordings, this.lastOrdinal);
    byId('speed').append(...SPEEDS.map(speed => new Option(`${plural(speed, 'step')}/s`, String(speed))));
    byId('panels').append(...this.panels.map(panel => panel.root));
    document.body.classList.toggle('single', this.panels.length === 1);
    document.body.dataset.searches = this.panels.length;
    this.fill();
    this.bind();
  }

  get recordings() {
    return this.panels.map(panel => panel.recording);
  }

  /** Whether more steps may come. */
  get isGrowing() {
    return this.recordings.some(recording => recording.isRunning);
  }

  /** Brings the steps of all recordings into one order. */
  index() {
    const all = timelineOf(this.recordings);
    this.timeline = all.subarray(Math.max(1, upTo(all, this.data.from)) - 1, upTo(all, this.data.to));
    this.last = this.timeline.length - 1;
    this.lastOrdinal = all[all.length - 1];
  }

  /** What is told of the whole searches; called again when there is more of them. */
  fill() {
    const {recordings} = this;
    document.title = `${this.data.title}: ${recordings.map(recording => recording.label).join(', ')}`;
    byId('title').textContent = this.data.title;
    byId('subtitle').textContent = subtitleOf(recordings);
    const hasTrees = this.panels.some(panel => panel.tree);
    document.body.classList.toggle('trees', hasTrees);
    byId('tree-key').hidden = !hasTrees;
    byId('crosses-key').hidden = recordings.every(recording => recording.ruledOut.squares.length === 0);
    const hasJumps = this.panels.some(panel => panel.tree && panel.tree.tree.jumps.length > 0);
    document.body.classList.toggle('jumps', hasJumps);
    byId('jumps-key').hidden = !hasJumps;
    document.querySelectorAll('.controls, .curve, .keys').forEach(part => {
      /** @type {HTMLElement} */ (part).hidden = this.last === 0 && !this.isGrowing;
    });
    document.body.classList.toggle('proof', recordings.every(recording => recording.isProofAlone));
    byId('main').hidden = false;
    byId('slider').max = this.last;
    byId('number').min = this.timeline[0];
    byId('number').max = this.timeline[this.last];
    byId('total').textContent = formatNumber(this.timeline[this.last]);
    byId('curve').setAttribute('aria-valuemax', this.timeline[this.last]);
    byId('logarithmic').checked = this.curve.logarithmic;
    byId('log-steps').checked = this.curve.isOfLogSteps;
    byId('log-steps').parentElement.hidden = recordings.length === 1;
    const {from, to} = this.data;
    byId('share').parentElement.hidden = recordings.length === 1 || this.isGrowing || from > 0 || to < this.lastOrdinal;
    byId('in-step').hidden = recordings.length === 1 || byId('share').checked;
    byId('in-share').hidden = recordings.length === 1 || !byId('share').checked;
    byId('curve-title').textContent = this.curve.isOfQueens ? 'Queens on the board' : 'Attacking pairs';
    byId('curve').setAttribute('aria-label',
      this.curve.isOfQueens ? 'Step, on the curve of queens on the board' : 'Step, on the curve of attacking pairs');
    byId('thinned').textContent = recordings.filter(recording => recording.steps < recording.total).map(recording =>
      `Of the ${formatNumber(recording.total)} steps of ${recording.label}, every ${ordinalWord(recording.stride)} was kept,`
      + ` and the last; a step shows all that changed since the one before it.`).join(' ');
    if (!this.isSpeedChosen) {
      byId('speed').value = SPEEDS.find(speed => this.last / speed <= SECONDS_WANTED) ?? SPEEDS[SPEEDS.length - 1];
    }
  }

  bind() {
    byId('play').addEventListener('click', () => this.playing ? this.pause() : this.play());
    byId('back').addEventListener('click', () => this.stepTo(this.position - 1));
    byId('forward').addEventListener('click', () => this.stepTo(this.position + 1));
    byId('first').addEventListener('click', () => this.stepTo(0));
    byId('last').addEventListener('click', () => this.stepTo(this.last));
    byId('slider').addEventListener('input', event => this.stepTo(Number(event.target.value)));
    byId('number').addEventListener('change', event => this.jumpToTyped(event.target.valueAsNumber));
    byId('speed').addEventListener('change', () => { this.isSpeedChosen = true; });
    for (const [id, scale] of [['logarithmic', 'logarithmic'], ['log-steps', 'isOfLogSteps']]) {
      byId(id).addEventListener('change', event => {
        this.curve[scale] = event.target.checked;
        this.isScaleChosen = true;
        this.prepare();
      });
    }
    byId('share').addEventListener('change', event => this.shareSteps(event.target.checked));
    this.curve.onDrag(ordinal => this.jumpTo(ordinal));
    document.addEventListener('keydown', event => this.onKey(event));
    window.addEventListener('hashchange', () => this.jumpToLinked());
    new ResizeObserver(() => this.prepare()).observe(byId('main'));
    for (const medium of ['(prefers-color-scheme: dark)', 'print']) {
      window.matchMedia(medium).addEventListener('change', () => this.prepare());
    }
  }

  /** All searches show the same share of their steps, or the same step. */
  shareSteps(isShared) {
    const share = this.timeline[this.position] / this.lastOrdinal;
    const longest = Math.max(...this.recordings.map(({total}) => total)) - 1;
    this.recordings.forEach(recording => {
      recording.stretch = isShared ? longest / Math.max(1, recording.total - 1) : 1;
    });
    this.index();
    this.curve.update(this.recordings, this.lastOrdinal);
    this.curve.isOfLogSteps &&= !isShared;
    this.fill();
    this.prepare();
    this.stepTo(this.positionOf(Math.round(share * this.lastOrdinal)));
  }

  /** Keys work everywhere but in a control that has its own use for them. */
  onKey(event) {
    const target = event.target;
    if (event.ctrlKey || event.metaKey || event.altKey || target.matches('select, input[type=number]')) {
      return;
    }
    if (event.key in ARROWS && target.matches('canvas')) {
      event.preventDefault();
      if (this.playing) {
        this.pause();
      }
      byId('live').textContent = this.panels.find(({root}) => root.contains(target)).walk(target, ARROWS[event.key]);
      return;
    }
    const page = Math.max(1, Math.round(this.last / 20));
    const steps = {ArrowLeft: -1, ArrowRight: 1, PageUp: -page, PageDown: page, Home: -this.last, End: this.last};
    if (event.key in steps && !target.matches('input[type=range]')) {
      event.preventDefault();
      this.stepTo(this.position + steps[event.key]);
    } else if (event.key === ' ' && !target.matches('button, input')) {
      event.preventDefault();
      byId('play').click();
    }
  }

  play() {
    if (this.position === this.last && !this.isGrowing) {
      this.show(0);
    }
    this.playing = true;
    this.showPlaying();
    this.due = this.position;
    let before = null;
    // Who pauses and plays within one frame would otherwise have two of these.
    const turn = this.turn = {};
    const frame = now => {
      if (!this.playing || this.turn !== turn) {
        return;
      }
      this.due = Math.min(this.last, this.due + Math.min(LONGEST_FRAME, now - (before ?? now)) / 1000 * Number(byId('speed').value));
      before = now;
      if (Math.floor(this.due) !== this.position) {
        this.show(Math.floor(this.due));
      }
      if (this.position === this.last && !this.isGrowing) {
        this.pause();
      } else {
        requestAnimationFrame(frame);
      }
    };
    requestAnimationFrame(frame);
  }

  pause() {
    this.playing = false;
    this.showPlaying();
    this.announce();
  }

  showPlaying() {
    byId('play').classList.toggle('playing', this.playing);
    byId('play').setAttribute('aria-label', this.playing ? 'Pause' : 'Play');
  }

  stepTo(position) {
    this.playing = false;
    this.showPlaying();
    this.show(Math.min(this.last, Math.max(0, position)));
    this.announce();
  }

  /** Shows the last step kept that is not later than a step of the runs. */
  jumpTo(ordinal) {
    this.stepTo(this.positionOf(ordinal));
  }

  /** A text that is no number leaves the step, which then stands in the field again. */
  jumpToTyped(number) {
    this.jumpTo(Number.isNaN(number) ? this.timeline[this.position] : number);
  }

  positionOf(ordinal) {
    return Math.max(1, upTo(this.timeline, ordinal)) - 1;
  }

  /** A link may name a step, and that rows and columns count from 0: replay.html#step=12&from=0. */
  jumpToLinked() {
    const linked = new URLSearchParams(window.location.hash.slice(1));
    this.countFrom(linked.get('from') === '0' ? 0 : 1);
    if (/^\d+$/.test(linked.get('step') ?? '')) {
      this.jumpTo(Number(linked.get('step')));
    }
  }

  countFrom(number) {
    counting.from = number;
    byId('first-number').textContent = number;
    this.panels.forEach(panel => {
      panel.picture.renumber();
      panel.draw();
    });
    if (!this.playing) {
      this.panels.forEach(panel => panel.describeToReader());
    }
  }

  show(position) {
    this.position = position;
    const ordinal = this.timeline[position];
    for (const panel of this.panels) {
      const step = panel.recording.stepAt(ordinal);
      if (step !== panel.step || panel.isStale) {
        panel.goTo(step);
        panel.draw();
      }
    }
    byId('slider').value = position;
    byId('number').value = ordinal;
    this.curve.show(ordinal);
    this.tellSliders();
    const isAtEnd = {first: position === 0, back: position === 0, forward: position === this.last, last: position === this.last};
    for (const [id, isOff] of Object.entries(isAtEnd)) {
      byId(id).setAttribute('aria-disabled', isOff);
    }
  }

  /** What a screen reader says of the sliders. The one on which its listener stands would not fall silent while the replay plays. */
  tellSliders() {
    for (const slider of [byId('slider'), byId('curve')]) {
      if (!this.playing || slider !== document.activeElement) {
        slider.setAttribute('aria-valuetext', `step ${this.timeline[this.position]}`);
      }
    }
  }

  /** Tells a screen reader where the replay stands; not while it plays, which would never end. */
  announce() {
    const told = this.panels.map(panel => panel.describeToReader()).join(' ');
    byId('live').textContent = `Step ${this.timeline[this.position]}. ${told}`;
    this.tellSliders();
  }

  keepRoom() {
    const width = byId('main').clientWidth;
    if (width !== this.width) {
      this.width = width;
      this.panels.forEach(panel => panel.keepRoom());
    }
  }

  /** Draws anew what depends on the size and the colors of the page. */
  prepare() {
    const style = getComputedStyle(document.documentElement);
    this.colors = Object.fromEntries(LOOK.map(name => [name, style.getPropertyValue('--' + name).trim()]));
    this.keepRoom();
    for (const panel of this.panels) {
      panel.picture.prepare(this.colors);
      panel.tree?.prepare(this.colors);
      panel.draw();
    }
    this.curve.prepare(this.colors);
    this.curve.show(this.timeline[this.position]);
  }
}

function subtitleOf(recordings) {
  if (recordings.length === 1) {
    return `one search, replayed step by step`;
  }
  if (!recordings.every(recording => recording.hasBegun)) {
    return `${recordings.length} searches in step`;
  }
  const boards = recordings.map(({changes}) => [changes.rows, changes.to].map(part => part.subarray(0, changes.start[1]).join()).join(';'));
  const isSame = boards.every(board => board === boards[0]);
  return `${recordings.length} searches in step, from ${isSame ? 'the same board' : 'boards of their own'}`;
}
