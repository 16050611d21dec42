/** "Are dogs allowed in the shop?" is answered by "dogs are welcome": the sentence that gives or refuses leave for just what it is asked for. */
import { contentTerms } from '../../../dialogue/name-fit.ts';
import { broughtIn } from '../../../dialogue/plainly-put.ts';
import { perLanguage } from '../../../languages/packs.ts';
import type { Asking, Draft } from './composed.ts';
import { decidedBy } from './decided-by.ts';
import { tellingWords } from './telling-words.ts';

const givenIn = perLanguage(({ leaveGiven = '(?!)' }) => new RegExp(`(?<!\\p{L})(?:${leaveGiven})(?!\\p{L})`, 'iu'));

/** Null where no leave is asked for, or none is spoken of. */
export function leaveFor(asking: Asking): Draft | null {
  const { part, shopLanguage } = asking;
  const thing = tellingWords(broughtIn(part.asked, shopLanguage), shopLanguage).flatMap(({ text }) =>
    contentTerms(text, shopLanguage),
  );
  if (thing.length === 0) return null;
  const passages = part.passages.map(({ document }) => document);
  const isOf = (text: string) => new Set(thing).isSubsetOf(new Set(contentTerms(text, shopLanguage)));
  const isGiven = (text: string) => givenIn(shopLanguage)?.test(text) === true && isOf(text);
  return decidedBy(
    'pages',
    asking,
    { passages, products: [] },
    ({ text, form }, { voice, kind }) =>
      voice === 'shop' && kind !== 'product' && kind !== 'article' && form === 'sentence' && isGiven(text),
  );
}
