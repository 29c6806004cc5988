/* The view on which solvers are compared by many runs. */

const EXPERIMENT_MOST_SOLVERS = 8;
const EXPERIMENT_FIELDS = {sizes: '8,20,50', runs: '20', seed: '1', limit: '10', iterations: ''};
const EXPERIMENT_SHOWN = {measure: ['iterations', 'time'], scale: ['log', 'linear']};
const PLOT_MILLISECONDS = 1000;

class ExperimentView {
  constructor() {
    this.solvers = [];
    this.task = new LabTask('experiment-');
    this.plots = [new ExperimentPlot(this, 'boxes'), new ExperimentPlot(this, 'distribution')];
    this.at('form').addEventListener('submit', event => {
      event.preventDefault();
      this.run();
    });
    this.at('add').addEventListener('click', () => this.addSolver('iterative-repair').names.focus());
    for (const key of [...Object.keys(EXPERIMENT_SHOWN), 'n']) {
      this.at(key).addEventListener('change', () => {
        shell.remember();
        this.drawPlots();
      });
    }
    copies(this.at('copy'), this.at('command'));
  }

  at(name) {
    return byId('experiment-' + name);
  }

  addSolver(spec) {
    const choice = new SolverChoice(this, spec);
    this.solvers.push(choice);
    this.at('solvers').append(choice.root);
    this.number();
    return choice;
  }

  removeSolver(choice) {
    this.solvers = this.solvers.filter(other => other !== choice);
    choice.root.remove();
    this.number();
    this.at('add').focus();
  }

  number() {
    this.solvers.forEach((choice, i) => choice.number(i, this.solvers.length));
    this.at('add').disabled = this.solvers.length >= EXPERIMENT_MOST_SOLVERS;
  }

  /** What is sent. */
  form() {
    const form = new URLSearchParams();
    Object.keys(EXPERIMENT_FIELDS).forEach(key => form.set(key, this.at(key).value.replaceAll(' ', '')));
    this.solvers.forEach(choice => form.append('solver', choice.spec));
    return form;
  }

  /** What is sent, and what is shown of it. */
  state() {
    const state = this.form();
    Object.keys(EXPERIMENT_SHOWN).forEach(key => state.set(key, this.at(key).value));
    if (this.at('n').value !== '') {
      state.set('n', this.at('n').value);
    }
    return state;
  }

  load(state) {
    Object.entries(EXPERIMENT_FIELDS).forEach(([key, value]) => { this.at(key).value = state.get(key) ?? value; });
    Object.entries(EXPERIMENT_SHOWN).forEach(([key, values]) => {
      this.at(key).value = values.includes(state.get(key)) ? state.get(key) : values[0];
    });
    this.solvers = [];
    this.at('solvers').replaceChildren();
    const specs = state.getAll('solver').slice(0, EXPERIMENT_MOST_SOLVERS);
    (specs.length > 0 ? specs : ['iterative-repair', 'tabu']).forEach(spec => this.addSolver(spec));
    this.offerSizes(state.get('n'));
    if (specs.length > 0) {
      this.run();
    }
  }

  offerSizes(chosen) {
    const sizes = this.at('sizes').value.split(',').map(size => size.trim());
    this.at('n').replaceChildren(...sizes.map(size => make('option', {textContent: size})));
    this.at('n').value = sizes.includes(chosen) ? chosen : sizes[0];
  }

  run() {
    this.offerSizes(this.at('n').value);
    shell.remember();
    this.experiment = null;
    this.total = 0;
    this.specs = this.solvers.map(choice => choice.spec);
    this.rows = new Map();
    this.at('rows').replaceChildren();
    this.at('exports').hidden = true;
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
        this.at('empty').hidden = true;
        this.at('results').hidden = this.at('exports').hidden = this.at('progress').hidden = false;
        this.at('csv').href = `experiment/${this.experiment}/csv`;
        this.at('progress').max = this.total;
        this.at('progress').value = 0;
        this.plots.forEach(plot => plot.clear());
        return false;
      }
      case 'command':
        this.at('command').value = said;
        return false;
      case 'row':
        this.show(said.split(' '));
        return false;
      case 'done':
      case 'late':
        this.sayRuns(word === 'done' ? 'experiment.done' : 'experiment.late', figure(this.ended), figure(Number(said) / 60));
        return true;
      default:
        this.ended = Number(said);
        this.at('progress').value = this.ended;
        this.sayRuns(word === 'waiting' ? 'experiment.waiting' : 'experiment.running', figure(this.ended), figure(this.total));
        if (!(Date.now() - this.drawn < PLOT_MILLISECONDS)) {
          this.drawPlots();
        }
        return false;
    }
  }

  sayRuns(key, ...values) {
    this.task.say(this.total === 1 ? key + '.one' : key, ...values);
  }

  /** Fills or changes a row of the table. */
  show([solver, n, runs, solved, min, median, mean, max, evaluations, restarts, seconds, seed]) {
    const spec = this.specs[solver];
    const any = solved !== '0';
    const share = figure(100 * solved / runs, solved === runs ? 0 : 1);
    const cells = [n, spec, text('experiment.share', figure(solved), figure(runs), share),
      ...(any ? [figure(min), figure(median), figure(mean, 1), figure(max), figure(evaluations, 1), duration(seconds)] : Array(6).fill('\u2013'))];
    const row = make('tr', {}, ...cells.map((cell, i) => make(i === 1 ? 'th' : 'td', {textContent: cell})));
    row.children[1].scope = 'row';
    row.append(any ? this.replayOf(spec, n, seed) : make('td'));
    const key = `${n} ${solver}`;
    if (this.rows.has(key)) {
      this.rows.get(key).replaceWith(row);
    } else {
      this.at('rows').append(row);
    }
    this.rows.set(key, row);
  }

  /** The run of median iterations, to be watched or kept. */
  replayOf(spec, n, seed) {
    const state = new URLSearchParams({n, seed, start: 'random', solver: spec});
    const link = make('a', {href: '#' + state, textContent: text('experiment.watch')});
    link.setAttribute('aria-label', text('experiment.watch.long', spec, n));
    const button = make('button', {type: 'button', textContent: text('experiment.save')});
    button.setAttribute('aria-label', text('experiment.save.long', spec, n));
    button.addEventListener('click', () => this.saveReplay(button, state));
    return make('td', {}, link, button);
  }

  async saveReplay(button, state) {
    button.disabled = true;
    try {
      for await (const [word, said] of linesOf('run', state)) {
        if (word === 'done') {
          make('a', {href: `replay/${said}`, download: 'replay.html'}).click();
        } else if (word === 'failed') {
          throw new Error(said);
        }
      }
    } catch (problem) {
      this.task.fail(problem);
    } finally {
      button.disabled = false;
    }
  }

  drawPlots() {
    if (this.experiment !== null) {
      this.drawn = Date.now();
      this.plots.forEach(plot => plot.draw());
    }
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
    const wish = {plot: this.name};
    ['measure', 'scale', 'n'].forEach(key => { wish[key] = this.view.at(key).value; });
    const address = `experiment/${this.view.experiment}/plot?${new URLSearchParams(wish)}`;
    this.view.at(this.name + '-svg').href = address;
    this.isWanted = this.isDrawing;
    if (this.isDrawing) {
      return;
    }
    this.isDrawing = true;
    try {
      const answer = await fetch(address);
      const body = await answer.text();
      const drawing = answer.status === 200 ? document.importNode(new DOMParser().parseFromString(body, 'image/svg+xml').documentElement, true)
        : make('p', {className: 'help', textContent: body || text('experiment.nothing')});
      this.place.replaceChildren(drawing);
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
