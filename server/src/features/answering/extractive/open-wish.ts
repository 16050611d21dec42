/** A wish that no product meets by its name is met by what comes nearest: who looks for "something for thunderstorms" asks nothing that a page could answer. */
import { aspects } from '../../../aspects/aspects.ts';
import { hasQuestionWord } from '../../../dialogue/asks-of.ts';
import type { QuestionPart } from '../../../ports/model.ts';
import { standingOut } from '../domain/standing-out.ts';
import { draft } from './composed.ts';
import type { Asking, Draft } from './composed.ts';
import { heldShare, tellingWords } from './telling-words.ts';

const searching = aspects.indexOf('search');
const surelyWished = 0.4;
/** of what was asked, or of its weight, what the nearest must hold; and what it must hold to be told without a doubt */
const leastNear = 0.25;
const near = 0.5;
const wholly = 0.99;
const shownMax = 4;
/** share of what was said that the shop must know, for a thing to stand out by it */
const leastKnown = 0.7;

/** what it is called is left to the shop: it must do what is needed */
export const someThing =
  /(?<!\p{L})(?:som(?:e)?thin[g']?|anythin[g']?|smth|sth|etwas|irgendwas|was zum|algo|quelque chose|un truc|qualcosa|sesuatu|ada (?:yg|yang)|iets|coś|něco|noe|något|noget|что-нибудь|щось|bir şey)(?!\p{L})/iu;

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

/** null where it is no such wish, or nothing comes near it; what is unsure is yet to be told as such. */
export function openWish(asking: Asking, drafts: readonly Draft[], isSure: boolean): Draft | null {
  const { part, language, shopLanguage, phrases, isForeign } = asking;
  const mayStandOut = !isSure && !isForeign && part.known >= leastKnown && part.focus.length === 0;
  const alone = mayStandOut ? standingOut(part.products, shownMax) : [];
  if (!isOpenWish(part, language, alone.length > 0)) return null;
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
  if (ofKind !== undefined && (first.signs.held ?? 0) < near && !part.understanding.isYesNo) return ofKind;
  const isClosed = part.understanding.isYesNo && !someThing.test(part.text) && part.limits.excluded.length === 0;
  // a kind that no product is called by is not sold
  if (isClosed && !isCalled(first, part, shopLanguage)) return null;
  const held = first.signs.held ?? 0;
  const coverage = Math.max(first.signs.coverage ?? 0, second?.signs.coverage ?? 0);
  const { minPrice, maxPrice, excluded } = part.limits;
  const isBound = excluded.length > 0 && (minPrice !== null || maxPrice !== null);
  if (held < leastNear && coverage < leastNear && !isBound) return null;
  return held >= near && !isClosed ? first : { ...first, outcome: 'unsure' };
}
