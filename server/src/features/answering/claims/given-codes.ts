/** The codes that a text gives, by the word beside them or by their letters and digits. */
import { perSource } from './per-source.ts';

export const saysCode =
  /(?<!\p{L})(?:codes?|coupons?|vouchers?|promo\p{L}*|gutschein\p{L}*|rabattcode|c[oó]digos?|codice|codici|cupom|cup[oó]n|kod\p{L}*|kupon\p{L}*|κωδικ\p{L}+|код\p{L}*|промокод\p{L}*|رمز|كود|كوبون|קוד|קופון)(?!\p{L})|コード|クーポン|优惠码|折扣码|코드|쿠폰/iu;
/** letters and digits mixed, or capitals right behind the word */
const mixed =
  /(?<![\p{Script=Latin}\p{N}./@_-])(?=[A-Z0-9-]*[A-Z])(?=[A-Z0-9-]*\d)[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*(?![\p{Script=Latin}\p{N}@])/gu;
const quoted = /(?<![\p{Script=Latin}\p{N}])[A-Z][A-Z0-9_-]{3,}(?![\p{Script=Latin}\p{N}])/gu;

/** Codes that a statement gives, wherever a sentence names them without the word: "with SPRING5". */
export const codesOf = perSource(({ plain }) => codesIn(plain));

export function codesIn(text: string): string[] {
  const found = [...text.matchAll(mixed)].map(([code]) => code).filter((code) => code.length > 3);
  return saysCode.test(text) ? [...found, ...[...text.matchAll(quoted)].map(([code]) => code)] : found;
}
