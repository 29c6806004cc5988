/* The tabs, the state in the address, and what all views share. */

/** Gives an element a label with the columns of a board, which follows the choice of the first number. */
function labelBoard(element, key, columns) {
  Object.assign(element.dataset, {label: key, columns});
  element.setAttribute('aria-label', text(key, columns.map(numbered).join(', ')));
}

/** Sends what the frames of the page are to know. A page from a disk has no origin that a message can be sent to. */
function tellFrame(frame, message) {
  frame.contentWindow?.postMessage(message, window.origin === 'null' ? '*' : window.origin);
}

/** A small picture of a solution. A screen reader reads its columns, unless it is told something else around the picture. */
function pictureOf(columns, isSaid = true) {
  const n = columns.length;
  const said = isSaid ? {role: 'img'} : {'aria-hidden': true};
  const picture = svg('svg', {viewBox: `0 0 ${n} ${n}`, class: 'board-picture', ...said},
    ...columns.map((column, row) => crown(row, column)));
  if (isSaid) {
    labelBoard(picture, 'columns', columns);
  }
  picture.style.setProperty('--n', n);
  return picture;
}

/** Fields of a form that are a part of the state, each with what it is unless an address says otherwise. */
class Fields {
  constructor(prefix, usual) {
    this.usual = usual;
    this.inputs = Object.keys(usual).map(key => [key, byId(prefix + key)]);
  }

  get state() {
    return new URLSearchParams(this.inputs.map(([key, input]) => [key, input.value.trim()]));
  }

  /** A choice that does not exist is the usual one. */
  fill(state) {
    for (const [key, input] of this.inputs) {
      input.value = state.get(key) ?? this.usual[key];
      input.value ||= this.usual[key];
    }
  }
}

/** Browsers refuse an address that changes too often: Safari one that changes more than 100 times in 30 seconds. */
const REMEMBER_MILLISECONDS = 400;
const LONGEST_ADDRESS = 100_000;
const LONGEST_PART = 60;

function shortened(part) {
  return part.length > LONGEST_PART ? part.slice(0, LONGEST_PART) + '\u2026' : part;
}

/**
 * The views, one of which is shown. The address holds the state of that one: `view`, unless it is the first, `from`, unless rows
 * and columns count from 1, and what the view itself has. An address without `from`, such as a link of the page, leaves that choice as it is. A view has `load(state)`, which is given the parameters of the address, and
 * `state()`, which returns them. One that names rows or columns has `renumber()`.
 */
class Shell {
  constructor() {
    this.views = new Map();
    this.loaded = new Set();
    this.writtenAt = 0;
    this.how = 'replaceState';
    /** @type {HTMLElement[]} */
    this.tabs = Array.from(document.querySelectorAll('[role=tab]'));
    this.tabs.forEach(tab => {
      tab.addEventListener('click', () => this.choose(tab));
      tab.addEventListener('keydown', event => this.onKey(event, tab));
    });
    window.addEventListener('hashchange', () => this.load());
    byId('from').addEventListener('change', () => {
      this.countFrom(Number(byId('from').value));
      this.write();
    });
  }

  /** Rows and columns of all views count from a number on. */
  countFrom(number) {
    byId('from').value = String(number);
    if (number !== counting.from) {
      counting.from = number;
      /** @type {NodeListOf<HTMLElement>} */
      const boards = document.querySelectorAll('[data-columns]');
      boards.forEach(board => labelBoard(board, board.dataset.label, board.dataset.columns.split(',').map(Number)));
      this.loaded.forEach(name => this.views.get(name).renumber?.());
    }
  }

  add(name, view) {
    this.views.set(name, view);
  }

