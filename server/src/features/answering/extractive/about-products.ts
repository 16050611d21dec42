/** What is told of one product: its price, its stock, its options, or what its own page says. */
import type { Offer, Price } from '../../../extraction/extracted-page.ts';
import type { Concept } from '../../../languages/concepts.ts';
import type { FoundProduct } from '../../../ports/model.ts';
import { draft, fill, priceWords } from './composed.ts';
import type { Asking, Draft } from './composed.ts';
import { quoted } from './from-pages.ts';
import { askedChoices, listed, missingSize, openChoices, namedOption, priceSpan } from './options.ts';

/** what a product's record answers is as sure as the record */
const recorded = 0.92;
/** Price, stock or options, as far as the product's record knows them. */
export function fromRecord(asking: Asking, product: FoundProduct): Draft | null {
  const { part, phrases } = asking;
  const { concepts, asks, isYesNo, topics } = part.understanding;
  if (topics.some(({ weight }) => weight >= 0.9) && !concepts.has('stock')) return null;
  const told = (text: string) => draft('record', text, { sureness: recorded }, { products: [product] });
  const name = product.name;
  const option = namedOption(part.text, product);
  const missing = missingSize(part.text, product);
  if (missing !== null)
    return told(fill(phrases.notOffered, { name, option: missing, options: listed(openChoices(product), phrases.or) }));
  const asksPrice = concepts.has('cost') || asks.has('cost');
  if (asksPrice && product.price !== null && product.isOutdated !== true) return told(priceOf(asking, product));
  if (concepts.has('stock') || (option !== null && (isYesNo || askingless(concepts))))
    return stockOf(asking, product, told);
  const choices = isYesNo ? null : askedChoices(part.text, concepts, product, asking.shopLanguage);
  if (choices === null) return null;
  if (choices.values.length === 0) return told(fill(phrases.soldOutNow, { name }));
  return told(fill(phrases.availableIn, { name, options: listed(choices.values, phrases.or) }));
}

/** "in blue?": nothing is asked but the option itself. */
const askingless = (concepts: ReadonlySet<Concept>): boolean => !askedBeside.some((one) => concepts.has(one));
const askedBeside: Concept[] = ['cost', 'wash', 'material', 'made', 'use', 'weight', 'lasting', 'contents'];

function priceOf({ part, phrases, language }: Asking, product: FoundProduct): string {
  const { name } = product;
  const option = namedOption(part.text, product);
  const sameName = part.focusBy === 'name' ? part.focus.filter((one) => one !== product && one.name === name) : [];
  const siblings = option === null ? sameName.flatMap((one) => offersOf(one)) : [];
  const offers = siblings.length === 0 ? (option?.offers ?? product.offers) : [...offersOf(product), ...siblings];
  const span = priceSpan(offers, option === null ? product.price : null) ?? {
    low: product.price,
    high: product.price,
  };
  const price = wordsFor(span.low, language);
  if (option !== null && span.low?.amount === span.high?.amount)
    return fill(phrases.priceOption, { name, option: option.values.join(' / '), price });
  if (span.low?.amount !== span.high?.amount)
    return fill(phrases.priceRange, { name, price, high: wordsFor(span.high, language) });
  return fill(phrases.price, { name, price });
}

/** A product without variants is one thing to buy. */
const offersOf = ({ offers, price, availability }: FoundProduct): Pick<Offer, 'price' | 'availability'>[] =>
  offers.some((offer) => offer.price !== null) ? offers : [{ price, availability }];

const wordsFor = (price: Price | null, language: string): string => (price === null ? '' : priceWords(price, language));

function stockOf({ part, phrases }: Asking, product: FoundProduct, told: (text: string) => Draft): Draft | null {
  const { name } = product;
  const option = namedOption(part.text, product);
  const open = product.offers.filter(({ availability }) => availability === 'in_stock');
  if (option !== null) {
    const values = { name, option: option.values.join(' / ') };
    const states = new Set(option.offers.map(({ availability }) => availability));
    if (states.has('in_stock') || states.has('preorder')) return told(fill(phrases.inStockOption, values));
    if (states.size === 1 && states.has('out_of_stock'))
      return told(withOpen(fill(phrases.soldOutOption, values), { name, phrases, values: valuesOf(open) }));
    if (product.availability === 'out_of_stock') return told(fill(phrases.soldOutNow, { name }));
    return told(fill(phrases.availableIn, { name, options: option.values.join(' / ') }));
  }
  if (product.availability === 'unknown') return told(fill(phrases.stockUnknown, { name }));
  if (product.availability === 'out_of_stock') return told(fill(phrases.soldOutNow, { name }));
  const hasSoldOut = product.offers.some(({ availability }) => availability === 'out_of_stock');
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
