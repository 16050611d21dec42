/** Products that are found by something other than the question's words: an age, or a choice that no page says and a feed does. */
import type { FoundProduct, Retrieved } from '../../ports/model.ts';
import type { SearchIndex } from '../../search/documents.ts';
import type { ProductQuery } from '../../search/product-query.ts';
import type { DocumentReader } from './document-reader.ts';
import { askedAge, forAge, withoutAge } from './domain/asked-age.ts';
import { fitsLimits } from './domain/fits-limits.ts';
import { fittingWish } from './domain/fits-wish.ts';
import { isGeneral, onlyOptionIn } from './domain/names-only-limits.ts';
import { namedOption } from './extractive/named-option.ts';

export const productsMax = 12;
/** searched when a limit orders or drops most of them */
export const productsWeighed = 120;

interface AskedProducts {
  productWords: string;
  limits: ProductQuery;
}

/** named by what it is limited to, not by words */
export const asFound = (document: FoundProduct): Retrieved<FoundProduct> => ({ document, score: 1, coverage: 1 });

/** What is for a child so old, of the kind that was named if one is; pages label the age, and no word of the question stands there. */
export async function ofAge(
  documents: DocumentReader,
  { limits, productWords, language }: AskedProducts & { language: string },
): Promise<Retrieved<FoundProduct>[]> {
  const age = askedAge(limits.words) ?? askedAge(productWords);
  if (age === null) return [];
  const within = await documents.productsWithin(limits, productsWeighed);
  const fitting = forAge(within, age, (product) => product);
  const { kind, products } = fittingWish(fitting, {
    asked: withoutAge(productWords),
    excluded: limits.excluded,
    language,
  });
  return (kind === null ? fitting : products).map(asFound);
}

/** What has the option that alone is named, where nothing that was found has it: a feed knows options that no page says. */
export async function ofOption(
  documents: DocumentReader,
  { limits, productWords }: AskedProducts,
  found: readonly Retrieved<FoundProduct>[],
): Promise<Retrieved<FoundProduct>[]> {
  const words = onlyOptionIn(limits);
  // what no page says may have been taken for a slip of something that one does
  const texts = [limits.words, productWords];
  const namedBy = (product: FoundProduct) =>
    texts.find((text) => {
      const named = namedOption(text, product)?.values.flatMap((value) => value.toLowerCase().split(/[^\p{L}\p{N}]+/u));
      return named !== undefined && words.every((word) => named.includes(word));
    });
  if (words.length === 0 || found.some(({ document }) => namedBy(document) !== undefined)) return [];
  const within = await documents.productsWithin({ ...limits, minPrice: null, maxPrice: null }, productsWeighed, words);
  return within
    .filter((document) => {
      const text = namedBy(document);
      return text !== undefined && fitsLimits(document, limits, text);
    })
    .slice(0, productsMax)
    .map(asFound);
}

const fewestSaid = 2;
const mostSaid = 4;

/** "Any petrol jeans?": of the kind that is named, what has a choice that only a feed names. */
export async function ofKindInOption(
  { index, documents }: { index: SearchIndex; documents: DocumentReader },
  { limits, productWords, language }: AskedProducts & { language: string },
  found: readonly Retrieved<FoundProduct>[],
): Promise<Retrieved<FoundProduct>[]> {
  const said =
    limits.words
      .toLowerCase()
      .match(/[\p{L}\p{N}'-]+/gu)
      ?.filter((word) => !isGeneral(word)) ?? [];
  if (found.length === 0 || said.length < fewestSaid || said.length > mostSaid) return [];
  const isStrange = (word: string) =>
    index.searchProducts(word, 1).length === 0 && index.searchPassages(word, 1).length === 0;
  const strange = said.filter(isStrange);
  if (strange.length !== 1) return [];
  const asked = said.filter((word) => !strange.includes(word)).join(' ');
  const within = await documents.productsWithin(limits, productsWeighed, strange);
  const having = within.filter((product) => namedOption(strange.join(' '), product) !== null);
  const { kind, products } = fittingWish(having, { asked, excluded: limits.excluded, language });
  if (kind === null) return [];
  return products
    .filter((product) => fitsLimits(product, limits, productWords))
    .slice(0, productsMax)
    .map(asFound);
}
