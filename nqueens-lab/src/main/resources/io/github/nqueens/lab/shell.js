/* The tabs, the state in the address, and what all views share. */

const byId = id => document.getElementById(id);
const texts = Object.fromEntries(Array.from(byId('texts').children, data => [data.value, data.textContent]));

function text(key, ...values) {
  return values.reduce((filled, value, i) => filled.replace(`{${i}}`, value), texts[key]);
}

function make(name, properties = {}, ...children) {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

/**
 * The views, one of which is shown. The address holds the state of that one: `view`, unless it is the first, and what the view
 * itself has. A view has `load(state)`, which is given the parameters of the address, and `state()`, which returns them.
 */
class Shell {
  constructor() {
    this.views = new Map();
    this.loaded = new Set();
    this.tabs = [...document.querySelectorAll('[role=tab]')];
    this.tabs.forEach(tab => {
      tab.addEventListener('click', () => this.choose(tab));
      tab.addEventListener('keydown', event => this.onKey(event, tab));
    });
    window.addEventListener('hashchange', () => this.load());
  }

  add(name, view) {
    this.views.set(name, view);
  }

  /** Shows the state of the address, unless the page itself has just written it. */
  load() {
    const state = new URLSearchParams(window.location.hash.slice(1));
    if (state.toString() !== this.written) {
      const first = this.tabs[0].dataset.view;
      const name = state.get('view') ?? first;
      state.delete('view');
      if (this.views.has(name)) {
        this.open(name, state);
      } else {
        this.open(first, new URLSearchParams());
        this.views.get(first).task.fail(new Error(text('view', name)));
      }
    }
  }

  /** Writes the state of the view shown into the address. */
  remember() {
    const state = new URLSearchParams(this.shown === this.tabs[0].dataset.view ? {} : {view: this.shown});
    this.views.get(this.shown).state().forEach((value, key) => state.append(key, value));
    this.written = state.toString();
    history.replaceState(null, '', '#' + this.written);
  }

  open(name, state) {
    this.shown = name;
    this.tabs.forEach(tab => {
      const isShown = tab.dataset.view === name;
      tab.setAttribute('aria-selected', isShown);
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
      this.open(tab.dataset.view, null);
      this.remember();
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
