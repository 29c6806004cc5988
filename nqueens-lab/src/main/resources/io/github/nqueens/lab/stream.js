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

/** Saves what the lab has made. */
function saveAs(name, blob) {
  make('a', {href: URL.createObjectURL(blob), download: name}).click();
}

/** Lets a link save something that the lab keeps; the task says so if it is no longer kept. */
function linkTo(link, path, task) {
  link.href = path;
  link.onclick = async event => {
    event.preventDefault();
    try {
      const answer = await ask(path);
      if (answer.status !== 200) {
        throw new Error(await answer.text() || text('experiment.nothing'));
      }
      saveAs(link.download, await answer.blob());
    } catch (problem) {
      task.fail(problem);
    }
  };
}

const SPEAK_MILLISECONDS = 5000;

/**
 * Work that the lab does while the page shows how far it is: started, stopped, ended or failed, and said so, with the command that
 * repeats it. `take` is given each line and returns true with the last one. A later start stops an earlier one. `prefix` begins the
 * names of its elements, one of which is the place for what it shows, and `fields` those of the form that it sends.
 */
class LabTask {
  constructor(prefix, fields = prefix) {
    this.fields = fields;
    this.stopButton = byId(prefix + 'stop') ?? make('button');
    this.status = make('p', {id: prefix + 'status', className: 'status'});
    this.spoken = make('p', {className: 'hidden-text', role: 'status'});
    this.problem = make('p', {id: prefix + 'problem', className: 'problem', role: 'alert', hidden: true});
    this.command = make('textarea', {id: prefix + 'command', className: 'command', rows: 3, readOnly: true});
    this.repeat = make('div', {hidden: true}, make('label', {}, text('command'), this.command),
      make('div', {className: 'buttons'}, copyButton(() => this.command.value, text('copy'))));
    byId(prefix + 'task').append(this.status, this.spoken, this.problem, this.repeat);
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
    this.repeat.hidden = true;
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
        if (word === 'command') {
          this.command.value = said;
          this.repeat.hidden = false;
        } else {
          isOver = take(word, said) || isOver;
        }
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
        this.endStop();
      }
    }
  }

  /** Who stands on the button when there is no more to stop goes on from the one that begins the next work. */
  endStop() {
    const isFocused = document.activeElement === this.stopButton;
    this.stopButton.disabled = true;
    if (isFocused) {
      /** @type {HTMLElement?} */ (this.stopButton.form.querySelector('[type=submit]')).focus();
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
    complain(this.problem, this.blame(problem instanceof TypeError ? text('gone') : asSentence(countedAsHere(problem.message))));
  }

  /** Puts the sentence below the field that it is about, and names that as its label does, which says behind a comma what it takes. */
  blame(said) {
    const name = /^The field '(\w+)'/.exec(said)?.[1];
    const field = name === undefined ? null : byId(this.fields + name);
    const label = field?.closest('label');
    if (!label) {
      return said;
    }
    this.blamed = field;
    field.setAttribute('aria-invalid', 'true');
    field.setAttribute('aria-errormessage', this.problem.id);
    label.after(this.problem);
    return said.replace(name, () => label.firstChild.textContent.split(',')[0]);
  }

  /** The sentence goes back to its place: what fails next may be about no field. */
  forgive() {
    complain(this.problem, '');
    this.blamed?.removeAttribute('aria-invalid');
    this.blamed = undefined;
    this.repeat.before(this.problem);
  }
}

/** A sentence of the library that says that it counts from 0, counted as the page counts. */
function countedAsHere(said) {
  const told = said.replace(/ \(rows and columns from 0\)$/, '');
  return told === said ? said : renumbered(told);
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

/** A button that copies a text, and says so. */
function copyButton(said, name) {
  const button = make('button', {type: 'button', textContent: name});
  button.addEventListener('click', async () => {
    button.textContent = text(await copy(said()) ? 'copied' : 'copied.not');
  });
  return button;
}

/** Returns whether the text was copied. A page from a server without encryption has no clipboard. */
async function copy(said) {
  try {
    await navigator.clipboard.writeText(said);
    return true;
  } catch {
    const field = make('textarea', {value: said});
    document.body.append(field);
    field.select();
    const isCopied = document.execCommand('copy');
    field.remove();
    return isCopied;
  }
}

/** Puts a sentence into an element. A command in it stands between backquotes, and can be copied. */
function tell(element, sentence) {
  element.replaceChildren(...sentence.split('`').flatMap((part, i) => i % 2 === 0 ? [part]
    : [make('code', {textContent: part}), copyButton(() => part, text('copy.short'))]));
}

/** Shows a problem, or hides it if there is none to tell. */
function complain(element, sentence) {
  tell(element, sentence);
  element.hidden = sentence === '';
}
