import type { QueryOf, ReplyOf } from '@vitrine/contract/routes';
import { notFound } from '../../lib/refused.ts';
import type { ListStore } from './list-store.ts';

const pageSize = 20;
const examplesShown = 5;
const pagesShown = 5;
/** of a group, so many wordings are asked again when it is answered */
const wordingsAsked = 10;
/** what was settled so long ago is remembered no more */
const settledMax = 500;

type WireGroup = ReplyOf<'getOpenQuestions'>['groups'][number];
type Listed = Awaited<ReturnType<ListStore['page']>>['groups'][number];

export function createListService(store: ListStore, onSettled: (agentId: string) => void) {
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
      return { groups: groups.map(wireGroup), totalPages: Math.ceil(total / pageSize), currentPage };
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

export type ListService = ReturnType<typeof createListService>;

function wireGroup({ group, newest }: Listed): WireGroup {
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
    reasons: [...new Set(newest.map(({ reason }) => reason))],
    pages: [...pages]
      .toSorted(([, one], [, other]) => other.length - one.length)
      .slice(0, pagesShown)
      .map(([path]) => path),
    examples: newest
      .slice(0, examplesShown)
      .map(({ conversationId, messageId, question }) => ({ conversationId, messageId, question })),
  };
}
