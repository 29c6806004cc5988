/* The page: one puzzle of a series at a time, its buttons, the clock, the settings and the line to share. */

const NOTHING_SHOWN = {because: [], deleted: [], wrong: []};

function timeText(milliseconds) {
  const seconds = Math.floor(milliseconds / 1000);
  const two = number => String(number).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes}:${two(seconds % 60)}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

class Page {
  constructor() {
    this.puzzles = Array.from(document.querySelectorAll('template.puzzle'), template => new Puzzle(template));
    this.settings = {auto: false, look: 'colors', theme: 'system', ...storage.read('settings')};
    this.board = new BoardView(byId('board'), this);
    this.dark = matchMedia('(prefers-color-scheme: dark)');
    this.dark.addEventListener('change', () => this.applySettings());
    this.bindSettings();
    this.bindButtons();
    byId('choice').replaceChildren(...this.puzzles.map((puzzle, i) => make('option', {value: i})));
    this.puzzles.forEach((puzzle, i) => this.nameInChoice(i, isCount(storage.read(puzzle.id)?.solvedIn)));
    byId('series').hidden = this.puzzles.length === 1;
    this.hasAddress = location.protocol.startsWith('http');
    this.openAddress();
    addEventListener('hashchange', () => this.openAddress());
    addEventListener('message', event => this.onMessage(event));
    addEventListener('storage', () => this.lookElsewhere());
    // Time counts while the page is seen.
    this.lastTick = performance.now();
    setInterval(() => {
      this.tick();
      this.lookElsewhere();
    }, 1000);
    document.addEventListener('visibilitychange', () => {
      this.tick(document.hidden);
      this.game.saveTime();
      this.lookElsewhere();
    });
    addEventListener('pagehide', () => {
      this.tick();
      this.game.saveTime();
    });
  }

  bindSettings() {
    for (const id of ['auto', 'look', 'theme']) {
      const input = byId(id);
      const property = input.type === 'checkbox' ? 'checked' : 'value';
      const given = input[property];
      input[property] = this.settings[id];
      if (input.selectedIndex === -1) {
        input[property] = given;
      }
      this.settings[id] = input[property];
      input.addEventListener('change', () => {
        this.settings[id] = input[property];
        storage.write('settings', this.settings);
        this.applySettings();
        this.update();
      });
    }
    this.applySettings();
  }

  applySettings() {
    const {theme, look} = this.settings;
    document.documentElement.dataset.theme = theme === 'system' ? (this.dark.matches ? 'dark' : 'light') : theme;
    document.documentElement.dataset.look = look;
  }

  bindButtons() {
    const actions = {
      hint: () => this.hint(), check: () => this.check(), undo: () => this.undo(), redo: () => this.redo(),
      clear: () => this.clear(), copy: () => this.copy(), previous: () => this.open(this.index - 1), next: () => this.open(this.index + 1),
    };
    for (const [id, action] of Object.entries(actions)) {
      byId(id).addEventListener('click', () => byId(id).getAttribute('aria-disabled') === 'true' || action());
    }
    byId('choice').addEventListener('change', event => this.open(Number(event.target.value)));
    byId('share').addEventListener('focus', event => event.target.select());
    document.addEventListener('keydown', event => {
      const isTyped = event.target instanceof Element && event.target.matches('input');
      if ((event.ctrlKey || event.metaKey) && !event.altKey && !isTyped) {
        const key = event.key.toLowerCase();
        const action = key === 'z' && !event.shiftKey ? actions.undo : key === 'y' || key === 'z' ? actions.redo : null;
        if (action !== null) {
          event.preventDefault();
          action();
        }
      }
    });
  }

  /** A lab chooses from which number rows and columns count. Its address is secret, and ends with it. */
  onMessage(event) {
    if (event.source === window.parent && event.origin === window.origin && [0, 1].includes(event.data?.from)) {
      counting.from = event.data.from;
      this.hasAddress = false;
      this.board.show(this.puzzle);
      this.say('');
      this.update();
    }
  }

