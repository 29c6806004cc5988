import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

export const ROOT = path.resolve(process.env.NQUEENS_ROOT ?? path.join(path.dirname(fileURLToPath(import.meta.url)), '../../../..'));

const folder = module => path.join(ROOT, `nqueens-${module}/src/main/resources/io/github/nqueens/${module}`);
const SHARED = ['rules', 'page'].map(name => path.join(folder('visual'), `page/${name}.js`));

function page(module, ...names) {
  return names.map(name => path.join(folder(module), name + '.js'));
}

const VIEWS = ['stream', 'brought', 'lab', 'experiment', 'count', 'board', 'solutions', 'puzzles', 'start'];
const PLAYER = ['decode', 'board', 'tree', 'curve', 'player'];

/** The scripts of each page, in the order in which the page has them: they share their names. */
export const PAGES = {
  replay: [...SHARED, ...page('visual', ...PLAYER, 'start')],
  live: [...SHARED, ...page('visual', ...PLAYER, 'live')],
  puzzle: [...SHARED, ...page('puzzle', 'puzzle', 'game', 'board', 'play')],
  web: [...SHARED, ...page('lab', 'shell'), ...page('web', 'unpack', 'workers'), ...page('lab', ...VIEWS)],
  worker: page('web', 'worker'),
  lab: [...SHARED, ...page('lab', 'shell', 'server', ...VIEWS)],
  site: page('site', 'site'),
};

/** Every script of a page that stands in the repository. */
export function allScripts() {
  const modules = readdirSync(ROOT).filter(name => name.startsWith('nqueens-'));
  return modules.flatMap(name => scriptsUnder(path.join(ROOT, name, 'src/main/resources')));
}

function scriptsUnder(place) {
  let entries;
  try {
    entries = readdirSync(place, {withFileTypes: true});
  } catch {
    return [];
  }
  return entries.flatMap(entry => {
    const file = path.join(place, entry.name);
    return entry.isDirectory() ? scriptsUnder(file) : file.endsWith('.js') ? [file] : [];
  });
}

/** The texts that a page gives to its script: those of a file of properties whose names begin with `script.` */
export function textsOf(module, file) {
  const lines = readFileSync(path.join(folder(module), file), 'utf8').split('\n');
  return Object.fromEntries(lines.filter(line => line.startsWith('script.')).map(line => {
    const equals = line.indexOf('=');
    return [line.slice('script.'.length, equals), line.slice(equals + 1)];
  }));
}
