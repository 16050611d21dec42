/** How the alternatives and forms of packs become patterns, and what spelling of a text they meet. */
import type { LanguagePack } from './language-pack.ts';

const nothing = /(?!)/u;

/** Alternatives that begin and end where words do; none of them match nothing. */
export function wordsPattern(alternatives: string, { isUnspaced }: Pick<LanguagePack, 'isUnspaced'>): RegExp {
  if (alternatives === '') return nothing;
  return isUnspaced
    ? new RegExp(`(?:${alternatives})`, 'iu')
    : new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'iu');
}

/** The alternatives of several packs as one; empty ones would match everywhere. */
export const joinAlternatives = (alternatives: Iterable<string>): string =>
  [...new Set(alternatives)].filter((one) => one !== '').join('|');

export const plainSpelling = (text: string): string => text.normalize('NFC').replaceAll(/[’ʼ‘`´]/g, "'");

const marked = /[\u00c0-\u024f\u0370-\u03ff\u1e00-\u1fffё]/gu;
const bare: Record<string, string> = { ı: 'i', ł: 'l', ø: 'o', đ: 'd' };

/** Letters without the marks that visitors leave out; each stays one letter, so that places in the text stay. */
export const withoutMarks = (text: string): string =>
  text.replaceAll(marked, (letter) => bare[letter] ?? letter.normalize('NFD').charAt(0));

/** What stands between the two ends of a span, "Mon to Fri" or "24 December – 1 January", as a whole. */
export const betweenEnds =
  /^[\s.,]{0,3}(?:-|–|—|〜|～|~|to|through|thru|until|bis|a|al|à|au|t\/m|tot|tot en met|do|ile|sampai|s\/d|sd|hingga|til|till|по|до|から|至|до|ve)[\s.]{0,3}(?:la |le |el |los )?$/iu;
