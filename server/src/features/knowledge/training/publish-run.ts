/** The last part of a training run: is it fit to answer from, what changed, and the switch to it. */
import type { TrainingDigest, TrainingSuite } from '@vitrine/contract/trainings';
import { createExcludes } from '../../../crawling/excludes.ts';
import { belongsTo } from '../../../crawling/site-identity.ts';
import type { Site } from '../../../crawling/site-identity.ts';
import type { ExtractedPage, Product } from '../../../extraction/extracted-page.ts';
import type { FoundFact } from '../../../facts/fact.ts';
import { readFactsInTurns } from '../../../facts/read-facts.ts';
import type { IndexDocuments } from '../../../search/documents.ts';
import { changesBetween } from '../domain/changed-lines.ts';
import type { PageChanges } from '../domain/changed-lines.ts';
import { isSame, namedPages, whatChanged, withSeenPrices } from '../domain/what-changed.ts';
import type { SeenPrice } from '../domain/what-changed.ts';
import type { KeptFacts, PublishStore } from './publish-store.ts';
import { HeldBack, Overtaken, RunFailed } from './run-store.ts';
import type { RunKey } from './run-store.ts';

/** What a training read, before it is published. */
export interface Unpublished {
  documents: IndexDocuments;
  /** of the index */
  bytes: Uint8Array;
  found: readonly FoundFact[];
}

/** How the shop differs from the one that was published last. */
interface SinceBefore {
  /** names and addresses of products that are sold no more */
  gone: ReadonlySet<string>;
  /** whether the owner left a page out */
  isExcluded: (url: string) => boolean;
  /** it is another website */
  isMoved: boolean;
}

/** The owner's question suite, as a training meets it. */
export interface SuiteOfTraining {
  /**
   * What of it would break; null when there is nothing to ask. `keep` writes down how each question went, and lets go of what was
   * drawn from a shop that is left.
   */
  tryBefore: (
    agentId: string,
    read: Unpublished,
    since: SinceBefore,
  ) => Promise<{ suite: TrainingSuite; keep: () => Promise<void> } | null>;
  /** draws the first questions of a shop, where there are none */
  draw: (agentId: string, read: Unpublished) => Promise<void>;
}

export interface PublishNeeds {
  suite: SuiteOfTraining;
  publishing: PublishStore;
  documentsOf: (pages: { url: string; extracted: ExtractedPage }[]) => Promise<IndexDocuments>;
  buildIndex: (documents: IndexDocuments) => Promise<Uint8Array>;
  /** products that only the shop's feeds know, beside those of its pages */
  besidePages: (agentId: string, products: readonly Product[]) => Promise<Product[]>;
  /** prices that changed since a training, as they were seen by others than trainings */
  pricesSeenSince: (agentId: string, runId: string) => Promise<SeenPrice[]>;
}

interface Run {
  key: RunKey;
  site: Site;
  /** the published run that this one builds on or is compared with */
  before: RunKey | null;
  /** that run, when pages of it may be taken over */
  baseRunId: string | null;
  pageLimit: number;
  /** it is no surprise when the site is much smaller than before */
  isExpected: boolean;
  /** what the owner left out is not gone */
  excludes: readonly string[];
  /** the owner says that it is to be published though questions of the suite break */
  acceptsFailures: boolean;
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
  const seen = before === null ? [] : await needs.pricesSeenSince(key.agentId, before.runId);
  if (baseRunId !== null && isSame(old, now) && (await areFedAlike(needs, key.agentId, oldProducts))) {
    const digest = withSeenPrices(nothingChanged(now, oldProducts), seen, oldProducts);
    const end = { digest, productsFound: oldProducts.length };
    if (!(await publishing.publishUnchanged(key, baseRunId, end))) throw new Overtaken();
    return digest;
  }

  const pages = await publishing.extractedPages(key, baseRunId);
  const read = await needs.documentsOf(pages);
  const documents = { ...read, products: [...read.products, ...(await needs.besidePages(key.agentId, read.products))] };
  // pages that were read in another way cannot be compared: what differs would be ours and not the shop's
  const isComparable = before === null || baseRunId !== null;
  const isExcluded = createExcludes(run.site, run.excludes);
  const isLeft = ({ url }: { url: string }) => !isExcluded(url);
  const changes = isComparable
    ? whatChanged(
        { pages: old.filter(isLeft), products: oldProducts.filter(isLeft) },
        { pages: now, products: documents.products },
        await wordsFor(publishing, run, { old, now, pages }),
      )
    : nothingChanged(now, documents.products);
  const leftOut = old.filter(({ url }) => isExcluded(url)).length;
  const digest = {
    ...withSeenPrices(changes, seen, documents.products),
    ...(isComparable && leftOut > 0 && { pagesLeftOut: leftOut }),
  };
  const bytes = await needs.buildIndex(documents);
  const found = await readFactsInTurns(documents);
  const gone = goneFrom(oldProducts, documents.products);
  const since = { gone, isExcluded, isMoved: isElsewhere(run.site, old) };
  const suite = await askSuite(needs, run, { documents, bytes, found }, { ...since, digest });
  if (!(await publishing.publish(key, baseRunId, { documents, found, bytes, digest, suite }))) throw new Overtaken();
  return digest;
}

