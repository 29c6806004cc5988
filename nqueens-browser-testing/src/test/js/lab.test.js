import assert from 'node:assert/strict';
import {test} from 'node:test';
import {setImmediate} from 'node:timers/promises';
import {textsOf} from './pages.js';
import {plain, run} from './page.js';

const texts = textsOf('lab', 'lab.properties');

/** The scripts of the lab up to one of them, and its answers by address: each is a promise that a test keeps. */
function lab(until, globals = {}) {
  const asked = [];
  const fetch = (address, options) => new Promise((resolve, reject) => {
    asked.push({address, options, resolve, reject});
    options?.signal?.addEventListener('abort', () => reject(Object.assign(new Error('aborted'), {name: 'AbortError'})));
  });
  return {...run('lab', {until, texts, globals: {fetch, ...globals}}), asked};
}

/** What the lab answers line by line; the lines come in any pieces. */
function answer(...pieces) {
  const bytes = new TextEncoder();
  return {ok: true, status: 200, body: ReadableStream.from(pieces.map(piece => bytes.encode(piece)))};
}

test('values stand in texts as they are, with dollars and braces', () => {
  const {context, get} = lab('shell');
  context.value = "$& {1} $'";
  assert.equal(get('text("view", value)'), texts.view.replace('{0}', () => context.value));
});

test('specs are taken apart at the first colon and the first equals sign', () => {
  const {context, get} = lab('lab');
  const parsed = spec => {
    context.spec = spec;
    return plain(get('parseSpec(spec)'));
  };
  assert.deepEqual(parsed('tabu'), ['tabu', {}]);
  assert.deepEqual(parsed('tabu:tenure=12,aspiration=true'), ['tabu', {tenure: '12', aspiration: 'true'}]);
  assert.deepEqual(parsed('a:b=c=d,e'), ['a', {b: 'c=d', e: ''}]);
});

test('a command in a sentence can be copied, and the button says so', async () => {
  const copied = [];
  const {context, byId, get} = lab('stream', {navigator: {clipboard: {writeText: async text => { copied.push(text); }}}});
  context.sentence = 'Start it again with `nqueens lab`.';
  get('complain(byId("place"), sentence)');
  const [before, code, button, after] = byId('place').children;
  assert.deepEqual([before, code.localName, code.textContent, after], ['Start it again with ', 'code', 'nqueens lab', '.']);
  button.click();
  await setImmediate();
  assert.deepEqual(copied, ['nqueens lab']);
  assert.equal(button.textContent, texts.copied);
  get('complain(byId("place"), "")');
  assert.equal(byId('place').hidden, true);
});

test('the command that repeats a run is shown with its first line, and goes with the next run', async () => {
  const {get, asked} = lab('stream');
  const ended = get('var task = new LabTask("x-"); task.start("run", undefined, word => word === "done")');
  assert.equal(get('task.repeat.hidden'), true);
  asked[0].resolve(answer('command nqueens count 8\n', 'failed no memory\n'));
  await ended;
  assert.equal(get('task.repeat.hidden'), false);
  assert.equal(get('task.command.value'), 'nqueens count 8');
  get('task.start("run", undefined, () => false)');
  assert.equal(get('task.repeat.hidden'), true);
});

test('a number of the address is whole or has decimals, and is nothing else', () => {
  const {context, get} = lab('lab');
  const read = ['2', '0.5', '...', '1.2.3', '.', '-1'].map(speed => {
    context.speed = new URLSearchParams({speed});
    return get('shell.views.get("watch").numberIn(speed, "speed")');
  });
  assert.deepEqual(read, [2, 0.5, undefined, undefined, undefined, undefined]);
});

test('a search that met its time limit is told of at the end', () => {
  const {context, get} = lab('lab');
  context.said = JSON.stringify({recordings: [{index: 0, status: 'SOLVED'}, {index: 1, status: 'TIME_LIMIT'}]});
  get('var view = shell.views.get("watch"); var replay = {isLate: [], add() {}}; view.take("steps", said, replay); view.take("done", "0", replay)');
  assert.equal(get('view.task.status.textContent'), texts['done.late'].replace('{0}', '1').replace('{1}', '2'));
});

