/** What an agent knows of its shop's terms, as its owner sees it and decides on it, and as answers may say it. */
import type { Fact, FoundFact } from '../../facts/fact.ts';
import { notFound, Refused } from '../../lib/refused.ts';
import { createResidents } from '../../search/residents.ts';
import { decidedBySentence, decideFacts, factsForAnswers, onSentence, standsInstead } from './domain/decide-facts.ts';
import type { OwnersFact, ReadFact } from './domain/decide-facts.ts';
import type { FactStore } from './store.ts';

export interface SavedFact {
  factId: string;
  state: Fact['state'];
  text?: string | undefined;
}

const factMemoryBytes = 16 * 1024 * 1024;

export function createFactService(store: FactStore) {
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

export type FactService = ReturnType<typeof createFactService>;
