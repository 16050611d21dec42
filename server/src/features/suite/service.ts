/** The question suite: what an agent must go on answering as it does, asked when it is written down and before each training is published. */
import { isDeepStrictEqual } from 'node:util';
import type { ReplyOf } from '@vitrine/contract/routes';
import type { SuiteExpectation, SuiteResult } from '@vitrine/contract/suite';
import { notFound, Refused } from '../../lib/refused.ts';
import { faultOfReply } from './domain/fault-of-reply.ts';
import type { AgentsReply } from './domain/fault-of-reply.ts';
import { asksSame, isOnlyDrawn } from './store.ts';
import type { SuiteRow, SuiteStore } from './store.ts';

export const questionsMax = 100;

interface Needs {
  store: SuiteStore;
  /** asks the agent as it answers now; nothing is stored or charged */
  ask: (agentId: string, text: string) => Promise<AgentsReply>;
}

/** An answer of the owner's, as far as a question of the suite is kept with it. */
export interface Told {
  questions: readonly string[];
  text: string;
}

type WireQuestion = ReplyOf<'getQuestions'>['questions'][number];

export function createSuiteService({ store, ask }: Needs) {
  async function tryOut(agentId: string, { id, ask: text, expect }: SuiteRow): Promise<SuiteResult> {
    const last = resultOf(text, await ask(agentId, text), expect);
    await store.setLast(agentId, id, last);
    return last;
  }

  /** Under a wording that the answer still has; null where another question of the suite asks that already. */
  async function carriedTo(
    agentId: string,
    { id, ask: its, replaced }: SuiteRow,
    after: Told,
  ): Promise<SuiteRow | null> {
    const [first = its] = after.questions;
    const wording = after.questions.some((one) => asksSame(one, its)) ? its : first;
    const row = await store.change(agentId, id, { ask: wording, expect: { says: [after.text] }, replaced });
    if (row === 'taken') await store.remove(agentId, id);
    return row === 'taken' ? null : row;
  }

  return {
    all: async (agentId: string): Promise<WireQuestion[]> => (await store.all(agentId)).map(wireQuestion),

    /**
     * A new question that stands there already is answered with that one, which stays as it is.
     * @throws Refused when nothing is expected, there are too many, or there is no such question
     */
    async save(
      agentId: string,
      { questionId, ask: text, expect }: { questionId?: string | undefined; ask: string; expect: SuiteExpectation },
    ): Promise<{ question: WireQuestion; already?: true }> {
      const asked = text.trim();
      if (asked === '') throw new Refused('request.malformed', 'Write the question.');
      const { says = [], page, product, unknown } = expect;
      if (says.length === 0 && page === undefined && product === undefined && unknown === undefined)
        throw new Refused(
          'request.malformed',
          'Say what the answer must contain: words, a page, a product, or that it is not known.',
        );
      if (questionId === undefined) {
        const added = await store.add(agentId, asked, expect, questionsMax);
        if (added === null)
          throw new Refused('request.malformed', `There are ${questionsMax} questions already: delete some first.`);
        if (!added.isNew) return { question: wireQuestion(added.row), already: true };
        return { question: wireQuestion({ ...added.row, last: await tryOut(agentId, added.row) }) };
      }
      const row = await store.change(agentId, questionId, { ask: asked, expect });
      if (row === 'taken') throw new Refused('request.malformed', 'Another of your questions asks this already.');
      if (row === null) throw notFound();
      return { question: wireQuestion({ ...row, last: await tryOut(agentId, row) }) };
    },

    /** A question whose answer the owner has just written: what the same one expected before holds no more. A full suite takes no more. */
    async keep(agentId: string, text: string, says: string): Promise<void> {
      const row = await store.put(agentId, text.trim(), { says: [says] }, questionsMax);
      if (row !== null) await tryOut(agentId, row);
    },

    /** What was kept with an answer expects its new words; all that ask for it are asked anew. */
    async carry(agentId: string, before: Told, after: Told): Promise<void> {
      const asked = [...before.questions, ...after.questions];
      for (const row of await store.all(agentId)) {
        if (!asks(asked, row)) continue;
        const carried = isKeptWith(before, row) ? await carriedTo(agentId, row, after) : row;
        if (carried !== null) await tryOut(agentId, carried);
      }
    },

    /** What was kept with an answer goes with it, and what that replaced comes back; what else asks for it is asked anew. @returns the questions that went */
    async forget(agentId: string, gone: Told): Promise<string[]> {
      const forgotten: string[] = [];
      for (const row of await store.all(agentId)) {
        if (!asks(gone.questions, row)) continue;
        const isKept = isKeptWith(gone, row);
        const left = isKept ? await store.bringBack(agentId, row.id) : row;
        if (left !== null) await tryOut(agentId, left);
        if (isKept && (left !== null || (await store.remove(agentId, row.id)))) forgotten.push(row.ask);
      }
      return forgotten;
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

const asks = (questions: readonly string[], { ask }: SuiteRow): boolean => questions.some((one) => asksSame(one, ask));

/** It expects the answer's own words and nothing else: an owner who expects something else decides on that alone. */
const isKeptWith = ({ questions, text }: Told, row: SuiteRow): boolean =>
  asks(questions, row) && isDeepStrictEqual(row.expect, { says: [text] });

const wireQuestion = (row: SuiteRow): WireQuestion => {
  const { id, ask, expect, last } = row;
  return { _id: id, ask, expect, last, ...(isOnlyDrawn(row) && { drawn: true as const }) };
};
