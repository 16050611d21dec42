/** A wish that no product meets by its name is met by what comes nearest: who looks for "something for thunderstorms" asks nothing that a page could answer. */
import { aspects } from '../../../aspects/aspects.ts';
import { perLanguage } from '../../../languages/packs.ts';
import { wordsPattern } from '../../../languages/patterns.ts';
import type { QuestionPart } from '../../../ports/model.ts';
import { draft } from './composed.ts';
import type { Asking, Draft } from './composed.ts';

const searching = aspects.indexOf('search');
const surelyWished = 0.4;
/** of what was asked, or of its weight, what the nearest must hold; and what it must hold to be told without a doubt */
const leastNear = 0.25;
const near = 0.5;
const wholly = 0.99;
const shownMax = 4;

/** what it is called is left to the shop: it must do what is needed */
export const someThing =
  /(?<!\p{L})(?:something|anything|smth|sth|etwas|irgendwas|was zum|algo|quelque chose|un truc|qualcosa|sesuatu|ada (?:yg|yang)|iets|coś|něco|noe|något|noget|что-нибудь|щось|bir şey)(?!\p{L})/iu;

const questionWords = perLanguage((pack) => wordsPattern(pack.questionWords, pack));

/** Something to buy is looked for, whatever it is called; "do you sell laptops?" asks for just that. */
function isOpenWish({ text, understanding, limits }: QuestionPart, language: string): boolean {
  const { aspects: likely, asks, isYesNo, intent } = understanding;
  if ((likely[searching] ?? 0) < surelyWished || limits.order !== null) return false;
  // "any green one without a hood?" is met by showing it
  if (limits.excluded.length > 0) return true;
  if (isYesNo && !someThing.test(text)) return false;
  if ([...asks].some((kind) => kind !== 'which' && kind !== 'person' && kind !== 'time')) return false;
  return intent === 'shopping' || questionWords(language)?.test(text) !== true;
}

/** null where it is no such wish, or nothing comes near it. */
export function openWish({ part, language, phrases }: Asking, drafts: readonly Draft[]): Draft | null {
  if (!isOpenWish(part, language)) return null;
  const best = part.products.filter(({ coverage }) => coverage >= wholly).map(({ document }) => document);
  const isLed = part.focus.every((thing) => best.includes(thing));
  if (best.length > 0 && !isLed)
    return draft('search', phrases.products, { held: 1 }, { products: best.slice(0, shownMax) });
  const [first, second] = drafts
    .filter(({ kind, products }) => (kind === 'search' || kind === 'need') && products.length > 0)
    .toSorted((a, b) => (b.signs.held ?? 0) - (a.signs.held ?? 0) || (b.signs.coverage ?? 0) - (a.signs.coverage ?? 0));
  if (first === undefined) return null;
  const held = first.signs.held ?? 0;
  const coverage = Math.max(first.signs.coverage ?? 0, second?.signs.coverage ?? 0);
  const { minPrice, maxPrice, excluded } = part.limits;
  const isBound = excluded.length > 0 && (minPrice !== null || maxPrice !== null);
  if (held < leastNear && coverage < leastNear && !isBound) return null;
  return held >= near ? first : { ...first, text: `${phrases.perhaps}\n\n${first.text}`, outcome: 'unsure' };
}
