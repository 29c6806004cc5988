/* The view on which searches are run and watched. */

const MOST_SOLVERS = 4;
/** Shows a search of a dozen steps, which can be followed. */
const FIRST_SEED = '7';

/** One solver with the form of its parameters. */
class SolverChoice {
  constructor(choices, spec) {
    this.names = make('select', {}, ...byId('names').cloneNode(true).children);
    this.legend = make('legend');
    this.remove = make('button', {type: 'button', textContent: '\u00d7'});
    this.details = make('div');
    this.root = make('fieldset', {className: 'solver'}, this.legend,
      make('div', {className: 'choice'}, this.names, this.remove), this.details);
    this.names.addEventListener('change', () => this.showParameters());
    this.remove.addEventListener('click', () => choices.remove(this));
    const [name, values] = parseSpec(spec);
    this.names.value = name;
    if (this.names.value !== name) {
      this.names.append(make('option', {textContent: name, selected: true}));
    }
    this.showParameters();
    for (const input of this.inputs()) {
      const value = values[input.dataset.key];
      if (value !== undefined && input.matches('select') && ![...input.options].some(option => option.value === value)) {
        input.append(make('option', {textContent: value}));
      }
      input.value = value ?? '';
    }
    this.unknown = Object.entries(values).filter(([key]) => !this.inputs().some(input => input.dataset.key === key));
    this.details.querySelector('details')?.toggleAttribute('open', Object.keys(values).length > 0);
  }

  number(index, count) {
    this.legend.textContent = text('solver', index + 1);
    this.names.setAttribute('aria-label', text('solver', index + 1));
    this.remove.setAttribute('aria-label', text('remove', index + 1));
    this.remove.hidden = count === 1;
  }

  showParameters() {
    this.unknown = [];
    /** @type {HTMLTemplateElement?} */
    const template = document.querySelector(`template[data-solver="${CSS.escape(this.names.value)}"]`);
    const content = template === null ? new DocumentFragment() : document.importNode(template.content, true);
    const labels = [...content.querySelectorAll('label')];
    this.details.replaceChildren(...content.querySelectorAll('.summary'));
    if (labels.length > 0) {
      this.details.append(make('details', {}, make('summary', {textContent: text('parameters', this.names.value)}),
        make('div', {className: 'parameters'}, ...labels)));
    }
  }

  inputs() {
    return [...this.details.querySelectorAll('[data-key]')];
  }

  get spec() {
    const given = this.inputs().filter(input => input.value.trim() !== '').map(input => `${input.dataset.key}=${input.value.trim()}`);
    const all = [...given, ...this.unknown.map(([key, value]) => `${key}=${value}`)];
    return this.names.value + (all.length > 0 ? ':' + all.join(',') : '');
  }
}

/** "tabu:tenure=12,aspiration=true" as a name and its values. */
function parseSpec(spec) {
  const colon = spec.indexOf(':');
  const name = colon < 0 ? spec : spec.slice(0, colon);
  const pairs = colon < 0 ? [] : spec.slice(colon + 1).split(',');
  return [name, Object.fromEntries(pairs.map(pair => {
    const equals = pair.indexOf('=');
    return equals < 0 ? [pair, ''] : [pair.slice(0, equals), pair.slice(equals + 1)];
  }))];
}

/** The replay of one run; what comes before its page is there waits. */
class ReplayFrame {
  constructor(frame, choices) {
    this.frame = frame;
    this.choices = choices;
    this.loaded = null;
    this.isLate = [];
  }

  add(data) {
    this.post({...this.choices, from: counting.from, data});
  }

  /** Nothing is said to the replay of a later run that has taken the frame. */
  stop() {
    if (this.frame.replay === this) {
      this.post({stopped: true});
    }
  }

  /** Waits until the page of an earlier run has loaded, so that its load is not taken for that of this one's. */
  open() {
    this.frame.replay = this;
    this.frame.opened = Promise.resolve(this.frame.opened).then(() => new Promise(done => {
      this.frame.onload = done;
      // Without a page nothing loads, and the run itself tells what is wrong.
      Promise.resolve(openPage(this.frame, 'live')).catch(done);
    }));
    return this.frame.opened;
  }

  async post(message) {
    this.loaded ??= this.open();
    await this.loaded;
    if (this.frame.replay === this) {
      tellFrame(this.frame, message);
    }
  }
}

/** The solvers of a view, from one to some most. */
class SolverChoices {
  constructor(root, button, most) {
    this.root = root;
    this.button = button;
    this.most = most;
    button.addEventListener('click', () => this.add('iterative-repair').names.focus());
  }

  set(specs) {
    this.all = [];
    this.root.replaceChildren();
    specs.forEach(spec => this.add(spec));
  }

  get specs() {
    return this.all.map(choice => choice.spec);
  }

  add(spec) {
    const choice = new SolverChoice(this, spec);
    this.all.push(choice);
    this.root.append(choice.root);
    this.number();
    return choice;
  }

  remove(choice) {
    this.all = this.all.filter(other => other !== choice);
    choice.root.remove();
    this.number();
    this.button.focus();
  }

  number() {
    this.all.forEach((choice, i) => choice.number(i, this.all.length));
    this.button.disabled = this.all.length >= this.most;
  }
}

