/** What is told of one product: its price, its stock, its options, or what its own page says. */
import { aspects } from '../../../aspects/aspects.ts';
import { isPriced } from '../../../search/product-query.ts';
import type { Offer, Price } from '../../../extraction/extracted-page.ts';
import type { Concept } from '../../../languages/concepts.ts';
import type { FoundProduct } from '../../../ports/model.ts';
import { readShopWords } from '../../../dialogue/read-shop-words.ts';
import { untoldPrice } from '../domain/product-cards.ts';
import { asksInAnyUnit } from './asked-units.ts';
import { asksNothingElse, asksOfChoice, asksOfThing, asksOnlyOf } from './asks-nothing-else.ts';
import { draft, fill, priceWords } from './composed.ts';
import type { Asking, Draft } from './composed.ts';
import { quoted } from './from-pages.ts';
import { choicesOf, isToldGone, offersIn, openChoices } from './choices.ts';
import { formerPrice } from './former-price.ts';
import { coloursIn, isSize, missingColour, missingSize } from './missing-choice.ts';
import { chosenOption, namedOption, optionBeside } from './named-option.ts';
import { askedChoices, listed, nearestOpen, priceSpan, spanOf } from './options.ts';
import type { NamedOption } from './named-option.ts';
import { statedPrice } from './stated-price.ts';

/** what a product's record answers is as sure as the record */
const recorded = 0.92;
/** share of a question about stock that the name of a choice takes up */
const unsaid = 0.5;
const inStock = aspects.indexOf('stock');
/** that it is asked whether there is one, in whatever words */
const likelyStock = 0.4;
/** from this probability on the page says it */
const toldOnPage = 0.4;
/** Price, stock or options, as far as the product's record knows them. */
export function fromRecord(asking: Asking, first: FoundProduct): Draft | null {
  const { part, phrases } = asking;
  const { concepts, asks, isYesNo, topics } = part.understanding;
  const { product, option } = withOption(first, asking);
  const told = (text: string) => draft('record', text, { sureness: recorded }, { products: [product] });
  const toldSurely = (text: string) => {
    const found = told(text);
    return { ...found, signs: { ...found.signs, held: 1 } };
  };
  const asksSale = (concepts.has('discount') || part.limits.onSale) && asksNothingElse(asking, product);
  const isNamed = part.focusBy === 'name' || part.focusBy === 'pointing';
  const former = formerPrice({ text: part.text, language: asking.language, asksSale, isNamed }, product, option);
  if (former !== null) return toldSurely(former);
  if (topics.some(({ weight }) => weight >= 0.9) && !concepts.has('stock')) return null;
  const name = product.name;
  const words = readShopWords(part.asked, asking.shopLanguage);
  const spoken = readShopWords(part.text, asking.language);
  const size = missingSize(part.text, product);
  const missing =
    size ??
    (option === null && (isYesNo || part.narrows || concepts.has('stock'))
      ? missingColour({ words: [...words, ...spoken], spoken }, product, asking.shopLanguage)
      : null);
  if (missing !== null) {
    const isColour = (value: string) => coloursIn(value, asking.shopLanguage).length > 0;
    const open = openChoices(product, size === null ? isColour : isSize);
    const options = listed(open, phrases.or);
    // plum may be the purple that is asked for: whoever reads the names can tell
    if (size === null && !open.every(isColour)) return told(fill(phrases.availableIn, { name, options }));
    return told(fill(phrases.notOffered, { name, option: missing, options }));
  }
  const isMeasured = asksInAnyUnit(part.text);
  // that a choice is gone is worth telling whatever is asked of it
  const isOfChoice = option !== null && !areGone(option.offers) && asksOfChoice(option.values, asking, product);
  const isOfThing = option === null && asksOfThing(asking, product);
  // "do you have it under 20?" is answered by what it costs
  const hasLimit = isPriced(part.limits) && part.focusBy === 'name';
  const asksPrice =
    concepts.has('cost') ||
    asks.has('cost') ||
    hasLimit ||
    (howMuch.test(part.text) &&
      !isMeasured &&
      (option === null
        ? asksNothingElse(asking, product) && part.focusBy === 'name'
        : askingless(concepts) && !isOfChoice));
  const sayOf = option === null && !asksNothingElse(asking, product) ? told : toldSurely;
  const untold = untoldPrice(product, phrases, asking.language, (price) => priceWords(price, asking.language));
  const isOwnKnown = option?.offers.some((offer) => offer.price !== null) === true && product.isOutdated !== true;
  if (isOfThing) return null;
  if (asksPrice && untold !== '' && !isOwnKnown && (product.priceConflict || product.isOutdated === true))
    return sayOf(`${name}: ${untold}`);
  if (asksPrice && product.price !== null) {
    const price = priceOf(asking, product, option);
    return price === null ? null : sayOf(price);
  }
  // "can we bring wine?" shares a word with a choice, and asks for none
  const isChosen =
    option !== null && !isMeasured && !isOfChoice && (!isYesNo || namedOption(part.text, product) !== null);
  // "do you have it in B flat right now?"
  const asksStock =
    concepts.has('stock') || (option !== null && (part.understanding.aspects[inStock] ?? 0) >= likelyStock);
  if (asksStock || (isChosen && (isYesNo || askingless(concepts))))
    return stockOf(asking, product, {
      option,
      asksStock,
      told: option !== null && asksOnlyOf(option.values, asking, product) ? toldSurely : told,
      toldSurely,
    });
  const choices = isYesNo ? null : askedChoices(part.text, concepts, product, asking.shopLanguage);
  if (choices === null) return null;
  if (choices.values.length === 0) return told(fill(phrases.soldOutNow, { name }));
  const isAll = asksOnlyOf(choices.labels, asking, product);
  return (isAll ? toldSurely : told)(fill(phrases.availableIn, { name, options: listed(choices.values, phrases.or) }));
}

