/* Plays searches that still run: the page around this one posts their steps. */

const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;

class LivePlayer extends Player {
  /** Plays at once unless there is a step to wait for. */
  constructor({data, speed, step, from = 1}) {
    super(data);
    // A long sentence scrolls in its place, also by the keyboard.
    this.panels.forEach(({note}) => { note.tabIndex = 0; });
    if (SPEEDS.includes(speed)) {
      byId('speed').value = speed;
      this.isSpeedChosen = true;
    }
    byId('speed').addEventListener('change', event => tell({speed: Number(event.target.value)}));
    this.wanted = step;
    this.isFollowing = false;
    this.prepare();
    this.countFrom(from);
    this.show(0);
    this.announce();
    this.grown();
    if (step === undefined && !isStill) {
      this.play();
    }
  }

  /** A long sentence scrolls in its place. */
  keepRoom() {}

  receive(data) {
    const ordinal = this.timeline[this.position];
    const part = this.due - this.position;
    for (const recording of data.recordings) {
      this.panels[recording.index].receive(recording, this.problem);
    }
    this.index();
    this.curve.update(this.recordings, this.lastOrdinal);
    if (!this.isScaleChosen) {
      this.curve.suggestScales();
    }
    this.fill();
    this.curve.prepare(this.colors);
    this.panels.forEach(panel => panel.tree?.prepare(this.colors));
    this.show(this.isFollowing ? this.last : this.positionOf(ordinal));
    this.due = this.position + part;
    if (!this.playing) {
      this.panels.forEach(panel => panel.describeToReader());
    }
    this.grown();
  }

  /** Goes to the step that was asked for as soon as it is there. */
  grown() {
    if (this.wanted !== undefined && (!this.isGrowing || this.timeline[this.last] >= this.wanted)) {
      this.jumpTo(this.wanted);
    }
    if (!this.isGrowing) {
      this.isFollowing = false;
    }
  }

  stopped() {
    this.recordings.filter(recording => recording.isRunning).forEach(recording => { recording.status = 'CANCELLED'; });
    this.panels.forEach(panel => {
      panel.fill();
      panel.draw();
    });
    this.grown();
  }

  /** Follows a search that goes on if its last step is asked for. */
  stepTo(position) {
    this.wanted = undefined;
    this.isFollowing = position >= this.last && this.isGrowing;
    super.stepTo(position);
    tell({step: this.timeline[this.position]});
  }

  /** A replay that has come to its end was not stopped there by anybody. */
  pause() {
    super.pause();
    if (this.position < this.last) {
      tell({step: this.timeline[this.position]});
    }
  }

  play() {
    this.wanted = undefined;
    this.isFollowing = false;
    super.play();
    tell({playing: true});
  }
}

function tell(message) {
  // A page from a disk has no origin that a message can be sent to.
  window.parent.postMessage(message, window.origin === 'null' ? '*' : window.origin);
}

document.body.classList.add('live');
let player = null;
window.addEventListener('message', event => {
  if (event.source !== window.parent || event.origin !== window.origin) {
    return;
  }
  if (event.data?.stopped) {
    player?.stopped();
  } else if (event.data?.data === undefined && event.data?.from !== undefined) {
    player?.countFrom(event.data.from);
  } else if (event.data?.data === undefined) {
    return; // Extensions of a browser post messages too.
  } else if (player === null) {
    player = new LivePlayer(event.data);
    document.documentElement.dataset.ready = 'true';
  } else {
    player.receive(event.data.data);
  }
  document.documentElement.dataset.running = player?.isGrowing ?? false;
});