test('a sentence at a field goes back to its place', () => {
  const {context, byId, get} = lab('stream');
  const places = [];
  byId('x-n').closest = () => ({after: () => places.push('field'), firstChild: {textContent: 'Rows, from 1 to 500'}});
  byId('x-n').removeAttribute = () => {};
  get('var task = new LabTask("x-")');
  get('task.repeat').before = () => places.push('place');
  context.problem = new Error("The field 'n' is too large");
  get('task.fail(problem)');
  assert.equal(get('task.problem.textContent'), "The field 'Rows' is too large.");
  assert.equal(byId('x-n').attributes['aria-errormessage'], 'x-problem');
  context.problem = new Error('The solver is unknown');
  get('task.fail(problem)');
  assert.deepEqual(places, ['place', 'field', 'place']);
});

test('a text is a board if it has a column of the board for each row', () => {
  const {context, get} = lab('board');
  const columns = board => {
    context.board = board;
    return plain(get('columnsOf(board)'));
  };
  assert.deepEqual(columns('[1, 3, 0, 2]'), [1, 3, 0, 2]);
  assert.deepEqual(columns(' 0 '), [0]);
  ['', '[]', '[4, 0, 0, 0]', 'Q..', '1;0', '[1, -0]'].forEach(board => assert.equal(columns(board), null, board));
});

test('the size of a board to drag is a whole number and nothing that only the language reads as one', () => {
  const {byId, get} = lab('board');
  get('var sizes = []; shell.views.get("board").set = columns => sizes.push(columns.length)');
  ['8', ' 100 ', '1e1', '0x10', '', '0', '101', '4.0', '-4'].forEach(value => {
    byId('board-n').value = value;
    byId('board-n').dispatch('change');
  });
  assert.deepEqual(plain(get('sizes')), [8, 100]);
  assert.equal(byId('board-problem').textContent, 'n must be a whole number from 1 to 100.');
});

test('pairs that attack each other are counted on lines', () => {
  const {get} = lab('board');
  assert.equal(get('attacksOf([1, 3, 0, 2]).pairs'), 0);
  assert.equal(get('attacksOf([0, 1, 2, 3]).pairs'), 6);
  assert.equal(get('attacksOf([0, 0, 0]).pairs'), 3);
  assert.deepEqual(plain(get('[...attacksOf([0, 2, 1]).rows].sort()')), [1, 2]);
});

test('a size that the solutions of a board are not shown for is refused alone, and stays in the address', () => {
  const {asked, byId, context, get} = lab('solutions');
  byId('solutions-n').closest = () => ({after() {}, firstChild: {textContent: 'n'}});
  byId('solutions-n').removeAttribute = () => {};
  const load = n => {
    context.state = new URLSearchParams({n});
    get('var view = shell.views.get("solutions"); view.load(state)');
    return [get('view.state().get("n")'), get('view.task.problem.textContent'), asked.length];
  };
  ['11', 'abc', ''].forEach(n => assert.deepEqual(load(n), [n, `The field 'n' is '${n}', but must be a whole number from 1 to 10.`, 0]));
  assert.deepEqual(load('10'), ['10', '', 1]);
});

test('who stops a search stands on the button that begins the next one, and nobody else is moved', async () => {
  for (const isThere of [true, false]) {
    const {asked, byId, context, get} = lab('stream');
    let focused = null;
    byId('x-stop').form = {querySelector: selector => selector === '[type=submit]' ? {focus: () => { focused = 'run'; }} : null};
    context.document.activeElement = isThere ? byId('x-stop') : null;
    const ended = get('var task = new LabTask("x-"); task.start("run", undefined, () => false)');
    byId('x-stop').click();
    await ended;
    assert.equal(asked.length, 1);
    assert.deepEqual([byId('x-stop').disabled, focused], [true, isThere ? 'run' : null]);
  }
});

