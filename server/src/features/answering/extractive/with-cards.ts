import type { QuestionPart } from '../../../ports/model.ts';
import { isLimited } from '../../../search/product-query.ts';
import type { Draft } from './composed.ts';

/** share of what is wanted that products hold which are shown beside a page's words */
const shownHeld = 0.6;
const shownMax = 4;
const termsMeant = 0.7;

/** Who wants to buy is shown what there is, beside the page that tells of it. */
export function withCards(
  chosen: Draft,
  drafts: readonly Draft[],
  { understanding, limits, products }: QuestionPart,
): Draft {
  if (chosen.kind !== 'pages') return chosen;
  const named = products.map(({ document }) => document).filter(({ name }) => chosen.text.includes(name));
  if (named.length > 0) return { ...chosen, products: named.slice(0, shownMax) };
  const isShopping = understanding.intent === 'shopping' || isLimited(limits);
  // "I need a different size" asks for an exchange, and for no goods
  const isOfTerms = understanding.topics.some(({ weight }) => weight >= termsMeant);
  if (!isShopping || isOfTerms || chosen.products.length > 0) return chosen;
  const found = drafts.find(({ kind }) => kind === 'search');
  return found === undefined || (found.signs.held ?? 0) < shownHeld ? chosen : { ...chosen, products: found.products };
}
