/* The tree of a search that places queens and takes the last ones back: its nodes are the boards that it reached. */

const MOST_NODES_DRAWN = 4000;
const FEWEST_COLLAPSED = 500;
const SMALLEST_WEDGE = 8;
const NEVER = Infinity;
const NEAR = 24;
const LEAST_BULGE = 22;

class SearchTree {
  /** The tree of a recording of partial boards, or null if it lacks steps or is of another kind of search. */
  static of(recording, n) {
    if (recording.steps < recording.total) {
      return null;
    }
    const tree = new SearchTree(recording, n);
    return tree.build() ? tree : null;
  }

  constructor(recording, n) {
    this.recording = recording;
    this.n = n;
    this.parent = [-1];
    this.depth = [0];
    this.column = [EMPTY];
    this.entered = [0];
    this.done = [NEVER];
    this.children = [[]];
    this.hasUndrawn = new Set();
    this.fault = new Map();
    this.jumps = [];
    this.nodeAt = new Int32Array(recording.steps);
    this.frontier = recording.measures.find(measure => measure.name === 'frontier')?.values ?? null;
  }

  build() {
    const {start, rows, to} = this.recording.changes;
    const path = [0];
    const rowOf = [EMPTY];
    const depthOf = new Int32Array(this.n);
    const columns = new Int32Array(this.n).fill(EMPTY);
    const ids = new Map();
    let isBranched = false;
    for (let step = 0; step < this.recording.steps; step++) {
      this.addDeadEnds(step, path, rowOf, depthOf);
      let lowest = path.length;
      const changed = new Set();
      for (let i = start[step]; i < start[step + 1]; i++) {
        changed.add(rows[i]);
        lowest = depthOf[rows[i]] > 0 ? Math.min(lowest, depthOf[rows[i]]) : lowest;
      }
      const placed = [];
      for (let i = start[step]; i < start[step + 1]; i++) {
        columns[rows[i]] = to[i];
        if (to[i] !== EMPTY) {
          placed.push(rows[i]);
        }
      }
      while (path.length > lowest) {
        const row = rowOf.pop();
        if (!changed.has(row)) {
          // The boards of a frontier may agree below the row in which they part; no other tree search moves a queen above.
          if (this.frontier === null) {
            return false;
          }
          placed.push(row);
        }
        depthOf[row] = 0;
        this.done[path.pop()] = step;
        isBranched = true;
      }
      for (const row of placed.sort((a, b) => a - b)) {
        path.push(this.child(path[path.length - 1], row, columns[row], step, ids));
        rowOf.push(row);
        depthOf[row] = path.length - 1;
      }
      this.nodeAt[step] = path[path.length - 1];
      if (this.recording.ruledOut.wiped[step] !== EMPTY) {
        this.fault.set(this.nodeAt[step], this.recording.ruledOut.wiped[step]);
      }
    }
    if (this.frontier !== null) {
      this.addWaiting();
      this.finishLevels();
    }
    this.countLevels();
    return isBranched;
  }

  /** Marks the nodes at which a row had no square left, and notes from where the search went back over more than one queen. */
  addDeadEnds(step, path, rowOf, depthOf) {
    let top = path.length - 1;
    for (const [row, backTo] of this.recording.ruledOut.deadEnds.get(step) ?? []) {
      top -= top > 0 && rowOf[top] === row ? 1 : 0;
      this.fault.set(path[top], row);
      const target = backTo === EMPTY ? 0 : depthOf[backTo];
      if (target > 0 && target < top) {
        this.jumps.push({step, from: path[top], to: path[target]});
      }
      top = Math.max(0, target - 1);
    }
  }

