/*
 * Unpacks the library, which stands in the page as a file of LZMA in Base64. The format is that of I. Pavlov's specification "LZMA
 * Specification (Draft version)", 2013. Browsers unpack deflate, which is a sixth larger.
 */

const STATES_AFTER_LITERAL = [0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 4, 5];
/** The library is packed with this many bits of the byte before a literal, and without bits of its position. */
const LITERAL_CONTEXT_BITS = 3;
const SHORTEST_MATCH = 2;
const ALIGN_BITS = 4;

const evenOdds = count => new Uint16Array(count).fill(1024);

/** The bits of a packed file, each with its odds so far: 0 has 2048ths. */
class PackedBits {
  constructor(bytes, at) {
    this.bytes = bytes;
    this.at = at + 1;
    this.range = 0xFFFFFFFF;
    this.code = 0;
    for (let i = 0; i < 4; i++) {
      this.code = (this.code << 8 | bytes[this.at++]) >>> 0;
    }
  }

  one(odds, index) {
    const bound = (this.range >>> 11) * odds[index];
    const isSet = this.code >= bound;
    if (isSet) {
      this.code -= bound;
      this.range -= bound;
      odds[index] -= odds[index] >> 5;
    } else {
      this.range = bound;
      odds[index] += 2048 - odds[index] >> 5;
    }
    this.refill();
    return isSet ? 1 : 0;
  }

  refill() {
    if (this.range < 0x1000000) {
      this.range = this.range << 8 >>> 0;
      this.code = (this.code << 8 | this.bytes[this.at++]) >>> 0;
    }
  }

  /** A number of some bits, the highest first. */
  tree(odds, count, from = 0) {
    let node = 1;
    for (let i = 0; i < count; i++) {
      node = 2 * node + this.one(odds, from + node);
    }
    return node - (1 << count);
  }

  /** A number of some bits, the lowest first. */
  reversed(odds, count, from = 0) {
    let node = 1;
    let value = 0;
    for (let i = 0; i < count; i++) {
      const bit = this.one(odds, from + node);
      node = 2 * node + bit;
      value += bit << i;
    }
    return value;
  }

  /** A number of some bits, whose odds are always even. */
  plain(count) {
    let value = 0;
    for (let i = 0; i < count; i++) {
      this.range >>>= 1;
      const bit = this.code >= this.range ? 1 : 0;
      this.code -= bit * this.range;
      value = 2 * value + bit;
      this.refill();
    }
    return value;
  }
}

/** Lengths of matches: short, middle or long ones. */
class PackedLengths {
  constructor() {
    this.choice = evenOdds(2);
    this.short = evenOdds(8);
    this.middle = evenOdds(8);
    this.long = evenOdds(256);
  }

  next(bits) {
    return SHORTEST_MATCH + (bits.one(this.choice, 0) === 0 ? bits.tree(this.short, 3)
      : bits.one(this.choice, 1) === 0 ? 8 + bits.tree(this.middle, 3) : 16 + bits.tree(this.long, 8));
  }
}

/** Literals, of which one behind a match differs from the byte that would have gone on with the match. */
function literal(bits, odds, from, matched) {
  let node = 1;
  let other = matched;
  while (node < 256 && other >= 0) {
    const expected = other >> 7 & 1;
    other <<= 1;
    const bit = bits.one(odds, from + 256 * (1 + expected) + node);
    node = 2 * node + bit;
    other = bit === expected ? other : -1;
  }
  while (node < 256) {
    node = 2 * node + bits.one(odds, from + node);
  }
  return node;
}

/** How far back a match begins, less one. */
class PackedDistances {
  constructor() {
    this.slots = evenOdds(4 * 64);
    this.middle = evenOdds(128);
    this.low = evenOdds(16);
  }

  next(bits, length) {
    const slot = bits.tree(this.slots, 6, 64 * Math.min(length - SHORTEST_MATCH, 3));
    const count = (slot >> 1) - 1;
    if (slot < 4) {
      return slot;
    }
    const first = (2 + slot % 2) * 2 ** count;
    return first + (slot < 14 ? bits.reversed(this.middle, count, first - slot)
      : bits.plain(count - ALIGN_BITS) * 2 ** ALIGN_BITS + bits.reversed(this.low, ALIGN_BITS));
  }
}

/** How far back, less one, a match begins that repeats the distance of an earlier one; the latest four are kept. */
class PackedRepeats {
  constructor() {
    this.latest = [0, 0, 0, 0];
    this.odds = [0, 1, 2].map(() => evenOdds(12));
  }

  /** Takes one of the earlier distances, and makes it the latest. */
  next(bits, state) {
    const index = this.odds.findIndex(odds => bits.one(odds, state) === 0);
    const [distance] = this.latest.splice(index < 0 ? 3 : index, 1);
    this.latest.unshift(distance);
    return index;
  }

  add(distance) {
    this.latest = [distance, ...this.latest.slice(0, 3)];
  }
}

/** The bytes of a file of LZMA whose header gives their number. */
function unpackedBytes(packed) {
  const bytes = new Uint8Array(new DataView(packed.buffer).getUint32(5, true));
  const bits = new PackedBits(packed, 13);
  const literals = evenOdds(0x300 << LITERAL_CONTEXT_BITS);
  const [isMatch, isRepeated, isLonger] = Array.from({length: 3}, () => evenOdds(12));
  const [lengths, repeatedLengths] = [new PackedLengths(), new PackedLengths()];
  const [distances, repeats] = [new PackedDistances(), new PackedRepeats()];
  let state = 0;
  for (let at = 0; at < bytes.length;) {
    const isBehindMatch = state >= 7;
    if (bits.one(isMatch, state) === 0) {
      const before = at === 0 ? 0 : bytes[at - 1];
      const from = 0x300 * (before >> 8 - LITERAL_CONTEXT_BITS);
      bytes[at] = literal(bits, literals, from, isBehindMatch ? bytes[at - repeats.latest[0] - 1] : -1);
      at++;
      state = STATES_AFTER_LITERAL[state];
      continue;
    }
    let end = at + 1;
    if (bits.one(isRepeated, state) === 0) {
      const length = lengths.next(bits);
      repeats.add(distances.next(bits, length));
      end = at + length;
      state = isBehindMatch ? 10 : 7;
    } else if (repeats.next(bits, state) === 0 && bits.one(isLonger, state) === 0) {
      state = isBehindMatch ? 11 : 9;
    } else {
      end = at + repeatedLengths.next(bits);
      state = isBehindMatch ? 11 : 8;
    }
    // A match may go on into what it has just written.
    for (const back = repeats.latest[0] + 1; at < end; at++) {
      bytes[at] = bytes[at - back];
    }
  }
  return bytes;
}
