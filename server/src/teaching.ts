/**
 * The question suite between those who need it: it asks the answering side, trainings ask it what they read, and the owner's answers join it.
 * First questions for visitors ask the answering side in the same way. Whatever an owner teaches has the suite asked again.
 */
import type { Database } from './database/open-database.ts';
import type { registerAnswering } from './features/answering/feature.ts';
import { contradictions, saysOtherwise } from './features/answers/domain/contradictions.ts';
import type { createAnswers } from './features/answers/feature.ts';
import type { createFacts } from './features/facts/feature.ts';
import type { createHiddenSources } from './features/hidden-sources/feature.ts';
import type { SuiteOfTraining, Unpublished } from './features/knowledge/training/publish-run.ts';
import type { createOpenQuestions } from './features/open-questions/feature.ts';
import { createSuggestions, createSuggestionStore } from './features/suggestions/feature.ts';
import { createSuite } from './features/suite/feature.ts';
import type { OnCall } from './http/on-call.ts';

interface Needs {
  db: Database;
  on: OnCall;
  answering: ReturnType<typeof registerAnswering>;
  answers: ReturnType<typeof createAnswers>;
  openQuestions: ReturnType<typeof createOpenQuestions>;
  facts: ReturnType<typeof createFacts>;
  hidden: ReturnType<typeof createHiddenSources>;
  hasModel: boolean;
}

export function createTeaching({
  db,
  on,
  answering,
  answers,
  openQuestions,
  facts,
  hidden,
  hasModel,
}: Needs): SuiteOfTraining {
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

  const languageOf = async (agentId: string) => (await answering.understand(agentId, '', [])).shopLanguage;
  const tests = {
    keepAsTest: suite.keep,
    carryTests: suite.carry,
    forgetTests: suite.forget,
    outdateTests: suite.outdate,
  };
  facts.registerRoutes(on, { onTaught: suite.outdate, contradictions, saysOtherwise });
  hidden.registerRoutes(on, suite.outdate);
  openQuestions.registerRoutes(on);
  const { openOf, closeGroup, openGroups } = openQuestions;
  const ofGroups = { openOf, closeGroup, openGroups };
  const afterSaving = { ask: answering.ask, ...tests, languageOf, factsOf: facts.all, ...ofGroups };
  answers.registerRoutes(on, afterSaving);

  return {
    tryBefore: async (agentId, read, since) =>
      suite.tryBefore(agentId, {
        now: await asking(agentId, read),
        before: (text) => answering.ask(agentId, text, { byWordsAlone: true }),
        ...since,
      }),
    draw: async (agentId, read) => suite.draw(agentId, read, await asking(agentId, read)),
  };
}
