/** All sections of the page that tells how something is done, of which the search has found some. */
import type { FoundPassage } from '../../evidence/evidence-question.ts';
import type { Evidence } from '../../evidence/select-evidence.ts';
import type { QuestionPart } from '../../ports/model.ts';
import type { Passage, SearchIndex } from '../../search/documents.ts';
import { pageOfSteps, stepsBeside } from './extractive/steps.ts';
import type { DocumentReader } from './document-reader.ts';

const passagesMax = 24;

export async function stepsOf(
  { index, documents }: { index: SearchIndex; documents: DocumentReader },
  way: Pick<QuestionPart, 'asked' | 'understanding'>,
  { evidence, found }: { evidence: readonly Evidence[]; found: readonly FoundPassage[] },
  language: string,
): Promise<Passage[]> {
  const passages = found.map(({ document }) => document);
  const url = pageOfSteps(way, evidence, passages, language);
  if (url === null) return [];
  const stored = await documents.passages(index.passagesAt(url).slice(0, passagesMax));
  const page = [...stored].sort(([a], [b]) => a - b).map(([, document]) => document);
  const ofPage = evidence.filter(({ passage }) => passages[passage]?.url === url);
  return stepsBeside(
    page.filter((one) => one.url === url),
    ofPage,
    passages,
  );
}
