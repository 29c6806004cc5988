/* The view on which solutions are counted and listed. */

const COUNT_FIELDS = {n: '8', method: 'fastest', first: '12', which: 'all'};

class CountView {
  constructor() {
    this.count = new LabTask('count-');
    this.list = new LabTask('list-');
    this.at('form').addEventListener('submit', event => {
      event.preventDefault();
      this.run();
    });
    copies(this.at('copy'), this.at('command'));
  }

  at(name) {
    return byId('count-' + name);
  }

  state() {
    return new URLSearchParams(Object.keys(COUNT_FIELDS).map(key => [key, this.at(key).value.trim()]));
  }

  load(state) {
    for (const [key, value] of Object.entries(COUNT_FIELDS)) {
      this.at(key).value = state.get(key) ?? value;
    }
    this.at('method').value ||= COUNT_FIELDS.method;
    this.at('which').value ||= COUNT_FIELDS.which;
    this.run();
  }

  run() {
    shell.remember();
    const {n, method, first, which} = Object.fromEntries(this.state());
    this.most = Number(first);
    this.at('boards').replaceChildren();
    this.at('exports').hidden = true;
    this.commands = [];
    this.count.start('count', new URLSearchParams({n, method}), (word, said) => this.takeCount(word, said.split(' '), said))
      .then(() => { this.at('progress').hidden = true; });
    this.list.stop();
    this.list.clear();
    if (first !== '0') {
      this.list.start('solutions', new URLSearchParams({n, first, which}), (word, said) => this.takeBoard(word, said));
    }
  }

  command(said) {
    this.commands.push(said);
    this.at('command').value = this.commands.join('\n');
    this.at('exports').hidden = false;
  }

  takeCount(word, [first, second, third, fourth], said) {
    switch (word) {
      case 'command':
        this.command(said);
        return false;
      case 'done':
        this.count.say(`count.done${first === '1' ? '.one' : ''}`, figure(first), figure(second), third, duration(fourth));
        return true;
      case 'late':
        this.count.say('count.late', first);
        return true;
      case 'waiting':
        this.count.sayProgress('waiting.one');
        return false;
      default:
        this.at('progress').hidden = false;
        this.at('progress').value = Number(first);
        this.count.sayProgress(third === '-' ? 'count.running' : 'count.left', figure(100 * first, 1), duration(second),
          third === '-' ? '' : duration(third));
        return false;
    }
  }

  takeBoard(word, said) {
    switch (word) {
      case 'command':
        this.command(said);
        return false;
      case 'board':
        this.at('boards').append(pictureOf(solutionOf(said).columns));
        return false;
      case 'done':
        this.list.say(this.listed(said), figure(said));
        return true;
      case 'late':
        this.list.say('count.list.late', said, figure(this.at('boards').children.length));
        return true;
      case 'stopped':
        this.list.say('stopped');
        return true;
      case 'waiting':
        this.list.sayProgress('waiting.one');
        return false;
      default:
        this.list.sayProgress('count.list.running', figure(this.at('boards').children.length));
        return false;
    }
  }

  /** A list that is full may have more behind it. */
  listed(found) {
    const all = Number(found) < this.most;
    return found === '0' ? 'count.list.none' : found === '1' ? (all ? 'count.list.one' : 'count.list.done.one')
      : all ? 'count.list.every' : 'count.list.done';
  }
}

shell.add('count', new CountView());
