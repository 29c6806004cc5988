/* The view on which solutions are counted and listed. */

class CountView {
  constructor() {
    this.count = new LabTask('count-');
    this.list = new LabTask('list-', 'count-');
    this.fields = new Fields('count-', {n: '8', method: 'fastest', first: '12', which: 'all'});
    this.at('form').addEventListener('submit', event => {
      event.preventDefault();
      shell.begin(() => this.run());
    });
  }

  at(name) {
    return byId('count-' + name);
  }

  state() {
    return this.fields.state;
  }

  load(state) {
    this.fields.fill(state);
    this.run();
  }

  run() {
    shell.remember();
    const {n, method, first, which} = Object.fromEntries(this.state());
    this.most = Number(first);
    this.at('boards').replaceChildren();
    const counted = this.count.start('count', new URLSearchParams({n, method}), (word, said) => this.takeCount(word, said.split(' ')));
    counted.then(() => { this.at('progress').hidden = true; });
    this.list.stop();
    this.list.clear();
    // The lab reads 00 as 0, too.
    if (!/^-?0+$/.test(first)) {
      const listed = this.list.start('solutions', new URLSearchParams({n, first, which}), (word, said) => this.takeBoard(word, said));
      Promise.all([counted, listed]).then(() => {
        // A size that neither takes is told of once.
        this.list.problem.hidden ||= this.list.blamed !== undefined && this.list.blamed === this.count.blamed;
      });
    }
  }

  takeCount(word, [first, second, third, fourth]) {
    switch (word) {
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
