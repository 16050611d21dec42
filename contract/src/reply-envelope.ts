/** Any reply, a model's broken JSON included, as text and product cards (T14, CH-12). */
import type { Static } from 'typebox';
import type { ProductCardSchema, ReplyEnvelopeSchema } from './conversations.ts';
import { readReply } from './reply-reading.ts';

/**
 * Reads JSON as language models write it: trailing commas, single or typographic quotes, bare keys, line breaks inside strings, and ends
 * that were cut off. Strict JSON is left to JSON.parse; this is asked only after that has failed.
 */
const maxDepth = 12;
const closingQuote: Record<string, string> = { '"': '"', "'": "'", '“': '”' };
const escapes: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

/** The first value in the text, or undefined where there is none. */
function readLenientJson(text: string): unknown {
  let at = 0;

  function skip(pattern: RegExp): string {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0] ?? '';
    at += found.length;
    return found;
  }

  function readString(quote: string): string {
    let value = '';
    at += 1;
    while (at < text.length) {
      const character = text.charAt(at);
      at += 1;
      if (character === quote) break;
      if (character !== '\\') {
        value += character;
        continue;
      }
      const escaped = text.charAt(at);
      at += 1;
      if (escaped === 'u') {
        const digits = skip(/[0-9a-fA-F]{4}/y);
        value += digits === '' ? '' : String.fromCharCode(Number.parseInt(digits, 16));
      } else {
        value += escapes[escaped] ?? escaped;
      }
    }
    return value;
  }

  function readMembers(depth: number, isList: boolean): unknown {
    const list: unknown[] = [];
    const fields = new Map<string, unknown>();
    at += 1;
    while (at < text.length) {
      skip(/[\s,]+/y);
      const character = text.charAt(at);
      if (character === '' || character === ']' || character === '}') {
        at += 1;
        break;
      }
      const before = at;
      if (isList) {
        list.push(readValue(depth));
      } else {
        const quote = closingQuote[character];
        const key = quote === undefined ? skip(/[\w$-]+/y) : readString(quote);
        if (skip(/\s*:\s*/y) !== '') fields.set(key, readValue(depth));
      }
      if (at === before) at += 1;
    }
    return isList ? list : Object.fromEntries(fields);
  }

  function readValue(depth: number): unknown {
    const character = text.charAt(at);
    const quote = closingQuote[character];
    if (quote !== undefined) return readString(quote);
    if (character === '{' || character === '[') {
      return depth < maxDepth ? readMembers(depth + 1, character === '[') : undefined;
    }
    const word = skip(/[^\s,\]}]+/y);
    if (word === 'true' || word === 'false') return word === 'true';
    const number = Number(word);
    return word === '' || Number.isNaN(number) ? undefined : number;
  }

  skip(/\s+/y);
  return readValue(0);
}

/** A product of the shop as a visitor sees it; an absent value is `''`. */
export type ProductCard = Static<typeof ProductCardSchema>;

/** What the server builds for every answer. */
export type ReplyEnvelope = Static<typeof ReplyEnvelopeSchema>;

export function readReplyEnvelope(reply: unknown): ReplyEnvelope {
  return readReply(reply, readLenientJson);
}