/** Of several products of one name, the one that has the choice that is named, be it only as the biggest of all. */
function withOption(
  first: FoundProduct,
  { part, shopLanguage }: Asking,
): { product: FoundProduct; option: NamedOption | null } {
  const ownOf = (product: FoundProduct) => {
    const option = chosenOption(part.text, product, shopLanguage);
    if (option === null || !part.isFollowUp) return { product, option };
    const talked = chosenOption(part.asked, product, shopLanguage)?.values ?? [];
    return { product, option: optionBeside(option, talked, product) };
  };
  const alike = part.focus.filter(({ name }) => name === first.name);
  if (alike.length < 2) return ownOf(first);
  const all = {
    ...first,
    offers: alike.flatMap(({ offers }) => offers),
    variants: alike.flatMap((one) => one.variants),
  };
  const named = chosenOption(part.text, all, shopLanguage);
  if (named === null) return ownOf(first);
  const has = (one: FoundProduct) => named.values.every((value) => choicesOf(one).includes(value));
  const product = has(first) ? first : (alike.find(has) ?? first);
  return { product, option: ownOf(product).option ?? namedOption(named.values.join(' '), product) };
}

const areGone = (offers: readonly Pick<Offer, 'availability'>[]): boolean =>
  offers.length > 0 && offers.every(({ availability }) => availability === 'out_of_stock');

/** "in blue?": nothing is asked but the option itself. */
const askingless = (concepts: ReadonlySet<Concept>): boolean => !askedBeside.some((one) => concepts.has(one));
/** beside a named choice it asks for its price in languages that count with the same word */
const howMuch =
  /(?<!\p{L})(?:berapa(?:an)?|brp|brapa|cuánto|cuanto|quanto|combien|wie ?viel|hoeveel|ile|сколько|скільки|kolik|mennyi|ne kadar|kaç para|how much|πόσο|كم|כמה|いくら|얼마|多少)(?!\p{L})/iu;
const askedBeside: Concept[] = ['cost', 'wash', 'material', 'made', 'use', 'weight', 'lasting', 'contents'];

/** Null where the named choice has a price of its own that is not known. */
function priceOf(
  { part, phrases, language }: Asking,
  product: FoundProduct,
  option: NamedOption | null,
): string | null {
  const { name } = product;
  const sameName = part.focusBy === 'name' ? part.focus.filter((one) => one !== product && one.name === name) : [];
  const siblings = option === null ? sameName.flatMap((one) => offersOf(one)) : [];
  const offers = siblings.length === 0 ? (option?.offers ?? offersIn(product)) : [...offersOf(product), ...siblings];
  const isGone = option !== null && areGone(offers);
  const isUnpriced = option !== null && offers.every(({ price }) => price === null);
  const stated = isUnpriced ? statedPrice(option.values, product, part.ownEvidence.passages) : null;
  if (isUnpriced && stated === null && choicesOf(product).length > 1 && !isFirst(option, product)) return null;
  const span =
    stated === null
      ? ((option === null && siblings.length + sameName.length === 0
          ? spanOf(product, null)
          : priceSpan(
              isGone ? offers.map(({ price }) => ({ price, availability: 'unknown' as const })) : offers,
              option === null ? product.price : null,
            )) ?? { low: product.price, high: product.price })
      : { low: stated, high: stated };
  const price = wordsFor(span.low, language);
  if (option !== null && span.low?.amount === span.high?.amount)
    return [phrases.priceOption, ...(isGone ? [phrases.soldOutOption] : [])]
      .map((phrase) => fill(phrase, { name, option: option.values.join(' / '), price }))
      .join(' ');
  if (option !== null && stated === null && option.values.length === offers.length && offers.length <= pricesMax)
    return option.offers
      .map(({ options, price: own }) => {
        const [value = ''] = option.values.filter((one) => Object.values(options).includes(one));
        return fill(phrases.priceOption, { name, option: value, price: wordsFor(own, language) });
      })
      .join('\n');
  if (span.low?.amount !== span.high?.amount)
    return fill(phrases.priceRange, { name, price, high: wordsFor(span.high, language) });
  return fill(phrases.price, { name, price });
}

