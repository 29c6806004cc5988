import assert from 'node:assert/strict';
import {test} from 'node:test';
import {textsOf} from './pages.js';
import {plain, run} from './page.js';

/** A board of four rows without regions, of which the solution is known, in a browser that keeps games. */
function game(saved) {
  const kept = new Map(saved === undefined ? [] : [['nqueens-puzzle:p', saved]]);
  const localStorage = {getItem: key => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value)};
  const page = run('puzzle', {until: 'game', texts: textsOf('puzzle', 'page.properties'), globals: {localStorage}});
  page.context.template = {
    dataset: {id: 'p', size: '4', rule: 'QUEENS', about: '', ruleText: '', regions: '', letters: '', colors: '', blocked: '0', placed: '',
      solution: '1,7,8,14', reasons: Array(16).fill(0).join()},
    content: {querySelectorAll: selector => selector === '.reasons li' ? [{textContent: ' because', dataset: {difficulty: '1'}}] : []},
  };
  return {...page, kept, game: page.get('var game = new Game(new Puzzle(template)); game')};
}

test('moves are undone and made again, and kept', () => {
  const {game: played, kept} = game();
  played.change([[1, 2]]);
  played.change([[2, 1], [3, 1]]);
  played.undo();
  assert.deepEqual(plain(played.states.slice(0, 4)), [0, 2, 0, 0]);
  played.redo();
  assert.deepEqual(plain(played.states.slice(0, 4)), [0, 2, 1, 1]);
  const again = game(kept.get('nqueens-puzzle:p')).game;
  assert.deepEqual(plain(again.states), plain(played.states));
  assert.equal(again.done, 2);
});

test('a game is solved by the solution only, and remembers when', () => {
  const {game: played} = game();
  played.milliseconds = 1234.4;
  [1, 7, 8].forEach(square => played.change([[square, 2]]));
  assert.equal(played.isSolved(), false);
  played.change([[14, 2]]);
  assert.equal(played.isSolved(), true);
  assert.equal(played.solvedIn, 1234);
});

test('to undo the clearing of a solved board brings its figures back', () => {
  const {game: played, kept} = game();
  played.milliseconds = 61000;
  played.hints = 2;
  [1, 7, 8, 14].forEach(square => played.change([[square, 2]]));
  played.clear();
  assert.deepEqual([played.solvedIn, played.milliseconds, played.hints], [null, 0, 0]);
  for (const again of [played, game(kept.get('nqueens-puzzle:p')).game]) {
    again.milliseconds = 400;
    again.undo();
    assert.deepEqual([again.solvedIn, again.milliseconds, again.hints, again.checks], [61000, 61000, 2, 0]);
  }
});

test('to redo the moves to a solution does not solve it a second time', () => {
  const {game: played} = game();
  played.milliseconds = 61000;
  [1, 7, 8, 14].forEach(square => played.change([[square, 2]]));
  [1, 7, 8, 14].forEach(() => played.undo());
  played.clear();
  [1, 7, 8, 14].forEach(() => played.redo());
  assert.equal(played.solvedIn, 61000);
});

test('a saved game that makes no sense is taken up as far as it does', () => {
  const saves = ['', 'null', '3', '[]', '{"moves":3}', '{"moves":[[[0,2]]]}', '{"moves":[[[99,1]]]}', '{"moves":[[[1,7]]]}', '{"moves":[null]}',
    '{"moves":[[[1,2]],[[-1,2]]],"done":9,"hints":-4,"solvedIn":"x"}'];
  saves.forEach((saved, i) => {
    const {game: played} = game(saved);
    const isLast = i === saves.length - 1;
    assert.deepEqual(plain(played.states), Array.from({length: 16}, (_, square) => isLast && square === 1 ? 2 : 0), saved);
    assert.equal(played.hints, 0);
    assert.equal(played.solvedIn, null);
  });
});

test('a hint tells the mistake first, then the queen that has one square left', () => {
  const page = game();
  const adviser = page.get('new Adviser(game.puzzle, game)');
  page.game.change([[5, 2]]);
  assert.deepEqual(plain(adviser.hint().wrong), [5]);
  page.game.undo();
  [2, 3].forEach(square => page.game.change([[square, 1]]));
  assert.deepEqual(plain(adviser.hint().because), [1]);
  assert.match(adviser.hint().sentence, /row 1/);
});
