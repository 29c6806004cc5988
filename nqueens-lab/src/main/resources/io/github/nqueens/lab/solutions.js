/* All solutions of a small board, one for each class of boards that are turned and mirrored into each other. */

const LARGEST_GALLERY = 10;

class SolutionsView {
  constructor() {
    this.task = new LabTask('solutions-');
    this.size = byId('solutions-n');
    this.size.append(...Array.from({length: LARGEST_GALLERY}, (_, i) => new Option(String(i + 1))));
    this.size.addEventListener('change', () => {
      this.show();
      shell.remember();
    });
  }

  load(state) {
    this.size.value = state.get('n') ?? '8';
    const isKnown = this.size.value !== '';
    this.size.value ||= '8';
    this.show();
    if (!isKnown) {
      this.task.fail(new Error(text('solutions.size', LARGEST_GALLERY)));
    }
  }

  state() {
    return new URLSearchParams({n: this.size.value});
  }

  async show() {
    const n = this.size.value;
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