  openAddress() {
    const wanted = this.puzzles.findIndex(puzzle => '#' + puzzle.id === location.hash);
    if (wanted !== this.index) {
      this.open(Math.max(0, wanted));
    }
  }

  open(index) {
    this.tick();
    this.game?.saveTime();
    this.index = index;
    this.puzzle = this.puzzles[index];
    this.takeUp();
    this.board.show(this.puzzle);
    byId('about').textContent = text('about', this.puzzle.size, this.puzzle.about);
    byId('rule').textContent = this.puzzle.ruleText;
    byId('look-part').hidden = !this.puzzle.hasRegions;
    if (this.puzzles.length > 1 && location.hash !== '#' + this.puzzle.id) {
      try {
        history.replaceState(null, '', '#' + this.puzzle.id);
      } catch {
        // A page without an address of its own begins with its first puzzle again.
      }
    }
    this.update();
  }

  /** Goes on from what was kept last. */
  takeUp() {
    this.game = new Game(this.puzzle);
    this.adviser = new Adviser(this.puzzle, this.game);
    this.say('');
  }

  /** Another tab may play the same puzzle. WebKit does not always tell a page from a file, so the page looks itself, too. */
  lookElsewhere() {
    if (storage.text(this.puzzle.id) !== this.game.stored) {
      this.takeUp();
      this.update();
    }
  }

  tick(wasSeen = !document.hidden) {
    const now = performance.now();
    if (this.game !== undefined && this.game.solvedIn === null && wasSeen) {
      this.game.milliseconds += now - this.lastTick;
    }
    this.lastTick = now;
    if (this.game !== undefined) {
      byId('timer').textContent = timeText(this.game.solvedIn ?? this.game.milliseconds);
    }
  }

  /** Says something, and outlines the squares that it is about until the next change. */
  say(sentence, shown = NOTHING_SHOWN) {
    byId('message').textContent = sentence;
    this.shown = shown;
  }

  tell(sentence) {
    byId('told').textContent = sentence;
  }

  update() {
    const {game, puzzle} = this;
    this.board.update(game, this.settings, this.shown);
    const standing = game.queens().length;
    byId('queens').textContent = text(puzzle.size === 1 ? 'queens.one' : 'queens', standing, puzzle.size);
    const enable = (id, holds) => byId(id).setAttribute('aria-disabled', String(!holds));
    enable('undo', game.done > 0);
    enable('redo', game.done < game.moves.length);
    enable('previous', this.index > 0);
    enable('next', this.index < this.puzzles.length - 1);
    this.nameInChoice(this.index, game.solvedIn !== null);
    byId('choice').value = this.index;
    byId('share').value = this.shareLine();
    byId('timer').textContent = timeText(game.solvedIn ?? game.milliseconds);
    document.querySelector('main').classList.toggle('solved', game.solvedIn !== null && game.isSolved());
  }

  /** Tells in the list of all puzzles which of them are solved. */
  nameInChoice(index, isSolved) {
    const name = text(isSolved ? 'name.solved' : 'name', index + 1, this.puzzles.length);
    const option = byId('choice').options[index];
    if (option.textContent !== name) {
      option.textContent = name;
    }
  }

  /** After a change, what was said of the state before no longer holds. */
  changed(wasSolved) {
    const {game} = this;
    this.say(!wasSolved && game.isSolved() ? text('solved', timeText(game.solvedIn)) : '');
    this.update();
  }

  act(action) {
    const wasSolved = this.game.isSolved();
    this.tick();
    // Keys and a second finger change the board while a stroke is drawn. What follows of it would belong to no move.
    this.board.released();
    action();
    this.changed(wasSolved);
  }

  tapped(square) {
    if (!this.puzzle.isGiven(square)) {
      this.put(square, {[EMPTY]: MARK, [MARK]: QUEEN, [QUEEN]: EMPTY}[this.seen(square)]);
    }
  }

