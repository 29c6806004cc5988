/* All solutions of a small board, one for each class of boards that are turned and mirrored into each other. */

const LARGEST_GALLERY = 10;

class SolutionsView {
  constructor() {
    this.size = byId('solutions-n');
    this.size.append(...Array.from({length: LARGEST_GALLERY}, (_, i) => new Option(String(i + 1))));
    this.size.addEventListener('change', () => {
      this.show();
      shell.remember();
    });
  }

  load(state) {
    this.size.value = state.get('n') ?? '8';
    if (this.size.value === '') {
      this.size.value = '8';
      this.refuse(text('solutions.size', LARGEST_GALLERY));
    } else {
      byId('solutions-problem').hidden = true;
    }
    this.show();
  }

  state() {
    return new URLSearchParams({n: this.size.value});
  }

  refuse(sentence) {
    byId('solutions-problem').textContent = sentence;
    byId('solutions-problem').hidden = false;
  }

  async show() {
    const n = this.size.value;
    const solutions = [];
    try {
      for await (const [word, said] of linesOf('solutions', new URLSearchParams({n, first: '200', which: 'fundamental'}))) {
        if (word === 'board') {
          solutions.push(solutionOf(said));
        } else if (word === 'failed') {
          throw new Error(said);
        }
      }
      if (n === this.size.value) {
        this.fill(Number(n), solutions);
      }
    } catch (problem) {
      this.refuse(problem instanceof TypeError ? text('gone') : problem.message);
    }
  }

  fill(n, solutions) {
    const all = solutions.reduce((sum, {images}) => sum + images, 0);
    byId('solutions-status').textContent = all === 0 ? text('solutions.none', n) : all === 1 ? text('solutions.single', n)
      : text(solutions.length === 1 ? 'solutions.class' : 'solutions.count', n, all.toLocaleString('en-US'), solutions.length);
    byId('solutions-list').replaceChildren(...solutions.map(({columns, images}) => {
      const board = `[${columns.join(', ')}]`;
      const link = make('a', {href: '#' + new URLSearchParams({view: 'board', board})}, pictureOf(columns, false));
      labelBoard(link, 'solutions.open', columns);
      return make('li', {}, link, make('small', {textContent: images === 1 ? text('solutions.image') : text('solutions.images', images)}));
    }));
  }
}

shell.add('solutions', new SolutionsView());