  /** How a node ended, once the search has left it. */
  describeNode(node, step) {
    const columns = [];
    for (let at = node; at > 0; at = this.parent[at]) {
      columns.unshift(numbered(this.column[at]));
    }
    const name = `The board ${columns.join(' ') || 'without queens'}`;
    const jump = this.jumps.find(({step: when, from}) => from === node && when <= step);
    const end = jump ? ` The search jumped back over ${plural(this.depth[node] - this.depth[jump.to] + 1, 'queen')}.` : '';
    const isFaulty = this.fault.has(node) && (this.done[node] <= step || this.nodeAt[step] === node);
    return isFaulty ? `${name} leaves no square to try in ${this.recording.ruledOut.nameOf(this.fault.get(node))}.${end}`
      : `${name} ${this.done[node] <= step ? 'was searched to its end' : 'is on the way'}.`;
  }

  child(parent, row, column, step, ids) {
    const key = (parent * this.n + row) * this.n + column;
    let node = ids.get(key);
    if (node === undefined) {
      node = this.add(parent, column, step);
      ids.set(key, node);
    }
    return node;
  }

  add(parent, column, step) {
    const node = this.parent.length;
    this.parent.push(parent);
    this.depth.push(this.depth[parent] + 1);
    this.column.push(column);
    this.entered.push(step);
    this.done.push(NEVER);
    this.children.push([]);
    this.children[parent].push(node);
    return node;
  }

  /** The boards that a breadth-first search put into its frontier and never took out. */
  addWaiting() {
    const taken = this.parent.length;
    const isPruned = this.recording.conflicts.every(conflicts => conflicts === 0);
    for (let node = 0; node < taken; node++) {
      const known = new Set(this.children[node].map(child => this.column[child]));
      for (let column = 0; column < this.n && this.depth[node] < this.n; column++) {
        if (!known.has(column) && (!isPruned || this.isFree(node, column))) {
          if (this.parent.length <= MOST_NODES_DRAWN) {
            this.add(node, column, NEVER);
          } else {
            this.hasUndrawn.add(node);
          }
        }
      }
      this.children[node].sort((a, b) => this.column[a] - this.column[b]);
    }
  }

  isFree(node, column) {
    let distance = 1;
    for (let other = node; other !== 0; other = this.parent[other], distance++) {
      const difference = Math.abs(this.column[other] - column);
      if (difference === 0 || difference === distance) {
        return false;
      }
    }
    return true;
  }

  /** A breadth-first search is done with a node when all boards below have left the frontier. */
  finishLevels() {
    for (let node = this.parent.length - 1; node >= 0; node--) {
      this.done[node] = this.children[node].reduce((last, child) => Math.max(last, this.done[child]), this.entered[node]);
    }
  }

  countLevels() {
    this.enteredOf = Array.from({length: this.n + 1}, () => []);
    this.deadOf = Array.from({length: this.n + 1}, () => []);
    for (let node = 1; node < this.parent.length; node++) {
      if (this.entered[node] !== NEVER) {
        this.enteredOf[this.depth[node]].push(this.entered[node]);
      }
      if (this.deadSince(node) !== NEVER) {
        this.deadOf[this.depth[node]].push(this.deadSince(node));
      }
    }
    for (const steps of [...this.enteredOf, ...this.deadOf]) {
      steps.sort((a, b) => a - b);
    }
  }

  /** The step from which on a node is a dead end: the search has left it, and nothing was below. */
  deadSince(node) {
    const isInner = this.children[node].length > 0 || this.hasUndrawn.has(node);
    return isInner || this.depth[node] === this.n ? NEVER : this.done[node];
  }

  get isDrawnWhole() {
    return this.parent.length <= MOST_NODES_DRAWN;
  }

  get canCollapse() {
    return this.isDrawnWhole && this.parent.length > FEWEST_COLLAPSED;
  }

  pathAt(step) {
    const path = [];
    for (let node = this.nodeAt[step]; node >= 0; node = this.parent[node]) {
      path.push(node);
    }
    return path.reverse();
  }

  countAt(levels, step) {
    return levels.reduce((sum, steps) => sum + upTo(steps, step), 0);
  }