class WatchView {
  constructor() {
    this.solvers = new SolverChoices(byId('solvers'), byId('add'), MOST_SOLVERS);
    this.task = new LabTask('');
    this.fields = new Fields('', {n: '8', seed: FIRST_SEED, start: 'random'});
    this.brought = new Brought('watch', 'board', board => this.takeBoard(board));
    byId('form').addEventListener('submit', event => {
      event.preventDefault();
      this.begin();
    });
    byId('next').addEventListener('click', () => {
      nextSeed(byId('seed'));
      this.begin();
    });
    /** @type {HTMLButtonElement[]} */
    const examples = Array.from(document.querySelectorAll('#examples button'));
    examples.forEach(button => button.addEventListener('click', () => {
      this.fill(new URLSearchParams(button.value));
      this.begin();
    }));
    window.addEventListener('message', event => this.onMessage(event));
    byId('start').addEventListener('change', () => this.showBoard());
    byId('board').addEventListener('input', () => this.showBoard());
  }

  /** A board that was brought is the start of the next run. */
  takeBoard(board) {
    byId('n').value = columnsOf(board).length;
    byId('board').value = board;
    byId('start').value = 'board';
    this.showBoard();
    shell.remember();
  }

  /** A board of one's own is typed or pasted, or comes from the tab Board. */
  showBoard() {
    const isOwn = byId('start').value === 'board';
    byId('board-part').hidden = !isOwn;
    const n = Number(byId('n').value);
    if (isOwn && byId('board').value === '' && n >= 1 && n <= LARGEST_TO_DRAG) {
      byId('board').value = `[${Array.from({length: n}, (_, row) => row).join(', ')}]`;
    }
    const columns = columnsOf(byId('board').value);
    byId('attacks').textContent = columns === null ? '' : sayAttacks(attacksOf(columns).pairs);
    byId('board-place').href = '#' + new URLSearchParams({view: 'board', board: byId('board').value});
  }

  renumber() {
    tellFrame(byId('view'), {from: counting.from});
  }

  /** All that makes the run. */
  request() {
    const state = this.fields.state;
    if (byId('start').value === 'board') {
      state.set('board', byId('board').value.trim());
    }
    this.solvers.specs.forEach(spec => state.append('solver', spec));
    return state;
  }

  /** What is shown of the run. */
  state() {
    const state = this.request();
    for (const key of ['speed', 'step']) {
      if (this[key] !== undefined) {
        state.set(key, this[key]);
      }
    }
    return state;
  }

  /** Shows a state, and runs it; without one the page is new, and runs a search as well. */
  load(state) {
    this.fill(state);
    this.run(this.numberIn(state, 'step'));
  }

  numberIn(state, key) {
    return /^\d+(\.\d+)?$/.test(state.get(key) ?? '') ? Number(state.get(key)) : undefined;
  }

  /** Shows a state. One solver too many is shown, and refused by the lab. */
  fill(state) {
    this.fields.fill(state);
    byId('board').value = state.get('board') ?? '';
    const specs = state.getAll('solver').slice(0, MOST_SOLVERS + 1);
    this.solvers.set(specs.length > 0 ? specs : ['iterative-repair']);
    this.showBoard();
    this.speed = this.numberIn(state, 'speed');
  }

  /** Runs what somebody has asked for: "Back" leads to what was there before, and the board comes into sight. */
  begin() {
    // A run writes its state over the entry that is shown, which has to be its own by then.
    this.step = undefined;
    shell.begin();
    this.run();
    const {top} = byId('view').getBoundingClientRect();
    // The board is at the top of a view that may be higher than the window.
    if (!byId('view').hidden && (top < 0 || top > window.innerHeight / 2)) {
      byId('view').scrollIntoView({block: 'start'});
    }
  }

  /** With a step, goes to that one instead of playing. */
  async run(step) {
    const request = this.request();
    this.step = step;
    shell.remember();
    byId('save').hidden = true;
    const replay = new ReplayFrame(byId('view'), {speed: this.speed, step});
    const hasEnded = await this.task.start('run', request, (word, said) => this.take(word, said, replay));
    if (!hasEnded) {
      replay.stop();
      // The replay of an earlier run would play beside a form that says something else.
      byId('view').hidden ||= !this.task.problem.hidden && replay.loaded === null;
    }
  }

  /** Does what a line says; tells whether it is the last one. */
  take(word, said, replay) {
    if (word === 'steps') {
      byId('view').hidden = false;
      const data = JSON.parse(said);
      data.recordings.forEach(({index, status}) => { replay.isLate[index] = status === 'TIME_LIMIT'; });
      replay.add(data);
    } else if (word === 'done') {
      linkTo(byId('save'), `replay/${said}`, this.task);
      byId('save').hidden = said === '0';
      this.task.say(replay.isLate.includes(true) ? 'done.late' : 'done', replay.isLate.filter(isLate => isLate).length, replay.isLate.length);
    } else {
      this.task.sayProgress(said === '1' ? `${word}.one` : word, figure(said));
    }
    return word === 'done';
  }

  /** What somebody chose in the replay becomes part of the address. */
  onMessage(event) {
    if (event.source !== byId('view').contentWindow || event.origin !== window.origin || event.data === null) {
      return;
    }
    this.speed = event.data.speed ?? this.speed;
    this.step = event.data.playing ? undefined : event.data.step ?? this.step;
    if (shell.shown === 'watch') {
      shell.remember();
    }
  }
}

shell.add('watch', new WatchView());
