/*
 * Asks the compiled library for one search again and again, some times or for some milliseconds, and prints the shortest time of an
 * answer in milliseconds.
 */

const {readFileSync} = require('node:fs');
const vm = require('node:vm');

const [, , library, form, times, milliseconds] = process.argv;
const body = new TextEncoder().encode(form);
let least = Infinity;
let left = Number(times);
let begun;
globalThis.self = globalThis;
globalThis.postMessage = message => {
  if (message.end) {
    least = Math.min(least, performance.now() - begun);
    left--;
    ask();
  }
};

function ask() {
  if (left === 0 || least < Infinity && performance.now() > end) {
    process.stdout.write(String(least));
    return;
  }
  setTimeout(() => {
    begun = performance.now();
    globalThis.onmessage({data: {method: 'POST', path: 'run', query: '', body: new Int8Array(body.buffer, 0, body.length)}});
  });
}

vm.runInThisContext(readFileSync(library, 'utf8'));
const end = performance.now() + Number(milliseconds);
ask();