  /** What made the search go back at a step, and how far. */
  describeFaults(step) {
    const {ruledOut} = this.recording;
    const {wiped, deadEnds} = ruledOut;
    const ends = deadEnds.get(step) ?? [];
    const back = ends.length === 0 ? '' : this.describeWayBack(ends.map(([row]) => row), ends.at(-1)[1]);
    return back + (wiped[step] === EMPTY ? '' : ' ' + asSentence(`${ruledOut.nameOf(wiped[step])} has no square left`));
  }

  describeWayBack(rows, backTo) {
    const exhausted = rows.length === 1 ? `Row ${rows[0]}` : `Rows ${rows.slice(0, -1).join(', ')} and ${rows.at(-1)}`;
    return ` ${exhausted} had no square left to try${backTo === EMPTY ? '' : `: back to row ${backTo}`}.`;
  }

  describe(step) {
    const nodes = this.countAt(this.enteredOf, step);
    const dead = plural(this.countAt(this.deadOf, step), 'dead end');
    const waiting = this.frontier === null || Number.isNaN(this.frontier[step]) ? ''
      : `, ${plural(this.frontier[step], 'board')} in the frontier`;
    const path = this.n > 32 || step === 0 ? '' : ` Path: ${this.pathAt(step).slice(1).map(node => numbered(this.column[node])).join(' ') || 'none'}.`;
    return `${plural(nodes, 'node')} reached, ${dead}${waiting}.${path}${this.describeFaults(step)}`;
  }
}

/** Draws one tree as far as it is known at a step; each node keeps its place from the first step to the last. */
class TreePicture {
  constructor(canvas, tree) {
    this.canvas = canvas;
    this.tree = tree;
    this.isCollapsed = tree.canCollapse;
    this.chosen = EMPTY;
    if (tree.isDrawnWhole) {
      this.place();
    }
  }

  /** Leaves stand side by side, and each inner node over the middle of its children. */
  place() {
    const {parent, children} = this.tree;
    this.x = new Float64Array(parent.length);
    this.first = new Float64Array(parent.length);
    this.last = new Float64Array(parent.length);
    this.size = new Int32Array(parent.length).fill(1);
    this.below = Int32Array.from(this.tree.depth);
    this.leaves = 0;
    const order = [];
    const stack = [0];
    while (stack.length > 0) {
      const node = stack.pop();
      order.push(node);
      if (children[node].length === 0) {
        this.x[node] = this.first[node] = this.last[node] = this.leaves++;
      }
      stack.push(...children[node].slice().reverse());
    }
    for (const node of order.reverse()) {
      const below = children[node];
      if (below.length > 0) {
        this.first[node] = this.first[below[0]];
        this.last[node] = this.last[below[below.length - 1]];
        this.x[node] = (this.x[below[0]] + this.x[below[below.length - 1]]) / 2;
        below.forEach(child => {
          this.size[node] += this.size[child];
          this.below[node] = Math.max(this.below[node], this.below[child]);
        });
      }
    }
    this.order = order.reverse();
    this.levels = this.below[0];
  }

  prepare(colors) {
    const ratio = window.devicePixelRatio || 1;
    this.colors = colors;
    this.width = this.canvas.clientWidth;
    this.height = this.canvas.clientHeight;
    this.canvas.width = Math.round(this.width * ratio);
    this.canvas.height = Math.round(this.height * ratio);
    this.context = this.canvas.getContext('2d');
    this.context.scale(ratio, ratio);
  }

  draw(step) {
    this.context.clearRect(0, 0, this.width, this.height);
    if (this.tree.isDrawnWhole) {
      this.drawNodes(step);
    } else {
      this.drawLevels(step);
    }
  }

  left(node) {
    return 8 + (this.leaves < 2 ? 0.5 : this.x[node] / (this.leaves - 1)) * (this.width - 16);
  }

