/**
 * Finds the JSON objects in what a model says while it is still saying it: beside prose, fences and thoughts, with the small faults that
 * models make (single quotes, bare keys, commas too many, line breaks and quotation marks in strings). One pass; what is no object is
 * given up after a few tries.
 */
export interface FoundObject {
  fields: Map<string, unknown>;
  /** false when it broke off or stopped being JSON; then `fields` holds what was complete before */
  isWhole: boolean;
}

interface Listening {
  /** a string that stands directly in an object: where it begins, its pieces as they come, and null where it has ended */
  onString: (key: string, piece: string | null) => void;
}

type Reading<T> = Generator<undefined, T, undefined>;

const maxDepth = 12;
const maxTries = 60;
const closing: Record<string, string> = { '"': '"', "'": "'", '“': '”' };
const escapes: Record<string, string> = { n: '\n', t: '\t', r: '', b: '', f: '' };
const thoughtName = 'think(?:ing)?|thought|reasoning|reflection|scratchpad|analysis';
const thoughtOpen = new RegExp(`^<(?:\\|?)(${thoughtName})(?:\\|?)>`, 'i');
const thoughtClose = new RegExp(`^</(?:${thoughtName})>`, 'i');
const channel = /^<\|channel\|>\s*(\w*)/i;

class NoJson extends Error {}

export function createGrowingObjects({ onString }: Listening) {
  let received = '';
  const input = { isOver: false };
  let at = 0;
  let objects: FoundObject[] = [];
  let prose = '';
  let isInThought = false;
  let open: Map<string, unknown> | null = null;

  /** Whether there is a character at `at`, waiting for it if more may come. */
  function* here(ahead = 0): Reading<boolean> {
    while (at + ahead >= received.length && !input.isOver) yield;
    return at + ahead < received.length;
  }

  function* skip(pattern: RegExp): Reading<string> {
    const from = at;
    while ((yield* here()) && pattern.test(received.charAt(at))) at += 1;
    return received.slice(from, at);
  }

  /** A quotation mark ends a string only where JSON goes on after it. */
  function* endsString(quote: string): Reading<boolean> {
    if (received.charAt(at) !== quote) return false;
    for (let ahead = 1; yield* here(ahead); ahead += 1) {
      const next = received.charAt(at + ahead);
      if (!/\s/.test(next)) return /[,}\]:]/.test(next);
    }
    return true;
  }

  function* readString(heardAs: string | null): Reading<string> {
    const quote = closing[received.charAt(at)] ?? '"';
    let value = '';
    at += 1;
    if (heardAs !== null) onString(heardAs, '');
    while (yield* here()) {
      let piece = received.charAt(at);
      if (yield* endsString(quote)) {
        at += 1;
        if (heardAs !== null) onString(heardAs, null);
        return value;
      }
      if (piece === '\\') {
        if (!(yield* here(1))) break;
        const escaped = received.charAt(at + 1);
        if (escaped === 'u') {
          if (!(yield* here(5))) break;
          piece = String.fromCharCode(Number.parseInt(received.slice(at + 2, at + 6), 16) || 0xfffd);
          at += 6;
        } else {
          piece = escapes[escaped] ?? escaped;
          at += 2;
        }
      } else at += 1;
      value += piece;
      if (heardAs !== null) onString(heardAs, piece);
    }
    throw new NoJson();
  }

  function* readFields(depth: number): Reading<Map<string, unknown>> {
    const fields = new Map<string, unknown>();
    if (depth === 1) open = fields;
    at += 1;
    for (;;) {
      yield* skip(/[\s,]/);
      const sign = received.charAt(at);
      if (sign === '') throw new NoJson();
      if (sign === '}') break;
      const key = closing[sign] === undefined ? yield* skip(/[\w$-]/) : yield* readString(null);
      yield* skip(/\s/);
      if (key === '' || received.charAt(at) !== ':') throw new NoJson();
      at += 1;
      fields.set(key, yield* readValue(depth, key));
    }
    at += 1;
    return fields;
  }

  function* readList(depth: number): Reading<unknown[]> {
    const list: unknown[] = [];
    at += 1;
    for (;;) {
      yield* skip(/[\s,]/);
      const sign = received.charAt(at);
      if (sign === '') throw new NoJson();
      if (sign === ']') break;
      list.push(yield* readValue(depth, null));
    }
    at += 1;
    return list;
  }

  function* readValue(depth: number, key: string | null): Reading<unknown> {
    yield* skip(/\s/);
    const sign = received.charAt(at);
    if (closing[sign] !== undefined) return yield* readString(depth === 1 ? key : null);
    if (depth >= maxDepth) throw new NoJson();
    if (sign === '{') return yield* readFields(depth + 1);
    if (sign === '[') return yield* readList(depth + 1);
    const word = yield* skip(/[^\s,\]}]/);
    if (word === '') throw new NoJson();
    return word === 'true' ? true : word === 'false' ? false : Number.isNaN(Number(word)) ? null : Number(word);
  }

  function* readObject(): Reading<void> {
    const start = at;
    open = null;
    try {
      objects.push({ fields: yield* readFields(1), isWhole: true });
    } catch (error) {
      if (!(error instanceof NoJson)) throw error;
      if (open !== null) objects.push({ fields: open, isWhole: false });
      prose += '{';
      at = start + 1;
    }
  }

  /** Thoughts are passed over; what came before the end of thoughts that had no beginning was one too. */
  function* readTag(): Reading<void> {
    let tag = '';
    do {
      if (tag !== '') yield;
      tag = received.slice(at, at + 40);
      // the name of a channel stands behind its sign
    } while (!input.isOver && tag.length < 40 && (tag.startsWith('<|') || !tag.includes('>')));
    const thought = thoughtOpen.exec(tag)?.[1];
    const closed = thoughtClose.exec(tag)?.[0];
    const name = channel.exec(tag)?.[1];
    if (closed !== undefined) {
      objects = [];
      prose = '';
      at += closed.length;
    } else if (thought !== undefined) yield* passOver(new RegExp(`</${thought}>|<\\|/${thought}\\|>`, 'i'), true);
    else if (name !== undefined && name.toLowerCase() !== 'final') yield* passOver(/<\|(?:channel|start)\|>/i, false);
    else if (tag.startsWith('<|')) {
      at += (/^<\|[^|]{0,30}\|>(?:\s*final\b)?/i.exec(tag)?.[0] ?? '<|').length;
    } else {
      prose += '<';
      at += 1;
    }
  }

  function* passOver(end: RegExp, isEndToo: boolean): Reading<void> {
    let looked = at + 1;
    isInThought = true;
    for (;;) {
      const found = end.exec(received.slice(looked));
      if (found !== null) {
        at = looked + found.index + (isEndToo ? found[0].length : 0);
        isInThought = false;
        return;
      }
      looked = Math.max(looked, received.length - 40);
      if (input.isOver) break;
      yield;
    }
    at = received.length;
  }

  function* readAll(): Reading<void> {
    for (let tries = 0; yield* here();) {
      const sign = received.charAt(at);
      if (sign === '{' && tries < maxTries) {
        tries += 1;
        yield* readObject();
      } else if (sign === '<') yield* readTag();
      else {
        prose += sign;
        at += 1;
      }
    }
  }

  const reading = readAll();
  return {
    push(piece: string): void {
      received += piece;
      reading.next();
    },
    /** In the order in which they came, without those of thoughts; `prose` is what stood beside them. */
    end(): { objects: FoundObject[]; prose: string; endsInThought: boolean } {
      input.isOver = true;
      reading.next();
      return { objects, prose, endsInThought: isInThought };
    },
  };
}
