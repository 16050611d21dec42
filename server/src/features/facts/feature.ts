/** The facts that trainings found, as their owner reads, confirms, corrects or hides them. */
import type { ReplyOf } from '@vitrine/contract/routes';
import type { Database } from '../../database/open-database.ts';
import type { Fact, FoundFact } from '../../facts/fact.ts';
import { matterOf } from '../../facts/replaced-value.ts';
import type { OnCall } from '../../http/on-call.ts';
import { notFound, Refused } from '../../lib/refused.ts';
import { createResidents } from '../../search/residents.ts';
import { decidedBySentence, decideFacts, factsForAnswers, onSentence, standsInstead } from './domain/decide-facts.ts';
import type { OwnersFact, ReadFact } from './domain/decide-facts.ts';
import { createFactStore } from './store.ts';
import type { FactStore } from './store.ts';

/** The feature put together from what it is given. */
export function createFacts(db: Database) {
  const service = createFactService(createFactStore(db));
  return {
    registerRoutes: (on: OnCall, beside: Beside) => registerFactRoutes(on, service, beside),
    /** for the owner: hidden and contradicted ones among them */
    all: service.all,
    /** for answers: hidden ones left out, corrected ones as corrected */
    factsOf: service.factsOf,
    factsIn: service.factsIn,
  };
}

const warningsMax = 5;

type WireFact = ReplyOf<'getFacts'>['facts'][number];

interface Beside {
  /** the agent may answer otherwise from now on */
  onTaught: (agentId: string) => Promise<void>;
  /** what the shop's pages say otherwise than these words, a sentence each */
  contradictions: (words: { questions: readonly string[]; text: string }, known: readonly Fact[]) => string[];
  /** ... in words for the owner */
  saysOtherwise: (fact: Pick<Fact, 'url' | 'text'>) => string;
}

function registerFactRoutes(
  on: OnCall,
  service: FactService,
  { onTaught, contradictions, saysOtherwise }: Beside,
): void {
  on.getFacts(async ({ query }) => ({
    success: true,
    facts: (await service.all(query.agentId)).map(wireFact),
  }));

  on.saveFact(async ({ body: { agentId, factId, state, text } }) => {
    const fact = await service.save(agentId, { factId, state, text });
    await onTaught(agentId);
    const warnings = state === 'corrected' ? saidOtherwise(fact, await service.all(agentId)) : [];
    return { success: true, fact: wireFact(fact), ...(warnings.length > 0 && { warnings }) };
  });

  /** A correction leaves what other sentences say; what visitors find there is told at once. */
  function saidOtherwise({ topic, scope, text, pageText }: OwnersFact, all: readonly OwnersFact[]): string[] {
    const pages = all.filter(({ state }) => state === 'found' || state === 'confirmed');
    // a row is read as several facts: its price, its time, from when it is free
    const conflicts = new Set(all.flatMap((fact) => (fact.pageText === pageText ? fact.conflicts : [])));
    const against = pages.filter(({ id }) => conflicts.has(id)).map(saysOtherwise);
    // alone, "45 days from delivery" may be read as of another matter
    const isOfSame = (fact: OwnersFact) => scope === null || fact.scope === null || fact.scope === scope;
    const ofMatter = pages.filter((fact) => matterOf(fact) === matterOf({ topic }) && isOfSame(fact));
    return [...new Set([...against, ...contradictions({ questions: [], text }, ofMatter)])].slice(0, warningsMax);
  }
}

const wireFact = (fact: OwnersFact): WireFact => ({
  _id: fact.id,
  topic: fact.topic,
  text: fact.text,
  value: fact.value,
  scope: fact.scope,
  url: fact.url,
  readAt: fact.readAt,
  state: fact.state,
  conflicts: fact.conflicts,
  pageText: fact.pageText,
  changed: fact.changed,
});

/** What an agent knows of its shop's terms, as its owner sees it and decides on it, and as answers may say it. */
interface SavedFact {
  factId: string;
  state: Fact['state'];
  text?: string | undefined;
}

const factMemoryBytes = 16 * 1024 * 1024;

function createFactService(store: FactStore) {
  const residents = createResidents<ReadFact[]>(factMemoryBytes);

  /** What a training read stays as it is; what the owner decides of it is read with every question. */
  async function readOf(agentId: string, runId: string): Promise<ReadFact[]> {
    const resident = residents.get(agentId, runId);
    if (resident !== undefined) return resident;
    const read = await store.read(agentId, runId);
    // a training that found nothing new takes the rows of the one before along: none are read in that moment
    if (read.length > 0) residents.keep(agentId, runId, read, 2 * JSON.stringify(read).length);
    return read;
  }

  async function factsOfRun(agentId: string, runId: string | null): Promise<OwnersFact[]> {
    const [read, decisions] = await Promise.all([
      runId === null ? [] : readOf(agentId, runId),
      store.decisions(agentId),
    ]);
    return decideFacts(read, decisions);
  }
  const all = async (agentId: string) =>
    decidedBySentence(await factsOfRun(agentId, await store.publishedRun(agentId)));
  const find = async (agentId: string, factId: string) => (await all(agentId)).find(({ id }) => id === factId);
  const saidInstead = async (agentId: string, fact: OwnersFact): Promise<OwnersFact> =>
    (await all(agentId)).find((other) => standsInstead(other, fact)) ?? fact;

  return {
    all,

    /** In force with the next question, for every process. */
    factsOf: async (agentId: string, runId: string): Promise<Fact[]> =>
      factsForAnswers(await factsOfRun(agentId, runId)),

    /** Of a training that is not published yet. */
    factsIn: async (agentId: string, found: readonly FoundFact[]): Promise<Fact[]> => {
      const readAt = new Date().toISOString();
      const read = found.map((fact) => ({ ...fact, readAt }));
      return factsForAnswers(decideFacts(read, await store.decisions(agentId)));
    },

    /** @throws Refused when the agent knows no such fact, or a correction says nothing */
    async save(agentId: string, { factId, state, text }: SavedFact): Promise<OwnersFact> {
      const fact = await find(agentId, factId);
      if (fact === undefined) throw notFound();
      const corrected = state === 'corrected' ? (text ?? '').trim() : null;
      if (corrected === '') throw new Refused('request.malformed', 'Say what holds instead.');
      const before = onSentence(fact.pageText, await store.decisions(agentId));
      // one that is kept after its page changed stands in place of what that says now
      const meant = state === 'corrected' && fact.changed ? await saidInstead(agentId, fact) : fact;
      if (state === 'found') await store.undecide(agentId, before);
      else await store.decide(agentId, asFound(meant), { state, text: corrected }, before);
      // a correction that is taken back after its page changed leaves nothing behind
      return (await find(agentId, meant.id)) ?? { ...fact, state: 'found', text: fact.pageText, conflicts: [] };
    },
  };
}

/** As it stands on the page, whatever was decided before. */
const asFound = ({ id, topic, pageText, value, scope, url, language }: OwnersFact): FoundFact => ({
  id,
  topic,
  text: pageText,
  value,
  scope,
  url,
  language,
});

type FactService = ReturnType<typeof createFactService>;
