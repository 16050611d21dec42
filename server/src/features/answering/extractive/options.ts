/** Which variant of a product a question names, and what can be said of its stock and price. */
import { conceptsIn } from '../../../dialogue/read-shop-words.ts';
import type { ShopWord } from '../../../dialogue/read-shop-words.ts';
import type { Offer, Price } from '../../../extraction/extracted-page.ts';
import { colourConcepts } from '../../../languages/concepts.ts';
import type { Concept } from '../../../languages/concepts.ts';
import { keptByText } from '../../../lib/remembered.ts';
import type { FoundProduct } from '../../../ports/model.ts';
import {
  extremeChoice,
  lacksUnasked,
  measuredChoices,
  missingAmount,
  partsOf,
  withoutAmounts,
  wordedChoice,
} from './choice-words.ts';
import { choicesOf, offersIn } from './choices.ts';
import { withLetterSizes } from './spelled-sizes.ts';

export interface NamedOption {
  /** as the shop writes them */
  values: string[];
  offers: Offer[];
}

const shownOptions = 24;

/** Sizes go by a word and by letters. */
const sizeForms = [
  ['small', 's', 'sm', 'sml'],
  ['medium', 'm', 'md', 'med'],
  ['large', 'l', 'lg', 'lrg'],
];
const formsOf = (piece: string): string[] => sizeForms.find((forms) => forms.includes(piece)) ?? [];
/** All that "Small/Medium" and "Y14" go by. */
export const sizesIn = (value: string): string[] => {
  const [, young = ''] = /^y[- ]?([sml]|x{1,3}[sl]|sm|md|lg|\d{1,2})$/.exec(value) ?? [];
  if (young !== '')
    return [young, ...formsOf(young)].flatMap((form) => [`youth ${form}`, `youth size ${form}`, `kids ${form}`]);
  const pieces = value.split(/\s*\/\s*/);
  if (!pieces.every((piece) => singleLetter.test(piece) || formsOf(piece).length > 0 || /^\d?x*l?$/.test(piece)))
    return [];
  return pieces.flatMap((piece) => [
    ...(pieces.length > 1 ? [piece] : []),
    ...formsOf(piece).filter((form) => form !== piece),
  ]);
};
const singleLetter = /^(?:[sml]|x{1,3}[sl])$/i;
/** before a bare letter or number that names a size */
const sizeBefore =
  /(?:\b(?:in|size|sizes|an?|einer?|größe|groesse|taille|talla|taglia|maat|tamanho|ukuran|beden|rozmiar|storlek|en|em|i)\s+)$/iu;

/** The option that the text names, or the largest or smallest where only that is said; null when it names none of the product's. */
export function chosenOption(text: string, product: FoundProduct, language: string): NamedOption | null {
  const { name } = product;
  const choices = choicesOf(product);
  const one = wordedChoice(text, choices, { name, language });
  const worded = one === null ? [] : lacksUnasked(one, text) ? othersBeside(one, product) : [one];
  const named = namedOption(text, product);
  if (named !== null) return worded.length === 0 ? named : optionBeside(named, worded, product);
  const extreme = extremeChoice(text, choices, name);
  const chosen = worded.length > 0 || extreme === null ? worded : [extreme];
  return chosen.length === 0 ? null : optionOf(chosen, product);
}

/** Beside `Without memory`, all that "with memory" means. */
const othersBeside = (value: string, product: FoundProduct): string[] => [
  ...new Set(
    offersIn(product).flatMap(({ options }) =>
      Object.entries(options).flatMap(([name, other]) =>
        other !== value && offersIn(product).some((offer) => offer.options[name] === value) ? [other] : [],
      ),
    ),
  ),
];

/** "In large", of the plum one that was talked of: with those that choose something else of the thing, where there is such a one. */
export function optionBeside(option: NamedOption, values: readonly string[], product: FoundProduct): NamedOption {
  const offers = offersIn(product);
  const chosenBy = (value: string) =>
    offers.flatMap(({ options }) => Object.keys(options).filter((key) => options[key] === value));
  const taken = new Set(option.values.flatMap(chosenBy));
  const others = values.filter(
    (value) => !option.values.includes(value) && !chosenBy(value).some((key) => taken.has(key)),
  );
  if (others.length === 0) return option;
  const both = optionOf([...option.values, ...others], product);
  return both.offers.length > 0 ? both : option;
}

