/** What a product or a choice of it costs, in words. */
import type { Offer, Price } from '../../../extraction/extracted-page.ts';
import type { FoundProduct } from '../../../ports/model.ts';
import { choicesOf, offersIn } from './choices.ts';
import { fill, priceWords } from './composed.ts';
import type { Asking } from './composed.ts';
import type { NamedOption } from './named-option.ts';
import { areGone, priceSpan, spanOf } from './options.ts';
import { statedPrice } from './stated-price.ts';

/** Null where the named choice has a price of its own that is not known. */
export function priceOf(
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
          : priceSpan(isGone ? asIfThere(offers) : offers, option === null ? product.price : null)) ?? {
          low: product.price,
          high: product.price,
        })
      : { low: stated, high: stated };
  const price = wordsFor(span.low, language);
  if (option !== null && span.low?.amount === span.high?.amount)
    return [phrases.priceOption, ...(isGone ? [phrases.soldOutOption] : [])]
      .map((phrase) => fill(phrase, { name, option: option.values.join(' / '), price }))
      .join(' ');
  const each = option === null || stated !== null ? null : eachPrice(option, { name, phrases, language });
  if (each !== null) return each;
  if (span.low?.amount !== span.high?.amount)
    return fill(phrases.priceRange, { name, price, high: wordsFor(span.high, language) });
  return fill(phrases.price, { name, price });
}

/** Of "the small or the large one" what each costs; null where it is one choice, or one of several kinds. */
export function eachPrice(
  { values, offers }: NamedOption,
  { name, phrases, language }: { name: string } & Pick<Asking, 'phrases' | 'language'>,
): string | null {
  const having = (value: string) => offers.filter(({ options }) => Object.values(options).includes(value));
  // what all of them have is chosen beside
  const told = values.filter((value) => having(value).length < offers.length);
  if (told.length < 2 || told.length > pricesMax) return null;
  const lines = told.map((value) => {
    const own = having(value);
    const span = priceSpan(own, null) ?? priceSpan(asIfThere(own), null);
    return span === null
      ? null
      : fill(span.low.amount === span.high.amount ? phrases.priceOption : phrases.priceRange, {
          name: span.low.amount === span.high.amount ? name : `${name} (${value})`,
          option: value,
          price: priceWords(span.low, language),
          high: priceWords(span.high, language),
        });
  });
  return lines.includes(null) ? null : lines.join('\n');
}
/** What is gone has its price all the same. */
const asIfThere = (offers: readonly Pick<Offer, 'price'>[]) =>
  offers.map(({ price }) => ({ price, availability: 'unknown' as const }));

/** of so many choices that are meant each has its price told */
const pricesMax = 4;

/** The price that a page shows first is that of its first choice. */
const isFirst = ({ values }: NamedOption, product: FoundProduct): boolean =>
  values.every((value) => choicesOf(product)[0] === value);

/** A product without variants is one thing to buy. */
const offersOf = ({ offers, price, availability }: FoundProduct): Pick<Offer, 'price' | 'availability'>[] =>
  offers.some((offer) => offer.price !== null) ? offers : [{ price, availability }];

const wordsFor = (price: Price | null, language: string): string => (price === null ? '' : priceWords(price, language));
