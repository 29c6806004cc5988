/* Answers the requests of standard input by the compiled library, as a worker of a browser does. */

const {readFileSync} = require('node:fs');
const vm = require('node:vm');

const requests = readFileSync(0, 'utf8').split('\n').filter(line => line !== '').map(line => line.split('\t'));
const answers = [];
let answer = [];
globalThis.self = globalThis;
globalThis.postMessage = ({lines, status, type, text, end}) => {
  if (lines) {
    answer.push(lines.slice(0, -1));
  }
  if (status !== undefined) {
    answer.push(`${status} ${type}`, text);
  }
  if (end) {
    answers.push(answer.join('\n'));
    answer = [];
    ask();
  }
};

function ask() {
  const next = requests.shift();
  if (next === undefined) {
    process.stdout.write(answers.join('\u0001'));
    return;
  }
  const [method, path, query, body] = next;
  const bytes = new TextEncoder().encode(body.replaceAll('\\n', '\n'));
  setTimeout(() => globalThis.onmessage({data: {method, path, query, body: new Int8Array(bytes.buffer, 0, bytes.length)}}));
}

vm.runInThisContext(readFileSync(process.argv[2], 'utf8'));
ask();