/** Whether the feeds name beside the pages what they named when the products were published. */
async function areFedAlike(
  { besidePages }: Pick<PublishNeeds, 'besidePages'>,
  agentId: string,
  published: readonly Product[],
): Promise<boolean> {
  const ofPages = published.filter(({ fromFeed }) => !fromFeed);
  const beside = new Set((await besidePages(agentId, ofPages)).map(({ url }) => url));
  const known = published.filter(({ fromFeed }) => fromFeed);
  return known.length === beside.size && known.every(({ url }) => beside.has(url));
}

/** @throws HeldBack when a question would be answered worse than now */
async function askSuite(
  needs: PublishNeeds,
  { key: { agentId }, before, acceptsFailures }: Run,
  read: Unpublished,
  { digest, ...since }: SinceBefore & { digest: TrainingDigest },
): Promise<TrainingSuite | null> {
  if (before === null) {
    await needs.suite.draw(agentId, read);
    return null;
  }
  const tried = await needs.suite.tryBefore(agentId, read, since);
  if (tried !== null && tried.suite.failed.length > 0 && !acceptsFailures)
    throw new HeldBack(brokenQuestions(tried.suite.failed.length, since), { suite: tried.suite, digest });
  await tried?.keep();
  if (since.isMoved) await needs.suite.draw(agentId, read);
  return tried?.suite ?? null;
}

/** None of the pages that were published is one of this site. */
const isElsewhere = (site: Site, published: readonly KeptFacts[]): boolean =>
  published.length > 0 && !published.some(({ url }) => belongsTo(site, url));

/** so many of a shop's products may leave its range at once; more of them are a page that cannot be read */
const leavingShare = 0.5;

/** Names and addresses of what is sold no more. */
export function goneFrom(old: readonly Product[], now: readonly Product[]): Set<string> {
  const sold = new Set(now.flatMap(({ url, name }) => [url, name]));
  const gone = old.filter(({ url, name }) => !sold.has(url) && !sold.has(name));
  return new Set(gone.length > old.length * leavingShare ? [] : gone.flatMap(({ url, name }) => [url, name]));
}

/** pages whose two readings are held at once */
const comparedAtOnce = 200;

/** Titles and, of changed pages, what differs. */
async function wordsFor(
  publishing: PublishStore,
  { before, baseRunId }: Run,
  read: { old: KeptFacts[]; now: KeptFacts[]; pages: { url: string; extracted: ExtractedPage }[] },
) {
  const nowByUrl = new Map(read.pages.map(({ url, extracted }) => [url, extracted]));
  const changes = new Map<string, PageChanges>();
  if (before === null || baseRunId === null) return { title: () => '', changes };
  const { gone, changed } = namedPages(read.old, read.now);
  const goneTitles = await publishing.titles(before, null, urlsOf(gone));
  const urls = urlsOf(changed);
  for (let i = 0; i < urls.length; i += comparedAtOnce) {
    for (const { url, extracted } of await publishing.extractedPages(before, null, urls.slice(i, i + comparedAtOnce))) {
      const is = nowByUrl.get(url);
      if (is !== undefined) changes.set(url, changesBetween(extracted, is));
    }
  }
  return { title: (url: string) => nowByUrl.get(url)?.title ?? goneTitles.get(url) ?? '', changes };
}

const urlsOf = (pages: readonly { url: string }[]) => pages.map(({ url }) => url);

function nothingChanged(pages: readonly KeptFacts[], products: readonly Product[]): TrainingDigest {
  const same = { pages, products };
  return whatChanged(same, same, { title: () => '', changes: new Map() });
}

/** A new reading that is far worse than the last one is not published: a site in trouble must not empty an agent (CW-30). */
const fewPages = 10;
const leastShare = 0.5;

interface Counts {
  /** pages of the last published training, as many as the plan covers now */
  before: number;
  /** pages that were read, or are known to stand as they did */
  read: number;
  /** pages that could not be read, of which the older reading would be kept */
  stale: number;
  /** the owner changed what is to be read, or says that the site became smaller */
  isExpected: boolean;
}

/** What its owner reads of a run that would break questions of the suite. */
function brokenQuestions(broken: number, { isMoved }: { isMoved: boolean }): string {
  const all = broken === 1 ? 'One' : number.format(broken);
  return isMoved
    ? `${broken === 1 ? 'One question' : `${all} questions`} that you wrote or kept would be answered worse from the new website, so what your agent knew was kept.`
    : `${all} of your questions would be answered worse than now, so what your agent knew was kept.`;
}

const number = new Intl.NumberFormat('en-GB');

export function whyHeldBack({ before, read, stale, isExpected }: Counts): string | null {
  if (before < fewPages) return null;
  if (stale > before * leastShare) {
    return `Only ${number.format(read)} of ${number.format(read + stale)} pages could be read, so what your agent knew before was kept.`;
  }
  if (!isExpected && read + stale < before * leastShare) {
    return `The site offered only ${number.format(read + stale)} pages this time, and ${number.format(before)} before, so what your agent knew was kept.`;
  }
  return null;
}