test('half a sentence becomes a whole one, and the number n stays small', () => {
  const {context, get} = lab('stream');
  context.said = ["no solver named 'x', maybe 'tabu'?", 'n is 9', 'next row', '', 'Done.'];
  assert.deepEqual(plain(get('said.map(asSentence)')), ["No solver named 'x', maybe 'tabu'?", 'n is 9.', 'Next row.', '.', 'Done.']);
});

test('times and numbers are told as the command line does', () => {
  const {get} = lab('stream');
  assert.deepEqual(['0.0123', '0.5', '1.234', '99.999', '123.4'].map(seconds => get(`duration(${seconds})`)),
    ['12.30 ms', '500 ms', '1.23 s', '100.00 s', '123 s']);
  assert.equal(get('figure(1234567)'), '1,234,567');
});

test('a link to what is no longer kept says so', async () => {
  const {asked, get} = lab('stream');
  get('var task = new LabTask("x-"); var link = make("a"); linkTo(link, "replay/1", task); link.onclick({preventDefault() {}})');
  asked[0].resolve({status: 404, text: async () => 'This replay is no longer kept.'});
  await setImmediate();
  await setImmediate();
  assert.equal(get('task.problem').textContent, 'This replay is no longer kept.');
});

test('the next seed is one more, also beyond the numbers of the language', () => {
  const {context, get} = lab('stream');
  const next = value => {
    context.field = {value};
    get('nextSeed(field)');
    return context.field.value;
  };
  assert.deepEqual(['1', ' -1 ', '9007199254740993', 'x', ''].map(next), ['2', '0', '9007199254740994', '1', '1']);
});

test('lines of an answer are put together again, however they are cut', async () => {
  const {get, asked} = lab('stream');
  const lines = get('(async () => { const all = []; for await (const line of linesOf("run")) { all.push(line); } return all; })()');
  asked[0].resolve(answer('steps 1', ' 2\nrun', 'ning', ' 3 4\n', 'done 7\n'));
  assert.deepEqual(plain(await lines), [['steps', '1 2'], ['running', '3 4'], ['done', '7']]);
});

test('an answer that ends without its last line is a failure', async () => {
  const {get, asked} = lab('stream');
  const ended = get('var task = new LabTask("x-"); task.start("run", undefined, () => false)');
  asked[0].resolve(answer('running 1\n'));
  assert.equal(await ended, false);
  assert.equal(get('task.problem.hidden'), false);
  assert.equal(get('task.problem.textContent'), texts.gone.replaceAll('`', ''));
});

test('the address is written at once and then only now and then', t => {
  t.mock.timers.enable({apis: ['Date', 'setTimeout']});
  t.mock.timers.tick(1000);
  let written = 0;
  const history = {replaceState: () => { written++; }};
  const {get} = lab('shell', {history, Date, setTimeout, clearTimeout});
  get('shell.tabs = [{dataset: {view: "first"}}]; shell.shown = "first"; shell.address = ""; '
    + 'shell.add("first", {state: () => new URLSearchParams()});');
  for (let key = 0; key < 300; key++) {
    get('shell.remember()');
    t.mock.timers.tick(10);
  }
  t.mock.timers.tick(1000);
  assert.ok(written >= 2 && written <= 10, `written ${written} times in three seconds`);
});

test('an address that a browser refuses stops nothing', () => {
  const history = {replaceState: () => { throw new Error('too often'); }};
  const {get} = lab('shell', {history});
  get('shell.tabs = [{dataset: {view: "first"}}]; shell.shown = "first"; shell.address = ""; '
    + 'shell.add("first", {state: () => new URLSearchParams()}); shell.remember()');
});

