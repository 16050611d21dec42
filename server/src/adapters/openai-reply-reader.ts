/** Takes a reply's words out of what a model streams while it grows: JSON as asked for, fenced JSON, or plain text from endpoints that know no JSON. */
import type { ModelReply } from '../ports/model.ts';

export interface ReplyReader {
  /** @returns the words that this piece adds */
  push: (piece: string) => string;
  /** @returns null when the words never began or broke off */
  finish: (endedWell: boolean) => ModelReply | null;
}

const textKey = /"agent_response_text"\s*:\s*"/;
const escapes: Record<string, string> = { n: '\n', t: '\t', r: '', b: '', f: '', '"': '"', '\\': '\\', '/': '/' };

export function createReplyReader(productCount: number): ReplyReader {
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
    return { text: words, products: kind === 'json' ? chosenProducts(received, readTo, productCount) : [] };
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

function chosenProducts(received: string, after: number, productCount: number): number[] {
  const list = /"product_cards"\s*:\s*\[([^\]]*)/.exec(received.slice(after))?.[1] ?? '';
  const positions = [...list.matchAll(/"p(\d{1,3})"/g)].map(([, digits]) => Number(digits) - 1);
  return [...new Set(positions)].filter((position) => position >= 0 && position < productCount).slice(0, 10);
}
