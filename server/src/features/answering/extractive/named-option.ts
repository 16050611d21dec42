/** Which of a product's choices a text names, however it writes them. */
import type { Offer } from '../../../extraction/extracted-page.ts';
import { keptByText } from '../../../lib/remembered.ts';
import type { FoundProduct } from '../../../ports/model.ts';
import { withoutAmounts } from './amounts-in.ts';
import {
  extremeChoice,
  lacksUnasked,
  meansBoth,
  measuredChoices,
  saysWithout,
  partsOf,
  wordedChoice,
} from './choice-words.ts';
import { coloursIn, coloursSaid } from './choice-colours.ts';
import { choicesOf, offersIn } from './choices.ts';
import { withLetterSizes } from './spelled-sizes.ts';

export interface NamedOption {
  /** as the shop writes them */
  values: string[];
  offers: Offer[];
}

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
  const extreme = extremeChoice(text, choices, name);
  if (named !== null && meansBoth(text)) return bothSides(named, product);
  // "the big one in slate"
  if (named !== null) return optionBeside(named, extreme === null ? worded : [...worded, extreme], product);
  const shade = worded.length > 0 ? null : shadeOf(text, choices, language);
  const chosen = worded.length > 0 || shade === null ? worded : [shade];
  if (chosen.length === 0) return extreme === null ? null : optionOf([extreme], product);
  // "the big one in blue"
  return optionBeside(optionOf(chosen, product), extreme === null ? [] : [extreme], product);
}

/** Of the kind of choice that has one without, all that there are. */
function bothSides(option: NamedOption, product: FoundProduct): NamedOption {
  const offers = offersIn(product);
  const names = new Set(
    offers.flatMap(({ options }) => Object.keys(options).filter((name) => saysWithout(options[name] ?? ''))),
  );
  const all = offers.flatMap(({ options }) => [...names].flatMap((name) => options[name] ?? []));
  const beside = option.values.filter((value) => !all.includes(value));
  const values = [...new Set(all)];
  if (values.length < 2) return option;
  const having = offers.filter(({ options }) => beside.every((value) => Object.values(options).includes(value)));
  return { values: [...beside, ...values], offers: having };
}

/** In yellow there is the mustard one, where no other is. */
function shadeOf(text: string, choices: readonly string[], language: string): string | null {
  const [colour, ...more] = coloursSaid(text, language);
  if (colour === undefined || more.length > 0) return null;
  const [only, ...others] = choices.filter((value) => coloursIn(value, language).includes(colour));
  return others.length > 0 ? null : (only ?? null);
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
  const measured = measuredChoices(text, choices, { name: product.name, isNamed: labelled.length > 0 });
  // of "right, up to 2 metres" the one that is both is meant
  const both = labelled.filter((value) => measured.includes(value));
  const values = (both.length > 0 ? both : [...new Set([...labelled, ...measured])]).sort(
    (a, b) => b.length - a.length,
  );
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
      // "Full/Queen" is both
      ...plain.split('/').filter((part) => plain.includes('/') && /^\p{L}{4,}(?: \p{L}+)?$/u.test(part.trim())),
      // "L (100 × 70 cm)" is the large one
      ...partsOf(plain).flatMap(sizesIn),
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

export function indexOfWords(said: string, form: string): number {
  for (let at = said.indexOf(form); at >= 0; at = said.indexOf(form, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(said.charAt(at - 1)) && !/[\p{L}\p{N}]/u.test(said.charAt(at + form.length))) return at;
  }
  return -1;
}