test('the first press on a tab leads to an entry of its own, whatever its view writes while it opens', () => {
  const written = [];
  const history = {replaceState: (_, title, address) => written.push(address), pushState: (_, title, address) => written.push('new ' + address)};
  const {context, get} = lab('stream', {history});
  context.views = ['first', 'second'].map(name => Object.assign(context.document.createElement('button'), {dataset: {view: name}}));
  get('shell.tabs = views; shell.shown = "first"; shell.address = ""; shell.loaded.add("first")');
  context.state = run => ({state: () => new URLSearchParams({run})});
  get('shell.add("first", state(1)); shell.remember()');
  get('shell.add("second", {...state(2), load() { shell.writtenAt = 0; shell.remember(); }}); shell.choose(views[1])');
  get('shell.add("second", state(3)); shell.write(); shell.begin()');
  assert.deepEqual(written, ['#run=1', 'new #view=second&run=2', '#view=second&run=2', '#view=second&run=3', '#view=second&run=3']);
});

test('no solutions are asked for where none are wanted, however that is written', () => {
  const {asked, get} = lab('count');
  const listed = first => {
    asked.length = 0;
    get('shell.remember = () => {}; var view = shell.views.get("count")');
    get(`view.load(new URLSearchParams({first: "${first}"}))`);
    return asked.some(({address}) => address === 'solutions');
  };
  assert.deepEqual(['0', '00', '-0', '10', '1', 'x'].map(listed), [false, false, false, true, true, true]);
});

/** What somebody brings to a view of boards, after the answer to it. */
async function brought(kind, bringing, ...lines) {
  const page = lab('brought', {Blob, Uint8Array});
  page.context.bringing = bringing;
  page.context.kind = kind;
  page.get('var taken = []; var brought = new Brought("x", kind, value => taken.push(value)); bringing(brought)');
  await setImmediate();
  if (lines.length > 0) {
    page.asked[0].resolve(answer(...lines));
    await new Promise(resolve => { setTimeout(resolve, 20); });
  }
  return {...page, problem: page.get('brought.task.problem'), taken: plain(page.get('taken')), choices: page.get('brought.choices.children')};
}

test('the only board that is read is taken, and of several none before one is chosen', async () => {
  const one = await brought('board', it => it.readText('[1,3,0,2]'), 'board 1 [1, 3, 0, 2]\ndone 1\n');
  assert.equal(one.asked[0].address, 'board/read');
  assert.deepEqual(one.taken, ['[1, 3, 0, 2]']);
  assert.equal(one.choices.length, 0);
  const two = await brought('board', it => it.readText('1 2 2 1'), 'board from-zero [1, 2, 2, 1]\nboard from-one [0, 1, 1, 0]\ndone 2\n');
  assert.deepEqual(two.taken, []);
  assert.deepEqual(plain(two.choices.map(choice => choice.textContent)),
    [`${texts['brought.as.from-zero']} [1, 2, 2, 1]`, `${texts['brought.as.from-one']} [0, 1, 1, 0]`]);
  two.choices[1].click();
  assert.deepEqual(plain(two.get('taken')), ['[0, 1, 1, 0]']);
});

test('a picture that is sure is opened without its queens, and one that is not only when it is chosen', async () => {
  const sure = await brought('puzzle', it => it.readText('x'), 'sure 93 \npuzzle empty 4\npuzzle queens 5\ndone 3\n');
  assert.deepEqual(sure.taken, ['4']);
  assert.equal(sure.choices.length, 2);
  const unsure = await brought('puzzle', it => it.readText('x'), 'sure 40 two colors are alike\npuzzle empty 4\ndone 2\n');
  assert.deepEqual(unsure.taken, []);
  assert.equal(unsure.choices.length, 1);
  assert.match(unsure.get('brought.task.status').textContent, /40 % only, as two colors are alike/);
});

