/* The board: squares that are tapped, drawn over, and walked with the keyboard. */

class BoardView {
  /** The listener is told of a tap on a square, of squares drawn over, and of a key pressed on a square. */
  constructor(root, listener) {
    this.root = root;
    this.listener = listener;
    root.addEventListener('click', event => this.clicked(event));
    root.addEventListener('pointerdown', event => this.pressed(event));
    root.addEventListener('pointermove', event => this.moved(event));
    for (const end of ['pointerup', 'pointercancel']) {
      root.addEventListener(end, () => this.released());
    }
    root.addEventListener('keydown', event => this.typed(event));
  }

  show(puzzle) {
    this.puzzle = puzzle;
    this.focused = 0;
    this.stroke = null;
    const n = puzzle.size;
    document.documentElement.style.setProperty('--n', n);
    this.cells = puzzle.squares.map(square => this.cell(square));
    this.root.setAttribute('aria-label', text('grid.label', n, n));
    this.root.replaceChildren(...Array.from({length: n}, (none, row) => {
      const line = make('div', {className: 'row'}, ...this.cells.slice(row * n, (row + 1) * n));
      line.setAttribute('role', 'row');
      return line;
    }));
    for (const id of ['rows', 'columns']) {
      byId(id).replaceChildren(...Array.from({length: n}, (none, i) => make('span', {textContent: numbered(i)})));
    }
    this.cells[0].tabIndex = 0;
  }

  cell(square) {
    const {puzzle} = this;
    const n = puzzle.size;
    const cell = make('div', {tabIndex: -1});
    cell.dataset.square = square;
    cell.setAttribute('role', 'gridcell');
    const classes = ['square'];
    if (puzzle.hasRegions) {
      const region = puzzle.regions[square];
      classes.push('region', 'c' + puzzle.colors[region]);
      if (puzzle.regions.indexOf(region) === square) {
        const letter = make('span', {className: 'letter', textContent: puzzle.letters[region]});
        letter.setAttribute('aria-hidden', 'true');
        cell.append(letter);
      }
      if (puzzle.column(square) < n - 1 && puzzle.regions[square + 1] !== region) {
        classes.push('right');
      }
      if (puzzle.row(square) < n - 1 && puzzle.regions[square + n] !== region) {
        classes.push('below');
      }
    } else {
      classes.push((puzzle.row(square) + puzzle.column(square)) % 2 === 0 ? 'light' : 'dark');
    }
    if (puzzle.blocked.has(square)) {
      classes.push('blocked');
    }
    if (puzzle.placed.has(square)) {
      classes.push('given');
    }
    cell.className = classes.join(' ');
    return cell;
  }

  /** Shows what each square holds, and its part in a hint or a check. */
  update(game, settings, shown) {
    const {puzzle} = this;
    const attacked = game.attacked();
    for (const square of puzzle.squares) {
      const cell = this.cells[square];
      const isQueen = game.isQueen(square);
      const isAuto = settings.auto && attacked[square] && game.at(square) === EMPTY && !puzzle.isGiven(square);
      const state = puzzle.blocked.has(square) ? 'blocked' : puzzle.placed.has(square) ? 'given'
        : isQueen ? 'queen' : game.at(square) === MARK ? 'mark' : isAuto ? 'auto' : 'empty';
      const flags = {
        attacked: isQueen && attacked[square], wrong: shown.wrong.includes(square),
        because: shown.because.includes(square), deleted: shown.deleted.includes(square),
      };
      const isFlagged = Object.entries(flags).filter(([, holds]) => holds).map(([flag]) => flag);
      const region = puzzle.hasRegions ? text('label.region', puzzle.letters[puzzle.regions[square]]) : '';
      const label = text('label', numbered(puzzle.row(square)), numbered(puzzle.column(square)), region,
        text('state.' + state) + isFlagged.map(flag => text('state.' + flag)).join(''));
      if (cell.getAttribute('aria-label') !== label) {
        cell.setAttribute('aria-label', label);
        cell.dataset.state = state;
        for (const [flag, holds] of Object.entries(flags)) {
          cell.classList.toggle(flag, holds);
        }
        const queen = cell.querySelector('svg');
        if (isQueen && queen === null) {
          cell.append(queenPicture());
        } else if (!isQueen) {
          queen?.remove();
        }
      }
    }
  }

  squareOf(target) {
    const cell = target?.closest?.('[data-square]');
    return cell && this.root.contains(cell) ? Number(cell.dataset.square) : null;
  }

  /** A click also comes from a screen reader, which presses no pointer. */
  clicked(event) {
    const square = this.squareOf(event.target);
    const endsStroke = this.hasDrawn && event.detail > 0;
    this.hasDrawn = false;
    if (square !== null && !endsStroke) {
      this.moveFocus(square);
      this.listener.tapped(square);
    }
  }

  pressed(event) {
    const square = this.squareOf(event.target);
    this.hasDrawn = false;
    if (square !== null && event.isPrimary && event.button === 0) {
      this.stroke = {from: square, last: square};
      // A finger would otherwise be bound to the square on which it began.
      event.target.releasePointerCapture?.(event.pointerId);
    }
  }

  moved(event) {
    if (this.stroke === null || !event.isPrimary) {
      return;
    }
    const square = this.squareOf(document.elementFromPoint(event.clientX, event.clientY));
    if (square === null || square === this.stroke.last) {
      return;
    }
    if (!this.hasDrawn) {
      this.hasDrawn = true;
      this.listener.strokeBegins(this.stroke.from);
    }
    this.between(this.stroke.last, square).forEach(one => this.listener.strokeMeets(one));
    this.stroke.last = square;
  }

  /** The squares on the way from one to another, of which a fast pointer tells the ends only. */
  between(from, to) {
    const {puzzle} = this;
    const down = puzzle.row(to) - puzzle.row(from);
    const across = puzzle.column(to) - puzzle.column(from);
    const steps = Math.max(Math.abs(down), Math.abs(across));
    return Array.from({length: steps}, (none, i) => {
      const part = (i + 1) / steps;
      return (puzzle.row(from) + Math.round(part * down)) * puzzle.size + puzzle.column(from) + Math.round(part * across);
    });
  }

  released() {
    if (this.stroke !== null && this.hasDrawn) {
      this.listener.strokeEnds();
    }
    this.stroke = null;
  }

  typed(event) {
    const square = this.squareOf(event.target);
    if (square === null || event.altKey || event.metaKey) {
      return;
    }
    const next = this.target(event, square);
    if (next !== null) {
      event.preventDefault();
      this.moveFocus(next);
      this.cells[next].focus();
    } else if (!event.ctrlKey && this.listener.pressedKey(event.key, square)) {
      event.preventDefault();
    }
  }

  /** Where a key leads to, or null. */
  target(event, square) {
    const n = this.puzzle.size;
    const row = this.puzzle.row(square);
    const column = this.puzzle.column(square);
    const at = (r, c) => Math.min(n - 1, Math.max(0, r)) * n + Math.min(n - 1, Math.max(0, c));
    switch (event.key) {
      case 'ArrowUp': return at(row - 1, column);
      case 'ArrowDown': return at(row + 1, column);
      case 'ArrowLeft': return at(row, column - 1);
      case 'ArrowRight': return at(row, column + 1);
      case 'Home': return event.ctrlKey ? at(0, 0) : at(row, 0);
      case 'End': return event.ctrlKey ? at(n, n) : at(row, n);
      default: return null;
    }
  }

  moveFocus(square) {
    this.cells[this.focused].tabIndex = -1;
    this.focused = square;
    this.cells[square].tabIndex = 0;
  }
}
