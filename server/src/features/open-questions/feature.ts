/** Questions that visitors asked in vain, as groups that their owner answers or dismisses. */
import type { Outcome } from '@vitrine/contract/outcomes';
import { openReasons } from '@vitrine/contract/teaching';
import type { Database } from '../../database/open-database.ts';
import { createQuestionReader, questionLikeness } from '../../evidence/question-likeness.ts';
import type { OnCall } from '../../http/on-call.ts';
import { enqueueJob } from '../../jobs/job-queue.ts';
import type { JobHandler } from '../../jobs/worker.ts';
import type { Log } from '../../lib/log.ts';
import type { TextEmbedder } from '../../ports/text-embedder.ts';
import { createListStore } from './list-store.ts';
import { createNearInMeaning, createRecordVote } from './record-vote.ts';
import type { RecordNeeds } from './record-vote.ts';
import { createListService } from './service.ts';
import type { ListService } from './service.ts';
import { createVoteStore } from './store.ts';
import type { Reason } from './store.ts';

const voteJobKind = 'open-questions.vote';

/** A stored reply of a live conversation. */
interface LiveReply {
  agentId: string;
  messageId: string;
  outcome: Outcome;
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
/** probability from which a visitor who asks so asks again */
const alikeFrom = 0.5;

export function createOpenQuestions({ db, log, embedder, onSettled }: Needs) {
  const service = createListService(createListStore(db), onSettled);
  const onFailure = (error: unknown) => log.warn({ err: error }, 'open questions are grouped by their words alone');
  const meaning = embedder && createNearInMeaning(embedder, onFailure);

  /** The worker's, so that nobody waits for it. A vote that cannot be queued is lost, and the reply is not. */
  async function queue(agentId: string, messageId: string, reason: Reason): Promise<void> {
    const dedupeKey = `${voteJobKind}:${messageId}:${reason}`;
    try {
      await enqueueJob(db, { kind: voteJobKind, payload: { agentId, messageId, reason }, dedupeKey });
    } catch (error) {
      log.warn({ err: error, agentId }, 'an open question could not be noted');
    }
  }

  return {
    /** To be told after the reply's commit; returns at once. */
    replied: (reply: LiveReply): void => {
      const { agentId, messageId, outcome } = reply;
      setImmediate(() => {
        const asksAgain = outcome === 'answered' && isAskedAgain(reply);
        const reason = reasonOfOutcome(outcome) ?? (asksAgain ? 'asked_again' : null);
        if (reason !== null) void queue(agentId, messageId, reason);
      });
    },

    /** Votes at once, without a worker. */
    recorder: (understand: RecordNeeds['understand']) =>
      createRecordVote({ store: createVoteStore(db), understand, meaning }),

    /** The visitor found a stored reply of no use; returns at once. */
    ratedDown: (agentId: string, messageId: string): void => void queue(agentId, messageId, 'rated_down'),

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

function isAskedAgain({ text, earlier, shopLanguage }: LiveReply): boolean {
  if (earlier.length === 0) return false;
  const read = createQuestionReader([text, ...earlier], shopLanguage);
  const asked = read(text);
  return asked.telling.length > 0 && earlier.some((before) => questionLikeness(asked, read(before)) >= alikeFrom);
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