/** The option that the text names; null when it names none of the product's. */
export function namedOption(text: string, product: FoundProduct): NamedOption | null {
  const lettered = withLetterSizes(text);
  // "the 200er" has 200 of them
  const said = ` ${lettered
    .toLowerCase()
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/(?<=\d)er(?!\p{L})/gu, '')} `;
  // the L of a `45 L pack` is no size
  const name = withoutAmounts(product.name.toLowerCase());
  const choices = choicesOf(product);
  const standing = choices.filter(
    (value) => standsIn(said, lettered, value) && indexOfWords(name, value.toLowerCase()) <= 0,
  );
  // "large/x-large" is one size, though "medium/large" is large too
  const whole = standing.filter(
    (value) => value.includes('/') && indexOfWords(said, withLetterSizes(value).toLowerCase()) >= 0,
  );
  const labelled =
    whole.length === 0 ? standing : standing.filter((value) => !value.includes('/') || whole.includes(value));
  const measured = measuredChoices(text, choices, { name: product.name, mayCount: labelled.length === 0 });
  const values = [...new Set([...labelled, ...measured])].sort((a, b) => b.length - a.length);
  // "blue" is not meant where "dark blue" is
  const longest = values.filter(
    (value, at) => !values.slice(0, at).some((longer) => indexOfWords(longer.toLowerCase(), value.toLowerCase()) >= 0),
  );
  // the Ember casserole in charcoal is asked for in charcoal alone
  const beside = longest.filter((value) => indexOfWords(name, value.toLowerCase()) < 0);
  const meant = beside.length > 0 ? beside : longest;
  return meant.length === 0 ? null : optionOf(meant, product);
}

function optionOf(meant: string[], product: FoundProduct): NamedOption {
  const offers = offersIn(product);
  const matching = offers.filter(({ options }) => meant.every((value) => Object.values(options).includes(value)));
  if (matching.length > 0) return { values: meant, offers: matching };
  const some = offers.filter(({ options }) => meant.some((value) => Object.values(options).includes(value)));
  const names = new Set(
    some.flatMap(({ options }) => Object.keys(options).filter((name) => meant.includes(options[name] ?? ''))),
  );
  // "blue or green" asks for either; a blue one in S that does not exist is not to be had
  return { values: meant, offers: names.size < 2 ? some : [] };
}

/** It is not known to be gone: of a product without variants by its own state. */
export const isOpenIn = ({ offers }: NamedOption, { availability }: FoundProduct): boolean =>
  offers.length === 0 ? availability !== 'out_of_stock' : offers.some((offer) => offer.availability !== 'out_of_stock');

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

/** the same colour by another name */
const colourForms = new Map([
  ['navy', ['navy blue', 'dark blue']],
  ['grey', ['gray']],
  ['gray', ['grey']],
]);

/** How a choice may be written in a question. */
const formsMeant = keptByText(
  (value: string): readonly string[] => {
    const plain = value.toLowerCase().replaceAll(/[–—]/g, '-').trim();
    if (plain === '') return [];
    const forms = [
      plain,
      withLetterSizes(plain).toLowerCase(),
      // "b flat" is "B-flat"
      plain.replaceAll(/(?<=\p{L})-(?=\p{L})/gu, ' '),
      ...sizesIn(plain),
      ...(colourForms.get(plain) ?? []),
      ...partsOf(plain).filter((part) => /^\p{L}/u.test(part) || /\p{L}{3}/u.test(part)),
    ];
    // "5-6 U.S." is meant by "5-6"
    const range = /^\d{1,3}\s?-\s?\d{1,3}/.exec(plain)?.[0];
    if (range !== undefined) forms.push(range);
    // "96" means "package of 96"
    const [count, other] = plain.match(/\d+/g) ?? [];
    // "64 gb" means "microSD 64GB"
    const [, amount, unit] = /(?<![\d.,])(\d+(?:[.,]\d+)?)\s?(\p{L}{1,6})\s*(?:$|[,;()/|])/u.exec(plain) ?? [];
    if (range === undefined && other === undefined && amount !== undefined && unit !== undefined)
      forms.push(`${amount}${unit}`, `${amount} ${unit}`);
    if (range === undefined && count !== undefined && other === undefined && count.length > 1) forms.push(count);
    return forms;
  },
  { texts: 5000, length: 80 },
);

