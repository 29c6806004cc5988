/* What the scripts of all pages have in common. */

/**
 * An element that the page has; what it can do depends on the page.
 * @type {(id: string) => any}
 */
const byId = id => document.getElementById(id);

/** @type {HTMLDataElement[]} */
const textData = Array.from(document.querySelectorAll('#texts data'));
const texts = Object.fromEntries(textData.map(data => [data.value, data.textContent]));

function text(key, ...values) {
  return texts[key].replace(/\{(\d)\}/g, (place, index) => values[index] ?? place);
}

/** What algorithms and errors say may begin with a small letter, and end without a full stop. The number n stays small. */
function asSentence(said) {
  return said.replace(/^(?!n\b)./, first => first.toUpperCase()) + (/[.!?\u2026]$/.test(said) ? '' : '.');
}

/** An element with properties; what has no property of its own in every browser is set as an attribute. */
function make(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key === 'role' || key.includes('-')) {
      element.setAttribute(key, value);
    } else {
      element[key] = value;
    }
  }
  element.append(...children);
  return element;
}

function svg(name, attributes, ...children) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  Object.entries(attributes).forEach(([key, value]) => element.setAttribute(key, value));
  element.append(...children);
  return element;
}

/** A queen on a square whose sides are 1. */
function crown(row, column) {
  return svg('use', {href: '#crown', x: column, y: row, width: 1, height: 1});
}

/** A queen as a picture of its own, which nobody needs to be told of. */
function queenPicture() {
  return svg('svg', {class: 'queen', viewBox: '0 0 1 1', 'aria-hidden': true}, crown(0, 0));
}