  /** Shows the state of the address, unless the page itself has just written it. */
  load() {
    this.address = window.location.hash;
    const {length} = this.address;
    const state = new URLSearchParams(length > LONGEST_ADDRESS ? '' : this.address.slice(1));
    if (state.toString() !== this.written) {
      const first = this.tabs[0].dataset.view;
      const name = state.get('view') ?? first;
      state.delete('view');
      if (['0', '1'].includes(state.get('from'))) {
        this.countFrom(Number(state.get('from')));
        state.delete('from');
      }
      if (this.views.has(name)) {
        const isAsItWas = this.loaded.has(name) && this.views.get(name).state().toString() === state.toString();
        this.open(name, isAsItWas ? null : state);
        complain(byId('address-problem'), length > LONGEST_ADDRESS ? text('address.long', figure(length), figure(LONGEST_ADDRESS)) : this.unread(name, state));
        this.written = new URLSearchParams(this.address.slice(1)).toString();
        this.remember();
      } else {
        this.open(first, new URLSearchParams());
        complain(byId('address-problem'), text('view', name));
      }
    }
  }

  /** A sentence on the parts of an address that the view has not taken over, or an empty one. */
  unread(name, state) {
    const words = value => value.replace(/[\s,[\]]+/g, ' ').trim();
    const view = this.views.get(name);
    const taken = view.state();
    // A view may hold what it leaves out of its state, because it is the usual choice.
    const left = [...state].filter(([key, value]) => view[key] !== value && !taken.getAll(key).some(other => words(other) === words(value)))
      .map(([key, value]) => shortened(`${key}=${value}`));
    return left.length === 0 ? '' : text(left.length === 1 ? 'address.part' : 'address.parts', left.join(' & '));
  }

  /**
   * Makes the state of the view shown a new entry of the history, from which the browser's "Back" returns to the one before. What
   * opens a view is part of it: a view writes its state while it opens.
   */
  begin(open = () => {}) {
    complain(byId('address-problem'), '');
    this.how = 'pushState';
    open();
    this.write();
  }

  /** Writes the state of the view shown into the address, at once or soon. */
  remember() {
    const wait = this.writtenAt + REMEMBER_MILLISECONDS - Date.now();
    if (wait <= 0) {
      this.write();
    } else {
      this.writing ??= setTimeout(() => this.write(), wait);
    }
  }

  /** An address that somebody else has just changed stays: it is about to be loaded. */
  write() {
    clearTimeout(this.writing);
    this.writing = undefined;
    if (window.location.hash !== this.address) {
      return;
    }
    this.writtenAt = Date.now();
    const state = new URLSearchParams(this.shown === this.tabs[0].dataset.view ? {} : {view: this.shown});
    if (counting.from === 0) {
      state.set('from', '0');
    }
    this.views.get(this.shown).state().forEach((value, key) => state.append(key, value));
    const isSame = this.written === state.toString();
    this.written = state.toString();
    try {
      history[isSame ? 'replaceState' : this.how](null, '', '#' + this.written);
      this.address = window.location.hash;
    } catch {
      // The address stays behind until the next change; what the page shows does not depend on it.
    }
    this.how = 'replaceState';
  }

  open(name, state) {
    this.shown = name;
    this.tabs.forEach(tab => {
      const isShown = tab.dataset.view === name;
      tab.setAttribute('aria-selected', String(isShown));
      tab.tabIndex = isShown ? 0 : -1;
      byId(tab.getAttribute('aria-controls')).hidden = !isShown;
    });
    if (state !== null || !this.loaded.has(name)) {
      this.loaded.add(name);
      this.views.get(name).load(state ?? new URLSearchParams());
    }
  }

  /** A view that was left is as it was when one comes back. */
  choose(tab) {
    if (tab.dataset.view !== this.shown) {
      this.begin(() => this.open(tab.dataset.view, null));
    }
  }

  onKey(event, tab) {
    const last = this.tabs.length - 1;
    const at = this.tabs.indexOf(tab);
    const next = {ArrowLeft: at === 0 ? last : at - 1, ArrowRight: at === last ? 0 : at + 1, Home: 0, End: last}[event.key];
    if (next !== undefined) {
      event.preventDefault();
      this.tabs[next].focus();
      this.choose(this.tabs[next]);
    }
  }
}

const shell = new Shell();
