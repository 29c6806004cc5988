/* All solutions of a small board, one for each class of boards that are turned and mirrored into each other. */

const LARGEST_GALLERY = 10;

function pictureOf(columns) {
  const n = columns.length;
  const picture = svg('svg', {viewBox: `0 0 ${n} ${n}`, 'aria-hidden': true, class: 'board-picture'});
  picture.style.setProperty('--n', n);
  picture.append(...columns.map((column, row) => svg('circle', {cx: column + 0.5, cy: row + 0.5, r: 0.3})));
  return picture;
}

class SolutionsView {
  constructor() {
    this.size = byId('solutions-n');
    this.size.append(...Array.from({length: LARGEST_GALLERY}, (_, i) => new Option(i + 1)));
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
    try {
      const answer = await fetch(`solutions/${n}`);
      if (!answer.ok) {
        throw new Error(await answer.text());
      }
      const solutions = (await answer.text()).split('\n').filter(line => line !== '').map(line => {
        const [columns, images] = line.split(' | ');
        return {columns: columns.split(' ').map(Number), images: Number(images)};
      });
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
      const link = make('a', {href: '#' + new URLSearchParams({view: 'board', board})}, pictureOf(columns));
      link.setAttribute('aria-label', text('solutions.open', board));
      return make('li', {}, link, make('small', {textContent: images === 1 ? text('solutions.image') : text('solutions.images', images)}));
    }));
  }
}

shell.add('solutions', new SolutionsView());
