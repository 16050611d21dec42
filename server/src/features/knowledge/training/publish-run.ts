/** The last part of a training run: is it fit to answer from, what changed, and the switch to it. */
import type { TrainingDigest } from '@vitrine/contract/trainings';
import type { ExtractedPage, Product } from '../../../extraction/extracted-page.ts';
import { readFactsInTurns } from '../../../facts/read-facts.ts';
import type { IndexDocuments } from '../../../search/documents.ts';
import { isSame, namedPages, whatChanged } from '../domain/what-changed.ts';
import { isPolicyPage } from '../domain/policy-lines.ts';
import { whyHeldBack } from './hold-back.ts';
import type { KeptFacts, PublishStore } from './publish-store.ts';
import type { RunKey } from './run-rows.ts';
import { HeldBack, Overtaken, RunFailed } from './run-ends.ts';

export interface PublishNeeds {
  publishing: PublishStore;
  documentsOf: (pages: { url: string; extracted: ExtractedPage }[]) => Promise<IndexDocuments>;
  buildIndex: (documents: IndexDocuments) => Promise<Uint8Array>;
}

interface Run {
  key: RunKey;
  /** the published run that this one builds on or is compared with */
  before: RunKey | null;
  /** that run, when pages of it may be taken over */
  baseRunId: string | null;
  pageLimit: number;
  /** it is no surprise when the site is much smaller than before */
  isExpected: boolean;
  commonestFailure: () => Promise<string | null>;
}

/** @throws RunFailed, HeldBack, Overtaken */
export async function publishRun(needs: PublishNeeds, run: Run): Promise<TrainingDigest> {
  const { publishing } = needs;
  const { key, before, baseRunId } = run;
  const now = await publishing.keptFacts(key, baseRunId);
  if (now.length === 0) {
    throw new RunFailed(`None of the pages could be read. ${(await run.commonestFailure()) ?? ''}`.trim());
  }
  const old = before === null ? [] : await publishing.keptFacts(before, null);
  const stale = now.filter(({ isStale }) => isStale).length;
  const heldBack = whyHeldBack({
    before: Math.min(old.length, run.pageLimit),
    read: now.length - stale,
    stale,
    isExpected: run.isExpected,
  });
  if (heldBack !== null) throw new HeldBack(heldBack);

  const oldProducts = before === null ? [] : await publishing.products(before);
  if (baseRunId !== null && isSame(old, now)) {
    const digest = nothingChanged(now, oldProducts);
    const end = { digest, productsFound: oldProducts.length };
    if (!(await publishing.publishUnchanged(key, baseRunId, end))) throw new Overtaken();
    return digest;
  }

  const pages = await publishing.extractedPages(key, baseRunId);
  const documents = await needs.documentsOf(pages);
  // pages that were read in another way cannot be compared: what differs would be ours and not the shop's
  const isComparable = before === null || baseRunId !== null;
  const digest = isComparable
    ? whatChanged(
        { pages: old, products: oldProducts },
        { pages: now, products: documents.products },
        await wordsFor(publishing, run, { old, now, pages }),
      )
    : nothingChanged(now, documents.products);
  const bytes = await needs.buildIndex(documents);
  const found = await readFactsInTurns(documents);
  if (!(await publishing.publish(key, baseRunId, { documents, found, bytes, digest }))) throw new Overtaken();
  return digest;
}

/** Titles and, of rules that changed, both readings. */
async function wordsFor(
  publishing: PublishStore,
  { before, baseRunId }: Run,
  read: { old: KeptFacts[]; now: KeptFacts[]; pages: { url: string; extracted: ExtractedPage }[] },
) {
  const nowByUrl = new Map(read.pages.map(({ url, extracted }) => [url, extracted]));
  if (before === null || baseRunId === null) return { title: () => '', readings: () => null };
  const { gone, changed } = namedPages(read.old, read.now);
  const goneTitles = await publishing.titles(before, null, urlsOf(gone));
  const title = (url: string) => nowByUrl.get(url)?.title ?? goneTitles.get(url) ?? '';
  const rules = changed.filter(({ url }) => isPolicyPage(url, title(url)));
  const oldByUrl = new Map(
    (await publishing.extractedPages(before, null, urlsOf(rules))).map(({ url, extracted }) => [url, extracted]),
  );
  return {
    title,
    readings: (url: string) => {
      const [was, is] = [oldByUrl.get(url), nowByUrl.get(url)];
      return was && is ? { before: was, now: is } : null;
    },
  };
}

const urlsOf = (pages: readonly { url: string }[]) => pages.map(({ url }) => url);

function nothingChanged(pages: readonly KeptFacts[], products: readonly Product[]): TrainingDigest {
  const same = { pages, products };
  return whatChanged(same, same, { title: () => '', readings: () => null });
}
