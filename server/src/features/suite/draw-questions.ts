/** The questions of a shop’s suite: drawn from the first training, and tried against each new one before it is published. */
import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { Outcome } from '@vitrine/contract/outcomes';
import type { SuiteExpectation, SuiteResult } from '@vitrine/contract/suite';
import type { TrainingSuite } from '@vitrine/contract/trainings';
import type { Product } from '../../extraction/extracted-page.ts';
import { conflictsOf } from '../../facts/conflicts.ts';
import type { FoundFact } from '../../facts/fact.ts';
import type { IndexDocuments, Passage } from '../../search/documents.ts';
import { askedIn, askedTopics } from './domain/asked-of-shops.ts';
import type { AgentsReply, AskNow } from './domain/fault-of-reply.ts';
import { questionsMax, resultOf } from './service.ts';
import { isOnlyDrawn } from './store.ts';
import type { SuiteRow, SuiteStore } from './store.ts';

/** The first questions of a shop's suite: drawn from what its first training read, and kept where the agent answers them rightly at once. */
const drawnMax = 20;
const productsMax = 5;
/** more, because some are not answered well */
const triedMax = 60;
const totalMs = 60_000;
const headingMaxLength = 160;
const textMax = 1000;
const saysMax = 10;

interface Drawn {
  documents: IndexDocuments;
  found: readonly FoundFact[];
}

interface Draft {
  ask: string;
  expect: SuiteExpectation;
  /** what else may be told: pages that disagree have several terms, and the agent tells one of them */
  or?: SuiteExpectation[];
}

export function createQuestionDraw(store: Pick<SuiteStore, 'all' | 'addFirst'>) {
  return async (agentId: string, read: Drawn, put: AskNow): Promise<void> => {
    if ((await store.all(agentId)).some(isOnlyDrawn)) return;
    const until = performance.now() + totalMs;
    const conflicts = conflictsOf(read.found);
    const disputed = new Set(read.found.filter(({ id }) => conflicts.has(id)).map(({ text }) => text));
    const kept: Pick<SuiteRow, 'ask' | 'expect' | 'last'>[] = [];
    let products = 0;
    for (const draft of draftsOf(read).slice(0, triedMax)) {
      if (kept.length === drawnMax || performance.now() > until) break;
      const isProduct = draft.expect.product !== undefined;
      if (isProduct && products === productsMax) continue;
      await letOthersRun();
      const reply = await put(draft.ask);
      const { ask, expect, or = [] } = draft;
      const told = [expect, ...or]
        .map((one) => ({ expect: one, last: resultOf(ask, reply, one) }))
        .find(({ last }) => last.passed);
      if (told === undefined || reply.outcome !== 'answered') continue;
      kept.push({ ...withAllFacts({ ask, expect: told.expect }, reply, disputed), last: told.last });
      products += Number(isProduct);
    }
    await store.addFirst(agentId, kept, questionsMax);
  };
}

/** What else a reply tells that a program can compare must go on standing there too; of what contradicts itself the shop may take one side back. */
function withAllFacts({ ask, expect }: Draft, reply: AgentsReply, disputed: ReadonlySet<string>): Draft {
  if (expect.says === undefined || expect.product !== undefined) return { ask, expect };
  const told = reply.used.facts
    .filter(({ value, text }) => value !== null && !disputed.has(text))
    .map(({ text }) => text.slice(0, textMax));
  const says = [...new Set([...expect.says, ...told])].slice(0, saysMax);
  return resultOf(ask, reply, { says }).passed ? { ask, expect: { says } } : { ask, expect };
}

/** One of each kind in turn: terms, the shop's own questions, prices. */
function draftsOf({ documents, found }: Drawn): Draft[] {
  const language = mostUsed(documents.passages) ?? 'en';
  const lists = [ofFacts(found, language), ofHeadings(documents.passages), ofProducts(documents.products, language)];
  const longest = Math.max(...lists.map(({ length }) => length));
  const turns = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
  const asked = new Set<string>();
  return turns.filter(({ ask }) => !asked.has(ask.toLowerCase()) && asked.add(ask.toLowerCase()));
}

/** What a program can compare outlives new words for it. */
function ofFacts(found: readonly FoundFact[], language: string): Draft[] {
  const words = askedIn(language);
  if (words === null) return [];
  return askedTopics.flatMap((topic) => {
    const [expect, ...or] = found
      .filter((one) => one.topic === topic && one.value !== null && one.scope === null)
      .map(({ text }) => ({ says: [text.slice(0, textMax)] }));
    return expect === undefined ? [] : [{ ask: words[topic], expect, or }];
  });
}

/** Questions that the shop itself asks; the page that answers them is what must go on answering. */
function ofHeadings(passages: readonly Passage[]): Draft[] {
  const seen = new Set<string>();
  return passages.flatMap(({ headings, url, voice, kind }) => {
    const ask = headings.at(-1)?.trim() ?? '';
    if (voice !== 'shop' || kind === 'article' || !/[?？؟]$/u.test(ask)) return [];
    if (ask.length > headingMaxLength || seen.has(ask)) return [];
    seen.add(ask);
    return [{ ask, expect: { page: url } }];
  });
}

