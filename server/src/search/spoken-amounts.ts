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
  return {
    known,
    runs: new RegExp(`${before}(?:${article}\\s)?${piece}(?:[\\s-]{0,2}(?:${joint}\\s)?${piece}){0,5}${after}`, 'giu'),
    piece,
  };
});

/** The text with amounts in words written as digits; itself where there are none. */
export function withSpokenAmounts(text: string, language: string): string {
  const vocabulary = vocabularyOf(language);
  if (vocabulary === null || text.length > longestText) return text;
  const { known, runs, piece } = vocabulary;
  return text.replaceAll(runs, (run) => {
    const pieces = run.toLowerCase().match(new RegExp(piece, 'giu')) ?? [];
    if (pieces.every((one) => /^\d/.test(one))) return run;
    // "one" and "two" mostly stand for things
    if (pieces.length === 1 && (known.get(pieces[0] ?? '')?.value ?? 0) < 3) return run;
    return String(Math.round(sumOf(pieces, known) * 100) / 100);
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
