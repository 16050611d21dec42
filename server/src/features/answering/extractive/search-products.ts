/** Products that are looked for, named, or the cheapest and the dearest of their kind: a sentence and cards. */
import { hasQuestionWord } from '../../../dialogue/asks-of.ts';
import { conceptsIn, readShopWords } from '../../../dialogue/read-shop-words.ts';
import type { ShopWord } from '../../../dialogue/read-shop-words.ts';
import type { WantedKind } from '../../../dialogue/thing-kind.ts';
import type { Concept } from '../../../languages/concepts.ts';
import type { FoundProduct } from '../../../ports/model.ts';
import { agesOf, askedAge, withoutAge } from '../domain/asked-age.ts';
import { fittingWish } from '../domain/fits-wish.ts';
import { someThing } from '../domain/meant-kind.ts';
import { isGeneral, namesOnlyLimits } from '../domain/names-only-limits.ts';
import { withoutExcluded } from '../../../search/excluded-words.ts';
import { isLimited, isPriced } from '../../../search/product-query.ts';
import { draft, fill, priceWords } from './composed.ts';
import type { Asking, Draft } from './composed.ts';
import { asksForChoices, asksOfOne, countWords, looksForThings } from './looks-for-things.ts';
import { nearWish } from './near-wish.ts';
import { fittingProducts } from './name-products.ts';
import type { Candidate } from './name-products.ts';
import { openChoices } from './choices.ts';
import { inOneCurrency, withoutOtherCurrencies } from './one-currency.ts';
import { withoutPurpose } from './without-purpose.ts';
import { coloursIn } from './choice-colours.ts';
import { beyondColours, shadesOf } from './colour-search.ts';
import { missingColour } from './missing-choice.ts';
import { namedOption, sizesIn } from './named-option.ts';
import { listed } from './options.ts';
import { heldShare, tellingWords } from './telling-words.ts';
import { wholeDescription } from './whole-description.ts';

const cardsMax = 6;
/** what is put beside an order is nothing that anybody looks for as the cheapest thing */
const addOn =
  /(?:package|shipping|parcel|order|delivery) (?:protection|insurance)|versandversicherung|assurance (?:colis|livraison)|seguro de env[ií]o|asuransi pengiriman|gift ?wrap|geschenkverpackung|papier cadeau|bungkus kado|donation|spende|swatch|(?<!\p{L})tip(?!\p{L})/iu;
/** of a wish, what goods within its price must hold to be shown instead of the word that there are none */
const leastWished = 0.3;
/** share of what was asked that the cheapest must be */
const leastHeld = 0.5;

export function superlative(asking: Asking): Draft | null {
  const { part, phrases, language, shopLanguage } = asking;
  const { order } = part.limits;
  if (order === null) return null;
  const isAmongShown = part.focusBy === 'pointing' && part.focus.length > 1;
  const found = part.products.map(({ document }) => document);
  const { kind, products: wished } = fittingWish(found, wishOf(asking));
  const among = inOneCurrency(isAmongShown ? part.focus : wished);
  const sign = order === 'cheapest' ? 1 : -1;
  const priced = among
    .filter(({ name }) => !addOn.test(name))
    .flatMap((product) => (product.price === null ? [] : [{ product, amount: product.price.amount }]))
    .sort((a, b) => sign * (a.amount - b.amount));
  const first = priced.find(({ product }) => product.availability !== 'out_of_stock')?.product ?? priced[0]?.product;
  if (first?.price === undefined || first.price === null) return null;
  const held = isAmongShown ? 1 : shareHeld(wantedWords(asking), kind, allOf(first), shopLanguage);
  if (held < leastHeld) return null;
  const words = fill(phrases[order], { name: first.name, price: priceWords(first.price, language) });
  const others = priced.map(({ product }) => product).filter((product) => product !== first);
  return draft(
    'superlative',
    words,
    { coverage: part.products[0]?.coverage ?? 0, held },
    { products: [first, ...others].slice(0, cardsMax) },
  );
}

