/* Region puzzles to solve by hand: the page on which one is played, for a size, a rating and a seed. */

class PuzzlesView {
  constructor() {
    this.frame = byId('puzzles-page');
    this.task = new LabTask('puzzles-');
    this.brought = new Brought('puzzles', 'puzzle', said => {
      const [, number, puzzle] = /^(\d+) (.*)$/.exec(said);
      this.forget();
      if (this.isLinked) {
        this.puzzle = puzzle;
        shell.remember();
      } else {
        shell.begin(() => { this.puzzle = puzzle; });
      }
      this.isLinked = false;
      this.open(`brought/${number}`);
    });
    this.frame.addEventListener('load', () => this.loaded());
    window.addEventListener('resize', () => this.fit());
    byId('puzzles-form').addEventListener('submit', event => {
      event.preventDefault();
      shell.begin(() => this.make());
    });
    byId('puzzles-next').addEventListener('click', () => {
      nextSeed(byId('puzzles-seed'));
      shell.begin(() => this.make());
    });
  }

  load(state) {
    byId('puzzles-n').value = state.get('n') ?? '8';
    byId('puzzles-seed').value = state.get('seed') ?? '';
    byId('puzzles-rating').value = state.get('rating') ?? '';
    if (byId('puzzles-rating').selectedIndex < 0) {
      byId('puzzles-rating').append(make('option', {textContent: state.get('rating'), selected: true}));
    }
    this.puzzle = state.get('puzzle') ?? '';
    this.isLinked = this.puzzle !== '';
    if (this.isLinked) {
      this.forget();
      this.frame.hidden = true;
      this.brought.readText(this.puzzle.replaceAll('_', '\n'));
    } else {
      this.make();
    }
  }

  /** No command and no seed makes a puzzle that was brought. */
  forget() {
    this.task.stop();
    this.task.clear();
    this.task.repeat.hidden = true;
    byId('puzzles-seed').value = '';
  }

  /** A puzzle that was brought is a part of it, with underscores between its lines. */
  state() {
    const state = new URLSearchParams({n: byId('puzzles-n').value.trim()});
    for (const key of ['seed', 'rating']) {
      if (byId('puzzles-' + key).value !== '') {
        state.set(key, byId('puzzles-' + key).value.trim());
      }
    }
    if (this.puzzle !== '') {
      state.set('puzzle', this.puzzle);
    }
    return state;
  }

  renumber() {
    tellFrame(this.frame, {from: counting.from});
  }

  async make() {
    this.puzzle = '';
    this.isLinked = false;
    byId('puzzles-seed').value ||= Math.floor(Math.random() * 1e6);
    shell.remember();
    await this.task.start('puzzle', this.state(), (word, said) => this.take(word, said));
    if (!this.task.problem.hidden) {
      this.frame.hidden = true;
    }
  }

  take(word, said) {
    if (word === 'done') {
      this.open(`puzzle/${said}`);
      return true;
    }
    const [starts, left] = said.split(' ');
    if (left === undefined) {
      this.task.sayProgress(word === 'waiting' ? 'waiting.one' : 'puzzles.making');
    } else {
      this.task.sayProgress('puzzles.running', figure(starts), figure(left));
    }
    return false;
  }

  async open(path) {
    try {
      await openPage(this.frame, path);
    } catch (problem) {
      this.refuse(problem);
    }
  }

  refuse(problem) {
    this.frame.hidden = true;
    this.task.fail(problem);
  }

  /**
   * A frame that is hidden has an empty page; a puzzle that is no longer kept is a sentence instead of a page. Inside a frame with a
   * sandbox no page sees another one's.
   */
  loaded() {
    const page = this.frame.contentDocument;
    if (page === null ? this.frame.srcdoc === '' : page.URL === 'about:blank') {
      return;
    }
    if (page === null || page.contentType === 'text/html') {
      this.frame.hidden = false;
      this.fit();
      this.renumber();
      this.task.say('puzzles.made');
    } else {
      this.refuse(new Error(page.body.textContent));
    }
  }

  /** Makes the frame as high as its page, measured without the scroll bar that it would have otherwise; on another tab it has no size. */
  fit() {
    if (this.frame.hidden || this.frame.clientWidth === 0) {
      return;
    }
    const page = this.frame.contentDocument?.documentElement;
    if (!page) {
      return;
    }
    this.frame.style.removeProperty('--content');
    page.style.overflow = 'hidden';
    this.frame.style.setProperty('--content', `${page.scrollHeight}px`);
    page.style.overflow = '';
  }
}

shell.add('puzzles', new PuzzlesView());
