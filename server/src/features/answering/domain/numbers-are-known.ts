/** Every number in a model's text must stand in what it was given: "arrives in 2 days" is as easily invented as a price, and as dear to the shop. */
import { packOf, packs } from '../../../languages/packs.ts';
import { joinAlternatives } from '../../../languages/patterns.ts';

const grouped = /(?<![\d.,])\d{1,3}(?:[.,'\u00a0\u202f ]\d{3})+(?!\d)/gu;
const phone = /\+?\d(?:[\s().\u00a0/-]*\d){6,}/gu;
const listMark = /^[^\S\n]*\d{1,2}[.)](?=\s)/gmu;
/** "3 blankets" counts what is shown; "3 days", "3 business days" and "3 cm" promise something, in whichever language a model writes */
const [spaced, unspaced] = [false, true].map((isUnspaced) => {
  const spoken = [...packs.values()].filter((pack) => pack.isUnspaced === isUnspaced);
  return joinAlternatives(spoken.flatMap(({ units, timeUnits }) => [units, timeUnits]));
});
const times = joinAlternatives([...packs.values()].map(({ timeUnits }) => timeUnits));
const measured = new RegExp(
  `^\\s?-?(?:[%°€$£¥₺₹₽₩"″]|\\p{L}{1,2}(?!\\p{L})|(?:\\p{L}{1,20}[\\s-])?(?:${spaced})(?!\\p{L})|(?=\\p{L}{3})(?:${times})\\p{L}{0,3}(?!\\p{L})|met|euro|dollar|pound${unspaced === '' ? '' : `|${unspaced}`})`,
  'iu',
);
/** of a language whose units nobody told us */
const anyWord = /^\s?-?[\p{L}%°€$£¥₺₹₽₩"″]/u;

interface Given {
  /** what the shop and its owner say, and what the visitor wrote */
  sources: readonly string[];
  /** amounts and shares that records hold or lead to */
  amounts: readonly number[];
  /** how many things can be shown and so counted */
  countable: number;
  contacts: readonly string[];
  /** that the text is in */
  language: string;
}

export function numbersAreKnown(text: string, { sources, amounts, countable, contacts, language }: Given): boolean {
  const promise = packOf(language) === null ? anyWord : measured;
  const known = new Set([
    ...sources.flatMap((source) => runsIn(plain(source))),
    ...amounts.flatMap((amount) => [...runsIn(amount.toFixed(2)), ...runsIn(String(amount))]),
  ]);
  const numbers = contacts.map(digitsOf).filter((digits) => digits !== '');
  const told = plain(text)
    .replaceAll(listMark, ' ')
    .replaceAll(/\]\([^)]*\)/gu, ' ')
    .replaceAll(phone, (found) => (numbers.some((digits) => digits.endsWith(digitsOf(found))) ? ' ' : found));
  return [...told.matchAll(/\d+/gu)].every(({ 0: run, index }) => {
    const value = withoutZeros(run);
    if (known.has(value)) return true;
    return Number(value) <= countable && !promise.test(told.slice(index + run.length));
  });
}

/** "1,200" and "1 200" are one number, in whichever digits it was written. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[۰-۹]/gu, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replaceAll(grouped, digitsOf);
const digitsOf = (text: string) => text.replaceAll(/\D/g, '');
const runsIn = (text: string) => (text.match(/\d+/g) ?? []).map(withoutZeros);
const withoutZeros = (digits: string) => digits.replace(/^0+(?=\d)/, '');