/** of so many choices that are meant each has its price told */
const pricesMax = 4;

/** The price that a page shows first is that of its first choice. */
const isFirst = ({ values }: NamedOption, product: FoundProduct): boolean =>
  values.every((value) => choicesOf(product)[0] === value);

/** A product without variants is one thing to buy. */
const offersOf = ({ offers, price, availability }: FoundProduct): Pick<Offer, 'price' | 'availability'>[] =>
  offers.some((offer) => offer.price !== null) ? offers : [{ price, availability }];

const wordsFor = (price: Price | null, language: string): string => (price === null ? '' : priceWords(price, language));

function stockOf(
  { phrases, part }: Asking,
  product: FoundProduct,
  {
    option,
    asksStock,
    told,
    toldSurely,
  }: {
    asksStock: boolean;
    option: NamedOption | null;
    told: (text: string) => Draft;
    toldSurely: (text: string) => Draft;
  },
): Draft | null {
  const { name } = product;
  const offers = offersIn(product);
  const open = offers.filter(({ availability }) => availability === 'in_stock');
  const asked = asksStock ? toldSurely : told;
  if (option !== null) {
    const values = { name, option: option.values.join(' / ') };
    if (option.offers.length === 0 && offers.length > 0) {
      const near = open.filter(({ options }) => Object.values(options).some((value) => option.values.includes(value)));
      const options = near.length > 0 ? valuesOf(near) : openChoices(product);
      return asked(fill(phrases.notOffered, { ...values, options: listed(options, phrases.or) }));
    }
    const states = new Set(option.offers.map(({ availability }) => availability));
    if (states.has('in_stock') || states.has('preorder')) return asked(fill(phrases.inStockOption, values));
    if (states.size === 1 && states.has('out_of_stock'))
      return toldSurely(
        withOpen(fill(phrases.soldOutOption, values), { name, phrases, values: valuesOf(nearestOpen(option, offers)) }),
      );
    if (product.availability === 'out_of_stock') return told(fill(phrases.soldOutNow, { name }));
    const texts = part.ownEvidence.passages.map(({ text }) => text);
    if (option.values.length === 1 && option.values.every((value) => isToldGone(value, choicesOf(product), texts)))
      return toldSurely(fill(phrases.soldOutOption, values));
    // that there is such a choice does not say that it can be had: the page may
    const isOnPage = (part.ownEvidence.found[0]?.probability ?? 0) >= toldOnPage;
    const found = told(fill(phrases.availableIn, { name, options: option.values.join(' / ') }));
    if (asksStock && isOnPage) return { ...found, signs: { ...found.signs, held: unsaid } };
    return asksStock ? told(`${found.text} ${fill(phrases.stockUnknown, values)}`) : found;
  }
  if (product.availability === 'unknown') return told(fill(phrases.stockUnknown, { name }));
  if (product.availability === 'out_of_stock') return told(fill(phrases.soldOutNow, { name }));
  const hasSoldOut = offers.some(({ availability }) => availability === 'out_of_stock');
  const text = fill(phrases.inStock, { name });
  return told(hasSoldOut ? withOpen(text, { name, phrases, values: valuesOf(open) }) : text);
}

const valuesOf = (offers: FoundProduct['offers']): string[] => [
  ...new Set(offers.map(({ options }) => Object.values(options).join(' / '))),
];

function withOpen(
  text: string,
  { name, phrases, values }: { name: string; phrases: Asking['phrases']; values: string[] },
): string {
  return values.length === 0
    ? text
    : `${text} ${fill(phrases.availableIn, { name, options: listed(values, phrases.or) })}`;
}

/** What the product's own page says to the question. */
export function fromOwnPage(asking: Asking, product: FoundProduct): Draft | null {
  return quoted('own', asking, { ...asking.part.ownEvidence, products: [product] });
}
