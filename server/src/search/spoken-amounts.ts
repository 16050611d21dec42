/** "under twenty euros", "maksimal 100rb", "1,5 jt": amounts in words as the digits that limits on prices are read from. */
import { parseAmount } from '../lib/parse-amount.ts';
import { perLanguage } from '../languages/packs.ts';

interface AmountWord {
  value: number;
  multiplies: boolean;
}

const digits = '\\d+(?:[.,]\\d+)*';
const longestText = 500;
/** "a hundred and fifty" */
const article = '(?:an?|eine?|una?|une)';
const joint = '(?:and|und|et|y|e|en)';

const vocabularyOf = perLanguage(({ amountWords, numbers, isUnspaced }) => {
  const known = new Map<string, AmountWord>();
  for (const [at, alternatives] of numbers.entries()) {
    for (const word of alternatives.split('|')) {
      // "a" and "an" count nothing by themselves
      if (/^[\p{L}\p{M}'-]{3,}$/u.test(word)) known.set(word, { value: at + 1, multiplies: false });
    }
  }
  for (const entry of amountWords.split(',')) {
    const [, word, times, value] = /^\s*(.+?) (\*?)(\d+)$/u.exec(entry) ?? [];
    if (word !== undefined) known.set(word, { value: Number(value), multiplies: times === '*' });
  }
  const words = [...known.keys()].sort((a, b) => b.length - a.length).join('|');
  const piece = `(?:${digits}|${words})`;
  const before = isUnspaced ? '' : '(?<![\\p{L}\\p{N}.,])';
  const after = isUnspaced ? '' : '(?![\\p{L}\\p{N}])';
  const times = [...known].flatMap(([word, { multiplies }]) => (multiplies ? [word] : []));
  const to = '\\s?([-–~]|to|until|bis|hasta|à|a|tot|sampai|hingga|sampe|s\\/d|sd|ke|dan)\\s?';
  return {
    known,
    // "200-300 ribu" are two of so many thousands
    ranges: new RegExp(`${before}(${digits})${to}(${digits}\\s?(${times.join('|')})(?:an)?)${after}`, 'giu'),
    runs: new RegExp(
      `${before}(?:${article}\\s)?${piece}(?:(?:\\s{0,2}|\\s?-(?!\\d))(?:${joint}\\s)?${piece}){0,5}(an)?${after}`,
      'giu',
    ),
    piece,
  };
});

/** The text with amounts in words written as digits; itself where there are none. */
export function withSpokenAmounts(text: string, language: string): string {
  const vocabulary = vocabularyOf(language);
  if (vocabulary === null || text.length > longestText) return text;
  const { known, ranges, runs, piece } = vocabulary;
  // "100 ribuan" is about so much, and "ribuan" alone is many
  const spelled = text.replaceAll(
    ranges,
    (_, low: string, to: string, high: string, word: string) => `${low} ${word} ${to} ${high}`,
  );
  return spelled.replaceAll(runs, (whole: string, about: string | undefined) => {
    const run = about === undefined ? whole : whole.slice(0, -about.length);
    const pieces = run.toLowerCase().match(new RegExp(piece, 'giu')) ?? [];
    if (about !== undefined && pieces.length === 1) return whole;
    if (pieces.every((one) => /^\d/.test(one))) return whole;
    // "one" and "two" mostly stand for things
    if (pieces.length === 1 && (known.get(pieces[0] ?? '')?.value ?? 0) < 3) return whole;
    return `${Math.round(sumOf(pieces, known) * 100) / 100}${about ?? ''}`;
  });
}

function sumOf(pieces: readonly string[], known: ReadonlyMap<string, AmountWord>): number {
  let sum = 0;
  let open = 0;
  for (const piece of pieces) {
    const word = known.get(piece);
    if (word === undefined) open += /^\d+[.,]\d$/.test(piece) ? Number(piece.replace(',', '.')) : parseAmount(piece);
    else if (!word.multiplies) open += word.value;
    else if (word.value >= 1000) [sum, open] = [sum + Math.max(1, open) * word.value, 0];
    else open = Math.max(1, open) * word.value;
  }
  return sum + open;
}
