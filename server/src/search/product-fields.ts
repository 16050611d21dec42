/** A product as weighed fields: its name, where it stands in the shop, its facts, and the prose around them. */
import type { Product } from '../extraction/extracted-page.ts';
import type { Field, FieldedDocument } from './collect-postings.ts';
import { articleNumbers, codeWords } from './product-codes.ts';
import { pairsOf, tokenize } from './tokenize.ts';

/** name, pairs of its words, brand, categories, variants, facts, prose, codes */
export const productFields: Field[] = [
  { weight: 2, lengthNorm: 0.5 },
  { weight: 1, lengthNorm: 0, arePairs: true },
  { weight: 1, lengthNorm: 0.3 },
  { weight: 1.5, lengthNorm: 0.3 },
  { weight: 1, lengthNorm: 0.3 },
  { weight: 1.5, lengthNorm: 0.3 },
  { weight: 0.7, lengthNorm: 0.6 },
  { weight: 2, lengthNorm: 0 },
];

type TextOf = Pick<
  Product,
  'name' | 'brand' | 'categories' | 'variants' | 'description' | 'attributes' | 'sku' | 'offers'
>;

/** What the table beside a description says and the description does not. */
export const saidInTable = ({ description, attributes = [] }: Pick<Product, 'description' | 'attributes'>): string[] =>
  attributes.filter(({ value }) => !description.includes(value)).map(({ value }) => value);

export function productTerms(
  { name, brand, categories, variants, description, attributes = [], sku, offers }: TextOf,
  language: string,
): FieldedDocument {
  const { facts, prose } = splitDescription(description);
  // "8 ports" is asked for as often as a name
  const beside = saidInTable({ description, attributes });
  const named = tokenize(name, language);
  const texts = [brand, categories.join('\n'), variants.join('\n'), [facts, ...beside].join('\n'), prose];
  const skus = [sku, ...offers.map((offer) => offer.sku)].join('\n');
  const codes = [...new Set([...tokenize(skus, language), ...codeWords(name), ...articleNumbers({ sku, offers })])];
  return [
    named,
    pairsOf(named, language),
    ...texts.map((text) => tokenize(text, language)),
    codes.filter((code) => !named.includes(code)),
  ];
}

const factWordsMax = 12;

/** Lines and cells of few words are facts ("Material: cotton"); sentences around them praise the thing and name others. */
export function splitDescription(description: string): { facts: string; prose: string } {
  const facts: string[] = [];
  const prose: string[] = [];
  for (const piece of description.split(/\n|\s*\|\s*|\s*[•·]\s*/)) {
    const text = piece.trim();
    const isFact = text.split(/\s+/).length <= factWordsMax && !/[.!?…。！？]$/u.test(text);
    if (!isFact) prose.push(text);
    else {
      const label = /^(\p{L}[^:]{0,60}?)\s*:\s*(?=[^\s/])/u.exec(text);
      facts.push(label === null ? text : text.slice(label[0].length));
      if (label !== null) prose.push(label[1] ?? '');
    }
  }
  return { facts: facts.join('\n'), prose: prose.join('\n') };
}
