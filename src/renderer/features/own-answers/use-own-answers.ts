import { useState } from 'react';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { limits } from '@vitrine/contract/limits';
import type { BodyOf, ReplyOf } from '@vitrine/contract/routes';
import { ApiFailure } from '../../shared/api/failure.ts';
import { rereadTaught, useApiQuery } from '../../shared/api/queries.ts';
import { notify } from '../../shared/notify/notify.ts';
import { saveFile } from '../../shared/page.ts';
import { useApi } from '../../shared/services.tsx';
import { zoneHere } from '../../shared/time.ts';

export type OwnAnswer = ReplyOf<'getAnswers'>['answers'][number];
export type Written = Omit<BodyOf<'saveAnswer'>, 'agentId'>;
type Saved = Extract<ReplyOf<'saveAnswer'>, { success: true }>;
export type Imported = Extract<ReplyOf<'importAnswers'>, { success: true }>;

/** What a deleted answer took along: tests that were kept with it, and that visitors' questions were answered. */
export interface Gone {
  tests: readonly string[];
  groups: readonly string[];
}

/** the server goes on with what it was given */
const underWay =
  'The import takes longer than usual and may still be under way. What has been taken up stands in the list.';

const failed = () => notify.error('An error occurred. Please try again.');

/** Answers are written, changed, deleted and brought back. */
export function useAnswerChanges(agentId: string) {
  const api = useApi();
  const cache = useQueryClient();
  const look = () => cache.invalidateQueries({ queryKey: ['getAnswers'] });
  const lookAround = () => rereadTaught(cache);

  /** @returns null when it was not saved, which is shown */
  async function save(written: Written): Promise<Saved | null> {
    try {
      const reply = await api.call('saveAnswer', { body: { agentId, ...written } });
      if (!reply.success) notify.error(reply.message);
      await Promise.all([look(), lookAround()]);
      return reply.success ? reply : null;
    } catch (error) {
      const refusal = error instanceof ApiFailure && error.status === 400 ? error.refusal : null;
      if (refusal === null) failed();
      else notify.error(refusal.message);
      return null;
    }
  }

  /** @returns what went with it; null when it was not deleted, which is shown */
  async function remove({ _id: answerId }: OwnAnswer): Promise<Gone | null> {
    try {
      const { forgotten: tests = [], reopened: groups = [] } = await api.call('deleteAnswer', {
        body: { agentId, answerId },
      });
      void lookAround();
      return { tests, groups };
    } catch {
      failed();
      return null;
    }
  }

  /** Undoes a deletion: the answer, and what went with it. @returns null when that failed, which is shown */
  const restore = (
    { questions, text, pageUrl, validUntil }: OwnAnswer,
    { tests, groups }: Gone,
  ): Promise<Saved | null> =>
    save({
      questions,
      text,
      pageUrl,
      validUntil,
      restored: true,
      ...(tests.length > 0 && { tests: [...tests] }),
      ...(groups.length > 0 && { groups: groups.slice(0, 10) }),
    });

  return { save, remove, restore, look, lookAround };
}

/** The owner's answers, a page at a time, and all that is done with them. */
export function useOwnAnswers(agentId: string, firstSearch = '') {
  const api = useApi();
  const { save, remove: deleteAnswer, restore, look, lookAround } = useAnswerChanges(agentId);
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState(firstSearch);
  const query = { agentId, page: String(page), ...(search !== '' && { search }) };
  const answers = useApiQuery('getAnswers', { query }, { staleTime: 0, placeholderData: keepPreviousData });
  // the last answer of the last page was deleted
  if (page > 1 && answers.data?.answers.length === 0) setPage(page - 1);
  /** deleted, each with its way back in its place */
  const [gone, setGone] = useState<readonly string[]>([]);
  const left = answers.data?.answers.filter(({ _id }) => !gone.includes(_id)).length ?? 0;

  async function remove(answer: OwnAnswer): Promise<Gone | null> {
    const went = await deleteAnswer(answer);
    if (went !== null) setGone((before) => [...before, answer._id]);
    return went;
  }

  async function importFile(file: File): Promise<Imported | null> {
    try {
      const text = await file.text();
      const reply = await api.call('importAnswers', { body: { agentId, name: file.name, text, timeZone: zoneHere() } });
      if (!reply.success) notify.error(reply.message);
      await Promise.all([look(), lookAround()]);
      return reply.success ? reply : null;
    } catch (error) {
      if (error instanceof ApiFailure && error.status === null) notify.error(underWay);
      else failed();
      await Promise.all([look(), lookAround()]);
      return null;
    }
  }

  /** Takes back all that an import did, a part at a time. @returns whether it did */
  async function undoImport({ undo: { added, updated } }: Imported): Promise<boolean> {
    const before = updated.map(({ _id: answerId, questions, text, pageUrl, validUntil }) => ({
      answerId,
      questions,
      text,
      pageUrl,
      validUntil,
    }));
    const atOnce = limits.undoneAtOnce;
    try {
      for (let at = 0; at < Math.max(added.length, before.length); at += atOnce)
        await api.call('undoImport', {
          body: { agentId, added: added.slice(at, at + atOnce), updated: before.slice(at, at + atOnce) },
        });
      return true;
    } catch {
      failed();
      return false;
    } finally {
      await Promise.all([look(), lookAround()]);
    }
  }

  async function exportFile(): Promise<void> {
    try {
      const { name, text } = await api.call('exportAnswers', { query: { agentId } });
      saveFile(name, ['\uFEFF', text], 'text/csv;charset=utf-8');
    } catch {
      failed();
    }
  }

  const find = (words: string) => {
    setSearch(words);
    setPage(1);
  };
  return {
    answers,
    left,
    page,
    setPage,
    search,
    find,
    save,
    remove,
    restore,
    look,
    importFile,
    undoImport,
    exportFile,
  };
}
