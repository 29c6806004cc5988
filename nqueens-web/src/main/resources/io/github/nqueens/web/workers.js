/* Who answers the page where there is no server: the library itself, in workers that are made from the page. */

/** The script of a worker, and the library, which the page holds packed. Every request waits for them, and tells why there are none. */
const LIBRARY = unpacked();

/** All workers share the library, which is unpacked and compiled once. */
async function unpacked() {
  // The page is painted first.
  await new Promise(painted => { setTimeout(painted); });
  const packed = Uint8Array.from(atob(byId('library').textContent), sign => sign.charCodeAt(0));
  const bytes = unpackedBytes(packed);
  // The library comes first, behind its length.
  const end = 4 + new DataView(bytes.buffer).getUint32(0, true);
  try {
    const library = await WebAssembly.compile(bytes.subarray(4, end), {builtins: ['js-string']});
    return {library, script: URL.createObjectURL(new Blob([bytes.subarray(end)], {type: 'text/javascript'}))};
  } catch {
    throw new Error(text('workers.old'));
  }
}


/** One worker, which answers one request after the other. */
class LibraryWorker {
  constructor() {
    this.asked = [];
    this.ready = LIBRARY.then(({library, script}) => {
      this.worker = new Worker(script);
      this.worker.postMessage(library);
      this.worker.addEventListener('message', event => this.take(event.data));
      this.worker.addEventListener('error', event => this.end(new Error(text('workers.died', event.message ?? ''))));
    });
    this.ready.catch(problem => this.end(problem));
  }

  /** Answers as fetch does. A request that is given up ends its worker, and so what the worker keeps. */
  ask(path, options) {
    return new Promise((resolve, reject) => {
      const encoder = new TextEncoder();
      const request = {reject};
      const begin = (status, type) => {
        const body = new ReadableStream({
          start: stream => {
            request.write = said => stream.enqueue(encoder.encode(said));
            request.close = () => stream.close();
            request.reject = problem => stream.error(problem);
          },
        });
        resolve(new Response(status === 204 ? null : body, {status, headers: {'Content-Type': type}}));
      };
      request.begin = begin;
      this.asked.push(request);
      options?.signal?.addEventListener('abort', () => {
        if (this.asked.includes(request)) {
          this.end(new DOMException('stopped', 'AbortError'));
        }
      });
      const [name, query = ''] = path.split('?');
      const method = options?.method ?? 'GET';
      Promise.all([new Response(options?.body ?? '').arrayBuffer(), this.ready]).then(
        ([body]) => this.worker.postMessage({method, path: name, query, body: new Int8Array(body)}, [body]),
        problem => reject(problem));
    });
  }

  /** Takes lines, or an answer of another kind; the end comes with the last lines, or alone. */
  take({lines, status, type, text: said, end}) {
    const [request] = this.asked;
    if (request === undefined) {
      return;
    }
    if (lines) {
      if (request.write === undefined) {
        request.begin(200, 'text/plain');
      }
      request.write(lines);
    }
    if (status !== undefined) {
      request.begin(status, type);
      if (status !== 204) {
        request.write(said);
      }
    }
    if (end) {
      this.asked.shift();
      request.close?.();
    }
  }

  end(problem) {
    this.isOver = true;
    this.ready.then(() => this.worker.terminate(), () => {});
    this.asked.splice(0).forEach(request => request.reject(problem));
  }
}

/** The workers by what they were asked for, and one that is ready before it is needed. Saving one replay does not wait for another. */
const workers = new Map();
let spare = new LibraryWorker();

function workerFor(kind) {
  let worker = workers.get(kind);
  if (worker === undefined || worker.isOver || (kind === 'save' && worker.asked.length > 0)) {
    worker = spare;
    spare = new LibraryWorker();
    workers.set(kind, worker);
  }
  return worker;
}

/** Asks as fetch does. Several searches run at the same time, each in a worker of its own. */
function ask(path, options = undefined) {
  const [kind] = path.split(/[/?]/);
  if (kind === 'run' && options.body.getAll('solver').length > 1) {
    return askAll(options);
  }
  // The page of a replay is the same in every worker, and those that search have no time.
  return (kind === 'live' ? spare : workerFor(kind === 'replay' ? 'run' : kind)).ask(path, options);
}

/** A replay is told of all its searches first, and then of each as it goes on. */
class Opening {
  constructor(searches) {
    this.first = new Map();
    this.later = [];
    this.searches = searches;
  }

  get isComplete() {
    return this.first.size === this.searches;
  }

  /** What the replay is told when a search has made steps. */
  take(only, steps) {
    if (this.isComplete) {
      return [steps];
    }
    if (this.first.has(only)) {
      this.later.push(steps);
      return [];
    }
    this.first.set(only, steps);
    if (!this.isComplete) {
      return [];
    }
    const all = [...this.first.keys()].sort((one, other) => one - other).map(key => this.first.get(key));
    return [{...all[0], recordings: all.flatMap(({recordings}) => recordings)}, ...this.later];
  }
}

/**
 * The lines of all searches together, of which the last one comes when all have ended. A search that fails, or whose worker dies,
 * leaves the others running, once the replay knows of all of them.
 */
async function askAll({body: form, signal}) {
  const all = new AbortController();
  signal?.addEventListener('abort', () => all.abort());
  const iterations = [];
  const opening = new Opening(form.getAll('solver').length);
  let running = form.getAll('solver').length;
  let lost;
  const encoder = new TextEncoder();
  const answers = await Promise.all(form.getAll('solver').map((_, only) => {
    const body = new URLSearchParams(form);
    body.set('only', String(only));
    return workerFor('run' + only).ask('run', {method: 'POST', body, signal: all.signal});
  }));
  const refused = answers.find(answer => !answer.ok);
  if (refused !== undefined) {
    all.abort();
    return refused;
  }
  const lines = new ReadableStream({
    start: stream => {
      const write = line => stream.enqueue(encoder.encode(line + '\n'));
      const end = () => {
        running--;
        if (running === 0) {
          write(lost === undefined ? 'done 0' : `failed ${lost.message}`);
          stream.close();
        }
      };
      answers.forEach(async (answer, only) => {
        try {
          for await (const [word, said] of linesIn(answer)) {
            if (word === 'steps') {
              opening.take(only, JSON.parse(said)).forEach(steps => write(`steps ${JSON.stringify(steps)}`));
            } else if (word === 'command') {
              write(`command ${said}`);
            } else if (word === 'running') {
              iterations[only] = Number(said);
              write(`running ${iterations.reduce((sum, each) => sum + (each ?? 0), 0)}`);
            } else if (word === 'failed') {
              throw new Error(said);
            }
          }
          end();
        } catch (problem) {
          if (opening.isComplete && problem.name !== 'AbortError') {
            lost ??= problem;
            end();
            return;
          }
          all.abort();
          try {
            stream.error(problem);
          } catch {
            // Another search has failed before.
          }
        }
      });
    },
  });
  return new Response(lines);
}

/** Shows a page of the library in a frame; a refusal is an error with its sentence. */
async function openPage(frame, path) {
  const answer = await ask(path);
  const page = await answer.text();
  if (!answer.ok) {
    throw new Error(page);
  }
  // WebKit would make an entry of the history of a page that a frame in sight is given, and "Back" would lead to an empty frame.
  const {parentNode, nextSibling} = frame;
  frame.remove();
  frame.srcdoc = page;
  parentNode.insertBefore(frame, nextSibling);
}
