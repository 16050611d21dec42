/** Codes that a sentence gives away: "use code FREE100". A code is a shop's to give. */
import { codesIn, saysCode } from './given-codes.ts';
import type { Sentence } from './said-sentence.ts';
import type { Source } from './source.ts';

export function createCodeFault(sources: readonly Source[], askedText: string) {
  return ({ plain }: Sentence): string | null => {
    const codes = codesIn(plain);
    if (codes.length === 0) return null;
    const isKnown = (code: string) =>
      sources.some((source) => source.plain.toLowerCase().includes(code)) ||
      (/\d/u.test(code) && askedText.toLowerCase().includes(code) && !saysCode.test(plain));
    return codes.every((code) => isKnown(code.toLowerCase()))
      ? null
      : 'it names a code or number that is not in the shop data';
  };
}