test('an address holds a puzzle that was brought, and a link to it opens it without a new entry of the history', async () => {
  const written = [];
  const history = {replaceState: (...[, , address]) => written.push(['replace', address]), pushState: (...[, , address]) => written.push(['push', address])};
  const {asked, byId, context, get} = lab('puzzles', {history, Blob});
  const opened = [];
  byId('puzzles-page').contentWindow = {location: {replace: url => opened.push(url.pathname)}};
  context.state = new URLSearchParams({n: '6', puzzle: 'AB_BA'});
  get('var view = shell.views.get("puzzles"); shell.shown = "puzzles"; shell.tabs = [{dataset: {view: "watch"}}]; shell.address = ""; view.load(state)');
  await setImmediate();
  assert.equal(asked[0].address, 'brought/text?from=1');
  assert.equal(await asked[0].options.body.text(), 'AB\nBA');
  const answered = async line => {
    asked.at(-1).resolve(answer(line, 'done 1\n'));
    await new Promise(resolve => { setTimeout(resolve, 20); });
  };
  await answered('puzzle 1 4 rule=TOUCH_AB_BA\n');
  assert.deepEqual(opened, ['/brought/4']);
  assert.deepEqual(written.at(-1), ['replace', '#view=puzzles&n=6&puzzle=rule%3DTOUCH_AB_BA']);
  get('view.brought.readText("CD")');
  await setImmediate();
  await answered('puzzle 1 5 rule=TOUCH_CD\n');
  assert.deepEqual(written.at(-1), ['push', '#view=puzzles&n=6&puzzle=rule%3DTOUCH_CD']);
  byId('puzzles-seed').value = '3';
  get('view.make()');
  assert.equal(asked.at(-1).options.body.toString(), 'n=6&seed=3');
});

test('a way of reading that is refused is named', async () => {
  const sure = await brought('puzzle', it => it.readText('x'), 'sure 93 \npuzzle empty 4\nrefused queens This puzzle has no solution.\ndone 3\n');
  assert.equal(sure.problem.textContent, `${texts['brought.as.queens']}: This puzzle has no solution.`);
  assert.equal(sure.asked[0].address, 'brought/text?from=1');
});

test('what cannot be read is a sentence, and takes nothing', async () => {
  const refused = await brought('board', it => it.readText('hello'), 'running 0\nfailed the text has no board\n');
  assert.equal(refused.problem.textContent, 'The text has no board.');
  const rows = await brought('board', it => it.readText('7Q'), 'failed row 2 (line 1) has none; one in each row (rows and columns from 0)\n');
  assert.equal(rows.problem.textContent, 'Row 3 (line 1) has none; one in each row.');
  assert.equal((await brought('board', it => it.readText('  '))).problem.textContent, texts['brought.nothing']);
  const long = await brought('board', it => it.readText('1'.repeat(1e6 + 1)));
  assert.equal(long.problem.textContent, texts['brought.long'].replace('{0}', '1,000,000'));
  const file = await brought('puzzle', it => it.readFiles([new File(['1'.repeat(1e6 + 1)], 'board.pdf', {type: 'application/pdf'})]));
  assert.match(file.problem.textContent, /^A text or file that is no picture /);
  assert.equal(long.asked.length, 0);
  const picture = await brought('board', it => it.readFiles([new File(['x'], 'a.png', {type: 'image/png'})]));
  assert.equal(picture.problem.textContent, texts['brought.picture']);
  const cut = await brought('board', it => it.readText('1'), 'running 0\n');
  assert.equal(cut.problem.textContent, texts.gone.replaceAll('`', ''));
  assert.deepEqual(cut.taken, []);
});

test('a text is taken before the picture that a spreadsheet adds, and a file wherever it is dropped', () => {
  const {context, get} = lab('brought');
  get('var read = []; var brought = {readText: said => read.push(said), readFiles: ([file]) => read.push(file)};'
    + 'shell.add("board", {brought}); shell.add("count", {})');
  const bring = (view, type, said, ...files) => {
    let isTaken = false;
    Object.assign(context, {view, data: {files, getData: () => said}, event: {type, target: context.document, preventDefault: () => { isTaken = true; }}});
    get('shell.shown = view; bring(data, event)');
    return isTaken;
  };
  assert.deepEqual([bring('board', 'paste', '1 3 0 2', 'picture'), bring('board', 'paste', '', 'picture'), bring('board', 'drop', 'file:///a', 'a')],
    [true, true, true]);
  assert.deepEqual([bring('count', 'drop', '', 'left'), bring('count', 'paste', 'left'), bring('board', 'drop', '')], [true, false, false]);
  assert.deepEqual(plain(get('read')), ['1 3 0 2', 'picture', 'a']);
});