/** Those of what was found that are what was asked for, or what the shop has nothing of. */
export function productSearch(asking: Asking, candidates: readonly Candidate[]): Draft | null {
  const { part, phrases, shopLanguage } = asking;
  const wantsVouchers = part.understanding.concepts.has('gift_card');
  const limited = isLimited(part.limits);
  const found = candidates.map(({ document }) => document);
  if (
    found.length === 0 &&
    isPriced(part.limits) &&
    part.known === 1 &&
    nearWish(part, leastWished).length === 0 &&
    looksForThings(part, asking.language)
  )
    return { ...draft('search', phrases.nothingWithin, { held: 1 }, { outcome: 'unknown' }), isCertain: true };
  const { kind, ofKind, products } = fittingWish(found, wishOf(asking));
  if (products.length === 0) return nothingFitting(asking, ofKind);
  const wanted = wantedWords(asking);
  const inStock = part.understanding.concepts.has('stock')
    ? products.filter(({ availability }) => availability !== 'out_of_stock')
    : products;
  const fits = new Set(calledSo(inStock.length > 0 ? inStock : products, wanted, shopLanguage));
  const comparable = new Set(limited ? inOneCurrency([...fits]) : fits);
  const compared = eachNameFirst(candidates.filter(({ document }) => comparable.has(document)));
  // "gifts under 20" are more than what has the word in its name
  const alikeFirst = namesOnlyLimits(part.limits) ? compared.map((one) => ({ ...one, fit: 0 })) : compared;
  // where nothing is said but the kind, all that is called by it fits: a bathrobe is no less a robe than a shawl robe
  const isOnlyKind = kind !== null && wanted.every((word) => kind.words.some(({ text }) => text === word.text));
  const ofName = isOnlyKind
    ? alikeFirst.filter(({ document }) => wanted.every((word) => isWritten(word, document)))
    : [];
  const fitting = (ofName.length > 0 ? ofName.slice(0, cardsMax) : fittingProducts(alikeFirst)).filter(
    ({ document: { name, price } }) =>
      (price !== null || !limited) &&
      (!addOn.test(name) || addOn.test(part.asked)) &&
      (wantsVouchers || !conceptsIn(name, shopLanguage).includes('gift_card')),
  );
  if (fitting.length === 0) return null;
  const shares = fitting.map(({ document }) =>
    shareHeld(beyondColours(wanted, document, shopLanguage), kind, allOf(document, part.text), shopLanguage),
  );
  const held = Math.max(...shares);
  const alike = fitting.filter((_, at) => shares[at] === held);
  const shown = withoutOtherCurrencies((kind === null ? fitting : alike).map(({ document }) => document));
  const signs = {
    coverage: Math.max(...fitting.map(({ coverage }) => coverage)),
    fit: Math.max(...fitting.map(({ fit }) => fit)),
    held,
  };
  const words = countWords(part.text);
  // of two or three words one may be unknown: what goes by the others is what there is
  const isNearly =
    words <= barestSearch &&
    part.known < 1 &&
    !part.understanding.isYesNo &&
    kind !== null &&
    part.focusBy !== 'page' &&
    shown.every(({ name }) => heldShare(wanted, name, shopLanguage) >= leastHeld);
  const isCalledSo = ({ document }: Candidate) => heldShare(wanted, recordOf(document), shopLanguage) === 1;
  const isFew =
    words <= fewWords ||
    (wanted.length <= fewTelling && fitting.some(isCalledSo) && !hasQuestionWord(part.text, asking.language));
  const isKnown = kind !== null || (wanted.length > 0 && isFew && part.limits.excluded.length === 0);
  const isForAge = askedAge(part.text) !== null && shown.every((product) => agesOf(product) !== null);
  const isNeed = someThing.test(part.text) && held >= leastNeeded && signs.coverage >= leastNeeded;
  const isMeant = isForAge
    ? !asksOfOne(part)
    : (isNeed && looksForThings(part, asking.language)) ||
      (isKnown && (held === 1 || isNearly) && looksForThings(part, asking.language));
  const isCertain = isMeant && !asksForChoices(part, shown);
  const [only, ...others] = shown;
  const isGone = only !== undefined && others.length === 0 && only.availability === 'out_of_stock';
  const shades = isGone ? [] : shadesOf(asking, shown);
  const text = isGone ? fill(phrases.soldOutNow, { name: only.name }) : [phrases.products, ...shades].join('\n');
  return { ...draft('search', text, signs, { products: soldOutLast(shown) }), isCertain };
}

const leastNeeded = 0.6;
const barestSearch = 3;
const fewWords = 4;
const fewTelling = 2;

/** Three sizes of one candle leave no room for another. */
function eachNameFirst(candidates: readonly Candidate[]): Candidate[] {
  const before = candidates.map(
    ({ document }, at) => candidates.slice(0, at).filter((other) => other.document.name === document.name).length,
  );
  return candidates
    .map((candidate, at) => ({ candidate, turn: before[at] ?? 0 }))
    .sort((a, b) => a.turn - b.turn)
    .map(({ candidate }) => candidate);
}

