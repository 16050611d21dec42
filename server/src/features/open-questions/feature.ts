/** Questions that visitors asked in vain, as groups that their owner answers or dismisses. */
import type { Outcome } from '@vitrine/contract/outcomes';
import type { QueryOf, ReplyOf } from '@vitrine/contract/routes';
import { openReasons } from '@vitrine/contract/teaching';
import type { Database, Transaction } from '../../database/open-database.ts';
import type { OnCall } from '../../http/on-call.ts';
import { enqueueJob } from '../../jobs/job-queue.ts';
import type { JobHandler } from '../../jobs/worker.ts';
import type { Log } from '../../lib/log.ts';
import { notFound } from '../../lib/refused.ts';
import type { TextEmbedder } from '../../ports/text-embedder.ts';
import { isAskedAgain } from './domain/asked-again.ts';
import { createListStore } from './list-store.ts';
import type { ListStore } from './list-store.ts';
import { createNearInMeaning, createRecordVote } from './record-vote.ts';
import type { RecordNeeds } from './record-vote.ts';
import { createVoteStore } from './store.ts';
import type { Reason } from './store.ts';

const voteJobKind = 'open-questions.vote';

/** A stored reply of a live conversation. */
interface LiveReply {
  agentId: string;
  messageId: string;
  outcome: Outcome;
  /** in the owner's own words, which leave nothing to answer */
  isOwn: boolean;
  /** what was asked, and what the visitor had asked before, oldest first */
  text: string;
  earlier: readonly string[];
  shopLanguage: string;
}

interface Needs {
  db: Database;
  log: Log;
  embedder: TextEmbedder | null;
  /** a group was closed or opened, and with it what its conversations need */
  onSettled: (agentId: string) => void;
}

const reasonsOfOutcome: Partial<Record<Outcome, Reason>> = {
  unknown: 'unknown',
  unsure: 'unsure',
  person: 'wanted_person',
};
/** null where nothing was asked in vain */
export const reasonOfOutcome = (outcome: Outcome): Reason | null => reasonsOfOutcome[outcome] ?? null;

export function createOpenQuestions({ db, log, embedder, onSettled }: Needs) {
  const service = createListService(createListStore(db), onSettled);
  const onFailure = (error: unknown) => log.warn({ err: error }, 'open questions are grouped by their words alone');
  const meaning = embedder && createNearInMeaning(embedder, onFailure);

  /** The worker's, so that nobody waits for it. */
  async function queue(on: Database | Transaction, agentId: string, messageId: string, reason: Reason): Promise<void> {
    const dedupeKey = `${voteJobKind}:${messageId}:${reason}`;
    await enqueueJob(on, { kind: voteJobKind, payload: { agentId, messageId, reason }, dedupeKey });
  }

  return {
    /** In the reply's transaction: a conversation that waits for an answer without a vote would wait for ever. */
    askedInVain: async (tx: Transaction, { agentId, messageId, outcome }: LiveReply): Promise<void> => {
      const reason = reasonOfOutcome(outcome);
      if (reason !== null) await queue(tx, agentId, messageId, reason);
    },

    /** To be told after the reply's commit; returns at once. A vote of its kind that cannot be queued is lost, and the reply is not. */
    replied: (reply: LiveReply): void => {
      const { agentId, messageId, outcome, isOwn, text, earlier, shopLanguage } = reply;
      setImmediate(() => {
        if (outcome !== 'answered' || isOwn || !isAskedAgain(text, earlier, shopLanguage)) return;
        queue(db, agentId, messageId, 'asked_again').catch((error: unknown) =>
          log.warn({ err: error, agentId }, 'an open question could not be noted'),
        );
      });
    },

    /** Votes at once, without a worker. */
    recorder: (understand: RecordNeeds['understand']) =>
      createRecordVote({ store: createVoteStore(db), understand, meaning }),

    /** The visitor found a stored reply of no use. */
    ratedDown: (tx: Transaction, agentId: string, messageId: string): Promise<void> =>
      queue(tx, agentId, messageId, 'rated_down'),

    /** An answer closes the group, but for wordings that it leaves unanswered; one that is gone meanwhile is no failure. */
    closeGroup: (...asked: Parameters<typeof service.answered>) => service.answered(...asked),

    /** The most asked first. */
    openOf: (agentId: string): Promise<{ id: string; question: string }[]> => service.open(agentId),

    /** ... and opens again with the answer's end. @returns which did */
    openGroups: (agentId: string, answerId: string): Promise<string[]> => service.unanswered(agentId, answerId),

    registerRoutes: (on: OnCall): void => registerOpenQuestionRoutes(on, service),

    handlers(understand: RecordNeeds['understand']): Record<string, JobHandler> {
      const record = this.recorder(understand);
      return {
        [voteJobKind]: async ({ payload }) => {
          const { agentId, messageId, reason } = parseVote(payload);
          await record(agentId, messageId, reason);
        },
      };
    },
  };
}

