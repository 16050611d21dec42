/** What a choice is called, without the price and the stock that shops write behind it: `M - $20.00` and `M (sold out)` are `M`; `30 - 32` and `5-6` are sizes. */
import { withoutStockWords } from './stock-words.ts';

export interface ChoiceLabel {
  label: string;
  /** as written, or '' */
  price: string;
}

const priceBehind =
  /^(.*?\S)(?:\s+[-–—|:]|[:|(]|\s)\s*\(?(\+?)\s*((?:[A-Z]{0,3}\s?\p{Sc}\s?|[A-Z]{3}\s)\d[\d.,']{0,12}(?:\s?[A-Z]{3})?|\d[\d.,']{0,12}\s?(?:\p{Sc}|[A-Z]{3}))\)?$/u;
const textMax = 160;

/** Where only prices tell choices apart, as with vouchers, they are their names. */
export function choiceLabels(texts: readonly string[]): ChoiceLabel[] {
  const bare = texts.map(withoutStockWords);
  const split = bare.map(splitLabel);
  const isTold = new Set(split.map(({ label }) => label)).size === new Set(bare).size;
  return isTold ? split : bare.map((label) => ({ label, price: '' }));
}

function splitLabel(text: string): ChoiceLabel {
  const [, label = '', plus, price = ''] = (text.length <= textMax && priceBehind.exec(text)) || [];
  if (label === '') return { label: text, price: '' };
  // what is added to the price is no price
  return { label: label.replace(/\s*[-–—|:(]+$/, ''), price: plus === '+' ? '' : price };
}
