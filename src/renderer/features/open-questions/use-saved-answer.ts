/** An answer of the owner's own, saved where it was missing, and taken back whole: the answer, its test and its group's closing. */
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '@vitrine/contract/routes';
import { reasonFor } from '../../shared/api/failure.ts';
import { notify } from '../../shared/notify/notify.ts';
import { useApi } from '../../shared/services.tsx';

export interface Written {
  question: string;
  text: string;
  keepAsTest: boolean;
}

export type Saved = Extract<ReplyOf<'saveAnswer'>, { success: true }>;

/** what it is written beside */
export interface Beside {
  groupId?: string | undefined;
  messageId?: string | undefined;
}

export function useSavedAnswer(agentId: string, { groupId, messageId }: Beside) {
  const api = useApi();
  const cache = useQueryClient();
  const [saved, setSaved] = useState<(Saved & { written: Written }) | null>(null);
  const [isUndoing, setUndoing] = useState(false);

  const reread = () =>
    Promise.all((['getAnswers', 'getQuestions'] as const).map((name) => cache.invalidateQueries({ queryKey: [name] })));

  /** @returns whether it was saved */
  async function save(written: Written): Promise<boolean> {
    const { question, text, keepAsTest } = written;
    try {
      const beside = { ...(groupId !== undefined && { groupId }), ...(messageId !== undefined && { messageId }) };
      const body = { agentId, questions: [question], text, keepAsTest, ...beside };
      const reply = await api.call('saveAnswer', { body });
      if (!reply.success) {
        notify.error(reply.message);
        return false;
      }
      setSaved({ ...reply, written });
      void reread();
      return true;
    } catch (error) {
      notify.error(`Your answer was not saved. ${reasonFor(error)}`);
      return false;
    }
  }

  /** The saved answer is given to this wording too. */
  async function alsoFor(wording: string): Promise<void> {
    if (saved === null) return;
    const { _id: answerId, questions, text, pageUrl, validUntil } = saved.answer;
    const beside = groupId !== undefined && { groupId };
    try {
      const body = { agentId, answerId, questions: [...questions, wording], text, pageUrl, validUntil, ...beside };
      const reply = await api.call('saveAnswer', { body });
      if (reply.success) setSaved({ ...reply, written: saved.written });
      else notify.error(reply.message);
      void reread();
    } catch (error) {
      notify.error(`Your answer was not saved. ${reasonFor(error)}`);
    }
  }

  async function undo(): Promise<void> {
    if (saved === null) return;
    const { answer } = saved;
    setUndoing(true);
    try {
      await api.call('deleteAnswer', { body: { agentId, answerId: answer._id } });
      if (groupId !== undefined) await api.call('dismissQuestion', { body: { agentId, groupId, dismissed: false } });
      setSaved(null);
      void reread();
    } catch {
      notify.error('An error occurred. Please try again.');
    } finally {
      setUndoing(false);
    }
  }

  return { saved, save, alsoFor, undo, isUndoing };
}