test('a file is brought to the frames, too, and a changed one again', () => {
  const {byId, context, get} = lab('brought');
  const page = context.document.createElement('html');
  byId('puzzles-page').contentDocument = page;
  byId('puzzles-page').dispatch('load');
  byId('view').dispatch('load');
  assert.deepEqual(Object.keys(page.listeners), ['paste', 'drop', 'dragover']);
  get('var brought = new Brought("x", "board"); brought.file.value = "a.txt"; brought.file.click()');
  assert.equal(get('brought.file.value'), '');
});

test('large pictures are sent smaller, and pixels without their opacity', () => {
  const {context, get} = lab('brought', {Uint8Array});
  assert.deepEqual(plain(get('sentSize(1080, 2400)')), [1080, 2400]);
  assert.deepEqual(plain(get('sentSize(2160, 4800)')), [1080, 2400]);
  assert.deepEqual(plain(get('sentSize(1, 1e9)'))[0], 1);
  context.rgba = Uint8ClampedArray.of(1, 2, 3, 255, 4, 5, 6, 255);
  assert.deepEqual([...get('withoutAlpha(rgba)')], [1, 2, 3, 4, 5, 6]);
});

/** The view of experiments with an experiment that has begun. */
function experiment() {
  class DOMParser {
    parseFromString(documentElement) {
      return {documentElement};
    }
  }
  const page = lab('experiment', {DOMParser});
  page.context.document.querySelector = () => null;
  page.get('var view = shell.views.get("experiment"); view.specs = ["tabu"]; view.rows = new Map(); view.take("experiment", "1 2")');
  return page;
}

test('a plot of an earlier experiment does not replace that of a later one', async () => {
  const {asked, byId, get} = experiment();
  get('view.plots[0].draw()');
  get('view.take("experiment", "2 2"); view.plots[0].draw()');
  asked[0].resolve({status: 200, text: async () => 'the plot of experiment 1'});
  await setImmediate();
  await setImmediate();
  assert.deepEqual(byId('experiment-boxes').children, []);
  assert.equal(asked.length, 2);
  assert.match(asked[1].address, /^experiment\/2\/plot\?/);
  asked[1].resolve({status: 200, text: async () => 'the plot of experiment 2'});
  await setImmediate();
  assert.deepEqual(byId('experiment-boxes').children, ['the plot of experiment 2']);
});

test('plots asked for while one is drawn are drawn once more', async () => {
  const {asked, get} = experiment();
  get('view.plots[0].draw(); view.plots[0].draw(); view.plots[0].draw()');
  assert.equal(asked.length, 1);
  asked[0].resolve({status: 200, text: async () => 'plot'});
  await setImmediate();
  await setImmediate();
  assert.equal(asked.length, 2);
});

test('a row of results keeps what one may press while runs end, until another run is the median', () => {
  const {byId, context, get} = experiment();
  const shown = (solved, seed) => {
    context.row = ['0', '8', '5', solved, '1', '2', '3', '4', '5', '6', '0.5', seed];
    get('view.show(row)');
    const [row, ...others] = byId('experiment-rows').children;
    assert.equal(others.length, 0);
    return {share: row.children[2].textContent, button: row.children[9].children[1]};
  };
  assert.equal(shown('0', '0').button, undefined);
  const first = shown('1', '7');
  const second = shown('2', '7');
  assert.deepEqual([second.share, second.button === first.button, shown('3', '9').button === first.button], ['2 of 5 (40.0 %)', true, false]);
});

