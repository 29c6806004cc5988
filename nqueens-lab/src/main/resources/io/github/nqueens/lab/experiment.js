/* The view on which solvers are compared by many runs. */

const EXPERIMENT_MOST_SOLVERS = 8;
const EXPERIMENT_KINDS = ['solvers', 'settings'];
const PLOT_MILLISECONDS = 1000;

class ExperimentView {
  constructor() {
    /** What is compared: solvers, or the settings of one. */
    this.kind = EXPERIMENT_KINDS[0];
    this.solvers = new SolverChoices(this.at('solvers'), this.at('add'), EXPERIMENT_MOST_SOLVERS);
    this.task = new LabTask('experiment-');
    this.fields = new Fields('experiment-', {sizes: '8,20,50', runs: '20', seed: '1', limit: '10', iterations: ''});
    this.shown = new Fields('experiment-', {measure: 'iterations', scale: 'log'});
    this.grid = new SettingsTable(this.at('combinations'));
    this.plotsOf = {
      solvers: [new ExperimentPlot(this, 'boxes'), new ExperimentPlot(this, 'distribution')],
      settings: [new ExperimentPlot(this, 'grid')],
    };
    this.at('kind').addEventListener('change', () => {
      this.kind = this.at('kind').value;
      if (this.kind === 'settings') {
        [this.at('sizes').value] = this.at('sizes').value.split(',');
      }
      this.clear();
      shell.remember();
    });
    this.at('form').addEventListener('submit', event => {
      event.preventDefault();
      shell.begin(() => this.run());
    });
    for (const key of ['measure', 'scale', 'n']) {
      this.at(key).addEventListener('change', () => {
        shell.remember();
        this.drawPlots();
      });
    }
    for (const form of ['markdown', 'csv']) {
      this.at('copy-' + form).addEventListener('click', () => this.copyTable(form));
    }
  }

  get plots() {
    return this.plotsOf[this.kind];
  }

  /** Shows the fields of what is compared, and nothing of an earlier experiment. */
  clear() {
    this.task.stop();
    this.task.clear();
    EXPERIMENT_KINDS.forEach(kind => document.querySelectorAll(`.experiment-${kind}-only`).forEach(element => {
      /** @type {HTMLElement} */ (element).hidden = kind !== this.kind;
    }));
    this.experiment = null;
    this.total = 0;
    this.rows = new Map();
    this.at('rows').replaceChildren();
    this.grid.clear();
    this.at('copied').value = '';
    this.at('results').hidden = this.at('exports').hidden = this.at('progress').hidden = true;
  }

  /** Puts the table into the clipboard, with the rows that have ended. */
  async copyTable(form) {
    try {
      const answer = await ask(`experiment/${this.experiment}/${form}`);
      this.at('copied').value = await answer.text();
      await copy(this.at('copied').value);
    } catch (problem) {
      this.task.fail(problem);
    }
  }

  at(name) {
    return byId('experiment-' + name);
  }

  /** What is sent. */
  form() {
    const form = this.fields.state;
    // Blanks within a number stay, so that it is refused.
    form.set('sizes', form.get('sizes').replace(/ *, */g, ','));
    if (this.kind === 'settings') {
      form.delete('runs');
      form.set('kind', this.kind);
      form.set('puzzle', this.at('puzzle').value);
    } else {
      this.solvers.specs.forEach(spec => form.append('solver', spec));
    }
    return form;
  }

  /** What is sent, and what is shown of it. */
  state() {
    const state = this.form();
    this.shown.state.forEach((value, key) => state.set(key, value));
    if (this.kind === 'solvers' && this.at('n').value !== '') {
      state.set('n', this.at('n').value);
    }
    return state;
  }

  load(state) {
    this.fields.fill(state);
    this.shown.fill(state);
    const specs = state.getAll('solver').slice(0, EXPERIMENT_MOST_SOLVERS);
    this.solvers.set(specs.length > 0 ? specs : ['iterative-repair', 'tabu']);
    this.kind = this.at('kind').value = EXPERIMENT_KINDS.includes(state.get('kind')) ? state.get('kind') : EXPERIMENT_KINDS[0];
    if (this.kind === 'settings' && !state.has('sizes')) {
      this.at('sizes').value = '8';
    }
    this.at('puzzle').value = state.get('puzzle') ?? '';
    this.offerSizes(state.get('n'));
    this.run();
  }

  offerSizes(chosen) {
    const sizes = this.at('sizes').value.split(',').map(size => size.trim());
    this.at('n').replaceChildren(...sizes.map(size => make('option', {textContent: size})));
    this.at('n').value = sizes.includes(chosen) ? chosen : sizes[0];
  }

  run() {
    this.offerSizes(this.at('n').value);
    shell.remember();
    this.clear();
    this.specs = this.solvers.specs;
    this.task.start('experiment', this.form(), (word, said) => this.take(word, said))
      .then(() => {
        this.at('progress').hidden = true;
        this.drawPlots();
      });
  }

  take(word, said) {
    switch (word) {
      case 'experiment': {
        [this.experiment, this.total] = said.split(' ').map(Number);
        this.at('results').hidden = this.at('exports').hidden = this.at('progress').hidden = false;
        linkTo(this.at('csv'), `experiment/${this.experiment}/csv`, this.task);
        this.at('progress').max = this.total;
        this.at('progress').value = 0;
        this.plots.forEach(plot => plot.clear());
        return false;
      }
      case 'combination':
        this.grid.show(said.split(' '));
        return false;
      case 'row':
        this.show(said.split(' '));
        return false;
      case 'done':
      case 'late':
        this.sayRuns('say', word === 'done' ? 'experiment.done' : 'experiment.late', figure(this.ended), figure(Number(said) / 60));
        return true;
      default:
        this.ended = Number(said);
        this.at('progress').value = this.ended;
        this.sayRuns('sayProgress', word === 'waiting' ? 'experiment.waiting' : 'experiment.running', figure(this.ended), figure(this.total));
        if (!(Date.now() - this.drawn < PLOT_MILLISECONDS)) {
          this.drawPlots();
        }
        return false;
    }
  }

