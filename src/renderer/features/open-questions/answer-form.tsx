/** One box for the right answer; what it changed stands beneath it, and can be taken back. */
import { useState } from 'react';
import { object, string } from 'yup';
import { useQueryClient } from '@tanstack/react-query';
import { plainReplyText } from '@vitrine/chat/reply-text';
import { anyLink } from '@vitrine/chat/shop-links';
import { limits } from '@vitrine/contract/limits';
import type { ReplyOf } from '@vitrine/contract/routes';
import { DraftMark } from '../../shared/form/draft-mark.tsx';
import { FormTextAreaField } from '../../shared/form/form-fields.tsx';
import { Form } from '../../shared/form/form.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { rereadTaught } from '../../shared/api/queries.ts';
import { reasonFor } from '../../shared/api/failure.ts';
import { notify } from '../../shared/notify/notify.ts';
import { useApi, usePlatform } from '../../shared/services.tsx';
import styles from './answer-form.module.css';

const answerMax = 1000;
/** questions to one answer */
const wordingsMax = 10;
const rules = object({
  question: string().trim().required('Write the question').max(limits.chatTextMax),
  text: string().trim().required('Write the answer').max(answerMax),
});

interface AnswerFormProps {
  agentId: string;
  /** the open question that it closes */
  groupId?: string;
  /** the line of a conversation that it is written beside */
  messageId?: string;
  question: string;
  /** what the answer begins as */
  text?: string;
  /** what the agent said, where that is known */
  before: string | null;
  onSaved?: () => void;
  onUndone?: () => void;
}

export function AnswerForm(props: AnswerFormProps) {
  const { agentId, groupId, messageId, question, text = '', before, onSaved, onUndone } = props;
  const { drafts } = usePlatform();
  const draft = `answer.${agentId}.${groupId ?? messageId ?? ''}`;
  const { saved, save, alsoFor, undo, isUndoing } = useSavedAnswer(agentId, {
    groupId,
    messageId,
    onTakenBack: (written) => drafts.write(draft, { values: written, base: { question, text } }),
  });
  const [keepAsTest, setKeepAsTest] = useState(true);

  if (saved !== null) {
    const { agent_response_text: now, outcome } = saved.now;
    return (
      <div className={styles.form}>
        <Notice
          tone={outcome === 'answered' ? 'good' : 'warn'}
          action={
            <Button
              busy={isUndoing}
              onClick={async () => {
                await undo();
                onUndone?.();
              }}
            >
              Undo
            </Button>
          }
        >
          {outcome === 'answered'
            ? 'Saved. From now on your agent answers this in your words.'
            : 'Saved, but your agent does not give it to this question yet: word the question as visitors do.'}
        </Notice>
        <dl className={styles.compared}>
          <dt>Before</dt>
          <dd dir="auto">{before === null ? 'No longer known' : plainReplyText(before, anyLink)}</dd>
          <dt>Now</dt>
          <dd dir="auto">{plainReplyText(now, anyLink)}</dd>
        </dl>
        {saved.unanswered !== undefined && (
          <Notice tone="warn">
            <p>
              Visitors also asked it in these words, which are still not answered. The question stays open for them:
            </p>
            <ul className={styles.left}>
              {saved.unanswered.map((wording) => (
                <li key={wording}>
                  <span dir="auto">{wording}</span>
                  {saved.answer.questions.length < wordingsMax && !saved.answer.questions.includes(wording) && (
                    <Button variant="quiet" onClick={() => void alsoFor(wording)}>
                      Answer this too
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </Notice>
        )}
        {saved.warnings !== undefined && (
          <Notice tone="warn">
            <p>Visitors who read your pages will find something else there:</p>
            {saved.warnings.map((warning) => (
              <p key={warning} className={styles.warning}>
                {warning}
              </p>
            ))}
          </Notice>
        )}
      </div>
    );
  }
  return (
    <Form
      initialValues={{ question, text }}
      schema={rules}
      draft={draft}
      className={styles.form}
      onSubmit={async (values) => {
        const isSaved = await save({ question: values.question.trim(), text: values.text.trim(), keepAsTest });
        if (isSaved) onSaved?.();
        return isSaved;
      }}
    >
      {({ isSubmitting }) => (
        <>
          <FormTextAreaField name="question" label="Question" rows={2} maxLength={limits.chatTextMax} />
          <FormTextAreaField
            name="text"
            label="Your answer"
            hint="Told in these words, in force at once, and kept when your website is read again."
            maxLength={answerMax}
          />
          <div className={styles.foot}>
            <DraftMark words="Draft kept" />
            <label className={styles.check}>
              <input type="checkbox" checked={keepAsTest} onChange={({ target }) => setKeepAsTest(target.checked)} />
              Keep as a test
            </label>
            <Button variant="primary" type="submit" busy={isSubmitting}>
              Save and ask again
            </Button>
          </div>
        </>
      )}
    </Form>
  );
}

interface Written {
  question: string;
  text: string;
  keepAsTest: boolean;
}

type Saved = Extract<ReplyOf<'saveAnswer'>, { success: true }>;

/** what it is written beside */
interface Beside {
  groupId?: string | undefined;
  messageId?: string | undefined;
  /** what was saved is only typed again */
  onTakenBack: (written: Pick<Written, 'question' | 'text'>) => void;
}

/** An answer of the owner's own, saved where it was missing, and taken back whole: the answer, its test and its group's closing. */
function useSavedAnswer(agentId: string, { groupId, messageId, onTakenBack }: Beside) {
  const api = useApi();
  const cache = useQueryClient();
  const [saved, setSaved] = useState<(Saved & { written: Written }) | null>(null);
  const [isUndoing, setUndoing] = useState(false);

  const reread = () => Promise.all([cache.invalidateQueries({ queryKey: ['getAnswers'] }), rereadTaught(cache)]);

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
    const { answer, written } = saved;
    setUndoing(true);
    try {
      await api.call('deleteAnswer', { body: { agentId, answerId: answer._id } });
      if (groupId !== undefined) await api.call('dismissQuestion', { body: { agentId, groupId, dismissed: false } });
      onTakenBack({ question: written.question, text: written.text });
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
