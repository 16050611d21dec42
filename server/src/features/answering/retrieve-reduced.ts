/** What a question about a sale is answered from: "is the lamp on sale?" asks of the lamp, whether it is or not, "which lamps are on sale?" for those that are. */
import type { FoundPassage } from '../../evidence/evidence-question.ts';
import type { SearchIndex } from '../../search/documents.ts';
import type { Nearness } from '../../search/meaning-vectors.ts';
import { candidatesOf, meantProducts } from './extractive/name-products.ts';
import { retrieve } from './retrieve.ts';
import type { DocumentReader } from './document-reader.ts';

interface Needs {
  index: SearchIndex;
  documents: DocumentReader;
  near: Nearness | null;
  shopLanguage: string;
}

type Wish = Parameters<typeof retrieve>[2];

/** As `retrieve`, with what is not reduced where one product is named. */
export async function retrieveReduced(
  { index, documents, near, shopLanguage }: Needs,
  asking: Wish,
): ReturnType<typeof retrieve> {
  const limits = { ...asking.limits, onSale: false };
  const all = await retrieve(index, documents, { ...asking, limits }, near);
  const part = { asked: asking.productWords, products: all.products };
  const meant = meantProducts(candidatesOf(part, shopLanguage), all.passages.filter(isNoStory));
  return meant.length === 1 ? all : retrieve(index, documents, asking, near);
}

/** a story that names a thing makes its name no chance */
export const isNoStory = ({ document }: FoundPassage): boolean => document.kind !== 'article';
