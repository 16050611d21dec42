/** "Standard or XL, what is the difference?": what the page's sentence and rows say of two choices of one thing, and what each costs. */
import type { FoundProduct } from '../../../ports/model.ts';
import { splitSentences } from '../../../search/best-quote.ts';
import { asksWhichOfTwo } from './compared-products.ts';
import type { Asking } from './composed.ts';
import { namedOption } from './named-option.ts';
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
  const said = sentenceOfBoth(asking, product, option);
  return [...(said === null ? [] : [said]), prices, ...rows.map(rowLine)].join('\n');
}

/** "The 8 mm is for dogs up to 12 kg, the 10 mm for everything bigger." */
function sentenceOfBoth({ part, shopLanguage }: Asking, product: FoundProduct, { values }: NamedOption): string | null {
  const texts = [product.description, ...part.ownEvidence.passages.map(({ text }) => text)];
  const sentences = texts.flatMap((text) => splitSentences(text, shopLanguage));
  const isOfBoth = (sentence: string) => {
    const named = namedOption(sentence, product)?.values ?? [];
    return values.every((value) => named.includes(value));
  };
  return sentences.find((one) => one.length <= longest && isOfBoth(one)) ?? null;
}
const longest = 300;
