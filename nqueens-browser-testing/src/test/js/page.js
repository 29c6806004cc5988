/* A page without a browser: its scripts run on elements that remember what was done to them. */

import {readFileSync} from 'node:fs';
import vm from 'node:vm';
import {PAGES} from './pages.js';

/** An element of which scripts see what they have put there. */
export class FakeElement {
  constructor(name = 'div') {
    this.localName = name;
    this.children = [];
    this.listeners = {};
    this.attributes = {};
    this.dataset = {};
    this.hidden = false;
    this.value = '';
    this.style = {setProperty() {}};
    this.classList = {toggle() {}};
  }

  /** The texts of all that is in the element, without what buttons are called. */
  get textContent() {
    return this.text ?? this.children.map(child => typeof child === 'string' ? child : child.localName === 'button' ? '' : child.textContent)
      .join('');
  }

  set textContent(text) {
    this.text = text;
  }

  get options() {
    return this.children;
  }

  append(...children) {
    this.children.push(...children);
  }

  after() {}

  before() {}

  replaceChildren(...children) {
    this.text = undefined;
    this.children = children;
  }

  setAttribute(name, value) {
    this.attributes[name] = value;
  }

  getAttribute(name) {
    return this.attributes[name];
  }

  addEventListener(type, listener) {
    (this.listeners[type] ??= []).push(listener);
  }

  click() {
    this.dispatch('click');
  }

  dispatch(type, event = {}) {
    this.listeners[type]?.forEach(listener => listener({preventDefault() {}, target: this, ...event}));
  }

  querySelectorAll() {
    return [];
  }

  querySelector() {
    return null;
  }
}

/**
 * Runs the scripts of a page up to one of them, and returns what they share.
 * @param {string} page
 * @param {object} options `until`, the name of the last script; `texts` of the page; `globals` beside those of every page
 */
export function run(page, {until = undefined, texts = {}, globals = {}} = {}) {
  const elements = new Map();
  const byId = id => {
    if (!elements.has(id)) {
      elements.set(id, new FakeElement());
    }
    return elements.get(id);
  };
  const data = Object.entries(texts).map(([value, textContent]) => ({value, textContent}));
  byId('texts').children = data;
  const document = {
    getElementById: byId,
    createElement: name => new FakeElement(name),
    createElementNS: (space, name) => new FakeElement(name),
    querySelectorAll: selector => selector === '#texts data' ? data : [],
    querySelector: () => null,
    importNode: node => node,
    documentElement: new FakeElement('html'),
    addEventListener() {},
  };
  const window = {origin: 'http://127.0.0.1', location: {hash: '', href: 'http://127.0.0.1/', origin: 'http://127.0.0.1'}, addEventListener() {}};
  const context = vm.createContext({
    document, window, location: window.location, history: {replaceState() {}}, console, URLSearchParams, URL, AbortController, TextDecoderStream,
    setTimeout, clearTimeout, atob, queueMicrotask, CSS: {escape: text => text}, Option: FakeElement, ...globals,
  });
  for (const file of PAGES[page]) {
    vm.runInContext(readFileSync(file, 'utf8'), context, {filename: file});
    if (until !== undefined && file.endsWith(`/${until}.js`)) {
      break;
    }
  }
  return {context, byId, get: expression => vm.runInContext(expression, context)};
}

/** A value without the prototypes of the page's own world, so that it can be compared. */
export const plain = value => JSON.parse(JSON.stringify(value));
