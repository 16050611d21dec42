/** A wish that no product meets by its name is met by what comes nearest: who looks for "something for thunderstorms" asks nothing that a page could answer. */
import { aspects } from '../../../aspects/aspects.ts';
import { hasQuestionWord } from '../../../dialogue/asks-of.ts';
import { isPriced } from '../../../search/product-query.ts';
import type { QuestionPart } from '../../../ports/model.ts';
import { someThing } from '../domain/meant-kind.ts';
import { standingOut } from '../domain/standing-out.ts';
import { draft } from './composed.ts';
import type { Asking, Draft } from './composed.ts';
import { nearWish } from './near-wish.ts';
import { heldShare, tellingWords, wholly } from './telling-words.ts';

const searching = aspects.indexOf('search');
const surelyWished = 0.4;
/** of what was asked, or of its weight, what the nearest must hold; and what it must hold to be told without a doubt */
const leastNear = 0.25;
const half = 0.5;
/** of a wish that something is shown to anyway, what the nearest goods must hold to be shown instead */
const leastBeside = 0.15;
const shownMax = 4;
/** share of what was said that the shop must know, for a thing to stand out by it */
const leastKnown = 0.7;

/** "a camera that takes cards", "kamera yang tahan hujan": of a kind, one of the right sort */
const narrowing = /\S (?:that|which|with|yg|yang|mit|que|con|qui|avec|che|met|com) \S/iu;

/** Something to buy is looked for, whatever it is called; "do you sell laptops?" asks for just that. */
function isOpenWish({ text, understanding, limits }: QuestionPart, language: string, standsOut: boolean): boolean {
  const { aspects: likely, asks, isYesNo, intent } = understanding;
  if ((likely[searching] ?? 0) < surelyWished || limits.order !== null) return false;
  // "any green one without a hood?" is met by showing it
  if (limits.excluded.length > 0) return true;
  if (isYesNo && !standsOut && !someThing.test(text) && !narrowing.test(text)) return false;
  if ([...asks].some((kind) => kind !== 'which' && kind !== 'person' && kind !== 'time')) return false;
  return intent === 'shopping' || !hasQuestionWord(text, language);
}

/** All are called by the first word of what is looked for: "a switch to link some cameras". */
function isOfKind({ products }: Draft, { asked }: QuestionPart, shopLanguage: string): boolean {
  const [head] = tellingWords(asked, shopLanguage);
  return head !== undefined && products.every(({ name }) => heldShare([head], name, shopLanguage) > 0);
}

/** Its products' names or shelves say a word of what is looked for. */
function isCalled({ products }: Draft, { asked }: QuestionPart, shopLanguage: string): boolean {
  const names = products.flatMap(({ name, categories }) => [name, ...categories]).join('\n');
  return heldShare(tellingWords(asked, shopLanguage), names, shopLanguage) > 0;
}

/** Whoever names a price is shown what comes nearest within it, however that is asked. */
function withinPrice({ part, phrases }: Asking, drafts: readonly Draft[]): Draft | null {
  if (part.limits.maxPrice === null || part.limits.order !== null) return null;
  const near = part.understanding.isYesNo ? [] : nearWish(part);
  const found = drafts.find(({ kind, signs }) => kind === 'search' && (signs.held ?? 0) >= half)?.products ?? [];
  const products = near.length > 0 ? near : found;
  return products.length === 0 ? null : draft('search', phrases.products, {}, { products, outcome: 'unsure' });
}

/** null where it is no such wish, or nothing comes near it; what is unsure is yet to be told as such. */
export function openWish(asking: Asking, drafts: readonly Draft[], isSure: boolean): Draft | null {
  const { part, language, shopLanguage, phrases, isForeign } = asking;
  const serving = part.wished.filter(({ isForThat }) => isForThat).map(({ product }) => product);
  if (serving.length > 0)
    return draft('search', phrases.products, { held: 1 }, { products: serving.slice(0, shownMax) });
  const mayStandOut = !isSure && !isForeign && part.known >= leastKnown && part.focus.length === 0;
  const alone = mayStandOut ? standingOut(part.products, shownMax) : [];
  if (!isOpenWish(part, language, alone.length > 0)) return withinPrice(asking, drafts);
  const best = part.products.filter(({ coverage }) => coverage >= wholly).map(({ document }) => document);
  const isLed = part.focus.every((thing) => best.includes(thing));
  if (best.length > 0 && !isLed)
    return draft('search', phrases.products, { held: 1 }, { products: best.slice(0, shownMax) });
  if (alone.length > 0) return draft('search', phrases.products, { held: 1 }, { products: alone });
  const shown = drafts.filter(({ kind, products }) => (kind === 'search' || kind === 'need') && products.length > 0);
  const [first, second] = shown.toSorted(
    (a, b) => (b.signs.held ?? 0) - (a.signs.held ?? 0) || (b.signs.coverage ?? 0) - (a.signs.coverage ?? 0),
  );
  if (first === undefined) return null;
  const ofKind = shown.find((one) => isOfKind(one, part, shopLanguage));
  if (ofKind !== undefined && (first.signs.held ?? 0) < half && !part.understanding.isYesNo) return ofKind;
  const isClosed = part.understanding.isYesNo && !someThing.test(part.text) && part.limits.excluded.length === 0;
  // a kind that no product is called by is not sold
  if (isClosed && !isCalled(first, part, shopLanguage)) return null;
  const held = first.signs.held ?? 0;
  const coverage = Math.max(first.signs.coverage ?? 0, second?.signs.coverage ?? 0);
  const isBound = part.limits.excluded.length > 0 && isPriced(part.limits);
  if (held < leastNear && coverage < leastNear && !isBound) return null;
  const goods = nearWish(part, leastBeside);
  const [nearest] = goods;
  const isNearest = nearest === undefined || first.products.some(({ url }) => url === nearest.url);
  if (held >= half && !isClosed && isNearest) return first;
  return { ...first, products: goods.length > 0 ? goods : first.products, outcome: 'unsure' };
}
