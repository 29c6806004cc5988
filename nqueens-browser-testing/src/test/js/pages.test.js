import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {PAGES, allScripts, textsOf} from './pages.js';

test('every script belongs to a page that is checked', () => {
  const checked = new Set(Object.values(PAGES).flat());
  assert.deepEqual(allScripts().filter(script => !checked.has(script)), []);
});

for (const [page, file] of [['lab', 'lab.properties'], ['puzzle', 'page.properties']]) {
  test(`every text that the scripts of the ${page} ask for by name is there, with its values`, () => {
    const texts = textsOf(page, file);
    const source = PAGES[page].map(script => readFileSync(script, 'utf8')).join('\n');
    const names = [...source.matchAll(/\btext\('([\w.]+)'[,)]/g)].map(match => match[1]);
    assert.ok(names.length > 10);
    assert.deepEqual(names.filter(name => !Object.hasOwn(texts, name)), []);
  });
}
