/** What a product's own table of properties says no to: "USB: No", and an age below the one from which it is. */
import { agesOf, askedAge } from '../domain/asked-age.ts';
import type { FoundProduct } from '../../../ports/model.ts';
import { saysNo } from './promise-words.ts';
import { clausesOf, productsAt } from './said-sentence.ts';
import type { Sentence } from './said-sentence.ts';

const bareNo =
  /^(?:no|none|nein|kein\p{L}*|nicht|non|aucun\p{L}*|nessun\p{L}*|nee|não|nie|nej|nei|ei|ingen|inget)(?!\p{L})[^\d]{0,24}$/iu;
const labelLeast = 3;
/** beside numbers that were words */
const numberMarks = /[\u2060\ua000-\ua009]/gu;

export const specFault = (sentence: Sentence): string | null => {
  const { plain } = sentence;
  if (/[?？؟]\s*$/u.test(plain)) return null;
  const named = sentence.mentions.flatMap(({ products }) => products);
  const meant = named.length > 0 ? named : sentence.context.products;
  for (const { text, to } of clausesOf(sentence)) {
    if (saysNo(text)) continue;
    if (meant.flatMap(deniedLabels).some((label) => saysLabel(text, label) && !meant.some((one) => hasIt(one, label))))
      return 'it affirms what the product’s own properties deny';
    const [product, ...more] = productsAt(sentence, { at: to });
    if (product === undefined || more.length > 0) continue;
    const [age, ages] = [askedAge(text.replaceAll(numberMarks, '')), agesOf(product)];
    if (age !== null && ages !== null && age < ages.from && !saysNo(plain))
      return 'it offers a product for an age below the one that the shop data names';
  }
  return null;
};

const deniedLabels = ({ attributes = [] }: FoundProduct): string[] =>
  attributes.flatMap(({ label, value }) =>
    label.length >= labelLeast && bareNo.test(value.trim()) ? [label.toLowerCase()] : [],
  );

const hasIt = ({ attributes = [] }: FoundProduct, name: string): boolean =>
  attributes.some(({ label, value }) => label.toLowerCase() === name && !bareNo.test(value.trim()));

function saysLabel(text: string, label: string): boolean {
  const at = text.toLowerCase().indexOf(label);
  const behind = text.slice(at + label.length).toLowerCase();
  // "aluminium-free" affirms none of it
  return at >= 0 && !/[\p{L}\p{N}]/u.test(text[at - 1] ?? ' ') && !/^(?:[\p{L}\p{N}]|-?(?:free|frei))/u.test(behind);
}
