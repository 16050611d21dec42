/** What stands around a product's button, and what its record holds: price, stock, number, category. Between the sentences of its description it reads as noise. */
import type { Element } from 'domhandler';
import type { Product } from './extracted-page.ts';
import { saysSoldOut } from './offer-stock.ts';
import { parsePrices } from './parse-price.ts';
import type { TextLine } from './text-line.ts';

const partMaxLength = 160;
const lineMaxLength = 80;
const labelMaxWords = 3;

const partName =
  /(^|[\s_-])(prices?|product[_-]?prices?|price[_-]?(box|wrapper|container|list)|(old|sale|regular|unit)[_-]?price|sku([_-]?wrapper)?|stock|(in|out[_-]?of)[_-]?stock|availability|on[_-]?sale|(sale|product)[_-]?(badge|flag|label)s?|product[_-]?meta|product[_-]?reference|ordernumber|posted[_-]?in|tagged[_-]?as|vendor|quantity[_-]?(label|title)|configurator[_-]?group[_-]?title|dropdown[_-]title)(?=$|[\s_-])/i;

/** Short and named for it; a delivery time or a promise beside the price is not. */
export const isBuyingPart = ({ attribs }: Element, lengthOf: () => number): boolean =>
  (partName.test(attribs['class'] ?? '') ||
    partName.test(attribs['id'] ?? '') ||
    partName.test(attribs['data-hook'] ?? '') ||
    /^(price|sku|mpn|gtin\d*|priceCurrency|availability)$/.test(attribs['itemprop'] ?? '')) &&
  lengthOf() <= partMaxLength;

/** Without the lines that only repeat the record. */
export function withoutBuyingLines(lines: readonly TextLine[], products: readonly Product[]): TextLine[] {
  if (products.length === 0) return [...lines];
  const amounts = new Set(
    products.flatMap(({ price, priorPrice, offers }) =>
      [price, priorPrice, ...offers.flatMap((offer) => [offer.price, offer.priorPrice])].flatMap((one) =>
        one === null ? [] : [one.amount],
      ),
    ),
  );
  const known = products.flatMap(({ categories, brand }) => [...categories, brand]).filter((one) => one !== '');
  const names = new Set([...products.map(({ name }) => name), ...known].map(keyOf));
  const numbers = new Set(products.flatMap(({ sku, offers }) => [sku, ...offers.map((offer) => offer.sku)]).map(keyOf));
  numbers.delete('');
  const choices = new Set(
    products.flatMap(({ offers }) => offers.flatMap(({ options }) => Object.keys(options))).map(keyOf),
  );
  choices.delete('');
  const values = new Set(
    products.flatMap(({ offers }) => offers.flatMap(({ options }) => Object.values(options))).map(keyOf),
  );
  // the only size there is belongs to the product
  const isChosen = (text: string) => values.size > 1 && saysChosen(text, choices, values);
  return lines.filter(({ text, gap, isBareHeading }, at) => {
    if (text.length > lineMaxLength) return true;
    if (names.has(keyOf(text)) || names.has(labelledKey(text)) || repeatsNumber(text, numbers, known)) return false;
    if (isBareHeading) return true;
    if (repeatsPrice(text, amounts)) return false;
    if (wordsOf(text).length <= labelMaxWords + 1 && saysSoldOut(text)) return false;
    // what can be chosen stands in the record, under this very word
    if (choices.has(keyOf(text)) || isChosen(text)) return false;
    // `Choose a size` with nothing to choose from
    return gap === 'entry' || lines[at + 1]?.gap === 'entry' || !namesChoice(text, choices);
  });
}

const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** of `Brand: Oak & Ember` the value */
const labelledKey = (text: string): string => keyOf(/^[^:：]{2,20}[:：]\s*(.+)$/u.exec(text)?.[1] ?? '') || '-';

function repeatsPrice(text: string, amounts: ReadonlySet<number>): boolean {
  const prices = parsePrices(text).filter(({ isMarked }) => isMarked);
  if (prices.length === 0 || !prices.some(({ amount }) => amounts.has(amount))) return false;
  const words = text.match(/\p{L}{3,}/gu) ?? [];
  const figures = text.match(/\d[\d.,'’]*/gu) ?? [];
  // `220 g: €19.90` says more than its price
  const others = figures.length - prices.length;
  return words.length <= labelMaxWords && (others <= 0 || text.includes('%'));
}

/** `SKU: KR-FP6`, `SKU: KR-FP6 Category: Kitchen` */
function repeatsNumber(text: string, numbers: ReadonlySet<string>, known: readonly string[]): boolean {
  const key = keyOf(text);
  const number = [...numbers].find((one) => ` ${key} `.includes(` ${one} `));
  if (number === undefined) return false;
  let rest = ` ${key} `.replace(` ${number} `, '  ');
  for (const one of known) rest = rest.replace(` ${keyOf(one)} `, '  ');
  const words = wordsOf(rest);
  return words.length <= labelMaxWords && !words.some((word) => /\d/.test(word));
}

function namesChoice(text: string, choices: ReadonlySet<string>): boolean {
  const key = keyOf(text);
  const words = key.split(' ');
  return (
    words.length <= labelMaxWords &&
    !/[\d.!?]/.test(text) &&
    [...choices].some((one) => ` ${key} `.includes(` ${one} `))
  );
}

/** `Colour: Sand`, which is what is chosen at the moment */
function saysChosen(text: string, choices: ReadonlySet<string>, values: ReadonlySet<string>): boolean {
  const [label = '', value = ''] = text.split(/[:：]/u);
  return choices.has(keyOf(label)) && values.has(keyOf(value));
}

/** `Product information "Oak Board"` above the description of the oak board heads nothing of its own. */
export function withoutNameHeadings(lines: readonly TextLine[], products: readonly Product[]): TextLine[] {
  const names = products.map(({ name }) => keyOf(name)).filter((name) => name.length > 3);
  if (names.length === 0) return [...lines];
  const renewed = new Map<string[], string[]>();
  const isOnlyName = (heading: string) => {
    const key = ` ${keyOf(heading)} `;
    return names.some(
      (name) =>
        key.includes(` ${name} `) && key.trim() !== name && wordsOf(key.replace(name, '')).length <= labelMaxWords,
    );
  };
  return lines.map((line) => {
    const kept =
      renewed.get(line.headings) ?? line.headings.filter((heading) => !/\p{L}/u.test(heading) || !isOnlyName(heading));
    renewed.set(line.headings, kept);
    return kept.length === line.headings.length ? line : { ...line, headings: kept };
  });
}
