/** A product's choices as they are named: a label such as "Slate – sold out" is the choice Slate, and that it cannot be had now. */
import type { Offer } from '../../../extraction/extracted-page.ts';
import { saysSoldOut } from '../../../extraction/offer-stock.ts';
import { packs } from '../../../languages/packs.ts';
import { splitSentences } from '../../../search/best-quote.ts';
import type { FoundProduct } from '../../../ports/model.ts';

/** as shops write it beside a choice, in whatever language */
const soldOutWords = [
  ...new Set([
    ...[...packs.values()].flatMap(({ phrases }) => Object.values(phrases).map(({ soldOut }) => soldOut.toLowerCase())),
    'out of stock',
    'unavailable',
    'nicht verfügbar',
    'nicht mehr verfügbar',
    'no longer available',
    'ya no disponible',
    'plus disponible',
    'nicht auf lager',
    'sin stock',
    'no disponible',
    'non disponible',
    'en rupture',
    'non disponibile',
    'stok habis',
    'kosong',
  ]),
];
const escaped = soldOutWords.map((words) => RegExp.escape(words)).join('|');
const soldOutLabel = new RegExp(
  String.raw`[\s,;:|/–—-]*[([]?\s*(?<![\p{L}\p{N}])(?:${escaped})(?![\p{L}\p{N}])\s*[)\]]?\s*$`,
  'iu',
);
const soldOutAnywhere = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${escaped})(?![\p{L}\p{N}])`, 'iu');
const saysGone = (line: string): boolean => soldOutAnywhere.test(line) || saysSoldOut(line);
const longestLabel = 120;
const longestLine = 240;

/** A row or sentence that names this choice, and none beside it that is there, says that it cannot be had: `200 pieces | 104 € | no longer available`. */
export function isToldGone(value: string, choices: readonly string[], texts: readonly string[]): boolean {
  const others = choices.filter((one) => one !== value && !value.includes(one)).map(wholeWord);
  const named = wholeWord(value);
  const tells = (line: string) =>
    line.length <= longestLine &&
    named.test(line) &&
    saysGone(line.replace(named, ' ')) &&
    // "EF and coral are sold out" says it of both, and of a row each says its own
    (isSentence(line) ? !stillThere.test(line) : !others.some((other) => other.test(line)));
  return texts.some((text) =>
    text
      .split('\n')
      .flatMap((line) => [line, ...splitSentences(line, 'en')])
      .some(tells),
  );
}

const wholeWord = (value: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${RegExp.escape(value)}(?![\p{L}\p{N}])`, 'u');
const isSentence = (line: string): boolean => /[.!]$/u.test(line) && !line.includes(' | ');
/** beside what is gone it says what is not */
const stillThere =
  /(?<!\p{L})(?:in stock|available now|only|but|except|still|am lager|vorrätig|lieferbar sind|noch|nur|aber|außer|en stock|disponibles? en|sauf|mais|encore|solo|pero|salvo|todavía|ma|ancora|tranne|op voorraad|maar|behalve|nog|ready|tersedia|kecuali|tapi|masih)(?!\p{L})/iu;

interface Choices {
  offers: Offer[];
  values: string[];
}

const known = new WeakMap<FoundProduct, Choices>();

function readChoices(product: FoundProduct): Choices {
  const before = known.get(product);
  if (before !== undefined) return before;
  const offers = product.offers.map((offer) => {
    const labels = Object.entries(offer.options);
    const options = Object.fromEntries(labels.map(([name, value]) => [name, withoutLabel(value)]));
    const isGone = labels.some(([name, value]) => options[name] !== value);
    return { ...offer, options, availability: isGone ? 'out_of_stock' : offer.availability } satisfies Offer;
  });
  const named = offers.flatMap(({ options }) => Object.values(options));
  const values = [...new Set(offers.length > 0 ? named : product.variants.map(withoutLabel))];
  const read = { offers, values };
  known.set(product, read);
  return read;
}

function withoutLabel(value: string): string {
  const bare = value.length > longestLabel ? value : value.replace(soldOutLabel, '').trim();
  return bare === '' ? value : bare;
}

export const offersIn = (product: FoundProduct): Offer[] => readChoices(product).offers;

/** All that can be chosen, as the shop writes it. */
export const choicesOf = (product: FoundProduct): string[] => readChoices(product).values;

/**
 * What can be had of them now; all where none is known to be had.
 * @param isSuch only those under the options that one of these stands under, where there is any: beside sizes no colours
 */
export function openChoices(product: FoundProduct, isSuch: (value: string) => boolean = () => true): string[] {
  const all = offersIn(product);
  const open = all.filter(({ availability }) => availability !== 'out_of_stock');
  const labels = all.flatMap(({ options }) => Object.entries(options));
  const names = new Set(labels.flatMap(([name, value]) => (isSuch(value) ? [name] : [])));
  const values = (offers: readonly Offer[], isNamed: (name: string) => boolean) =>
    offers.flatMap(({ options }) => Object.entries(options).flatMap(([name, value]) => (isNamed(name) ? [value] : [])));
  const such = values(open, (name) => names.has(name));
  if (such.length > 0) return [...new Set(such)];
  return open.length === 0 ? choicesOf(product) : [...new Set(values(open, () => true))];
}

/** ... under each option's name, in the shop's order; what has no offers has one option without a name. */
export function choicesByOption(product: FoundProduct): [name: string, values: string[]][] {
  const offers = offersIn(product);
  if (offers.length === 0) return [['', choicesOf(product)]];
  const open = offers.filter(({ availability }) => availability !== 'out_of_stock');
  const values = new Map<string, Set<string>>();
  for (const { options } of open.length > 0 ? open : offers)
    for (const [name, value] of Object.entries(options))
      values.set(name, (values.get(name) ?? new Set<string>()).add(value));
  return [...values].map(([name, offered]) => [name, [...offered]]);
}
