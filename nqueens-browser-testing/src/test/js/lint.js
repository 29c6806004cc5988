/* Lints every script and checks the types of every page. Prints what is wrong, and ends with status 1 if anything is. */

import {spawn} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import path from 'node:path';
import {ESLint} from 'eslint';
import {PAGES, ROOT, allScripts} from './pages.js';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const TSC = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript/package.json')));
const OPTIONS = ['--noEmit', '--allowJs', '--checkJs', '--skipLibCheck', '--moduleDetection', 'legacy', '--types', '', '--target', 'es2022',
  '--lib', 'es2022,dom,dom.iterable', '--strict', 'false', '--noImplicitThis', '--strictBindCallApply', '--noFallthroughCasesInSwitch'];

/** What the build adds to the scripts of a page. */
const ADDED = {site: ['search-index.d.ts'], worker: ['resources.d.ts']};

/** The complaints of the compiler about a page. */
function typesOf(page, files) {
  const all = [...(ADDED[page] ?? []).map(name => path.join(HERE, name)), ...files];
  return new Promise((resolve, reject) => {
    const compiler = spawn(process.execPath, [TSC, ...OPTIONS, ...all], {cwd: ROOT});
    let said = '';
    compiler.stdout.on('data', data => { said += data; });
    compiler.stderr.on('data', data => { said += data; });
    compiler.on('error', reject);
    compiler.on('close', status => resolve(status === 0 ? '' : `types of the page ${page}:\n${said}`));
  });
}

async function lint() {
  const eslint = new ESLint({cwd: ROOT, overrideConfigFile: path.join(HERE, 'eslint.config.js')});
  const results = await eslint.lintFiles([...allScripts(), path.join(ROOT, 'nqueens-browser-testing/src/test/js/*.js')]);
  return (await eslint.loadFormatter('stylish')).format(results);
}

const complaints = await Promise.all([lint(), ...Object.entries(PAGES).map(([page, files]) => typesOf(page, files))]);
const said = complaints.filter(complaint => complaint !== '').join('\n');
process.stdout.write(said);
process.exitCode = said === '' ? 0 : 1;
