/**
 * A shop asks its product search for what is typed into a search box and its passages for what is asked in sentences. A labelled set
 * does not say which it is: titled documents under search-box words are products.
 */
import type { Product } from '../../server/src/extraction/extracted-page.ts';
import { productNamed } from '../../server/src/search/product.fixture.ts';
import type { LabelledDocument, LabelledSet } from './labelled-set.ts';

const mostWords = 6;
const asksInWords = /[?？]|^(?:what|when|where|which|who|why|how|can|could|do|does|did|is|are|was|were|will|would)\b/iu;

export function isCatalogue({ documents, queries }: LabelledSet): boolean {
  const titled = documents.filter(({ title }) => title.trim() !== '').length;
  const keywords = queries.filter(
    ({ text }) => !asksInWords.test(text) && text.trim().split(/\s+/).length <= mostWords,
  );
  return documents.length > 0 && titled > 0.9 * documents.length && keywords.length > 0.8 * queries.length;
}

export const productOf = ({ id, title, text }: LabelledDocument): Product =>
  productNamed(title, { url: `https://shop.example/${encodeURIComponent(id)}`, description: text });
