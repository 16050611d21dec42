/** Whether the shop is on a network of which nothing is known: an e-mail address is no answer to that. */
import { namesNetwork, networksIn } from '../../../dialogue/networks.ts';
import { readShopWords } from '../../../dialogue/read-shop-words.ts';
import type { Concept } from '../../../languages/concepts.ts';
import type { Asking } from './composed.ts';

/** what a question whether the shop is there may speak of beside it */
const beside: ReadonlySet<Concept> = new Set<Concept>(['contact', 'email', 'phone', 'address', 'shop', 'account']);

/** It asks for the shop on a network and for nothing else, and neither its pages nor its terms know of that. */
export function asksUnknownNetwork({ part, facts, language }: Asking): boolean {
  const asked = networksIn(part.text);
  if (asked.length === 0 || part.focusBy === 'name') return false;
  const isBeside = readShopWords(part.text, language).every(
    (word) => namesNetwork(word.text) || (word.kind === 'concept' && beside.has(word.concept)),
  );
  if (!isBeside) return false;
  const pages = part.passages.flatMap(({ document }) => [document.title, ...document.headings, document.text]);
  const known = [...pages, ...facts.map(({ text }) => text)];
  return !known.some((said) => asked.some((pattern) => pattern.test(said)));
}
