/* Boards and puzzles that somebody brings: typed, pasted, dropped, or from a file; as text in any form, or as a picture. */

const LONGEST_TEXT = 1e6;
/** As many as a phone has; larger pictures are made smaller. */
const MOST_PIXELS = 1080 * 2400;

/** The colors of pixels without their opacity. */
function withoutAlpha(rgba) {
  const rgb = new Uint8Array(rgba.length / 4 * 3);
  for (let from = 0, to = 0; from < rgba.length; from += 4) {
    rgb[to++] = rgba[from];
    rgb[to++] = rgba[from + 1];
    rgb[to++] = rgba[from + 2];
  }
  return rgb;
}

/** The width and height of a picture as it is sent. */
function sentSize(width, height) {
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (width * height)));
  return [width, height].map(length => Math.max(1, Math.floor(length * scale)));
}

/** The pixels of a picture, which stands on white where it is transparent. */
async function pixelsOf(file) {
  let picture;
  try {
    picture = await createImageBitmap(file);
  } catch {
    throw new Error(text('brought.undecoded'));
  }
  const [width, height] = sentSize(picture.width, picture.height);
  const canvas = make('canvas', {width, height});
  const drawing = canvas.getContext('2d');
  drawing.fillStyle = '#fff';
  drawing.fillRect(0, 0, width, height);
  drawing.drawImage(picture, 0, 0, width, height);
  picture.close();
  return {width, bytes: withoutAlpha(drawing.getImageData(0, 0, width, height).data)};
}

/**
 * A field for what somebody brings to a view. The view reads it as `board` or as `puzzle`, and takes what was read: the columns
 * of a board, or the number of the page of a puzzle. What can be read in several ways is taken when one of them is chosen.
 */
class Brought {
  constructor(view, kind, take) {
    this.kind = kind;
    this.take = take;
    this.field = make('textarea', {rows: 2, spellcheck: false, autocomplete: 'off'});
    this.file = make('input', {type: 'file'});
    const read = make('button', {type: 'button', textContent: text('brought.read')});
    this.choices = make('div', {className: 'buttons'});
    byId(view + '-brought').append(
      make('label', {}, text('brought.' + kind), this.field),
      make('div', {className: 'buttons'}, read, make('label', {className: 'file'}, text('brought.file'), this.file)), make('div', {id: view + '-brought-task'}), this.choices);
    this.task = new LabTask(view + '-brought-');
    read.addEventListener('click', () => this.readText(this.field.value));
    this.field.addEventListener('input', event => {
      if (['insertFromPaste', 'insertFromDrop'].includes(event.inputType)) {
        this.readText(this.field.value);
      }
    });
    // A file that was changed meanwhile is read again.
    this.file.addEventListener('click', () => { this.file.value = ''; });
    this.file.addEventListener('change', () => this.file.files.length > 0 && this.readFiles(this.file.files));
  }

  readText(brought) {
    this.read(async () => {
      if (brought.trim() === '') {
        throw new Error(text('brought.nothing'));
      }
      return this.asText(new Blob([brought]));
    });
  }

  readFiles(files) {
    this.read(async () => {
      const [file] = files;
      if (files.length > 1) {
        throw new Error(text('brought.files', files.length));
      }
      if (!file.type.startsWith('image/')) {
        return this.asText(file);
      }
      if (this.kind === 'board') {
        throw new Error(text('brought.picture'));
      }
      const {width, bytes} = await pixelsOf(file);
      return [`brought/picture?width=${width}&from=${counting.from}`, bytes];
    });
  }

  asText(blob) {
    if (blob.size > LONGEST_TEXT) {
      throw new Error(text('brought.long', figure(LONGEST_TEXT)));
    }
    return [this.kind === 'board' ? 'board/read' : `brought/text?from=${counting.from}`, blob];
  }

  /** What is brought later takes the place of what is still read. */
  async read(opening) {
    this.task.stop();
    this.choices.replaceChildren();
    const reading = this.reading = {};
    const lines = [];
    try {
      const [path, body] = await opening();
      if (reading === this.reading && await this.task.start(path, body, (word, said) => lines.push([word, said]) > 0 && word === 'done')) {
        this.show(lines);
      }
    } catch (problem) {
      if (reading === this.reading) {
        this.task.fail(problem);
      }
    }
  }

  /** Takes the only board or puzzle, or the first of a picture that is sure; else one chooses. */
  show(lines) {
    const sure = lines.find(([word]) => word === 'sure')?.[1];
    const read = lines.filter(([word]) => word === this.kind).map(([, said]) => {
      const blank = said.indexOf(' ');
      return {name: said.slice(0, blank), value: said.slice(blank + 1)};
    });
    const refused = lines.find(([word]) => word === 'refused')?.[1];
    const isSure = sure === undefined ? read.length === 1 && refused === undefined : !this.isDoubtful(sure);
    if (read.length > 1 || !isSure) {
      this.choices.replaceChildren(...read.map(one => {
        const choice = make('button', {type: 'button', textContent: this.nameOf(one)});
        choice.addEventListener('click', () => this.take(one.value));
        return choice;
      }));
    }
    this.task.clear();
    if (refused !== undefined) {
      const blank = refused.indexOf(' ');
      this.task.fail(new Error(`${this.nameOf({name: refused.slice(0, blank), value: ''})}: ${refused.slice(blank + 1)}`));
    }
    if (sure !== undefined) {
      const [percent, ...doubt] = sure.trim().split(' ');
      this.task.say(this.isDoubtful(sure) ? 'brought.unsure' : 'brought.sure', percent, doubt.join(' '));
    } else if (read.length > 1) {
      this.task.say('brought.choose', read.length);
    }
    if (isSure) {
      this.take(read[0].value);
    }
  }

  isDoubtful(sure) {
    return sure.trim().includes(' ');
  }

  /** "regions2" is the second of those that are read as regions. */
  nameOf({name, value}) {
    const [, reading, number] = /^(.*?)(\d*)$/.exec(name);
    const said = [reading === '' ? '' : text('brought.as.' + reading), number === '' ? '' : text('brought.number', number),
      this.kind === 'board' && value.length <= 40 ? value : ''];
    return said.filter(part => part !== '').join(' ');
  }
}

/** Hands what is pasted outside a field, or dropped anywhere, to the view that is shown. */
function bring(data, event) {
  const brought = shell.views.get(shell.shown)?.brought;
  const isField = event.target.closest?.('textarea, input:not([type=file])');
  const said = data?.getData('text/plain') ?? '';
  // What is copied from a spreadsheet is a text and a picture of it. A browser would leave the page for a dropped file.
  const files = event.type === 'paste' && said !== '' ? [] : data?.files ?? [];
  if (files.length > 0) {
    event.preventDefault();
    brought?.readFiles(files);
  } else if (brought !== undefined && !isField && said !== '') {
    event.preventDefault();
    brought.readText(said);
  }
}

/** Takes what is brought to a page: the lab, or one that it shows in a frame. */
function takeFrom(page) {
  page.addEventListener('paste', event => bring(event.clipboardData, event));
  page.addEventListener('drop', event => bring(event.dataTransfer, event));
  page.addEventListener('dragover', event => {
    if (event.dataTransfer?.types.includes('Files')) {
      event.preventDefault();
    }
  });
}

takeFrom(document);
for (const id of ['view', 'puzzles-page']) {
  byId(id).addEventListener('load', event => event.target.contentDocument && takeFrom(event.target.contentDocument));
}
