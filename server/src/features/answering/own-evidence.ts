/** What a product's own page says to a question, asked without the product's name. */
import { contentTerms } from '../../dialogue/name-fit.ts';
import type { FoundPassage } from '../../evidence/evidence-question.ts';
import { selectEvidence } from '../../evidence/select-evidence.ts';
import type { Evidence } from '../../evidence/select-evidence.ts';
import type { FoundProduct, OwnEvidence, Understanding } from '../../ports/model.ts';
import { describedBy } from '../../search/documents.ts';
import type { SearchIndex } from '../../search/documents.ts';
import type { DocumentReader } from './document-reader.ts';

const ownPassagesMax = 14;

/** What they say is asked for, and not how or where to say it. */
export const wantsCustomers = ({ concepts, asks }: Understanding): boolean =>
  concepts.has('review') && !asks.has('method') && !asks.has('place');

/** What stands on a product's own page, asked without its name, which all of it is about. */
export async function ownEvidence(
  { index, documents }: { index: SearchIndex; documents: DocumentReader },
  product: FoundProduct,
  question: Understanding & { text: string; language: string; names: string[] },
): Promise<OwnEvidence> {
  const positions = index.passagesAt(product.url).slice(0, ownPassagesMax);
  const stored = await documents.passages(positions);
  const retrieved = [...stored]
    .filter(([, { voice }]) => (voice === 'customer') === wantsCustomers(question))
    .map(([at, document]): FoundPassage => ({ document, score: 1, coverage: 1, marks: index.marksAt(at) }));
  if (product.description !== '')
    retrieved.push({ document: describedBy(product, question.language), score: 1, coverage: 1 });
  const text = withoutNames(question.text, question.names, question.language);
  const found = worded(selectEvidence({ ...question, text, product: product.name }, retrieved));
  return { passages: retrieved.map(({ document }) => document), found };
}

/** A price or a date alone answers nothing in words. */
export const worded = (found: Evidence[]): Evidence[] =>
  found.filter(({ statements }) => statements.some((statement) => /\p{L}{2}/u.test(statement)));

export function withoutNames(text: string, names: readonly string[], language: string): string {
  const named = new Set(contentTerms(names.join(' '), language));
  const kept = text
    .split(/(?<=\s)/u)
    .filter((word) => !contentTerms(word, language).some((term) => named.has(term)))
    .join('');
  return contentTerms(kept, language).length === 0 ? text : kept;
}
