/** Every number in a model's text must stand in what it was given: "arrives in 2 days" is as easily invented as a price, and as dear to the shop. */
const grouped = /(?<![\d.,])\d{1,3}(?:[.,'\u00a0\u202f ]\d{3})+(?!\d)/gu;
const phone = /\+?\d(?:[\s().\u00a0/-]*\d){6,}/gu;
const listMark = /^[^\S\n]*\d{1,2}[.)](?=\s)/gmu;
/** "3 blankets" counts what is shown; "3 days" and "3 cm" promise something */
const measured =
  /^\s?(?:%|[°€$£¥₺₹₽₩]|\p{L}{1,2}(?![\p{L}])|(?:business |working |full )?(?:day|hour|minute|week|month|year|percent|euro|dollar|pound|inch|met|tag|stunde|minute|woche|monat|jahr|werktag|arbeitstag|jour|heure|semaine|mois|an|día|hora|semana|mes|año|giorn|or[ae]|settiman|mes[ei]|ann[oi]|dag|uur|week|maand|jaar|gün|saat|hafta|ay|yıl|dni|godzin|tygodni|miesi))/iu;

interface Given {
  /** what the shop and its owner say, and what the visitor wrote */
  sources: readonly string[];
  /** amounts and shares that records hold or lead to */
  amounts: readonly number[];
  /** how many things can be shown and so counted */
  countable: number;
  contacts: readonly string[];
}

export function numbersAreKnown(text: string, { sources, amounts, countable, contacts }: Given): boolean {
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
    return Number(value) <= countable && !measured.test(told.slice(index + run.length));
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
