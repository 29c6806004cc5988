/** What the lab answers, line by line while it works, each as its first word and the rest. A refusal is an error with its sentence. */
async function* linesOf(path, form, signal) {
  const answer = await ask(path, {method: 'POST', body: form, signal});
  if (!answer.ok) {
    throw new Error(await answer.text());
  }
  yield* linesIn(answer);
}

async function* linesIn(answer) {
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let begun = [];
  for (;;) {
    const {done, value} = await reader.read();
    if (done) {
      return;
    }
    const parts = value.split('\n');
    const last = parts.pop();
    for (const part of parts) {
      const line = [...begun, part].join('');
      begun = [];
      const blank = line.indexOf(' ');
      yield [line.slice(0, blank), line.slice(blank + 1)];
    }
    begun.push(last);
  }
}

const SPEAK_MILLISECONDS = 5000;

/**
 * Work that the lab does while the page shows how far it is: started, stopped, ended or failed, and said so. `take` is given each
 * line and returns true with the last one. A later start stops an earlier one. `prefix` begins the names of its elements.
 */
class LabTask {
  constructor(prefix) {
    this.prefix = prefix;
    this.stopButton = byId(prefix + 'stop');
    this.status = byId(prefix + 'status');
    this.problem = byId(prefix + 'problem');
    this.spoken = make('p', {className: 'hidden-text'});
    this.spoken.setAttribute('role', 'status');
    this.status.after(this.spoken);
    this.spokenAt = 0;
    this.stopButton.addEventListener('click', () => this.stop());
  }

  stop() {
    this.running?.abort();
  }

  /** Returns whether the work has ended by itself. */
  async start(path, form, take) {
    this.stop();
    const running = this.running = new AbortController();
    this.say('sending');
    this.forgive();
    this.stopButton.disabled = false;
    try {
      let isOver = false;
      for await (const [word, said] of linesOf(path, form, running.signal)) {
        if (running !== this.running) {
          return false;
        }
        if (word === 'failed') {
          throw new Error(said);
        }
        isOver = take(word, said) || isOver;
      }
      if (!isOver) {
        throw new TypeError('the answer ended early');
      }
      return true;
    } catch (problem) {
      if (running === this.running) {
        this.fail(problem);
      }
      return false;
    } finally {
      if (running === this.running) {
        this.stopButton.disabled = true;
      }
    }
  }

  say(key, ...values) {
    this.spokenAt = Date.now();
    this.status.textContent = this.spoken.textContent = text(key, ...values);
  }

  /** Shows how far the work is at once, and tells a screen reader from time to time, which would otherwise never fall silent. */
  sayProgress(key, ...values) {
    if (Date.now() - this.spokenAt >= SPEAK_MILLISECONDS) {
      this.say(key, ...values);
    } else {
      this.status.textContent = text(key, ...values);
    }
  }

  clear() {
    this.status.textContent = this.spoken.textContent = '';
    this.forgive();
  }

  fail(problem) {
    if (problem.name === 'AbortError') {
      this.say('stopped');
      return;
    }
    this.clear();
    this.problem.textContent = problem instanceof TypeError ? text('gone') : problem.message;
    this.problem.hidden = false;
    this.blame(/^The field '(\w+)'/.exec(problem.message)?.[1]);
  }

  /** Puts the sentence below the field that it is about. */
  blame(name) {
    const field = name === undefined ? null : byId(this.prefix + name);
    const label = field?.closest('label');
    if (label) {
      this.blamed = field;
      field.setAttribute('aria-invalid', 'true');
      label.after(this.problem);
    }
  }

  forgive() {
    this.problem.hidden = true;
    this.blamed?.removeAttribute('aria-invalid');
  }
}

/** A solution that the lab has sent: its columns, and how many boards it stands for. */
function solutionOf(said) {
  const blank = said.indexOf(' ');
  return {columns: JSON.parse(said.slice(blank)), images: Number(said.slice(0, blank))};
}

/** A number as people read it, with the given number of decimals. */
function figure(value, decimals = 0) {
  return Number(value).toLocaleString('en-US', {minimumFractionDigits: decimals, maximumFractionDigits: decimals});
}

/** Seconds as people read them, as the command line prints them. */
function duration(seconds) {
  return seconds < 1 ? `${figure(seconds * 1e3, seconds < 0.1 ? 2 : 0)} ms` : `${figure(seconds, seconds < 100 ? 2 : 0)} s`;
}

/** Adds 1 to the seed in a field, or begins with 1. */
function nextSeed(field) {
  const seed = field.value.trim();
  field.value = /^-?\d+$/.test(seed) ? String(BigInt(seed) + 1n) : '1';
}

/** A button that copies a field of the page. */
function copies(button, field) {
  button.addEventListener('click', () => copy(field));
}

async function copy(field) {
  field.select();
  await navigator.clipboard.writeText(field.value).catch(() => document.execCommand('copy'));
}
