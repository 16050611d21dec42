/** A product's page tells much of it, and of what is asked maybe nothing: "does the pannier have pockets?" is not answered by what it weighs. */
import { marksOf, sharedAspects } from '../../../aspects/marks.ts';
import { endAlike } from '../../../search/addresses.ts';
import { withoutLinks } from './composed.ts';
import type { Asking, Draft } from './composed.ts';
import { rarelySaid } from './rarely-said.ts';
import { heldShare, tellingWords } from './telling-words.ts';

/** of a statement, from which probability on its words need not be the question's: whether it is so is easily answered by what it is beside */
const likely = 0.2;
const likelySo = 0.5;
/** how far both have to speak of the same kind of thing */
const alike = 0.3;
/** words: a thing and what is asked of it */
const fewest = 2;

/** A quote of a product's page without the word that tells the question from others, which nothing else points at either. */
export function lacksAsked(
  { kind, passages, text, signs }: Draft,
  { part, shopLanguage }: Pick<Asking, 'part' | 'shopLanguage'>,
): boolean {
  if (kind !== 'own' && kind !== 'pages') return false;
  if (passages.length === 0 || passages.some((page) => page.kind !== 'product')) return false;
  const said = withoutLinks(text);
  const least = part.understanding.isYesNo ? likelySo : likely;
  if ((signs.top ?? 0) >= least || rarelySaid(part, said, shopLanguage).rarest === 1) return false;
  if (part.understanding.isYesNo && isOfAsked(said, passages, { part, shopLanguage })) return false;
  return sharedAspects(part.understanding.aspects, marksOf(said, shopLanguage, 'tell')) < alike;
}

/** "Is the black cap adjustable?": the page is of what all other words name, and the words that are told hold the last one. */
function isOfAsked(
  said: string,
  [page, ...others]: Draft['passages'],
  { part, shopLanguage }: Pick<Asking, 'part' | 'shopLanguage'>,
): boolean {
  const words = tellingWords(part.asked, shopLanguage);
  const last = words.at(-1);
  if (page === undefined || last === undefined || others.some(({ url }) => url !== page.url)) return false;
  if (words.length < fewest || heldShare([last], said, shopLanguage) < 1) return false;
  const thing = part.products.find(({ document }) => endAlike(document.url, page.url))?.document;
  if (thing === undefined) return false;
  const record = [thing.name, ...thing.categories, ...thing.variants, thing.description].join('\n');
  return heldShare(words, record, shopLanguage) === 1;
}
