/** A product's page tells much of it, and of what is asked maybe nothing: "does the pannier have pockets?" is not answered by what it weighs. */
import { likeliestAspect } from '../../../aspects/aspect-model.ts';
import { marksOf, sharedAspects, strengthOf } from '../../../aspects/marks.ts';
import { withoutLinks } from './composed.ts';
import type { Asking, Draft } from './composed.ts';
import { rarelySaid } from './rarely-said.ts';

/** of a statement, from which probability on its words need not be the question's */
const surely = 0.85;
const likely = 0.5;
/** how far both have to speak of the same kind of thing: for a yes or no, and for all else */
const surelySame = 0.9;
const alike = 0.3;

/** A quote of a product's page without the word that tells the question from others, which nothing else points at either. */
export function lacksAsked({ kind, passages, text, signs }: Draft, { part, shopLanguage }: Asking): boolean {
  if (kind !== 'own' && kind !== 'pages') return false;
  if (passages.length === 0 || passages.some((page) => page.kind !== 'product')) return false;
  const top = signs.top ?? 0;
  const said = withoutLinks(text);
  if (top >= surely || rarelySaid(part, said, shopLanguage).rarest === 1) return false;
  const { aspects, isYesNo } = part.understanding;
  const told = marksOf(said, shopLanguage, 'tell');
  if (isYesNo) return strengthOf(told, likeliestAspect(aspects).at) < surelySame;
  return top < likely && sharedAspects(aspects, told) < alike;
}
