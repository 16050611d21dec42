/** Which variant of a product a question names, and what can be said of its stock and price. */
import { conceptsIn } from '../../../dialogue/read-shop-words.ts';
import type { Offer, Price } from '../../../extraction/extracted-page.ts';
import type { Concept } from '../../../languages/concepts.ts';
import type { FoundProduct } from '../../../ports/model.ts';

export interface NamedOption {
  /** as the shop writes them */
  values: string[];
  offers: Offer[];
}

const shownOptions = 12;

/** Sizes go by a word and by letters. */
const sizeWords: Record<string, string> = {
  'extra small': 'xs',
  small: 's',
  medium: 'm',
  large: 'l',
  'extra large': 'xl',
  'x-large': 'xl',
  'xx-large': 'xxl',
};
const singleLetter = /^(?:[sml]|x{1,3}[sl])$/i;
/** before a bare letter or number that names a size */
const sizeBefore =
  /(?:\b(?:in|size|sizes|an?|einer?|größe|groesse|taille|talla|taglia|maat|tamanho|ukuran|beden|rozmiar|storlek|en|em|i)\s+)$/iu;

/** All that can be chosen, as the shop writes it. */
const choicesOf = ({ offers, variants }: FoundProduct): string[] =>
  offers.length > 0 ? [...new Set(offers.flatMap(({ options }) => Object.values(options)))] : variants;

/** What can be had of them now; all where none is known to be had. */
export function openChoices(product: FoundProduct): string[] {
  const open = product.offers.filter(({ availability }) => availability !== 'out_of_stock');
  return choicesOf(open.length === 0 ? product : { ...product, offers: open });
}

/** The option that the text names; null when it names none of the product's. */
export function namedOption(text: string, product: FoundProduct): NamedOption | null {
  const said = ` ${text.toLowerCase().replaceAll(/[–—]/g, '-')} `;
  const name = product.name.toLowerCase();
  const values = choicesOf(product)
    .filter((value) => standsIn(said, text, value) && indexOfWords(name, value.toLowerCase()) <= 0)
    .sort((a, b) => b.length - a.length);
  // "blue" is not meant where "dark blue" is
  const meant = values.filter(
    (value, at) => !values.slice(0, at).some((longer) => longer.toLowerCase().includes(value.toLowerCase())),
  );
  if (meant.length === 0) return null;
  const matching = product.offers.filter(({ options }) =>
    meant.every((value) => Object.values(options).includes(value)),
  );
  const some =
    matching.length > 0
      ? matching
      : product.offers.filter(({ options }) => meant.some((value) => Object.values(options).includes(value)));
  return { values: meant, offers: some };
}

function standsIn(said: string, original: string, value: string): boolean {
  const plain = value.toLowerCase().replaceAll(/[–—]/g, '-').trim();
  if (plain === '') return false;
  const forms = [
    plain,
    ...Object.entries(sizeWords).flatMap(([word, letters]) =>
      letters === plain ? [word] : word === plain ? [letters] : [],
    ),
  ];
  // "5-6 U.S." is meant by "5-6"
  const range = /^\d{1,3}\s?-\s?\d{1,3}/.exec(plain)?.[0];
  if (range !== undefined) forms.push(range);
  // "96" means "package of 96"
  const [count, other] = plain.match(/\d+/g) ?? [];
  if (range === undefined && count !== undefined && other === undefined && count.length > 1) forms.push(count);
  return forms.some((form) => {
    const at = indexOfWords(said, form);
    if (at < 0) return false;
    if (!singleLetter.test(form) && !/^\d{1,3}$/.test(form)) return true;
    const isCapital = new RegExp(`(?<![\\p{L}\\p{N}])${form.toUpperCase()}(?![\\p{L}\\p{N}'’])`, 'u').test(original);
    if (/^\d{2,3}$/.test(form)) return true;
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
  /(?:\b(?:in|size|größe|groesse|taille|talla|taglia|maat|tamanho|ukuran)\s+(?:an?\s+|the\s+)?)((?:x{0,3}[sl]|m|\d{1,3}(?:\s?[-–/]\s?\d{1,3})?)|(?:extra )?(?:small|large)|medium)(?![\p{L}\p{N}$€£%]|\s?(?:days?|weeks?|tagen?|jours?|días?|giorni|cm|mm|oz|ml|kg|g|stock)\b)/iu;

/** A size that is asked for and that a product with sizes does not have; null otherwise. */
export function missingSize(text: string, product: FoundProduct): string | null {
  const asked = sizeAsked.exec(text)?.[1];
  if (asked === undefined) return null;
  const sizes = choicesOf(product).filter((value) => isSize(value));
  const isThere = choicesOf(product).some(
    (value) => indexOfWords(` ${value.toLowerCase()} `, asked.toLowerCase()) >= 0,
  );
  return sizes.length > 0 && !isThere && namedOption(text, product) === null ? asked : null;
}

const isSize = (value: string): boolean =>
  /^(?:x{0,4}[sml]|xx?s|[2-6]xl|one size|small|medium|large|extra (?:small|large)|\d{1,3}(?:\s?[-–/]\s?\d{1,3})?(?:\s?(?:u\.?s\.?|eu|uk|cm|inch(?:es)?|").{0,24})?)$/iu.test(
    value.trim(),
  );

/** The choices under the option that the question asks about ("what sizes", "which fragrances"), without those sold out. */
export function askedChoices(
  text: string,
  concepts: ReadonlySet<Concept>,
  product: FoundProduct,
  language: string,
): { values: string[]; soldOut: string[] } | null {
  const said = text.toLowerCase();
  const names = [...new Set(product.offers.flatMap(({ options }) => Object.keys(options)))];
  const asked = names.filter(
    (name) =>
      conceptsIn(name, language).some((concept) => choiceConcepts.has(concept) && concepts.has(concept)) ||
      (name.length > 3 && said.includes(name.replace(/s$/, ''))),
  );
  const sizes = choicesOf(product).filter(isSize);
  const under = asked.length > 0 ? asked : concepts.has('size') && sizes.length > 1 ? null : undefined;
  if (under === undefined) return null;
  const valueOf = (offer: Offer) =>
    under === null ? Object.values(offer.options).filter(isSize) : under.flatMap((name) => offer.options[name] ?? []);
  if (product.offers.length === 0) return { values: sizes, soldOut: [] };
  const open = product.offers.filter(({ availability }) => availability !== 'out_of_stock').flatMap(valueOf);
  const values = [...new Set(open)];
  const soldOut = [...new Set(product.offers.flatMap(valueOf))].filter((value) => !values.includes(value));
  return values.length + soldOut.length === 0 ? null : { values, soldOut };
}

const choiceConcepts: ReadonlySet<Concept> = new Set<Concept>(['size', 'colour', 'scent', 'material', 'capacity']);

/** "S, M or XL"; the first dozen. */
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
