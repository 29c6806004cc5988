/* All solutions of a small board, one for each class of boards that are turned and mirrored into each other. */

const LARGEST_GALLERY = 10;

class SolutionsView {
  constructor() {
    this.task = new LabTask('solutions-');
    this.size = byId('solutions-n');
    this.sizes = Array.from({length: LARGEST_GALLERY}, (_, i) => String(i + 1));
    this.size.append(...this.sizes.map(n => new Option(n)));
    this.size.addEventListener('change', () => {
      this.show();
      shell.remember();
    });
  }

  load(state) {
    const n = state.get('n') ?? '8';
    this.size.value = n;
    if (this.size.value !== n) {
      this.size.append(make('option', {textContent: n, selected: true}));
    }
    this.show();
  }

  state() {
    return new URLSearchParams({n: this.size.value});
  }

  async show() {
    const n = this.size.value;
    if (!this.sizes.includes(n)) {
      this.task.stop();
      byId('solutions-list').replaceChildren();
      this.task.fail(new Error(text('solutions.size', shortened(n), LARGEST_GALLERY)));
      return;
    }
    const solutions = [];
    const form = new URLSearchParams({n, first: '200', which: 'fundamental'});
    const isWhole = await this.task.start('solutions', form, (word, said) => {
      if (word === 'board') {
        solutions.push(solutionOf(said));
      }
      return word === 'done';
    });
    if (isWhole) {
      this.fill(n, solutions);
    }
  }

  fill(n, solutions) {
    const all = solutions.reduce((sum, {images}) => sum + images, 0);
    this.task.say(all === 0 ? 'solutions.none' : all === 1 ? 'solutions.single' : solutions.length === 1 ? 'solutions.class' : 'solutions.count',
      n, figure(all), solutions.length);
    byId('solutions-list').replaceChildren(...solutions.map(({columns, images}) => {
      const board = `[${columns.join(', ')}]`;
      const link = make('a', {href: '#' + new URLSearchParams({view: 'board', board})}, pictureOf(columns, false));
      labelBoard(link, 'solutions.open', columns);
      return make('li', {}, link, make('small', {textContent: images === 1 ? text('solutions.image') : text('solutions.images', images)}));
    }));
  }
}

shell.add('solutions', new SolutionsView());