function standsIn(said: string, original: string, value: string): boolean {
  return formsMeant(value).some((form) => {
    const at = indexOfWords(said, form);
    if (at < 0) return false;
    if (!/^(?:[sml]|\d{1,3})$/u.test(form)) return true;
    const isCapital = new RegExp(`(?<![\\p{L}\\p{N}])${form.toUpperCase()}(?![\\p{L}\\p{N}'’])`, 'u').test(original);
    if (/^\d{2,3}$/.test(form)) return true;
    if (/\d\s?$/u.test(said.slice(0, at))) return false;
    return sizeBefore.test(said.slice(0, at)) || (singleLetter.test(form) && isCapital) || isWhole(said, form);
  });
}

const isWhole = (said: string, form: string) => said.replaceAll(/[\s?!.,]/g, '') === form;

function indexOfWords(said: string, form: string): number {
  for (let at = said.indexOf(form); at >= 0; at = said.indexOf(form, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(said.charAt(at - 1)) && !/[\p{L}\p{N}]/u.test(said.charAt(at + form.length))) return at;
  }
  return -1;
}

const sizeAsked =
  /(?:\b(?:in|size|größe|groesse|taille|talla|taglia|maat|tamanho|ukuran)\s+(?:an?\s+|the\s+)?(?:u\.?s\.?|uk|eu)?\s*)((?:x{0,6}[sl]|m|\d{1,3}(?:\s?[-–/]\s?\d{1,3})?)|small|large|medium)(?![\p{L}\p{N}$€£%]|\s?(?:days?|weeks?|tagen?|jours?|días?|giorni|cm|mm|oz|ml|kg|g|stock)\b)/iu;

/** A size that is asked for and that a product with sizes does not have; null otherwise. */
export function missingSize(text: string, product: FoundProduct): string | null {
  const asked = sizeAsked.exec(withLetterSizes(text))?.[1];
  if (asked === undefined) return missingAmount(text, choicesOf(product));
  const sizes = choicesOf(product).filter((value) => isSize(value));
  const isThere = choicesOf(product).some((value) =>
    [withLetterSizes(value).toLowerCase(), ...sizesIn(value.toLowerCase())].some(
      (form) => indexOfWords(` ${form} `, asked.toLowerCase()) >= 0,
    ),
  );
  return sizes.length > 0 && !isThere && namedOption(text, product) === null ? asked : null;
}

export const isSize = (value: string): boolean =>
  /^(?:x{0,4}[sml]|xx?s|sml?|med|md|lr?g|y[- ]?(?:\d{1,2}|x?[sml])|[2-6]xl|one size|small|medium|large|extra (?:small|large)|\d{1,3}(?:\s?[-–/]\s?\d{1,3})?(?:\s?(?:u\.?s\.?|eu|uk|cm|inch(?:es)?|").{0,24})?)$/iu.test(
    value.trim(),
  );

export const coloursIn = (value: string, language: string): Concept[] =>
  conceptsIn(value, language).filter((one) => colourConcepts.has(one));

/** A colour that is asked for and that a product with colours does not have; null otherwise. */
export function missingColour(
  { words, spoken }: { words: readonly ShopWord[]; spoken: readonly ShopWord[] },
  product: FoundProduct,
  language: string,
): string | null {
  const asked = words.flatMap((word) =>
    word.kind === 'concept' && colourConcepts.has(word.concept) ? [word.concept] : [],
  );
  const colours = new Set(choicesOf(product).flatMap((value) => coloursIn(value, language)));
  const named = conceptsIn(product.name, language);
  const missing = asked.find((colour) => !colours.has(colour) && !named.includes(colour));
  if (missing === undefined || colours.size === 0) return null;
  return spoken.find((word) => word.kind === 'concept' && word.concept === missing)?.text ?? null;
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
