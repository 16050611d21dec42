/** "Standard or XL, what is the difference?": what each of two choices of one thing costs, and what the page's rows say of it. */
import type { FoundProduct } from '../../../ports/model.ts';
import { asksWhichOfTwo } from './compared-products.ts';
import type { Asking } from './composed.ts';
import type { NamedOption } from './named-option.ts';
import { eachPrice } from './price-of.ts';
import { rowLine, rowsOf } from './size-rows.ts';

/** Null where no two choices of one kind are compared. */
export function choicesCompared(asking: Asking, product: FoundProduct, option: NamedOption | null): string | null {
  const { part, phrases, language } = asking;
  if (option === null || option.values.length < 2 || !asksWhichOfTwo(part.text, language)) return null;
  const prices = eachPrice(option, { name: product.name, phrases, language });
  if (prices === null) return null;
  const rows = rowsOf(product.attributes ?? []).filter(({ of }) => option.values.includes(of));
  return [prices, ...rows.map(rowLine)].join('\n');
}
