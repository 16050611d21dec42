/** One group of alike questions: how often, since when and why; opened, the conversations it stands in and the box for its answer. */
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { readReplyEnvelope } from '@vitrine/contract/reply-envelope';
import type { ReplyOf } from '@vitrine/contract/routes';
import { rereadTaught, useApiQuery } from '../../shared/api/queries.ts';
import { notify } from '../../shared/notify/notify.ts';
import { useApi } from '../../shared/services.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { classes } from '../../shared/ui/basics.tsx';
import { Button } from '../../shared/ui/button.tsx';
import arrow from '../../shared/ui/row-arrow.module.css';
import { AnswerForm } from './answer-form.tsx';
import styles from './open-questions.module.css';

type Group = ReplyOf<'getOpenQuestions'>['groups'][number];
type Example = Group['examples'][number];

const reasonWords: Record<Group['reasons'][number], string> = {
  unknown: 'Not known',
  unsure: 'Unsure',
  rated_down: 'Rated down',
  asked_again: 'Asked again',
  wanted_person: 'Wanted a person',
};
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const shown = (instant: string) => day.format(new Date(instant));

export interface Renders {
  /** the lines of a conversation around a message, with their receipts */
  renderTranscript: (example: Example) => ReactNode;
  /** the owner's answer that closed a question, with the ways to change it and to take it back */
  renderAnswer: (answer: NonNullable<Group['answer']>) => ReactNode;
}

interface OpenQuestionProps extends Renders {
  agentId: string;
  group: Group;
  state: 'open' | 'answered' | 'dismissed';
}

export function OpenQuestion({ agentId, group, state, renderTranscript, renderAnswer }: OpenQuestionProps) {
  const api = useApi();
  const cache = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  /** what the owner just did: the row stays in its place until the list is read again, so that it can be taken back */
  const [now, setNow] = useState(state);
  const [isBusy, setBusy] = useState(false);

  const dismiss = async (dismissed: boolean) => {
    setBusy(true);
    try {
      await api.call('dismissQuestion', { body: { agentId, groupId: group._id, dismissed } });
      setNow(dismissed ? 'dismissed' : 'open');
      void rereadTaught(cache);
    } catch {
      notify.error('An error occurred. Please try again.');
    } finally {
      setBusy(false);
    }
  };

  return (
    <li className={styles.group}>
      <div className={styles.line}>
        <button
          type="button"
          className={classes(styles.question, arrow.arrow)}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <span dir="auto">{group.question}</span>
        </button>
        {now === 'open' ? (
          <Button variant="quiet" busy={isBusy} onClick={() => void dismiss(true)}>
            Not for us
          </Button>
        ) : group.answer !== undefined ? null : (
          <Button variant="quiet" busy={isBusy} onClick={() => void dismiss(false)}>
            {now === state ? 'Open again' : 'Undo'}
          </Button>
        )}
      </div>
      <p className={styles.facts}>
        <strong>{timesAsked(group)}</strong>
        <span>
          {group.asked > 1 && shown(group.firstAskedAt) !== shown(group.lastAskedAt)
            ? `since ${shown(group.firstAskedAt)}, last `
            : ''}
          {shown(group.lastAskedAt)}
        </span>
        {group.reasons.map((reason) => (
          <Badge key={reason} tone={reason === 'rated_down' ? 'bad' : 'warn'}>
            {reasonWords[reason]}
          </Badge>
        ))}
        {now !== state && <Badge>{now === 'dismissed' ? 'Not for us' : 'Open again'}</Badge>}
      </p>
      {group.pages.length > 0 && <p className={styles.pagesAsked}>{askedOn(group.pages)}</p>}
      {group.answer !== undefined && <div className={styles.answer}>{renderAnswer(group.answer)}</div>}
      {isOpen && <Opened agentId={agentId} group={group} isOpen={now === 'open'} renderTranscript={renderTranscript} />}
    </li>
  );
}

/** Each conversation has its page, which stands beside its words. */
const askedOn = ([first, ...others]: readonly string[]): string =>
  `on ${first}${others.length === 0 ? '' : ` and ${others.length} other page${others.length === 1 ? '' : 's'}`}`;

/** A vote is a conversation's, in which it may have been asked twice. */
function timesAsked({ asked, reasons }: Group): string {
  if (asked > 1) return `Asked in ${asked} conversations`;
  return reasons.includes('asked_again') ? 'Asked in one conversation' : 'Asked once';
}

interface OpenedProps extends Pick<OpenQuestionProps, 'agentId' | 'group' | 'renderTranscript'> {
  isOpen: boolean;
}

function Opened({ agentId, group, isOpen, renderTranscript }: OpenedProps) {
  // the one that the box begins with: what was said before and what is said now are of the same words
  const titled = group.examples.find(({ question }) => question === group.question) ?? group.examples[0];
  const [example, setExample] = useState(titled);
  const before = useReplyTo(titled);
  return (
    <div className={styles.opened}>
      {isOpen && <AnswerForm agentId={agentId} groupId={group._id} question={group.question} before={before} />}
      {example === undefined ? (
        <p className={styles.none}>The conversations that asked it were deleted.</p>
      ) : (
        <div className={styles.examples}>
          {group.examples.length > 1 && (
            <ul className={styles.wordings} aria-label="Conversations that asked it">
              {group.examples.map((one) => (
                <li key={one.conversationId}>
                  <button type="button" aria-pressed={one === example} onClick={() => setExample(one)} dir="auto">
                    {one.question}
                  </button>
                  {one.page !== null && <span className={styles.askedFrom}>on {one.page}</span>}
                </li>
              ))}
            </ul>
          )}
          <div key={example.conversationId}>{renderTranscript(example)}</div>
        </div>
      )}
    </div>
  );
}

/** What the agent said to it; null while that is not known. */
function useReplyTo(example: Example | undefined): string | null {
  const query = { sessionId: example?.conversationId ?? '', page: '1', limit: '50' };
  const talk = useApiQuery('getSessionMessages', { query }, { enabled: example !== undefined });
  const messages = talk.data?.messages ?? [];
  const at = messages.findIndex(({ _id }) => _id === example?.messageId);
  const reply = at < 0 ? undefined : messages.slice(at + 1).find(({ role }) => role === 'agent');
  return reply === undefined ? null : readReplyEnvelope(reply.content).agent_response_text;
}