test('saving a replay can be stopped by the button that began it, and begun again', async () => {
  const {asked, context, get} = experiment();
  context.button = context.document.createElement('button');
  const first = get('view.saveReplay(button, new URLSearchParams({n: "8"}))');
  assert.equal(context.button.textContent, texts['experiment.save.stop']);
  get('view.saveReplay(button, new URLSearchParams({n: "8"}))');
  await first;
  assert.equal(asked.length, 1);
  assert.equal(context.button.textContent, texts['experiment.save']);
  assert.equal(get('view.task.status').textContent, texts.stopped);
  const again = get('view.saveReplay(button, new URLSearchParams({n: "8"}))');
  asked[1].resolve(answer('running 1\n', 'failed no memory\n'));
  await again;
  assert.equal(get('view.task.problem').textContent, 'No memory.');
});

/** A page without a server, whose workers remember what they were told; a test answers for them. */
function web(others = {}) {
  const made = [];
  class Worker {
    constructor() {
      this.told = [];
      made.push(this);
    }

    addEventListener(type, listener) {
      this[type] = listener;
    }

    postMessage(request) {
      this.told.push(request);
    }

    terminate() {
      this.isTerminated = true;
    }

    say(...messages) {
      messages.forEach(data => this.message({data}));
    }
  }
  const WebAssembly = {compile: async () => 'the library'};
  const globals = {Worker, WebAssembly, Uint8Array, Uint16Array, DataView, setTimeout, atob: () => atob(PACKED), Blob, Response, ReadableStream, TextEncoder, Int8Array, DOMException, Event, URL: {createObjectURL: () => 'blob:'}, ...others};
  return {...run('web', {until: 'stream', texts, globals}), made};
}

/** Waits until this many workers have been asked something; each gets the library before. */
async function told(made, count) {
  while (made.filter(worker => worker.told.length > 1).length < count) {
    await setImmediate();
  }
}

const LINES = '(async () => { const all = []; for await (const line of linesOf("run", form, signal)) { all.push(line); } return all; })()';

/** What xz packs with --format=lzma --lzma1=lc=3,pb=0, and the text that it has packed. */
const PACKED = 'AwAAAQATAQAAAAAAAAAqGtnUc4XIaC/lF95S0dsMkasihE9VDK343MOH+fnU17ySqmxKsnGGvUXfblJ3fv4zhpuNL0f+CX8QqUPObeJ43R1FAkZObuMYVDMumQ5s0GJS/b50+qUvAA==';
const UNPACKED = 'The queens of rows 1 and 3 attack each other. '.repeat(3)
  + 'The queens of rows 2 and 4 attack each other, too: '.repeat(2) + 'no queen attacks the one of row 5.\n';

test('the library is unpacked as it was packed', () => {
  const {context, get} = web();
  context.packed = Uint8Array.from(Buffer.from(PACKED, 'base64'));
  assert.equal(new TextDecoder().decode(get('unpackedBytes(packed)')), UNPACKED);
});

test('several searches run in a worker each, and are told together', async () => {
  const {context, get, made} = web();
  context.form = new URLSearchParams([['n', '8'], ['solver', 'tabu'], ['solver', 'greedy']]);
  context.signal = undefined;
  const lines = get(LINES);
  await told(made, 2);
  const [first, second] = made;
  assert.deepEqual([first, second].map(({told}) => new TextDecoder().decode(told[1].body).replace(/.*only=/, '')), ['0', '1']);
  first.say({lines: 'steps {"recordings":["a"]}\n'}, {lines: 'running 3\n'}, {lines: 'steps {"recordings":["b"]}\n'});
  second.say({lines: 'steps {"recordings":["c"]}\nrunning 4\n'}, {lines: 'done 0\n', end: true});
  first.say({lines: 'done 0\n'}, {end: true});
  const said = plain(await lines);
  assert.deepEqual(said.filter(([word]) => word === 'steps').map(([, steps]) => JSON.parse(steps).recordings), [['a', 'c'], ['b']]);
  assert.deepEqual(said.at(-1), ['done', '0']);
  assert.ok(said.some(([word, iterations]) => word === 'running' && iterations === '7'));
});

