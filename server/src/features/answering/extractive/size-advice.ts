/** "Which size if I don't want it baggy?" is answered by what the product's page advises, or the shop of all things of its kind, and by no chart. */
import { aspects } from '../../../aspects/aspects.ts';
import { marksOf, strengthOf } from '../../../aspects/marks.ts';
import { withoutLinks } from './composed.ts';
import type { Asking, Draft } from './composed.ts';
import { heldShare, tellingWords } from './telling-words.ts';

const advising = aspects.indexOf('size_advice');
const surelyAsked = 0.85;
const likelyAsked = 0.7;
const surelyTold = 0.6;
const leastSure = 0.5;
const number = /\d/;

/** null where nothing is advised in words, or the visitor names a measure. */
export function sizeAdvice({ part, shopLanguage }: Asking, drafts: readonly Draft[]): Draft | null {
  const asked = part.understanding.aspects[advising] ?? 0;
  if (asked < likelyAsked || number.test(part.text)) return null;
  const own = drafts.find(({ kind }) => kind === 'own');
  const isAdvice = own !== undefined && (own.signs.sureness ?? 0) >= leastSure && !number.test(withoutLinks(own.text));
  if (isAdvice && asked >= surelyAsked) return own;
  const [thing] = part.focus;
  if (thing === undefined) return null;
  // of a hoodie by name, what is said of the shop's hoodies
  const kind = tellingWords(thing.name, shopLanguage).slice(-1);
  const toldOf = ({ text }: Draft) => strengthOf(marksOf(withoutLinks(text), shopLanguage, 'tell'), advising);
  const [best] = drafts
    .filter((one) => one.kind === 'facts' || one.kind === 'pages')
    .filter((one) => heldShare(kind, withoutLinks(one.text), shopLanguage) === 1 && toldOf(one) >= surelyTold)
    .toSorted((a, b) => toldOf(b) - toldOf(a));
  // be it a fact: nothing else of the thing's page is surer to be asked
  return best === undefined ? null : { ...best, kind: 'pages' };
}
