/** What a product is, when it is only named. */
import type { FoundProduct } from '../../../ports/model.ts';
import { articleNumbers, codeWords, plainCode } from '../../../search/product-codes.ts';
import { summary } from './compare-products.ts';
import { draft, wordsOf } from './composed.ts';
import type { Asking, Draft } from './composed.ts';

export function described(asking: Asking): Draft | null {
  const { part } = asking;
  const [product] = part.focus;
  if (product === undefined || part.focusBy === 'page') return null;
  const found = draft('described', summary(product, '', asking), {}, { products: [product] });
  return { ...found, isCertain: isOnlyNumbered(asking, product) || isOnlyNamed(asking.part, product) };
}

/** "QN-340?": nothing is said but what the shop numbers it. */
function isOnlyNumbered({ part }: Asking, product: FoundProduct): boolean {
  const codes = new Set([...codeWords(product.name), ...articleNumbers(product)]);
  const [word, ...others] = codeWords(part.text);
  return word !== undefined && others.length === 0 && codes.has(word) && plainCode(part.text) === word;
}

/** "Altura?": words of its name and no other, a slip put right. */
function isOnlyNamed({ asked, focus, focusBy, isFollowUp }: Asking['part'], { name }: FoundProduct): boolean {
  const called = new Set(wordsOf(name));
  return focusBy === 'name' && focus.length === 1 && !isFollowUp && wordsOf(asked).every((word) => called.has(word));
}
