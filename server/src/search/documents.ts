/** What an agent's index is built from and what it answers with. Texts stay in the database; the index knows positions only. */
import type { Aspect } from '../aspects/aspects.ts';
import type { PassageMarks } from '../aspects/marks.ts';
import type { PageKind, Product, Voice } from '../extraction/extracted-page.ts';

/** A piece of a page small enough to quote: at most some 120 words of one section, with its headings as context. */
export interface Passage {
  url: string;
  title: string;
  headings: string[];
  text: string;
  language: string | null;
  /** of the page it stands on; `site` for what header, banner and footer say */
  kind: PageKind | 'site';
  voice: Voice;
  /** when its page was last read, ISO; where that is known */
  readAt?: string;
  /** its words as its page has them, where what holds no more was taken out of `text` */
  whole?: string;
}

/** With fewer words or others, and what it is known by. Where the question above it was answered first, and is no longer, it is not asked there either. */
export function shortened(passage: Passage, text: string): Passage {
  if (text === passage.text) return passage;
  const { headings, text: before, whole = before } = passage;
  const isUnanswered = /[?？؟]\s*$/u.test(headings.at(-1) ?? '') && before.indexOf(text.trim()) > 0;
  return { ...passage, text, whole, headings: isUnanswered ? headings.slice(0, -1) : headings };
}

export interface IndexDocuments {
  passages: Passage[];
  products: Product[];
}

/** One found passage or product. `position` counts from 0 in the documents that the index was built from. */
export interface Hit {
  position: number;
  score: number;
  /** share of the question's weight (sum of IDF) that the document holds, 0 to 1 */
  coverage: number;
  /** how far the document can be trusted to answer, from 0 up; what is enough differs from agent to agent */
  confidence: number;
}

/** A loaded index, resident while it is used. */
export interface SearchIndex {
  passageCount: number;
  productCount: number;
  /** the documents' languages, most used first */
  languages: readonly string[];
  searchPassages(query: string, limit: number): Hit[];
  searchProducts(query: string, limit: number): Hit[];
  /** those that tell one of these kinds of things, weighed by how surely each is asked for; surest first */
  passagesTelling(asked: ReadonlyMap<Aspect, number>, limit: number): { passage: number; strength: number }[];
  /** what the passage at a position tells */
  marksAt(position: number): PassageMarks;
  /** positions of what stands at an address, or at one that ends alike */
  passagesAt(address: string): number[];
  productsAt(address: string): number[];
}

/** What a product's record says of it, as a passage. */
export const describedBy = ({ url, name, description }: Product, language: string): Passage => ({
  url,
  title: name,
  headings: [],
  text: description,
  language,
  kind: 'product',
  voice: 'shop',
});