test('a search that is stopped ends its worker, and the next one has another', async () => {
  const {context, get, made} = web();
  const stop = new AbortController();
  Object.assign(context, {form: new URLSearchParams([['solver', 'tabu']]), signal: stop.signal});
  const lines = get(LINES);
  await told(made, 1);
  made[0].say({lines: 'running 1\n'});
  await setImmediate();
  stop.abort();
  await assert.rejects(lines, {name: 'AbortError'});
  assert.equal(made[0].isTerminated, true);
  context.signal = undefined;
  const next = get(LINES);
  await told(made, 2);
  made[1].say({lines: 'done 1\n'}, {end: true});
  assert.deepEqual(plain(await next), [['done', '1']]);
});

test('a replay that is saved goes on when the saving of another is stopped', async () => {
  const {context, get, made} = web();
  const stop = new AbortController();
  Object.assign(context, {form: new URLSearchParams([['solver', 'tabu']]), signal: stop.signal});
  const first = get(LINES.replace('run', 'save'));
  await told(made, 1);
  context.signal = undefined;
  const second = get(LINES.replace('run', 'save'));
  await told(made, 2);
  stop.abort();
  await assert.rejects(first, {name: 'AbortError'});
  made[1].say({lines: 'page <p>\ndone 0\n'}, {end: true});
  assert.deepEqual(plain(await second), [['page', '<p>'], ['done', '0']]);
});

test('the library is compiled once, and each worker gets it first', async () => {
  let compiled = 0;
  const {context, get, made} = web({WebAssembly: {compile: async () => ++compiled}});
  context.form = new URLSearchParams([['solver', 'tabu'], ['solver', 'greedy']]);
  context.signal = undefined;
  get(LINES);
  await told(made, 2);
  assert.deepEqual(made.map(worker => worker.told[0]), made.map(() => 1));
});

for (const WebAssembly of [undefined, {compile: async () => { throw new Error('unknown type'); }}]) {
  test(`a browser is told what it lacks where one asks for it, ${WebAssembly === undefined ? 'none' : 'an old one'}`, async () => {
    const {context, get} = web({WebAssembly});
    Object.assign(context, {form: new URLSearchParams([['solver', 'tabu']]), signal: undefined});
    await assert.rejects(get(LINES), /it lacks WebAssembly with garbage collection/);
  });
}

test('a worker that dies is a sentence', async () => {
  const {context, get, made} = web();
  Object.assign(context, {form: new URLSearchParams([['solver', 'tabu']]), signal: undefined});
  const lines = get(LINES);
  await told(made, 1);
  made[0].error({message: 'no memory'});
  await assert.rejects(lines, /The browser has ended this with an error: no memory\. Try it again/);
});

test('a worker that dies leaves the search beside it running, and is a sentence at its end', async () => {
  const {context, get, made} = web();
  Object.assign(context, {form: new URLSearchParams([['solver', 'tabu'], ['solver', 'greedy']]), signal: undefined});
  const lines = get(LINES);
  await told(made, 2);
  const [first, second] = made;
  first.say({lines: 'steps {"recordings":["a"]}\n'});
  second.say({lines: 'steps {"recordings":["b"]}\n'});
  await setImmediate();
  first.error({message: 'no memory'});
  await setImmediate();
  second.say({lines: 'steps {"recordings":["c"]}\n'}, {lines: 'done 0\n'}, {end: true});
  const said = plain(await lines);
  assert.deepEqual(said.filter(([word]) => word === 'steps').map(([, steps]) => JSON.parse(steps).recordings), [['a', 'b'], ['c']]);
  assert.deepEqual(said.at(-1), ['failed', texts['workers.died'].replace('{0}', 'no memory')]);
});