/** Hand towels are those that are called so, before sets that hold some. */
function calledSo(products: FoundProduct[], wanted: readonly ShopWord[], language: string): FoundProduct[] {
  const called = products.filter((product) => heldShare(wanted, recordOf(product), language) === 1);
  // the paper for a filter is no filter, unless nothing else is
  const headed = called.filter((product) => {
    const name = withoutPurpose(product.name);
    return name === product.name || heldShare(wanted, recordOf({ ...product, name }), language) === 1;
  });
  return headed.length > 0 ? headed : called.length > 0 ? called : products;
}

/** Of a thing that comes in other colours, those; else that there is none. */
function nothingFitting(asking: Asking, ofKind: readonly FoundProduct[]): Draft | null {
  const { part, phrases, language, shopLanguage } = asking;
  if (!looksForThings(part, asking.language) || (ofKind.length === 0 && part.limits.excluded.length === 0)) return null;
  // "do you have it in XXL?" asks of what was shown
  if (part.focus.length > 0 && part.focusBy === 'pointing') return null;
  // what was put into the shop's words may have lost what the thing is called
  if (asking.isForeign && part.limits.excluded.length === 0) return null;
  const [only, ...others] = ofKind;
  const spoken = readShopWords(part.text, language);
  const words = [...readShopWords(part.asked, shopLanguage), ...spoken];
  const missing = only === undefined || others.length > 0 ? null : missingColour({ words, spoken }, only, shopLanguage);
  if (only !== undefined && missing !== null) {
    const isColour = (value: string) => coloursIn(value, shopLanguage).length > 0;
    const options = listed(openChoices(only, isColour), phrases.or);
    const text = fill(phrases.notOffered, { name: only.name, option: missing, options });
    return { ...draft('search', text, { held: 1 }, { products: [only] }), isCertain: true };
  }
  const name = part.text.slice(part.text.toLowerCase().indexOf(spoken[0]?.text ?? '')).replace(/[?？؟.!\s]+$/u, '');
  const text = fill(phrases.notSold, { name });
  return { ...draft('search', text, { held: 1 }, { outcome: 'unknown' }), isCertain: true };
}

/** What it shall be without was left out when it was searched for, and the £50 that it may cost is no choice. */
const wishOf = ({ part, shopLanguage }: Asking) => ({
  asked: withoutAge(namesOnlyLimits(part.limits) ? part.limits.words : part.asked),
  excluded: [],
  language: shopLanguage,
});

/** Without what it shall be without, and without for whom it is. */
const wantedWords = ({ part, shopLanguage }: Asking): ShopWord[] =>
  tellingWords(withoutAge(withoutExcluded(part.asked, shopLanguage)), shopLanguage).filter(
    (word) => !isGeneral(word.text) && !(word.kind === 'concept' && choiceNames.has(word.concept)),
  );

const isWritten = ({ text }: ShopWord, { name, categories }: FoundProduct): boolean =>
  [name, ...categories].join('\n').toLowerCase().includes(text.toLowerCase().replace(/s$/u, ''));

/** What is of a kind holds the kind's word, whatever it is called itself. */
function shareHeld(wanted: readonly ShopWord[], kind: WantedKind | null, text: string, language: string): number {
  if (wanted.length === 0) return 1;
  const beyond = wanted.filter((word) => kind?.words.some((one) => one.text === word.text) !== true);
  return (wanted.length - beyond.length + beyond.length * heldShare(beyond, text, language)) / wanted.length;
}

/** they stand before what is chosen: "in size M" */
const choiceNames: ReadonlySet<Concept> = new Set<Concept>(['size', 'colour', 'stock']);

const soldOutLast = (products: readonly FoundProduct[]): FoundProduct[] =>
  products.toSorted((a, b) => Number(a.availability === 'out_of_stock') - Number(b.availability === 'out_of_stock'));

const recordOf = ({ name, brand, categories, variants }: FoundProduct): string =>
  [name, brand, ...categories, ...variants].join('\n');

/** With what the choice goes by that the text names: "youth 14" is Y14. */
function allOf(product: FoundProduct, asked = ''): string {
  const sizes = namedOption(asked, product)?.values.flatMap((value) => sizesIn(value.toLowerCase())) ?? [];
  return [recordOf(product), wholeDescription(product), ...sizes].join('\n');
}
