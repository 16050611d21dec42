/** Tells the owner how a training ended, when it is worth a letter: something changed, or it failed and the one before it did not. */
import type { Mailer } from '../../ports/mailer.ts';
import { siteOf } from '../../crawling/site-identity.ts';
import { afterGrace } from './domain/ownership-ways.ts';
import { isNews } from './domain/what-changed.ts';
import { knowledgeChangedLetter, proofLostLetter, questionsBrokenLetter, trainingFailedLetter } from './letters.ts';
import type { Person } from './letters.ts';
import type { KnowledgeStore } from './store.ts';

interface Needs {
  store: Pick<KnowledgeStore, 'runAndBefore' | 'agentState' | 'knowledge' | 'newestRuns' | 'noteHeldTold'>;
  ownerOf: (agentId: string) => Promise<Person | null>;
  mailer: Mailer;
  publicUrl: string;
}

export function createTrainingLetterJob({ store, ownerOf, mailer, publicUrl }: Needs) {
  return async ({ agentId, runId }: { agentId: string; runId: string }): Promise<void> => {
    const { run, before } = await store.runAndBefore(agentId, runId);
    const owner = await ownerOf(agentId);
    if (run === null || owner === null) return;
    if (run.phase === 'done' && run.digest !== null && isNews(run.digest)) {
      await mailer.send(knowledgeChangedLetter(owner, publicUrl, run.digest));
    }
    // one letter for a site that is away for days, not one a day
    if (run.phase === 'failed' && !(run.cause === 'schedule' && before?.phase === 'failed')) {
      const agent = await store.agentState(agentId);
      const answersFromBefore = agent?.indexVersion != null;
      await mailer.send(trainingFailedLetter(owner, publicUrl, { reason: run.reason ?? '', answersFromBefore }));
    }
  };
}

/** a run every day for months */
const runsLookedAt = 100;

/** Tells the owner that trainings are held back by questions that they break: once, until one is published. */
export function createHeldLetterJob({ store, ownerOf, mailer, publicUrl }: Needs) {
  return async ({ agentId, runId }: { agentId: string; runId: string }): Promise<void> => {
    const runs = await store.newestRuns(agentId, runsLookedAt);
    const published = runs.findIndex(({ phase }) => phase === 'done');
    const since = published === -1 ? runs : runs.slice(0, published);
    const held = since.find(({ id }) => id === runId);
    const owner = await ownerOf(agentId);
    if (owner === null || held?.suite == null || since.some(({ heldToldAt }) => heldToldAt !== null)) return;
    await mailer.send(questionsBrokenLetter(owner, publicUrl, held.suite));
    await store.noteHeldTold(agentId, runId);
  };
}

/** Tells the owner that the proof is gone; not where it came back before the letter left. */
export function createProofLetterJob({ store, ownerOf, mailer, publicUrl }: Needs) {
  return async ({ agentId }: { agentId: string }): Promise<void> => {
    const [knowledge, owner] = [await store.knowledge(agentId), await ownerOf(agentId)];
    if (knowledge?.ownershipLostAt == null || owner === null) return;
    const host = siteOf(knowledge.websiteUrl)?.host ?? '';
    const until = afterGrace(knowledge.ownershipLostAt);
    await mailer.send(proofLostLetter(owner, publicUrl, { host, until }));
  };
}