function parseVote(payload: unknown): { agentId: string; messageId: string; reason: Reason } {
  if (typeof payload === 'object' && payload !== null && 'agentId' in payload && 'messageId' in payload) {
    const { agentId, messageId } = payload;
    const reason = openReasons.find((one) => 'reason' in payload && payload.reason === one);
    if (typeof agentId === 'string' && typeof messageId === 'string' && reason !== undefined)
      return { agentId, messageId, reason };
  }
  throw new Error('a vote with a foreign payload');
}

function registerOpenQuestionRoutes(on: OnCall, service: ListService): void {
  on.getOpenQuestions(async ({ query }) => ({ success: true, ...(await service.page(query)) }));
  on.dismissQuestion(async ({ body: { agentId, groupId, dismissed = true } }) => {
    await (dismissed ? service.dismiss(agentId, groupId) : service.reopen(agentId, groupId));
    return { success: true };
  });
}

const pageSize = 20;
const examplesShown = 5;
const pagesShown = 5;
/** of a group, so many wordings are asked again when it is answered */
const wordingsAsked = 10;
/** what was settled so long ago is remembered no more */
const settledMax = 500;

type WireGroup = ReplyOf<'getOpenQuestions'>['groups'][number];
type Listed = Awaited<ReturnType<ListStore['page']>>['groups'][number];

function createListService(store: ListStore, onSettled: (agentId: string) => void) {
  async function settle(agentId: string, groupId: string, state: 'dismissed' | 'answered', answerId: string | null) {
    const isThere = await store.setState(agentId, groupId, state, answerId);
    if (isThere) await store.dropSettled(agentId, state, settledMax);
    if (isThere) onSettled(agentId);
    return isThere;
  }

  return {
    async page({ agentId, page = '1', state = 'open' }: QueryOf<'getOpenQuestions'>) {
      const currentPage = Number(page);
      const { total, groups } = await store.page(agentId, state, { page: currentPage, limit: pageSize });
      return { groups: groups.map(wireGroup), total, totalPages: Math.ceil(total / pageSize), currentPage };
    },

    open: (agentId: string) => store.open(agentId, settledMax),

    /** Asks each of its wordings. @returns those that are still not answered: it stays open for them */
    async answered(
      agentId: string,
      groupId: string,
      answerId: string,
      isAnswered: (wording: string) => Promise<boolean>,
    ): Promise<string[]> {
      const wordings = await store.wordings(agentId, groupId, wordingsAsked);
      const told = await Promise.all(wordings.map(isAnswered));
      const left = wordings.filter((_wording, at) => !told[at]);
      if (left.length === 0) await settle(agentId, groupId, 'answered', answerId);
      else {
        await store.splitOff(agentId, groupId, left, answerId);
        onSettled(agentId);
      }
      return left;
    },

    /** @throws Refused when there is no such group */
    async dismiss(agentId: string, groupId: string): Promise<void> {
      if (!(await settle(agentId, groupId, 'dismissed', null))) throw notFound();
    },

    /** What answered them is gone. @returns the groups that are open again */
    async unanswered(agentId: string, answerId: string): Promise<string[]> {
      const ids = await store.answeredBy(agentId, answerId);
      for (const id of ids) await store.setState(agentId, id, 'open', null);
      if (ids.length > 0) onSettled(agentId);
      return ids;
    },

    /** Takes back that it was answered or dismissed. @throws Refused when there is no such group */
    async reopen(agentId: string, groupId: string): Promise<void> {
      if (!(await store.setState(agentId, groupId, 'open', null))) throw notFound();
      onSettled(agentId);
    },
  };
}

/** A conversation votes once, and may rate down what it was told. */
const reasonsOf = ({ reason, isRatedDown }: Listed['newest'][number]): Reason[] =>
  isRatedDown ? [reason, 'rated_down'] : [reason];

type ListService = ReturnType<typeof createListService>;

function wireGroup({ group, answer, newest }: Listed): WireGroup {
  const pages = Map.groupBy(
    newest.flatMap(({ pagePath }) => pagePath ?? []),
    (path) => path,
  );
  return {
    _id: group.id,
    question: group.question,
    asked: group.asked,
    firstAskedAt: group.firstAskedAt.toISOString(),
    lastAskedAt: group.lastAskedAt.toISOString(),
    reasons: [...new Set(newest.flatMap(reasonsOf))],
    pages: [...pages]
      .toSorted(([, one], [, other]) => other.length - one.length)
      .slice(0, pagesShown)
      .map(([path]) => path),
    examples: newest.slice(0, examplesShown).map(({ conversationId, messageId, question, pagePath: page }) => ({
      conversationId,
      messageId,
      question,
      page,
    })),
    ...(answer !== null && { answer: wireAnswer(answer) }),
  };
}

const wireAnswer = (answer: NonNullable<Listed['answer']>): NonNullable<WireGroup['answer']> => ({
  _id: answer.id,
  questions: answer.questions,
  text: answer.text,
  pageUrl: answer.pageUrl,
  validUntil: answer.validUntil?.toISOString() ?? null,
  createdAt: answer.createdAt.toISOString(),
  updatedAt: answer.updatedAt.toISOString(),
});
