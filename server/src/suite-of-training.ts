/** The question suite put to what a training read: each of trainings, answering and suite knows its own part alone. */
import type { Fact, FoundFact } from './facts/fact.ts';
import type { registerAnswering } from './features/answering/register-answering.ts';
import type { SuiteOfTraining, Unpublished } from './features/knowledge/training/publish-run.ts';
import type { createSuite } from './features/suite/feature.ts';

interface Needs {
  answering: ReturnType<typeof registerAnswering>;
  suite: ReturnType<typeof createSuite>;
  /** what a training found, with what its owner decided */
  factsIn: (agentId: string, found: readonly FoundFact[]) => Promise<Fact[]>;
}

export function createSuiteOfTraining({ answering, suite, factsIn }: Needs): SuiteOfTraining {
  async function asking(agentId: string, { documents, bytes, found }: Unpublished) {
    const facts = await factsIn(agentId, found);
    const knowledge = answering.knowledgeOf(agentId, { documents, bytes, facts });
    return (text: string) => answering.ask(agentId, text, { knowledge });
  }
  return {
    tryBefore: async (agentId, read, gone) =>
      suite.tryBefore(agentId, {
        now: await asking(agentId, read),
        before: (text) => answering.ask(agentId, text, { byWordsAlone: true }),
        gone,
      }),
    draw: async (agentId, read) => suite.draw(agentId, read, await asking(agentId, read)),
  };
}
