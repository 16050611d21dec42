/** Money and shares in a statement: which amount is asked for, and which one an order must reach. */
import { parsePrices } from '../extraction/parse-price.ts';
import { parseAmount } from '../lib/parse-amount.ts';

export interface Amount {
  amount: number;
  currency: string | null;
  /** an order's value, from here up or below it */
  limit: 'over' | 'under' | null;
  /** the words that say the limit, as they stand */
  said: string;
}

const price = String.raw`(?:[^\s\p{L}\p{N}]{0,2}|[\p{L}.$]{1,4}\s?)\s?\d[\d.,’' \u00a0]{0,11}(?:\s?(?:[€$£¥₺₽₴₫฿₹₩]|\p{L}{1,6}\.?))?`;
const overBefore =
  'orders of|orders|over|above|exceeding|exceeds|at least|minimum(?: of)?|min\\.?|more than|starting at|starting from|from|spend|reach(?:es)?|ab|über|mindestens|mehr als|oberhalb|dès|à partir de|plus de|supérieure?s? à|au-delà de|au-dessus de|minimum de|' +
  'a partir de|desde|más de|superior(?:es)? a|mínimo de|oltre(?: i| gli)?|superior[ei] a|sopra(?: i)?|a partire da|almeno|vanaf|boven|meer dan|od|powyżej|ponad|acima de|mais de|en az|di atas|minimal|minimum|mulai(?: dari)?|над|от|свыше|від|понад|over|från|fra|yli|felett|peste|nad';
const overAfter =
  'or more|and up|and above|and over|or over|\\+|minimum|oder mehr|et plus|ou plus|o más|y superiores|o más|o superiore|o più|of meer|lub więcej|ou mais|ve üzeri|üzeri|üstü|ve üstü|atau lebih|ke atas|以上|を超える|起|이상';
const underBefore =
  'under|below|less than|up to|unter|bis(?: zu)?|weniger als|moins de|inférieure?s? à|en dessous de|menos de|inferior(?:es)? a|hasta|meno di|inferior[ei] a|sotto|onder|tot|minder dan|poniżej|abaixo de|até|di bawah|kurang dari|до|менее|under|alle|pod';
const underAfter = 'or less|oder weniger|ou moins|o menos|o meno|of minder|altı|未満|以下|미만';
const patternOf = (before: string, after: string) =>
  new RegExp(
    `(?<![\\p{L}])(?:${before})\\s*:?\\s*(?<b>${price})|(?<a>${price})\\s?[’']?(?:${after})(?!\\p{Script=Latin})`,
    'giu',
  );
const over = patternOf(overBefore, overAfter);
const under = patternOf(underBefore, underAfter);

const textMaxLength = 300;

/** "Rp 300rb" and "300 ribu" are thousands */
const rupiah = /(?<!\p{L})(?:rp|idr|ribu|rb)(?!\p{L})|\d\s?(?:ribu|rb)(?!\p{L})/iu;

/** codes and signs that are no words: "nad 1500 Kč" and "try 30 days" name no dollars of Namibia and no liras */
const plainCodes = new Set(
  'eur usd gbp chf cad aud nzd sek nok dkk pln czk huf ron bgn jpy cny krw idr inr thb vnd aed sar lei leu dhs ksh cfa sfr'.split(
    ' ',
  ),
);
// "give us 3 days" names no dollars either
const wordBesideNumber =
  /(?<!\p{L})(?:[A-Za-z][a-z]{2}|us)(?!\p{L})(?=\s?\d)|(?<=\d\s?)(?<!\p{L})[A-Za-z][a-z]{2}(?!\p{L})/gu;

export function amountsIn(raw: string, currencyHint: string | null): Amount[] {
  const text = raw
    .slice(0, textMaxLength)
    // kilometres are no Bosnian marks, which are written in capitals
    .replaceAll(/(?<=\d\s?)[kK]m(?!\p{L})/gu, '')
    // "Lower 48 $24": the sign is the next number's
    .replaceAll(/(?<=\d)\s(?=[$£€¥]\s?\d)/gu, ' ; ')
    // "Rp 10.000, 1–2 hari" is no number with a comma
    .replaceAll(/(?<=\d),\s(?=\d)/gu, ' ; ')
    .replaceAll(/(?<![\d.,])(\d{1,4})\s?(?:ribu|rb|k)(?!\p{L})/giu, (said, count: string) =>
      rupiah.test(raw) ? `${count}000` : said,
    )
    .replaceAll(/(?<![\d.,])(\d{1,4})\s?만\s?원/gu, '$10000원')
    .replaceAll(/(?<=\p{N}\s?)(円|元|원|บาท)(?=\p{L})/gu, '$1 ')
    .replaceAll(/(?<=\p{N})(?=[円元원])/gu, ' ');
  const unworded = text.replaceAll(wordBesideNumber, (word) => (plainCodes.has(word.toLowerCase()) ? word : '___'));
  const marked = parsePrices(unworded, currencyHint).filter(({ isMarked, amount }) => isMarked && amount > 0);
  if (marked.length === 0) return [];
  const limits = [
    ...[...text.matchAll(under)].map((found) => ({ limit: 'under' as const, said: found[0].trim() })),
    ...[...text.matchAll(over)].map((found) => ({ limit: 'over' as const, said: found[0].trim() })),
  ];
  return marked.map(({ amount, currency }) => {
    const found = limits.find(({ said }) => numbersIn(said).includes(amount));
    return { amount, currency, limit: found?.limit ?? null, said: found?.said ?? '' };
  });
}

const numbersIn = (text: string): number[] =>
  [...text.matchAll(/\d[\d.,’']*/gu)].map(([digits]) => parseAmount(digits.replace(/[.,’']+$/, '')));

export function percentIn(text: string): number | null {
  const found =
    /(?<![\p{N}.,])(\d{1,3}(?:[.,]\d{1,2})?)\s?(?:%|％|percent\b|per cent\b|prozent\b|por ciento|pour cent|per cento)|%\s?(\d{1,3})(?!\p{N})/iu.exec(
      text,
    );
  const percent = found === null ? Number.NaN : Number((found[1] ?? found[2] ?? '').replace(',', '.'));
  return percent > 0 && percent <= 100 ? percent : null;
}
