/*
 * A worker of the page: it gets the compiled library first, and then requests, which the library answers one after another. What
 * stands here is what the library calls: texts, numbers and expressions of the browser, and what its compiler expects of a script.
 */

const firstMatch = kinds => {
  const expressions = kinds.map(kind => new RegExp(`\\p{${kind}}`, 'u'));
  return point => expressions.findIndex(expression => expression.test(String.fromCodePoint(point)));
};
const isOf = kind => {
  const match = firstMatch([kind]);
  return point => match(point) + 1;
};
const typeOf = firstMatch(['Mn', 'Me', 'Cc', 'Cs', 'Cn']);

const script = {
  resource: name => resources[name] ?? null,
  length: bytes => bytes.length,
  at: (bytes, index) => bytes[index],
  post: (status, type, text) => self.postMessage({status, type, text}),
  postLines: lines => self.postMessage({lines}),
  postEnd: lines => self.postMessage({lines, end: true}),
  decimal: value => String(value),
  exponential: value => value.toExponential(),
  significant: (value, digits) => String(Number(value.toPrecision(digits))),
  number: text => Number(text),
  log10: Math.log10,
  expression: text => new RegExp(text, 'g'),
  search: (expression, text, from) => {
    expression.lastIndex = from;
    return expression.exec(text);
  },
  index: found => found.index,
  group: (found, group) => found[group] ?? null,
  isLetterBeyond: isOf('L'),
  isDigitBeyond: isOf('Nd'),
  isLowerCaseBeyond: isOf('Lowercase'),
  lowerCase: point => String.fromCodePoint(point).toLowerCase().codePointAt(0),
  // As Java numbers them.
  typeOf: point => [6, 7, 15, 19, 0][typeOf(point)] ?? 26,
};

/** The page allows no script that is made of a text. The compiler makes one only to tell the browser's types from Java's. */
function sameValue(name, body) {
  if (body !== `return ${name};`) {
    throw new Error(`the library has a script of its own: ${body}`);
  }
  return value => value;
}

/** What the compiled class library would call to read a stack trace, or an object of the browser. */
const UNUSED = ['getProperty', 'instanceOf', 'javaObjectToJS', 'unwrapInt', 'unwrapJavaObject', 'wrapInt', 'wrapObject'];

/** Texts for a browser that has none for WebAssembly. */
const texts = {
  fromCharCode: code => String.fromCharCode(code),
  fromCharCodeArray: () => null,
  intoCharCodeArray: () => 0,
  concat: (one, other) => one + other,
  charCodeAt: (text, index) => text.charCodeAt(index),
  length: text => text.length,
  substring: (text, from, to) => text.substring(from, to),
};

function imports(module) {
  const {ceil, exp, floor, log, pow, random, sqrt} = Math;
  const [requirements] = WebAssembly.Module.customSections(module, 'teavm.memoryRequirements');
  const {min, dataSize} = JSON.parse(new TextDecoder().decode(requirements));
  // WebKit cannot list what a module with garbage collection imports, but a browser with texts of its own does not ask for these.
  let hasTexts = true;
  return {
    script,
    // For buffers outside the heap, which nothing of the library makes.
    env: {memory: new WebAssembly.Memory({initial: min, maximum: 32768})},
    get 'wasm:js-string'() {
      hasTexts = false;
      return texts;
    },
    teavm: {
      takeStackTrace: () => null,
      decorateException: () => {},
      createWeakRef: value => new WeakRef(value),
      deref: reference => reference.deref() ?? null,
    },
    teavmDate: {currentTimeMillis: () => Date.now()},
    teavmJso: {
      stringBuiltinsSupported: () => hasTexts,
      isUndefined: value => value === undefined,
      createFunction1: sameValue,
      callFunction1: (call, value) => call(value),
      createClass: () => null,
      defineFunction: call => call,
      defineStaticMethod: () => {},
      // The time in nanoseconds.
      global: name => self[name],
      callMethod0: (object, name) => object[name](),
      unwrapDouble: value => value,
      ...Object.fromEntries(UNUSED.map(name => [name, () => { throw new Error(`the library calls ${name}`); }])),
    },
    teavmMath: {ceil, exp, floor, log, pow, random, sqrt},
    teavmMemory: {linearMemory: () => null, notifyHeapResized: () => {}, heapOffset: dataSize + 7 & -8, maxSize: 0x7FFFFFFF},
  };
}

self.onmessage = ({data: module}) => {
  /** @type {any} */
  const library = new WebAssembly.Instance(module, imports(module)).exports;
  self.onmessage = ({data: {method, path, query, body}}) => library.answer(method, path, query, body);
};