  leftOf(leaf) {
    return 8 + (this.leaves < 2 ? 0.5 : leaf / (this.leaves - 1)) * (this.width - 16);
  }

  top(depth) {
    return 8 + depth / Math.max(1, this.levels) * (this.height - 16);
  }

  drawNodes(step) {
    const {parent, depth, entered, done} = this.tree;
    const context = this.context;
    const path = new Set(this.tree.pathAt(step));
    const radius = Math.min(5, Math.max(1.2, 0.36 * this.width / this.leaves));
    const hidden = new Set();
    const wedges = [];
    const shown = [];
    for (const node of this.order) {
      const isKnown = node === 0 || entered[node] <= step || (this.tree.frontier !== null && entered[parent[node]] <= step);
      if (hidden.has(parent[node]) || !isKnown) {
        hidden.add(node);
      } else if (this.isCollapsed && done[node] <= step && this.size[node] >= SMALLEST_WEDGE && !path.has(node)) {
        hidden.add(node);
        wedges.push(node);
        shown.push(node);
      } else {
        shown.push(node);
      }
    }
    this.shown = shown;
    this.drawEdges(shown.filter(node => node !== 0 && !path.has(node)), this.colors.muted, 0.8);
    wedges.forEach(node => this.drawWedge(node));
    this.drawEdges(shown.filter(node => node !== 0 && path.has(node)), this.colors.s1, 2.4);
    for (const node of shown) {
      const isWaiting = entered[node] > step;
      const isDead = this.tree.deadSince(node) <= step;
      if (isDead && radius >= 2.4) {
        this.cross(this.left(node), this.top(depth[node]), radius);
        continue;
      }
      context.beginPath();
      context.arc(this.left(node), this.top(depth[node]), path.has(node) ? Math.max(2.4, radius) : radius, 0, 2 * Math.PI);
      if (isWaiting) {
        context.strokeStyle = this.colors.s1;
        context.lineWidth = 1;
        context.stroke();
      } else {
        context.fillStyle = isDead ? this.colors.attacked : depth[node] === this.tree.n ? this.colors.s3
          : path.has(node) ? this.colors.s1 : this.colors.muted;
        context.fill();
      }
    }
    this.drawJumps(step);
    if (this.chosen !== EMPTY) {
      context.beginPath();
      context.arc(this.left(this.chosen), this.top(depth[this.chosen]), 6, 0, 2 * Math.PI);
      context.strokeStyle = this.colors['moved-to'];
      context.lineWidth = 3;
      context.stroke();
    }
  }

  /** The node that is drawn above another one, or its first one below, or one beside it; the other one itself if there is none. */
  nodeBeside(node, down, across, step) {
    const {parent, depth, entered} = this.tree;
    const all = this.shown.filter(other => entered[other] <= step && depth[other] === depth[node] + down
      && (down === 0 || parent[other] === node || parent[node] === other));
    return all[down === 0 ? all.indexOf(node) + across : 0] ?? node;
  }

  /** The node drawn nearest to a place, or -1 if none is near. */
  nodeAt(x, y, step) {
    if (!this.tree.isDrawnWhole) {
      return EMPTY;
    }
    let nearest = EMPTY;
    let least = NEAR;
    for (const node of this.shown ?? []) {
      const distance = Math.hypot(this.left(node) - x, this.top(this.tree.depth[node]) - y);
      if (distance < least && this.tree.entered[node] <= step) {
        nearest = node;
        least = distance;
      }
    }
    return nearest;
  }

