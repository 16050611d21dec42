/** JSON as templates and plugins write it: raw quotes and line breaks in strings, zeros before numbers, stray commas, comments, bare keys, torn ends. One pass, and what is whole is kept. */

const textMax = 1_500_000;
const depthMax = 60;
const faultsMax = 500;

interface JsonAt {
  value: unknown;
  /** the index behind it */
  end: number;
}

/** Every object and list that stands in the text, one after the other. */
export function parseLenientJson(written: string): unknown[] {
  const text = unwrapped(written.slice(0, textMax));
  try {
    return [JSON.parse(text)];
  } catch {
    // read below, fault by fault
  }
  const values: unknown[] = [];
  let at = 0;
  while (values.length < 100) {
    const start = text.slice(at).search(/[[{]/);
    if (start < 0) break;
    const read = readJsonAt(text, at + start);
    if (read === null) break;
    values.push(read.value);
    at = read.end;
  }
  return values;
}

const unwrapped = (text: string): string => {
  const bare = text
    .trim()
    .replace(/^<!--|-->$/g, '')
    .replace(/^\s*(?:\/\*|\/\/)?\s*<!\[CDATA\[\s*(?:\*\/)?|(?:\/\*|\/\/)?\s*\]\]>\s*(?:\*\/)?\s*$/g, '')
    .replace(/;\s*$/, '');
  return !bare.includes('"') && bare.includes('&quot;')
    ? bare.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
    : bare;
};

/** The object or list that begins at the index; null where it is beyond reading. */
export function readJsonAt(text: string, start: number): JsonAt | null {
  let at = start;
  let faults = 0;
  const torn = Symbol('torn');

  const skipSpace = () => {
    for (;;) {
      while (at < text.length && isSpace(text.charCodeAt(at))) at += 1;
      if (text.startsWith('//', at)) at = ending(text.indexOf('\n', at), text);
      else if (text.startsWith('/*', at)) at = ending(text.indexOf('*/', at + 2), text, 2);
      else return;
    }
  };

  const goesOn = () => faults <= faultsMax;

  const fault = () => {
    at += 1;
    faults += 1;
  };

  const readValue = (depth: number, inList: boolean): unknown => {
    skipSpace();
    const opening = text[at];
    if (opening === undefined || depth > depthMax || faults > faultsMax) return torn;
    if (opening === '{') return readObject(depth);
    if (opening === '[') return readList(depth);
    return isQuote(opening) ? readString(inList ? 'item' : 'value') : readBare();
  };

  const readObject = (depth: number): unknown => {
    const entries: [string, unknown][] = [];
    at += 1;
    while (goesOn()) {
      skipSpace();
      const next = text[at];
      if (next === undefined) break;
      if (next === '}') {
        at += 1;
        break;
      }
      if (next === ',') {
        at += 1;
        continue;
      }
      const key = isQuote(next) ? readString('key') : bareKey();
      skipSpace();
      if (typeof key !== 'string' || text[at] !== ':') {
        fault();
        continue;
      }
      at += 1;
      const value = readValue(depth + 1, false);
      if (value === torn) break;
      entries.push([key, value]);
    }
    return Object.fromEntries(entries);
  };

  const readList = (depth: number): unknown => {
    const items: unknown[] = [];
    at += 1;
    while (goesOn()) {
      skipSpace();
      const next = text[at];
      if (next === undefined) break;
      if (next === ']') {
        at += 1;
        break;
      }
      if (next === ',') {
        at += 1;
        continue;
      }
      // the list was never closed: what holds it goes on
      if (next === '}') break;
      const before = at;
      const value = readValue(depth + 1, true);
      if (value === torn) break;
      if (at === before) fault();
      else items.push(value);
    }
    return items;
  };

  const readString = (place: 'key' | 'value' | 'item'): unknown => {
    const quote = text[at] ?? '"';
    const parts: string[] = [];
    at += 1;
    for (;;) {
      let stop = at;
      while (stop < text.length && text[stop] !== quote && text[stop] !== '\\') stop += 1;
      parts.push(text.slice(at, stop));
      at = stop + 1;
      if (stop >= text.length) return torn;
      if (text[stop] === '\\') {
        const { character, length } = escaped(text, at);
        parts.push(character);
        at += length;
      } else if (endsString(text, at, place)) {
        return parts.join('');
      } else {
        parts.push(quote);
      }
    }
  };

  const bareKey = (): string | null => {
    bareWord.lastIndex = at;
    const word = bareWord.exec(text)?.[0] ?? null;
    if (word !== null) at += word.length;
    return word;
  };

  const readBare = (): unknown => {
    const from = at;
    while (at < text.length && !/[,}\]\n]/.test(text[at] ?? '')) at += 1;
    const word = text.slice(from, at).trim();
    if (word === 'true' || word === 'false') return word === 'true';
    if (word === 'null' || word === 'undefined' || word === 'NaN' || word === '') return null;
    // a code keeps its zeros: `0081234` is no number
    return /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(word) && word.length <= 15 ? Number(word) : word;
  };

  const value = readValue(0, false);
  return value === torn || faults > faultsMax ? null : { value, end: Math.max(at, start + 1) };
}

const bareWord = /[\p{L}_$@][\p{L}\p{N}_$@.-]{0,80}/uy;
const keyAhead = /(?:"[^"\n]{0,80}"|'[^'\n]{0,80}'|[\p{L}_$@][\p{L}\p{N}_$@.-]{0,80})\s{0,20}:/uy;
const itemAhead = /["'{[\d\-\]]|true|false|null/y;

const isQuote = (character: string) => character === '"' || character === "'";
const isSpace = (code: number) => code <= 32 || code === 160 || code === 0xfeff || code === 0x2028 || code === 0x2029;
const ending = (found: number, text: string, length = 0) => (found < 0 ? text.length : found + length);

/** Whether the quote before this index ends its string, or is one that its writer forgot to escape. */
function endsString(text: string, behind: number, place: 'key' | 'value' | 'item'): boolean {
  const at = afterSpace(text, behind);
  const next = text[at];
  if (place === 'key') return next === ':';
  if (next === undefined || next === '}' || next === ']') return true;
  if (next === '/') return text[at + 1] === '/' || text[at + 1] === '*';
  const comma = next === ',';
  const from = comma ? afterSpace(text, at + 1) : at;
  const opening = text[from];
  if (comma && (opening === undefined || opening === '}' || opening === ']' || opening === ',' || opening === '/'))
    return true;
  // without a comma only a key on another line begins something new
  if (!comma && !text.slice(behind, at).includes('\n')) return false;
  const ahead = place === 'item' && comma ? itemAhead : keyAhead;
  ahead.lastIndex = from;
  return ahead.test(text);
}

function afterSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && isSpace(text.charCodeAt(at))) at += 1;
  return at;
}

const escapes: Record<string, string> = { n: '\n', r: '\n', t: ' ', b: ' ', f: ' ' };

function escaped(text: string, at: number): { character: string; length: number } {
  const character = text[at] ?? '';
  const hex = character === 'u' ? /^[\da-f]{4}$/i.exec(text.slice(at + 1, at + 5))?.[0] : undefined;
  if (hex !== undefined) return { character: String.fromCharCode(Number.parseInt(hex, 16)), length: 5 };
  return { character: escapes[character] ?? character, length: 1 };
}
