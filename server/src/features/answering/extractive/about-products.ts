/** What is told of one product: its price, its stock, its options, or what its own page says. */
import { aspects } from '../../../aspects/aspects.ts';
import { isPriced } from '../../../search/product-query.ts';
import type { Concept } from '../../../languages/concepts.ts';
import type { FoundProduct } from '../../../ports/model.ts';
import { readShopWords } from '../../../dialogue/read-shop-words.ts';
import { untoldPrice } from '../domain/product-cards.ts';
import { asksInAnyUnit } from './asked-units.ts';
import { asksNothingElse, asksOfChoice, asksOfThing, asksOnlyOf } from './asks-nothing-else.ts';
import { draft, fill, priceWords } from './composed.ts';
import type { Asking, Draft } from './composed.ts';
import { quoted } from './from-pages.ts';
import { choicesOf, openChoices } from './choices.ts';
import { choicesCompared } from './choices-compared.ts';
import { formerPrice } from './former-price.ts';
import { coloursIn, coloursSaid } from './choice-colours.ts';
import { isSize, missingColour, missingSize } from './missing-choice.ts';
import { chosenOption, namedOption, optionBeside } from './named-option.ts';
import { areGone, askedChoices, listed } from './options.ts';
import type { NamedOption } from './named-option.ts';
import { priceOf } from './price-of.ts';
import { stockOf } from './stock-of.ts';

/** what a product's record answers is as sure as the record */
const recorded = 0.92;
const inStock = aspects.indexOf('stock');
/** that it is asked whether there is one, in whatever words */
const likelyStock = 0.4;

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
    if (size === null && !open.every((value) => coloursSaid(value, asking.shopLanguage).length > 0))
      return told(fill(phrases.availableIn, { name, options }));
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
  const compared = choicesCompared(asking, product, option);
  if (compared !== null) return toldSurely(compared);
  if (asksPrice && product.price !== null) {
    const price = priceOf(asking, product, option);
    return price === null ? null : sayOf(price);
  }
  // "can we bring wine?" shares a word with a choice, and asks for none
  const isChosen =
    option !== null && !isMeasured && !isOfChoice && (!isYesNo || namedOption(part.text, product) !== null);
  const others = option === null || asksPrice ? null : besideOption(asking, product, option);
  if (others !== null) return told(others);
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

/** "Which colours can I get in large?": the other choices that go with the one that is named. */
function besideOption(
  { part, phrases, shopLanguage }: Asking,
  product: FoundProduct,
  option: NamedOption,
): string | null {
  const { concepts, asks } = part.understanding;
  const asked = asks.has('which') ? askedChoices(part.text, concepts, product, shopLanguage) : null;
  if (asked === null) return null;
  const labels = asked.labels.filter((label) => option.offers.every(({ options }) => !isNamed(options[label], option)));
  const valuesOf = (isOpen: boolean) => [
    ...new Set(
      option.offers
        .filter(({ availability }) => (availability !== 'out_of_stock') === isOpen)
        .flatMap(({ options }) => labels.flatMap((label) => options[label] ?? [])),
    ),
  ];
  const [open, gone] = [valuesOf(true), valuesOf(false)];
  const name = `${product.name} (${option.values.join(' / ')})`;
  if (open.length === 0) return null;
  return [
    fill(phrases.availableIn, { name, options: listed(open, phrases.or) }),
    ...(gone.length === 0 ? [] : [fill(phrases.soldOutOption, { name, option: listed(gone, phrases.or) })]),
  ].join(' ');
}

const isNamed = (value: string | undefined, { values }: NamedOption): boolean =>
  value !== undefined && values.includes(value);

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

/** "in blue?": nothing is asked but the option itself. */
const askingless = (concepts: ReadonlySet<Concept>): boolean => !askedBeside.some((one) => concepts.has(one));
/** beside a named choice it asks for its price in languages that count with the same word */
const howMuch =
  /(?<!\p{L})(?:berapa(?:an)?|brp|brapa|cuánto|cuanto|quanto|combien|wie ?viel|hoeveel|ile|сколько|скільки|kolik|mennyi|ne kadar|kaç para|how much|πόσο|كم|כמה|いくら|얼마|多少)(?!\p{L})/iu;
const askedBeside: Concept[] = ['cost', 'wash', 'material', 'made', 'use', 'weight', 'lasting', 'contents'];

/** What the product's own page says to the question. */
export function fromOwnPage(asking: Asking, product: FoundProduct): Draft | null {
  return quoted('own', asking, { ...asking.part.ownEvidence, products: [product] });
}