/** From all over the range. The price is the record's, whatever it comes to be; its currency is not. */
function ofProducts(products: readonly Product[], language: string): Draft[] {
  const words = askedIn(language) ?? askedIn('en');
  const priced = products.filter(({ price, imageUrl, name }) => price !== null && imageUrl !== null && name !== '');
  const step = Math.max(1, Math.floor(priced.length / (2 * productsMax)));
  return priced.flatMap(({ name, url, price }, at) =>
    at % step === 0 && words !== null && price !== null
      ? [{ ask: words.price.replace('{name}', () => name), expect: { says: [price.currency], product: url } }]
      : [],
  );
}

function mostUsed(passages: readonly Passage[]): string | null {
  const counts = new Map<string, number>();
  for (const { language } of passages) if (language !== null) counts.set(language, (counts.get(language) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

/** The suite put to what a training read, before it is published: a question that the agent answers well today and would not any more is told. */

/** a model says it otherwise each time: what fails is asked again, and most tries decide */
const triesOfModel = 3;

interface SuiteNeeds {
  store: Pick<SuiteStore, 'all' | 'setLast' | 'removeDrawn'>;
  /** whether answers come from a model */
  hasModel: boolean;
  /** milliseconds that only go on */
  clock?: () => number;
}

interface Tries {
  /** of what is to be published */
  now: AskNow;
  /** of what is published */
  before: AskNow;
  /** names and addresses of products that the shop has taken out of its range */
  gone: ReadonlySet<string>;
  /** whether the owner left a page out */
  isExcluded: (url: string) => boolean;
  /** the agent reads another shop: what was drawn from the one before is not asked of this one */
  isMoved: boolean;
}

/** How a question went, and what became of it. */
interface Judged {
  result: SuiteResult;
  outcome: Outcome;
  /** pages that it came from */
  pages: string[];
}

interface Tried {
  suite: TrainingSuite;
  /** writes down how each question went, once it is published */
  keep: () => Promise<void>;
}

export function createSuiteTrial({ store, hasModel, clock = () => performance.now() }: SuiteNeeds) {
  /** The result that most tries had. */
  async function judged({ ask, expect }: SuiteRow, put: AskNow): Promise<Judged> {
    const first = await tried(ask, expect, put);
    if (first.result.passed || !hasModel) return first;
    const results = [first];
    while (results.length < triesOfModel) results.push(await tried(ask, expect, put));
    const passed = results.filter(({ result }) => result.passed);
    return passed.length > triesOfModel / 2 ? (passed[0] ?? first) : first;
  }

  /** @returns null when there is nothing to ask */
  return async (agentId: string, { now, before, gone, isExcluded, isMoved }: Tries): Promise<Tried | null> => {
    const known = (await store.all(agentId)).slice(0, questionsMax);
    if (known.length === 0) return null;
    const rows = isMoved ? known.filter((row) => !isOnlyDrawn(row)) : known;
    const until = clock() + totalMs;
    const results = new Map<string, SuiteResult>();
    const suite: TrainingSuite = { passed: 0, failed: [], ...(isMoved && { moved: true as const }) };
    for (const [at, row] of rows.entries()) {
      if (clock() > until) {
        suite.unasked = rows.length - at;
        break;
      }
      // what is no longer sold is rightly no longer shown
      if (row.expect.product !== undefined && gone.has(row.expect.product)) continue;
      await letOthersRun();
      const { result, outcome } = await judged(row, now);
      results.set(row.id, result);
      if (result.passed) suite.passed += 1;
      else {
        const { result: was, pages } = await judged(row, before);
        const excluded = pages.find(isExcluded);
        if (was.passed)
          suite.failed.push({
            questionId: row.id,
            ask: row.ask,
            before: was.reply,
            now: result.reply,
            ...(outcome === 'unknown' && { unknown: true as const }),
            ...(outcome === 'unsure' && { quoted: quotedIn(result.reply) }),
            fault: result.fault ?? '',
            ...(excluded !== undefined && { excluded }),
          });
      }
    }
    return {
      suite,
      keep: async () => {
        if (isMoved) await store.removeDrawn(agentId);
        for (const [id, result] of results) await store.setLast(agentId, id, result);
      },
    };
  };
}

async function tried(ask: string, expect: SuiteRow['expect'], put: AskNow): Promise<Judged> {
  const reply: AgentsReply = await put(ask);
  const { passages, facts } = reply.used;
  const pages = [expect.page ?? '', ...[...facts, ...passages].map(({ url }) => url)].filter((url) => url !== '');
  return { result: resultOf(ask, reply, expect), outcome: reply.outcome, pages };
}

/** What an unsure reply quotes, without what it says before: each paragraph of that ends with a colon. '' where nothing is told apart. */
export function quotedIn(reply: string): string {
  const paragraphs = reply.split(/\n{2,}/u);
  const opening = paragraphs.findIndex(opens);
  return opening < 0
    ? ''
    : paragraphs
        .slice(opening)
        .filter((paragraph) => !opens(paragraph))
        .join('\n\n')
        .trim();
}

const opens = (paragraph: string): boolean => /[:：]\s*$/u.test(paragraph);
