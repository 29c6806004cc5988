import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {ROOT} from './pages.js';
import {run} from './page.js';

/** The rules once more, as plainly as they are told. */
const PLAIN = {
  QUEENS: (n, down, across) => down === across,
  TORUS: (n, down, across) => down === across || down + across === n,
  TOUCH: (n, down, across) => down === 1 && across === 1,
  SUPERQUEENS: (n, down, across) => down === across || down * across === 2,
};

test('every attack rule of the library has its lines', () => {
  const source = readFileSync(path.join(ROOT, 'nqueens-core/src/main/java/io/github/nqueens/AttackRule.java'), 'utf8');
  const names = [...source.matchAll(/^ {4}([A-Z]+)(?:\(.*\))?(?: \{|[,;])/gm)].map(match => match[1]);
  assert.ok(names.length >= 4, `names ${names}`);
  assert.deepEqual(run('replay', {until: 'rules'}).get('Object.keys(ATTACK_RULES).join()').split(',').sort(), names.sort());
});

for (const [rule, attacks] of Object.entries(PLAIN)) {
  test(`${rule} forbids the pairs that it should, on all boards of 1 to 6 rows`, () => {
    const {context, get} = run('replay', {until: 'rules'});
    for (let n = 1; n <= 6; n++) {
      Object.assign(context, {n, rule});
      const found = get('attacksBy(n, rule)');
      const isAttack = get('isAttack');
      for (let a = 0; a < n * n; a++) {
        for (let b = 0; b < n * n; b++) {
          const [r1, c1, r2, c2] = [Math.floor(a / n), a % n, Math.floor(b / n), b % n];
          const [down, across] = [Math.abs(r1 - r2), Math.abs(c1 - c2)];
          const expected = a !== b && (down === 0 || across === 0 || attacks(n, down, across));
          assert.equal(isAttack(found, r1, c1, r2, c2), expected, `${rule}, n = ${n}: ${a} and ${b}`);
        }
      }
    }
  });
}

test('two squares of a region attack each other', () => {
  const {get} = run('replay', {until: 'rules'});
  assert.equal(get('isAttack(attacksBy(4, "TOUCH", [0,0,0,0, 1,1,1,1, 2,2,2,2, 0,3,3,3]), 0, 2, 3, 0)'), true);
  assert.equal(get('isAttack(attacksBy(4, "TOUCH", [0,0,0,0, 1,1,1,1, 2,2,2,2, 0,3,3,3]), 0, 2, 3, 1)'), false);
});

test('an unknown rule is an error', () => {
  assert.throws(() => run('replay', {until: 'rules'}).get('attacksBy(4, "KNIGHTS")'), /there is no rule KNIGHTS/);
});

test('sentences count rows and columns as the page does', () => {
  const {context, get} = run('replay', {until: 'rules'});
  const said = (sentence, from) => {
    Object.assign(context, {sentence, from});
    return get('renumbered(sentence, from)');
  };
  const library = 'The queen of row 0 moves to column 10. Swapping rows 0 and 9 adds 1 pair in 3 rows, 2 boards at temperature 0.';
  assert.equal(said(library, 0), 'The queen of row 1 moves to column 11. Swapping rows 1 and 10 adds 1 pair in 3 rows, 2 boards at temperature 0.');
  assert.equal(said('All squares left in rows 2, 3 and 5 lie in row 4, region D.', 1), 'All squares left in rows 2, 3 and 5 lie in row 4, region D.');
  get('counting.from = 0');
  assert.equal(said(library, 0), library);
  assert.equal(said('All squares left in rows 2, 3 and 5 lie in row 4, region D.', 1), 'All squares left in rows 1, 2 and 4 lie in row 3, region D.');
});
