/** What a product's own page says no to: "USB: No", an age below the one from which it is, eating it. */
import { agesOf, askedAge } from '../domain/asked-age.ts';
import type { FoundProduct, Question } from '../../../ports/model.ts';
import { saysEaten, saysNotFood } from './food-words.ts';
import { stemsIn } from './likeness.ts';
import { perSource } from './per-source.ts';
import { saysNo } from './promise-words.ts';
import { clausesOf, productsAt } from './said-sentence.ts';
import type { Sentence } from './said-sentence.ts';
import type { Source } from './source.ts';

const bareNo =
  /^(?:no|none|nein|kein\p{L}*|nicht|non|aucun\p{L}*|nessun\p{L}*|nee|não|nie|nej|nei|ei|ingen|inget)(?!\p{L})[^\d]{0,24}$/iu;
const labelLeast = 3;
/** beside numbers that were words */
const numberMarks = /[\u2060\ua000-\ua009]/gu;

export function createSpecFault(sources: readonly Source[], question: Question) {
  let kept: readonly Page[] | null = null;

  return (sentence: Sentence): string | null => {
    const { plain } = sentence;
    if (/[?？؟]\s*$/u.test(plain)) return null;
    const named = sentence.mentions.flatMap(({ products }) => products);
    const meant = named.length > 0 ? named : sentence.context.products;
    const isNoFood = (product: FoundProduct) =>
      sources.some((source) => source.product === product.url && isNotFood(source));
    if (meant.length > 0 && meant.every(isNoFood) && saysEaten(plain))
      return 'it gives as food what the product’s own page says is none';
    const only = meant.length === 1 ? onlyFor(meant[0]) : [];
    if (
      only.length > 0 &&
      !saysNo(plain) &&
      (plain.toLowerCase().match(animals) ?? []).some((one) => !only.includes(one.slice(0, 3)))
    )
      return 'it gives to others what the product’s own page keeps for some';
    for (const { text, to } of clausesOf(sentence)) {
      if (saysNo(text)) continue;
      if (
        meant.flatMap(deniedLabels).some((label) => saysLabel(text, label) && !meant.some((one) => hasIt(one, label)))
      )
        return 'it affirms what the product’s own properties deny';
      const age = askedAge(text.replaceAll(numberMarks, ''));
      if (age === null || saysNo(plain)) continue;
      const from = meant.length === 0 ? fromOfPage(plain) : fromOf(productsAt(sentence, { at: to }));
      if (from !== null && age < from) return 'it offers a product for an age below the one that the shop data names';
    }
    return null;
  };

  /** "For dogs only" */
  function onlyFor(product: FoundProduct | undefined): string[] {
    return sources.flatMap((source) =>
      source.product === product?.url
        ? [...source.plain.toLowerCase().matchAll(audience)].map(([, one = '']) => one.slice(0, 3))
        : [],
    );
  }

  function fromOf([product, ...more]: readonly FoundProduct[]): number | null {
    if (product === undefined || more.length > 0) return null;
    const warned = sources.flatMap((source) => (source.product === product.url ? (ageFrom(source) ?? []) : []));
    return agesOf(product)?.from ?? (warned.length > 0 ? Math.max(...warned) : null);
  }

  /** of the one whose words the sentence or the question says */
  function fromOfPage(plain: string): number | null {
    const said = new Set([...stemsIn(question.text), ...stemsIn(plain)]);
    const [page, ...more] = (kept ??= pagesNotGiven()).filter(({ stems }) => [...stems].some((stem) => said.has(stem)));
    return page === undefined || more.length > 0 ? null : page.from;
  }

  /** as those that the asked age left out */
  function pagesNotGiven(): Page[] {
    const given = new Set(question.products.map(({ document }) => document.url));
    const pages = new Map<string, Page>();
    for (const source of sources) {
      const from = source.product === null || given.has(source.product) ? null : ageFrom(source);
      if (source.product !== null && from !== null)
        pages.set(source.product, { stems: new Set(stemsIn(source.above.at(-1) ?? '')), from });
    }
    return [...pages.values()];
  }
}

interface Page {
  stems: ReadonlySet<string>;
  /** in months */
  from: number;
}

const animals =
  /(?<!\p{L})(?:dog|cat|pupp|kitten|rabbit|horse|bird|hund|katze|pferd|chien|chat|perro|gato)(?=\p{L}{0,3}(?!\p{L}))/gu;
const audience = /(?:for (dog|cat|rabbit|horse|bird)s? only)(?!\p{L})/gu;

const isNotFood = perSource(({ plain }) => saysNotFood(plain));

const below =
  /(?<!\p{L})(?:under|below|younger than|unter|jünger als|menores? de|menos de|moins de|inferiore? a|sotto i|meno di|onder|jonger dan|poniżej|mladší|do|yngre end|yngre än|yngre enn|alle|κάτω|alatti?|di bawah|sub|до|младше|altı\p{L}*)(?!\p{L})|未満|以下|미만/iu;

/** In months: "Age: from 3 years", and "not for children under 3". */
const ageFrom = perSource(({ plain }): number | null => {
  const text = plain.replaceAll(numberMarks, '');
  const [label = '', value] = text.split(/:\s(.*)/su);
  const labelled = value === undefined ? null : agesOf({ attributes: [{ of: '', label, value }] });
  return labelled?.from ?? (below.test(text) && saysNo(text) ? askedAge(text) : null);
});

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
