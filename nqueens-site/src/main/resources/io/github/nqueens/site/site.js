'use strict';

const MOST_HITS = 30;
const AROUND = 70;
const site = document.documentElement.dataset.site;

/**
 * An element that the page has; what it can do depends on the page.
 * @type {(id: string) => any}
 */
const byId = id => document.getElementById(id);
const query = byId('query');
const found = byId('found');
const hits = byId('hits');

// The menu stands open beside the text, and is folded above it.
const wide = matchMedia('(min-width: 801px)');
const menu = byId('menu');
const fold = () => { menu.open = wide.matches; };
wide.addEventListener('change', fold);
fold();
const current = menu.querySelector('[aria-current]');
if (current && wide.matches) {
  menu.scrollTop = current.offsetTop - menu.clientHeight / 2;
}

/** What is loaded once, when somebody begins to search. */
let loading;
function load() {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = site + 'search-index.js';
    script.onload = () => resolve(sections.map(section => ({
      ...section, name: (section.title + ' ' + section.heading).toLowerCase(), words: section.text.toLowerCase(),
    })));
    script.onerror = () => {
      loading = undefined;
      reject(new Error('the index could not be loaded'));
    };
    document.head.append(script);
  });
  return loading;
}

function escaped(word) {
  return word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

// A word in a heading counts more than in the text, and the begin of a word more than its middle.
function weight(text, word, whole) {
  const at = text.indexOf(word);
  if (at < 0) {
    return 0;
  }
  return at === 0 || new RegExp('(^|[^\\p{L}\\p{N}])' + escaped(word), 'u').test(text) ? 2 * whole : whole;
}

// What is for contributors comes after what is for users.
function share(section) {
  return /^(docs\/design\/|CHANGELOG)/.test(section.address) ? 0.5 : 1;
}

/** The sections that have all words or, if there is none, as many of them as any section has. */
function search(sections, words) {
  const hits = sections.map(section => {
    const weights = words.map(word => weight(section.name, word, 5) + weight(section.words, word, 1));
    return {
      section,
      matches: weights.filter(one => one > 0).length,
      weight: share(section) * weights.reduce((sum, one) => sum + one, 0),
    };
  });
  const most = Math.max(1, ...hits.map(hit => hit.matches));
  return hits
    .filter(hit => hit.matches === most)
    .sort((one, other) => other.weight - one.weight)
    .map(hit => hit.section);
}

function excerpt(section, words) {
  const at = Math.min(...words.map(word => section.words.indexOf(word)).filter(index => index >= 0), section.text.length);
  const from = at === section.text.length ? 0 : Math.max(0, at - AROUND);
  const to = Math.min(section.text.length, from + 3 * AROUND);
  return (from > 0 ? '... ' : '') + section.text.slice(from, to) + (to < section.text.length ? ' ...' : '');
}

function appendMarked(parent, text, words) {
  const pattern = words.map(word => escaped(word)).join('|');
  text.split(new RegExp('(' + pattern + ')', 'iu')).forEach((part, index) => {
    if (index % 2 === 0) {
      parent.append(part);
    } else {
      const mark = document.createElement('mark');
      mark.textContent = part;
      parent.append(mark);
    }
  });
}

function item(section, words) {
  const entry = document.createElement('li');
  const link = document.createElement('a');
  link.href = site + section.address;
  const name = section.heading === section.title ? section.title : section.title + ' \u203a ' + section.heading;
  appendMarked(link, name, words);
  const text = document.createElement('p');
  appendMarked(text, excerpt(section, words), words);
  entry.append(link, text);
  return entry;
}

function count(number) {
  if (number === 0) {
    return 'Nothing found';
  }
  return number === 1 ? '1 section' : number + ' sections' + (number > MOST_HITS ? ', the first ' + MOST_HITS + ' of them' : '');
}

async function show() {
  const words = query.value.toLowerCase().split(/\s+/).filter(word => word);
  if (words.length === 0) {
    closeHits();
    return;
  }
  const asked = query.value;
  const all = await load().catch(() => null);
  if (query.value !== asked) {
    return;
  }
  if (all === null) {
    byId('count').textContent = 'The search could not be loaded; try again.';
    hits.replaceChildren();
    found.hidden = false;
    return;
  }
  const matching = search(all, words);
  byId('count').textContent = count(matching.length);
  hits.replaceChildren(...matching.slice(0, MOST_HITS).map(section => item(section, words)));
  found.hidden = false;
}

function closeHits() {
  found.hidden = true;
  hits.replaceChildren();
}

byId('search').hidden = false;
query.addEventListener('focus', () => load().catch(() => {}));
query.addEventListener('input', show);
byId('search').addEventListener('submit', event => {
  event.preventDefault();
  hits.querySelector('a')?.click();
});
hits.addEventListener('click', event => {
  if (event.target instanceof Element && event.target.closest('a')) {
    found.hidden = true;
  }
});
document.addEventListener('click', event => {
  if (event.target instanceof Element && !event.target.closest('#found, #search')) {
    found.hidden = true;
  }
});
document.addEventListener('keydown', event => {
  if (event.key === 'Escape' && !found.hidden) {
    closeHits();
    query.focus();
  } else if (event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && document.activeElement !== query) {
    event.preventDefault();
    query.focus();
  }
});
