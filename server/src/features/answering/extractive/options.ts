/** What can be had of a product's choices, and what they cost. */
import { conceptsIn } from '../../../dialogue/read-shop-words.ts';
import type { Offer, Price } from '../../../extraction/extracted-page.ts';
import type { Concept } from '../../../languages/concepts.ts';
import type { FoundProduct } from '../../../ports/model.ts';
import { choicesOf, offersIn } from './choices.ts';
import { isSize } from './missing-choice.ts';
import type { NamedOption } from './named-option.ts';

/** It is not known to be gone: of a product without variants by its own state. */
export const isOpenIn = ({ offers }: NamedOption, { availability }: FoundProduct): boolean =>
  offers.length === 0 ? availability !== 'out_of_stock' : offers.some((offer) => offer.availability !== 'out_of_stock');

export const areGone = (offers: readonly Pick<Offer, 'availability'>[]): boolean =>
  offers.length > 0 && offers.every(({ availability }) => availability === 'out_of_stock');

/** What can be had in place of a choice that is sold out: what shares something with it where anything does, then what stands next to it in the shop's order. */
export function nearestOpen({ values, offers: gone }: NamedOption, offers: readonly Offer[]): Offer[] {
  const [wanted] = gone;
  const at = offers.findIndex((offer) => offer === wanted || offer.url === wanted?.url);
  const shared = ({ options }: Offer) => Object.values(options).filter((value) => values.includes(value)).length;
  const open = offers
    .map((offer, place) => ({ offer, shared: shared(offer), away: Math.abs(place - Math.max(at, 0)) }))
    .filter(({ offer }) => offer.availability === 'in_stock');
  const alike = open.filter((one) => one.shared > 0);
  return (alike.length > 0 ? alike : open)
    .toSorted((a, b) => b.shared - a.shared || a.away - b.away)
    .map(({ offer }) => offer);
}

/** whatever it is that can be chosen */
export const anyChoice =
  /(?<!\p{L})(?:options?|variants?|variations?|choices|varian(?:nya|t)?|pilihan(?:nya)?|opsi(?:nya)?|varianten|auswahl|opciones|variantes|varianti|opzioni|varianten|opties|seçenek\p{L}*)(?!\p{L})/iu;

/** The choices under the option that the question asks about ("what sizes", "which fragrances"), without those sold out. */
export function askedChoices(
  text: string,
  concepts: ReadonlySet<Concept>,
  product: FoundProduct,
  language: string,
): { values: string[]; soldOut: string[]; labels: string[] } | null {
  const said = text.toLowerCase();
  const offers = offersIn(product);
  const names = [...new Set(offers.flatMap(({ options }) => Object.keys(options)))];
  const named = names.filter(
    (name) =>
      conceptsIn(name, language).some((concept) => choiceConcepts.has(concept) && concepts.has(concept)) ||
      (name.length > 3 && said.includes(name.replace(/s$/, ''))),
  );
  // what a shop gives no label are the colours that are asked for, where it is not sizes
  const isUnlabelled = names.length === 1 && names[0] === unlabelled && !choicesOf(product).some(isSize);
  const isAny = anyChoice.test(said) || (isUnlabelled && concepts.has('colour'));
  const asked = named.length === 0 && isAny ? names : named;
  const sizes = choicesOf(product).filter(isSize);
  const under = asked.length > 0 ? asked : concepts.has('size') && sizes.length > 1 ? null : undefined;
  if (under === undefined) return null;
  const valueOf = (offer: Offer) =>
    under === null ? Object.values(offer.options).filter(isSize) : under.flatMap((name) => offer.options[name] ?? []);
  if (offers.length === 0) return { values: sizes, soldOut: [], labels: [] };
  const open = offers.filter(({ availability }) => availability !== 'out_of_stock').flatMap(valueOf);
  const values = [...new Set(open)];
  const soldOut = [...new Set(offers.flatMap(valueOf))].filter((value) => !values.includes(value));
  return values.length + soldOut.length === 0 ? null : { values, soldOut, labels: asked };
}

const shownOptions = 24;
const unlabelled = 'option';
const choiceConcepts: ReadonlySet<Concept> = new Set<Concept>(['size', 'colour', 'scent', 'material', 'capacity']);

/** "S, M or XL"; of very many the first. */
export const listed = (values: readonly string[], or: string): string => {
  const shown = values.slice(0, shownOptions);
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} ${or} ${shown.at(-1)}`;
};

/** The lowest and the highest of what can be bought; equal where all cost the same. */
export function priceSpan(
  offers: readonly Pick<Offer, 'price' | 'availability'>[],
  own: Price | null,
): { low: Price; high: Price } | null {
  const prices = offers.flatMap(({ price, availability }) =>
    price === null || availability === 'out_of_stock' ? [] : [price],
  );
  const all = prices.length > 0 ? prices : own === null ? [] : [own];
  const sorted = all.toSorted((a, b) => a.amount - b.amount);
  const [low, high] = [sorted[0], sorted.at(-1)];
  return low === undefined || high === undefined ? null : { low, high };
}

/** What a product, or the option that is meant of it, costs, from its cheapest choice to its dearest; null where no price may be told. */
export function spanOf(product: FoundProduct, option: NamedOption | null): { low: Price; high: Price } | null {
  if (option !== null) return priceSpan(option.offers, null);
  const { price, priceRange } = product;
  const span = priceSpan(offersIn(product), price);
  const isRange =
    priceRange !== undefined && span?.low.amount === priceRange.low && span.high.amount === priceRange.low;
  return isRange ? { low: span.low, high: { ...span.low, amount: priceRange.high } } : span;
}
