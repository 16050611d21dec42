/** Codes that a sentence gives away: "use code FREE100". A code is a shop's to give. */
import type { Sentence } from './said-sentence.ts';
import type { Source } from './sources.ts';

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

const saysCode =
  /(?<!\p{L})(?:codes?|coupons?|vouchers?|promo\p{L}*|gutschein\p{L}*|rabattcode|c[oó]digos?|codice|codici|cupom|cup[oó]n|kod\p{L}*|kupon\p{L}*|κωδικ\p{L}+|код\p{L}*|промокод\p{L}*|رمز|كود|كوبون|קוד|קופון)(?!\p{L})|コード|クーポン|优惠码|折扣码|코드|쿠폰/iu;
/** letters and digits mixed, or capitals right behind the word */
const mixed =
  /(?<![\p{Script=Latin}\p{N}./@_-])(?=[A-Z0-9-]*[A-Z])(?=[A-Z0-9-]*\d)[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*(?![\p{Script=Latin}\p{N}@])/gu;
const quoted = /(?<![\p{Script=Latin}\p{N}])[A-Z][A-Z0-9_-]{3,}(?![\p{Script=Latin}\p{N}])/gu;

function codesIn(text: string): string[] {
  const found = [...text.matchAll(mixed)].map(([code]) => code).filter((code) => code.length > 3);
  return saysCode.test(text) ? [...found, ...[...text.matchAll(quoted)].map(([code]) => code)] : found;
}
