/** What was told last is likely to hold the answer to what is asked next, and so is what stands beside it: a prior on top of what words say. */
import type { FoundPassage } from '../../evidence/evidence-question.ts';
import type { Weigh } from '../../evidence/select-evidence.ts';
import type { AskedPart, Said } from '../../ports/model.ts';
import type { Passage, SearchIndex } from '../../search/documents.ts';
import type { DocumentReader } from './document-reader.ts';
import { wordsOf } from './extractive/composed.ts';

export interface ToldBefore {
  /** what stands on the pages that were cited */
  passages: FoundPassage[];
  weigh: Weigh;
}

interface Needs {
  index: SearchIndex;
  documents: DocumentReader;
}

const pagesMax = 2;
const passagesMax = 10;
/** how much likelier a page is that the last reply cites, and of it the section that was told */
const weights = { page: 2, section: 4 };
/** two questions of one message are often of two matters */
const partWeights = { page: 1.4, section: 2 };
/** fewer words are on every page */
const fewWords = 4;
/** that the question before is answered there */
const leastSure = 0.3;
const link = /\]\((https?:\/\/[^\s()]+)\)/gu;

/** Of the agent's last reply; null where it cites no page. */
export async function toldBefore(history: readonly Said[], needs: Needs): Promise<ToldBefore | null> {
  const last = history.findLast(({ role }) => role === 'agent')?.text ?? '';
  const urls = [...new Set([...last.matchAll(link)].map(([, url = '']) => url))];
  const pages = urls.map((url) => needs.index.passagesAt(url)).filter((found) => found.length > 0);
  return pages.length === 0 ? null : near(last, pages.slice(0, pagesMax), weights, needs);
}

/** Of the question before in the same message; null where no page surely answers it. */
export async function toldToPart({ passages, told }: AskedPart, needs: Needs): Promise<ToldBefore | null> {
  const [best] = (await told()).evidence;
  const page = passages[best?.passage ?? -1]?.document;
  if (best === undefined || page === undefined || best.probability < leastSure) return null;
  return near(best.statements.join(' '), [needs.index.passagesAt(page.url)], partWeights, needs);
}

/** A product's own page is no such page: what is asked of the product is looked for there anyway. */
async function near(
  reply: string,
  pages: readonly (readonly number[])[],
  weight: typeof weights,
  { index, documents }: Needs,
): Promise<ToldBefore> {
  const stored = await documents.passages(pages.flatMap((page) => page.slice(0, passagesMax)));
  const passages = [...stored]
    .filter(([, { voice, kind }]) => voice === 'shop' && kind !== 'product')
    .map(([at, document]): FoundPassage => ({ document, score: 0, coverage: 0, marks: index.marksAt(at) }));
  const said = new Set(wordsOf(reply));
  const isTold = ({ document: { text } }: FoundPassage) =>
    text.split(/\n|(?<=[.!?…])\s/u).some((line) => {
      const words = wordsOf(line);
      return words.length >= fewWords && words.every((word) => said.has(word));
    });
  const cited = new Set(passages.map(({ document }) => document.url));
  const told = new Set(passages.filter(isTold).map(({ document }) => keyOf(document)));
  return {
    passages,
    weigh: (passage) => (!cited.has(passage.url) ? 1 : told.has(keyOf(passage)) ? weight.section : weight.page),
  };
}

/** Behind what the question's own words found. */
export function withToldBefore(found: readonly FoundPassage[], before: ToldBefore | null): FoundPassage[] {
  const known = new Set(found.map(({ document }) => keyOf(document)));
  return [...found, ...(before?.passages.filter(({ document }) => !known.has(keyOf(document))) ?? [])];
}

const keyOf = ({ url, text }: Passage): string => `${url}\n${text}`;
