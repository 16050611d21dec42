/** Takes a reply's words out of what a model streams while it grows: JSON as asked for, fenced JSON, or plain text from endpoints that know no JSON. */
import { outcomes } from '@vitrine/contract/outcomes';
import type { ModelReply } from '../ports/model.ts';

export interface ReplyReader {
  /** @returns the words that this piece adds */
  push: (piece: string) => string;
  /** @returns null when the words never began or broke off */
  finish: (endedWell: boolean) => ModelReply | null;
}

const textKey = /"(?:agent_response_)?text"\s*:\s*"/;
const listKeys = { products: /"product(?:s|_cards)"\s*:\s*\[([^\]]*)/, citations: /"citations"\s*:\s*\[([^\]]*)/ };
const escapes: Record<string, string> = { n: '\n', t: '\t', r: '', b: '', f: '', '"': '"', '\\': '\\', '/': '/' };

/** how many of each were given: their ids count from 1 */
interface Counts {
  products: number;
  passages: number;
  facts: number;
}

export function createReplyReader(counts: Counts): ReplyReader {
  let received = '';
  let kind: 'unknown' | 'json' | 'plain' = 'unknown';
  let text = '';
  let readTo = -1;
  let closed = false;

  const push = (piece: string): string => {
    received += piece;
    if (kind === 'unknown') kind = kindOf(received);
    if (kind === 'unknown') return '';
    const before = text.length;
    if (kind === 'plain') text = received.replace(/^[\uFEFF\s]+/, '');
    else readJsonText();
    return text.slice(before);
  };

  /** Goes on in the string from where it stopped; an escape that is not whole yet waits for the next piece. */
  const readJsonText = () => {
    if (readTo < 0) {
      const start = textKey.exec(received);
      if (start === null) return;
      readTo = start.index + start[0].length;
    }
    while (!closed && readTo < received.length) {
      const character = received.charAt(readTo);
      if (character === '"') closed = true;
      else if (character !== '\\') {
        text += character;
        readTo += 1;
      } else if (received.charAt(readTo + 1) === 'u') {
        const digits = received.slice(readTo + 2, readTo + 6);
        if (digits.length < 4) return;
        text += String.fromCharCode(Number.parseInt(digits, 16) || 0xfffd);
        readTo += 6;
      } else {
        const escaped = received.charAt(readTo + 1);
        if (escaped === '') return;
        text += escapes[escaped] ?? escaped;
        readTo += 2;
      }
    }
  };

  const finish = (endedWell: boolean): ModelReply | null => {
    const whole = kind === 'json' ? closed : endedWell;
    const words = text.toWellFormed().trim();
    if (!whole || words === '') return null;
    return { text: words, ...(kind === 'json' ? saidBeside(received.slice(readTo), counts) : { products: [] }) };
  };

  return { push, finish };
}

/** JSON begins with a brace, perhaps inside a fence; a few letters decide. */
function kindOf(received: string): 'unknown' | 'json' | 'plain' {
  const start = received.replace(/^[\uFEFF\s]+/, '');
  if (start === '') return 'unknown';
  if (start.startsWith('{')) return 'json';
  const fence = /^```(?:json)?\s*/i.exec(start)?.[0];
  if (fence !== undefined) {
    const inside = start.slice(fence.length);
    if (inside.startsWith('{')) return 'json';
    return inside === '' && start.length < 20 ? 'unknown' : 'plain';
  }
  return '```json'.startsWith(start) ? 'unknown' : 'plain';
}

function saidBeside(rest: string, { products, passages, facts }: Counts): Omit<ModelReply, 'text'> {
  const cited = listKeys.citations.exec(rest)?.[1];
  const outcome = /"outcome"\s*:\s*"([a-z]{1,20})"/.exec(rest)?.[1];
  const known = outcomes.find((one) => one === outcome);
  const language = /"language"\s*:\s*"([A-Za-z][\w-]{1,20})"/.exec(rest)?.[1];
  return {
    products: positionsIn(listKeys.products.exec(rest)?.[1] ?? '', 'p', products).slice(0, 10),
    ...(cited !== undefined && {
      citations: { passages: positionsIn(cited, 's', passages), facts: positionsIn(cited, 'f', facts) },
    }),
    ...(known !== undefined && { outcome: known }),
    ...(language !== undefined && { language }),
  };
}

function positionsIn(list: string, letter: string, count: number): number[] {
  const positions = [...list.matchAll(/"([psf])(\d{1,3})"/g)].flatMap(([, kind, digits]) =>
    kind === letter ? [Number(digits) - 1] : [],
  );
  return [...new Set(positions)].filter((position) => position >= 0 && position < count);
}