  /** What a square holds for the player: one that is marked automatically counts as marked. */
  seen(square) {
    const isAuto = this.settings.auto && this.game.at(square) === EMPTY && this.game.attacked()[square];
    return isAuto ? MARK : this.game.at(square);
  }

  put(square, state) {
    if (!this.puzzle.isGiven(square) && this.game.at(square) !== state) {
      this.act(() => this.game.change([[square, state]]));
      this.tell(this.label(square));
    }
  }

  label(square) {
    return text('sentence', this.board.cells[square].getAttribute('aria-label'));
  }

  pressedKey(key, square) {
    const state = this.game.at(square);
    const actions = {
      ' ': () => this.tapped(square), Enter: () => this.tapped(square),
      q: () => this.put(square, state === QUEEN ? EMPTY : QUEEN), m: () => this.put(square, state === MARK ? EMPTY : MARK),
      Delete: () => this.put(square, EMPTY), Backspace: () => this.put(square, EMPTY),
      u: () => this.undo(), r: () => this.redo(), h: () => this.hint(), c: () => this.check(),
    };
    const action = actions[key.length === 1 ? key.toLowerCase() : key];
    action?.();
    return action !== undefined;
  }

  strokeBegins(square) {
    this.drawn = this.game.at(square) === MARK ? EMPTY : MARK;
    this.strokeCount = 0;
    this.strokeMeets(square);
  }

  /** A stroke marks empty squares, or clears marks if it began on one. Queens stay. */
  strokeMeets(square) {
    const from = this.drawn === MARK ? EMPTY : MARK;
    if (this.game.at(square) !== from || this.puzzle.isGiven(square)) {
      return;
    }
    if (this.strokeCount++ === 0) {
      this.game.change([[square, this.drawn]], false);
    } else {
      this.game.extend(square, this.drawn);
    }
    this.say('');
    this.update();
  }

  strokeEnds() {
    this.game.save();
    this.tell(this.strokeCount > 0 ? counted('drag', this.strokeCount) : '');
  }

  undo() {
    if (this.game.done > 0) {
      this.act(() => this.game.undo());
      this.tell(text('undone'));
    }
  }

  redo() {
    if (this.game.done < this.game.moves.length) {
      this.act(() => this.game.redo());
      this.tell(text('redone'));
    }
  }

  clear() {
    this.act(() => this.game.clear());
    this.say(text('cleared'));
  }

  hint() {
    const hint = this.adviser.hint();
    if (!this.game.isSolved()) {
      this.game.hints++;
      this.game.save();
    }
    this.say(hint.sentence, hint);
    this.update();
  }

  check() {
    const {game} = this;
    const wrong = this.adviser.mistakes();
    if (game.isSolved()) {
      this.say(text('done'));
    } else if (game.states.every(state => state === EMPTY)) {
      this.say(text('nothing'));
    } else {
      game.checks++;
      game.save();
      const clash = this.adviser.clash();
      if (clash === null) {
        this.say(wrong.length === 0 ? text('right') : counted('mistake', wrong.length), {...NOTHING_SHOWN, wrong});
      } else {
        this.say(clash.sentence, clash);
      }
    }
    this.update();
  }

  /** Names the puzzle by its number, with the address if others can open it, and tells how it went. */
  shareLine() {
    const {game, puzzle} = this;
    const solved = game.solvedIn === null ? ''
      : text('share.solved', timeText(game.solvedIn), counted('hint', game.hints), counted('check', game.checks));
    const address = this.hasAddress ? ` ${location.href.replace(/#.*/, '')}#${puzzle.id}` : '';
    return text('share', puzzle.size, puzzle.id) + solved + address;
  }

  async copy() {
    const field = byId('share');
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
      this.say(text('copied'));
    } catch {
      this.say(text('copy'));
    }
    this.update();
  }
}

document.querySelector('main').hidden = false;
new Page();