  /** Arcs from where a row had no square left to the queen that is tried elsewhere; the latest is drawn thick. */
  drawJumps(step) {
    const context = this.context;
    const shown = new Set(this.shown);
    const jumps = this.tree.jumps.filter(jump => jump.step <= step && shown.has(jump.from) && shown.has(jump.to));
    context.strokeStyle = context.fillStyle = this.colors.s2;
    context.setLineDash([4, 2]);
    jumps.forEach(jump => {
      const [x1, y1] = [this.left(jump.from), this.top(this.tree.depth[jump.from])];
      const [x2, y2] = [this.left(jump.to), this.top(this.tree.depth[jump.to])];
      const isLatest = jump.step === step;
      context.lineWidth = isLatest ? 2.8 : 1.2;
      context.beginPath();
      context.moveTo(x1, y1);
      context.quadraticCurveTo(Math.max(x1, x2) + Math.max(LEAST_BULGE, 0.5 * (y1 - y2)), (y1 + y2) / 2, x2, y2);
      context.stroke();
      context.beginPath();
      context.arc(x2, y2, isLatest ? 4 : 2.5, 0, 2 * Math.PI);
      context.fill();
    });
    context.setLineDash([]);
  }

  drawEdges(nodes, color, width) {
    const context = this.context;
    context.strokeStyle = color;
    context.lineWidth = width;
    context.beginPath();
    for (const node of nodes) {
      const above = this.tree.parent[node];
      context.moveTo(this.left(above), this.top(this.tree.depth[above]));
      context.lineTo(this.left(node), this.top(this.tree.depth[node]));
    }
    context.stroke();
  }

  /** A part of the tree that is searched, as a triangle with the number of its nodes. */
  drawWedge(node) {
    const context = this.context;
    const bottom = this.top(this.below[node]);
    const from = this.leftOf(this.first[node]);
    const to = this.leftOf(this.last[node]);
    context.fillStyle = this.colors.grid;
    context.beginPath();
    context.moveTo(this.left(node), this.top(this.tree.depth[node]));
    context.lineTo(from - 1, bottom);
    context.lineTo(to + 1, bottom);
    context.fill();
    if (to - from > 30) {
      context.fillStyle = this.colors.muted;
      context.font = '11px system-ui, sans-serif';
      context.textAlign = 'center';
      context.fillText(formatNumber(this.size[node]), (from + to) / 2, bottom - 4);
    }
  }

  cross(x, y, radius) {
    const context = this.context;
    context.strokeStyle = this.colors.attacked;
    context.lineWidth = 1.6;
    context.beginPath();
    context.moveTo(x - radius, y - radius);
    context.lineTo(x + radius, y + radius);
    context.moveTo(x - radius, y + radius);
    context.lineTo(x + radius, y - radius);
    context.stroke();
  }

  /** A bar for each level, as long as the logarithm of its nodes; its dead ends are red. */
  drawLevels(step) {
    const {tree, context} = this;
    const levels = tree.enteredOf.length - 1;
    const height = (this.height - 4) / levels;
    const every = Math.max(1, Math.ceil(12 / height));
    const most = Math.log1p(Math.max(...tree.enteredOf.map(steps => steps.length)));
    const current = tree.depth[tree.nodeAt[step]];
    context.font = '11px system-ui, sans-serif';
    context.textBaseline = 'middle';
    context.textAlign = 'left';
    for (let level = 1; level <= levels; level++) {
      const y = 2 + (level - 1) * height;
      const nodes = upTo(tree.enteredOf[level], step);
      const dead = upTo(tree.deadOf[level], step);
      const length = count => Math.log1p(count) / most * (this.width - 170);
      context.fillStyle = level <= current ? this.colors.s1 : this.colors.muted;
      context.fillRect(30, y + 1, length(nodes), Math.max(1, height - 2));
      context.fillStyle = this.colors.attacked;
      context.fillRect(30, y + 0.7 * height, length(dead), Math.max(1, 0.3 * height - 1));
      if (level % every === 0 || every === 1) {
        context.fillStyle = this.colors.muted;
        context.fillText(String(level), 4, y + height / 2);
        context.fillText(nodes === 0 ? '' : `${formatNumber(nodes)}, ${formatNumber(dead)} dead`, 36 + length(nodes), y + height / 2);
      }
    }
    context.textBaseline = 'alphabetic';
  }
}
