/**
 * "I bought it three weeks ago, can I still return it?" asks how long things may be returned: no page says when somebody bought something, so
 * it is looked for as pages put it. What else such a message says (worn, on sale, broken) has rules of its own, and it stays as it is.
 */
import { readShopWords } from './read-shop-words.ts';
import { isThing } from '../languages/concepts.ts';
import type { Concept } from '../languages/concepts.ts';
import { perLanguage } from '../languages/packs.ts';
import { plainSpelling } from '../languages/patterns.ts';

const before = String.raw`(?<![\p{L}\p{N}])`;
const after = String.raw`(?![\p{L}\p{N}])`;
const words = (pattern: string) => new RegExp(`${before}(?:${pattern})${after}`, 'giu');

const tellingOf = perLanguage(({ usual }) => {
  if (usual === null) return null;
  const { questions, elapsed } = usual;
  const span = String.raw`(?:\d{1,3}|${elapsed.counts})[\s-]?(?:${elapsed.units})`;
  return {
    elapsed: words(elapsed.spans.replaceAll('SPAN', span)),
    beside: words(elapsed.beside),
    isSent: words(elapsed.isSent),
    returned: questions.return_window,
    exchanged: elapsed.exchange,
  };
});

const sendsBack: readonly Concept[] = ['returns', 'refund', 'exchange'];
/** said of any purchase, and of no rule */
const ofAny: ReadonlySet<Concept> = new Set<Concept>([...sendsBack, 'order', 'delivery', 'time', 'stock', 'fit']);

/** The question as shops' pages put it; null where it is none of that, or says more. */
export function askedInTime(text: string, language: string): string | null {
  const telling = tellingOf(language);
  if (telling === null || text.length > longest) return null;
  const said = plainSpelling(text);
  const left = said.replace(telling.elapsed, ' ');
  if (left === said || said.search(telling.isSent) !== -1) return null;
  const about = readShopWords(text, language).flatMap((word) => (word.kind === 'concept' ? [word.concept] : []));
  if (!sendsBack.some((concept) => about.includes(concept))) return null;
  const besides = readShopWords(left.replace(telling.beside, ' '), language).filter(
    (word) => word.kind !== 'concept' || !ofAny.has(word.concept),
  );
  if (besides.some((word) => word.kind !== 'concept' || !isThing(word.concept))) return null;
  const isSwap = about.includes('exchange') && !about.includes('returns') && !about.includes('refund');
  const question = isSwap ? telling.exchanged : telling.returned;
  return [question, ...besides.map((word) => word.text)].join(' ');
}

const longest = 240;
