/**
 * The question suite between those who need it: it asks the answering side, trainings ask it what they read, and the owner's answers join it.
 * First questions for visitors ask the answering side in the same way.
 */
import type { Database } from './database/open-database.ts';
import type { registerAnswering } from './features/answering/register-answering.ts';
import type { createFacts } from './features/facts/feature.ts';
import type { SuiteOfTraining, Unpublished } from './features/knowledge/training/publish-run.ts';
import { createSuggestions } from './features/suggestions/feature.ts';
import { createSuggestionStore } from './features/suggestions/store.ts';
import { createSuite } from './features/suite/feature.ts';
import type { OnCall } from './http/on-call.ts';

interface Needs {
  db: Database;
  on: OnCall;
  answering: ReturnType<typeof registerAnswering>;
  facts: ReturnType<typeof createFacts>;
  hasModel: boolean;
}

export function createTeaching({ db, on, answering, facts, hasModel }: Needs) {
  const suite = createSuite({ db, ask: answering.ask, hasModel });
  suite.registerRoutes(on);
  const { askPlainly, pageOf } = answering;
  createSuggestions({ ...createSuggestionStore(db), ask: askPlainly, pageOf }).registerRoutes(on);

  /** What was read, before it is published. */
  async function asking(agentId: string, { documents, bytes, found }: Unpublished) {
    const known = await facts.factsIn(agentId, found);
    const knowledge = await answering.knowledgeOf(agentId, { documents, bytes, facts: known });
    return (text: string) => answering.ask(agentId, text, { knowledge });
  }

  const ofTraining: SuiteOfTraining = {
    tryBefore: async (agentId, read, since) =>
      suite.tryBefore(agentId, {
        now: await asking(agentId, read),
        before: (text) => answering.ask(agentId, text, { byWordsAlone: true }),
        ...since,
      }),
    draw: async (agentId, read) => suite.draw(agentId, read, await asking(agentId, read)),
  };
  const languageOf = async (agentId: string) => (await answering.understand(agentId, '', [])).shopLanguage;
  const tests = {
    keepAsTest: suite.keep,
    carryTests: suite.carry,
    forgetTests: suite.forget,
    outdateTests: suite.outdate,
  };
  return {
    ofTraining,
    onTaught: suite.outdate,
    afterSaving: { ask: answering.ask, ...tests, languageOf, factsOf: facts.all },
  };
}
