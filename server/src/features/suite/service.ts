/** The question suite: what an agent must go on answering as it does, asked when it is written down and before each training is published. */
import type { ReplyOf } from '@vitrine/contract/routes';
import type { SuiteExpectation, SuiteResult } from '@vitrine/contract/teaching';
import { notFound, Refused } from '../../lib/refused.ts';
import type { AgentsReply } from './agents-reply.ts';
import { faultOfReply } from './domain/fault-of-reply.ts';
import type { SuiteRow, SuiteStore } from './store.ts';

export const questionsMax = 100;

interface Needs {
  store: SuiteStore;
  /** asks the agent as it answers now; nothing is stored or charged */
  ask: (agentId: string, text: string) => Promise<AgentsReply>;
}

type WireQuestion = ReplyOf<'getQuestions'>['questions'][number];

export function createSuiteService({ store, ask }: Needs) {
  async function tryOut(agentId: string, { id, ask: text, expect }: SuiteRow): Promise<SuiteResult> {
    const last = resultOf(text, await ask(agentId, text), expect);
    await store.setLast(agentId, id, last);
    return last;
  }

  return {
    all: async (agentId: string): Promise<WireQuestion[]> => (await store.all(agentId)).map(wireQuestion),

    /** @throws Refused when nothing is expected, there are too many, or there is no such question */
    async save(
      agentId: string,
      { questionId, ask: text, expect }: { questionId?: string | undefined; ask: string; expect: SuiteExpectation },
    ): Promise<WireQuestion> {
      const asked = text.trim();
      if (asked === '') throw new Refused('request.malformed', 'Write the question.');
      const { says = [], page, product, unknown } = expect;
      if (says.length === 0 && page === undefined && product === undefined && unknown === undefined)
        throw new Refused(
          'request.malformed',
          'Say what the answer must contain: words, a page, a product, or that it is not known.',
        );
      const row =
        questionId === undefined
          ? await store.add(agentId, asked, expect, questionsMax)
          : await store.change(agentId, questionId, asked, expect);
      if (row === null && questionId !== undefined) throw notFound();
      if (row === null)
        throw new Refused('request.malformed', `There are ${questionsMax} questions already: delete some first.`);
      return wireQuestion({ ...row, last: await tryOut(agentId, row) });
    },

    /** A question whose answer the owner has just written: what the same one expected before holds no more. A full suite takes no more. */
    async keep(agentId: string, text: string, says: string): Promise<void> {
      const asked = text.trim();
      const [same] = (await store.all(agentId)).filter(({ ask: its }) => its.toLowerCase() === asked.toLowerCase());
      const row =
        same === undefined
          ? await store.add(agentId, asked, { says: [says] }, questionsMax)
          : await store.change(agentId, same.id, asked, { says: [says] });
      if (row !== null) await tryOut(agentId, row);
    },

    async remove(agentId: string, questionId: string): Promise<void> {
      if (!(await store.remove(agentId, questionId))) throw notFound();
    },
  };
}

/** How it went when it was asked just now. */
export function resultOf(ask: string, reply: AgentsReply, expect: SuiteExpectation): SuiteResult {
  const fault = faultOfReply(ask, reply, expect);
  return { passed: fault === null, reply: reply.agent_response_text, fault, at: new Date().toISOString() };
}

const wireQuestion = ({ id, ask, expect, last }: SuiteRow): WireQuestion => ({ _id: id, ask, expect, last });
