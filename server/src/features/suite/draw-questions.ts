/** The first questions of a shop's suite: drawn from what its first training read, and kept where the agent answers them rightly at once. */
import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { SuiteExpectation } from '@vitrine/contract/suite';
import type { Product } from '../../extraction/extracted-page.ts';
import { conflictsOf } from '../../facts/conflicts.ts';
import type { FoundFact } from '../../facts/fact.ts';
import type { IndexDocuments, Passage } from '../../search/documents.ts';
import { askedIn, askedTopics } from './domain/asked-of-shops.ts';
import type { AgentsReply, AskNow } from './domain/fault-of-reply.ts';
import { questionsMax, resultOf } from './service.ts';
import { isOnlyDrawn } from './store.ts';
import type { SuiteRow, SuiteStore } from './store.ts';

const drawnMax = 20;
const productsMax = 5;
/** more, because some are not answered well */
const triedMax = 60;
const totalMs = 60_000;
const headingMaxLength = 160;
const textMax = 1000;
const saysMax = 10;

export interface Drawn {
  documents: IndexDocuments;
  found: readonly FoundFact[];
}

interface Draft {
  ask: string;
  expect: SuiteExpectation;
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
      const last = resultOf(draft.ask, reply, draft.expect);
      if (!last.passed || reply.outcome !== 'answered') continue;
      kept.push({ ...withAllFacts(draft, reply, disputed), last });
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
    const fact = found.find((one) => one.topic === topic && one.value !== null && one.scope === null);
    return fact === undefined ? [] : [{ ask: words[topic], expect: { says: [fact.text.slice(0, textMax)] } }];
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
