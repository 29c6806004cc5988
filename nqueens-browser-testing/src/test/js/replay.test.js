import assert from 'node:assert/strict';
import {test} from 'node:test';
import {plain, run} from './page.js';

const page = () => run('replay', {until: 'tree'});

/** A generator of small random numbers, the same in every run. */
function randoms(seed) {
  let state = seed;
  return bound => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor(state / 65536) % bound;
  };
}

test('conflicts and attacked queens follow every change, whatever the rule', () => {
  const {context, get} = page();
  const isAttack = get('isAttack');
  for (const rule of ['QUEENS', 'TORUS', 'TOUCH', 'SUPERQUEENS']) {
    const random = randoms(7);
    const n = 7;
    Object.assign(context, {n, problem: {rule}});
    const queens = get('new Queens(n, problem)');
    const attacks = get('attacksBy(n, problem.rule)');
    const columns = Array(n).fill(-1);
    for (let step = 0; step < 300; step++) {
      const row = random(n);
      const column = random(n + 1) - 1;
      columns[row] = column;
      queens.set(row, column);
      const standing = columns.flatMap((at, r) => at < 0 ? [] : [[r, at]]);
      const attacked = (r, c) => standing.filter(([r2, c2]) => r2 !== r && isAttack(attacks, r, c, r2, c2)).length;
      assert.equal(queens.conflicts, standing.reduce((sum, [r, c]) => sum + attacked(r, c), 0) / 2, `${rule}, step ${step}`);
      assert.equal(queens.placed, standing.length);
      standing.forEach(([r, c]) => assert.equal(queens.isAttacked(r), attacked(r, c) > 0));
    }
  }
});

test('numbers of seven bits a byte are read beyond 32 bits', () => {
  const {context, get} = page();
  const bytes = value => {
    const all = [];
    let left = value;
    for (; left >= 128; left = Math.floor(left / 128)) {
      all.push(left % 128 + 128);
    }
    return [...all, left];
  };
  for (const value of [0, 1, 127, 128, 16383, 2 ** 31, 2 ** 40 + 5, Number.MAX_SAFE_INTEGER]) {
    context.base64 = Buffer.from(bytes(value)).toString('base64');
    assert.equal(get('new Varints(base64).unsigned()'), value);
  }
  assert.deepEqual([0, 1, 2, 3, 4].map(folded => get(`unfold(${folded})`)), [0, -1, 1, -2, 2]);
});

test('many numbers are read from coded bytes, as VarintsTest.java has them', () => {
  const {context, get} = page();
  context.text = '*2AT//jc8+rEZ2nG8s89ZH4JrcYb06u+Ie54k+FQy7hKbcUPi5tfjaBfarSt4MPil+NgpN/Q9wezzC/pDH+w+/H31aIOVVy/+KmvWSbZR3zXnccMPdnvO8N/6Mj/r9GPhn0lfJFj8MNxBLUzEKdY8/vm6qC9fWtmzbFy3OPHYpKNxXfo6uOHE75g8afxHuTI=';
  const read = () => plain(get('{ const many = new Varints(text); Array.from({length: 600}, () => many.unsigned()) }'));
  const remainders = Array.from({length: 600}, (_, i) => i * i % 7);
  assert.deepEqual([read(), read()], [remainders, remainders], 'nothing that was learned is left to the next column');
});

test('a label breaks behind signs of parameters, and a name with a hyphen is one text for a screen reader', () => {
  const {get} = run('replay', {until: 'player'});
  const texts = label => plain(get(`breakable('${label}').filter(part => typeof part === 'string')`));
  assert.deepEqual(texts('iterative-repair'), ['iterative-repair']);
  assert.deepEqual(texts('tabu:tenure=12,aspiration=true'), ['tabu:', 'tenure=', '12,', 'aspiration=', 'true']);
});

test('numbers are told as people read them', () => {
  const {get} = page();
  const told = ['NaN', '1234567', '0.25', '1e-7', '1.5e12', '-0.000012', '1 / 3'].map(value => get(`formatNumber(${value})`));
  assert.deepEqual(told, ['\u2013', '1,234,567', '0.25', '1.00e-7', '1,500,000,000,000', '-1.20e-5', '0.3333']);
  assert.deepEqual([0, 1, 2].map(count => get(`plural(${count}, 'queen')`)), ['0 queens', '1 queen', '2 queens']);
});

test('ticks of an axis are round, ascending, and at most five', () => {
  const {get} = run('replay', {until: 'curve'});
  for (let greatest = 1; greatest < 100_000; greatest = Math.ceil(greatest * 1.07)) {
    const ticks = plain(get(`ticksTo(${greatest}, false)`));
    assert.equal(ticks[0], 0);
    assert.ok(ticks.length >= 2 && ticks.length <= 5, `${greatest}: ${ticks}`);
    assert.ok(ticks.every((tick, i) => i === 0 || tick > ticks[i - 1]) && ticks[ticks.length - 1] <= greatest, `${greatest}: ${ticks}`);
  }
  assert.deepEqual(plain(get('ticksTo(2000, true)')), [0, 1, 10, 100, 1000]);
});

test('sliders tell their step as it goes on, except the one that a listener stands on while the replay plays', () => {
  const {context, byId, get} = run('replay', {until: 'player'});
  const told = () => ['slider', 'curve'].map(id => byId(id).attributes['aria-valuetext']);
  get('var player = Object.assign(Object.create(Player.prototype), {panels: [], last: 3, timeline: [0, 1, 2, 9], curve: {show() {}}})');
  get('player.playing = true; player.show(1)');
  assert.deepEqual(told(), ['step 1', 'step 1']);
  context.document.activeElement = byId('slider');
  get('player.show(2)');
  assert.deepEqual(told(), ['step 1', 'step 2']);
  get('player.pause()');
  assert.deepEqual(told(), ['step 2', 'step 2']);
  get('player.stepTo(3)');
  assert.deepEqual(told(), ['step 9', 'step 9']);
});

test('upTo counts the ascending numbers up to a limit', () => {
  const {context, get} = page();
  context.all = [1, 3, 3, 7];
  assert.deepEqual([0, 1, 2, 3, 6, 7, 8].map(limit => get(`upTo(all, ${limit})`)), [0, 1, 1, 3, 3, 4, 4]);
});