  sayRuns(say, key, ...values) {
    this.task[say](this.total === 1 ? key + '.one' : key, ...values);
  }

  /** Fills or changes a row of the table. What one is about to press in it stays while other runs end. */
  show([solver, n, runs, solved, min, median, mean, max, evaluations, , seconds, seed]) {
    const spec = this.specs[solver];
    const any = solved !== '0';
    const share = figure(100 * solved / runs, solved === runs ? 0 : 1);
    const cells = [n, spec, text('experiment.share', figure(solved), figure(runs), share),
      ...(any ? [figure(min), figure(median), figure(mean, 1), figure(max), evaluations === '-' ? '\u2013' : figure(evaluations, 1),
        seconds < 2e-5 ? text('experiment.short') : duration(seconds)] : Array(6).fill('\u2013'))];
    const key = `${n} ${solver}`;
    if (!this.rows.has(key)) {
      this.rows.set(key, make('tr', {}, ...cells.map((_, i) => i === 1 ? make('th', {scope: 'row'}) : make('td')), make('td')));
      this.at('rows').append(this.rows.get(key));
    }
    const row = this.rows.get(key);
    cells.forEach((cell, i) => { row.children[i].textContent = cell; });
    if (any && row.dataset.seed !== seed) {
      row.dataset.seed = seed;
      row.children[cells.length].replaceChildren(...this.replayOf(spec, n, seed));
    }
  }

  /** The run of median iterations, to be watched or kept. */
  replayOf(spec, n, seed) {
    const state = new URLSearchParams({n, seed, start: 'random', solver: spec});
    const link = make('a', {href: '#' + state, textContent: text('experiment.watch'), 'aria-label': text('experiment.watch.long', spec, n)});
    const button = make('button', {type: 'button', textContent: text('experiment.save'), 'aria-label': text('experiment.save.long', spec, n)});
    button.addEventListener('click', () => this.saveReplay(button, state));
    return [link, button];
  }

  /** Runs the search once more, recorded. The button ends that meanwhile. */
  async saveReplay(button, state) {
    if (button.saving) {
      button.saving.abort();
      return;
    }
    button.saving = new AbortController();
    button.textContent = text('experiment.save.stop');
    const page = [];
    try {
      for await (const [word, said] of linesOf('save', state, button.saving.signal)) {
        if (word === 'page') {
          page.push(said);
        } else if (word === 'done') {
          saveAs('replay.html', new Blob([page.join('\n')], {type: 'text/html'}));
        } else if (word === 'failed') {
          throw new Error(said);
        }
      }
    } catch (problem) {
      this.task.fail(problem);
    } finally {
      button.saving = undefined;
      button.textContent = text('experiment.save');
    }
  }

  drawPlots() {
    if (this.experiment !== null) {
      this.drawn = Date.now();
      this.plots.forEach(plot => plot.draw());
    }
  }
}

/** A row for each combination of settings, in order of checks; runs that met a limit come last. */
class SettingsTable {
  constructor(body) {
    this.body = body;
    this.clear();
  }

  clear() {
    this.ranks = [];
    this.body.replaceChildren();
  }

  show([variables, values, inference, backtracking, status, nodes, checks, backtracks, seconds]) {
    const isDecided = status === 'solved' || status === 'unsolvable';
    const counts = isDecided ? [figure(nodes), figure(checks), figure(backtracks), duration(Number(seconds))]
      : [text('experiment.more', figure(nodes)), text('experiment.more', figure(checks)), '\u2013', status.replaceAll('-', ' ')];
    const cells = [variables, values, inference, backtracking, ...counts];
    const rank = isDecided ? Number(checks) : Number.MAX_VALUE;
    const found = this.ranks.findIndex(other => other > rank);
    const place = found < 0 ? this.ranks.length : found;
    this.ranks.splice(place, 0, rank);
    this.body.insertBefore(make('tr', {}, ...cells.map(cell => make('td', {textContent: cell}))), this.body.children[place] ?? null);
  }
}

/** A plot that the lab draws of the runs that have ended. */
class ExperimentPlot {
  constructor(view, name) {
    this.view = view;
    this.name = name;
    this.place = view.at(name);
  }

  clear() {
    this.place.replaceChildren();
  }

  /** Draws once more if another was asked for meanwhile. */
  async draw() {
    const wish = this.view.shown.state;
    wish.set('plot', this.name);
    wish.set('n', this.view.at('n').value);
    const experiment = this.view.experiment;
    const address = `experiment/${experiment}/plot?${wish}`;
    linkTo(this.view.at(this.name + '-svg'), address, this.view.task);
    this.isWanted = this.isDrawing;
    if (this.isDrawing) {
      return;
    }
    this.isDrawing = true;
    try {
      const answer = await ask(address);
      const body = await answer.text();
      const drawing = answer.status === 200 ? document.importNode(new DOMParser().parseFromString(body, 'image/svg+xml').documentElement, true)
        : make('p', {className: 'help', textContent: body || text('experiment.nothing')});
      if (experiment === this.view.experiment) {
        this.place.replaceChildren(drawing);
      }
    } catch (problem) {
      this.view.task.fail(problem);
    } finally {
      this.isDrawing = false;
    }
    if (this.isWanted) {
      this.draw();
    }
  }
}

shell.add('experiment', new ExperimentView());
