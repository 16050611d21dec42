/** The things that a JSON answer lists, read as it flows: `[{…}, …]` or `{"products": [{…}, …]}`. One of them is held at a time. */
import { FeedRefused, webPage } from './sieve.ts';

const itemMaxLength = 4_000_000;
const depthMax = 60;
const quote = 34;
const backslash = 92;

/** @throws FeedRefused */
export async function* jsonItems(text: AsyncIterable<string>): AsyncGenerator<unknown, void> {
  let isBegun = false;
  let isList = false;
  let depth = 0;
  let inString = false;
  let isEscaped = false;
  let held = '';
  for await (const piece of text) {
    const written = isBegun ? piece : piece.trimStart();
    if (written === '') continue;
    if (!isBegun) {
      if (written.startsWith('<')) throw webPage();
      if (!/^[[{]/.test(written)) throw new FeedRefused('What is at this address is no product feed.');
      isBegun = true;
      isList = written.startsWith('[');
    }
    // things stand in the outermost list, or in a list of the outermost object
    const itemDepth = isList ? 1 : 2;
    let from = held === '' ? -1 : 0;
    for (let at = 0; at < written.length; at += 1) {
      const code = written.charCodeAt(at);
      if (inString) {
        if (isEscaped) isEscaped = false;
        else if (code === backslash) isEscaped = true;
        else if (code === quote) inString = false;
      } else if (code === quote) inString = true;
      else if (code === 123 || code === 91) {
        if (code === 123 && depth === itemDepth) from = at;
        depth += 1;
        if (depth > depthMax) throw notValid();
      } else if (code === 125 || code === 93) {
        depth -= 1;
        if (depth < 0) throw notValid();
        if (code === 125 && depth === itemDepth && from >= 0) {
          yield parsed(held + written.slice(from, at + 1));
          held = '';
          from = -1;
        }
      }
    }
    if (from >= 0) held += written.slice(from);
    if (held.length > itemMaxLength) throw new FeedRefused('One product of the feed is too long to be read.');
  }
  if (!isBegun) throw new FeedRefused('There is nothing at this address.');
  if (depth !== 0) throw new FeedRefused('The feed breaks off in the middle.');
}

const notValid = () => new FeedRefused('The feed is not valid JSON.');
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw notValid();
  }
}
