/** One answer of the owner's: how it is asked for, what is told, and until when. */
import { useId, useState } from 'react';
import { plainReplyText } from '@vitrine/chat/reply-text';
import { anyLink } from '@vitrine/chat/shop-links';
import { parseWebAddress } from '@vitrine/chat/web-address';
import { usePlatform } from '../../shared/services.tsx';
import { useNow } from '../../shared/time.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { DeletedNote, useFocusBack } from '../../shared/ui/lists.tsx';
import { AnswerForm, draftOf } from './answer-form.tsx';
import styles from './own-answers.module.css';
import type { Gone, OwnAnswer, useOwnAnswers } from './use-own-answers.ts';

const dayWords = (instant: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(new Date(instant));

interface AnswerRowProps {
  agentId: string;
  answer: OwnAnswer;
  onSave: ReturnType<typeof useOwnAnswers>['save'];
  onRemove: ReturnType<typeof useOwnAnswers>['remove'];
  onRestore: ReturnType<typeof useOwnAnswers>['restore'];
}

export function AnswerRow({ agentId, answer, onSave, onRemove, onRestore }: AnswerRowProps) {
  const { _id, questions, text, pageUrl, validUntil } = answer;
  const { drafts } = usePlatform();
  const [isOpen, setIsOpen] = useState(() => drafts.read(draftOf(agentId, answer)) !== null);
  /** once it was deleted, what went with it */
  const [gone, setGone] = useState<Gone | null>(null);
  /** as it was before it was edited last */
  const [before, setBefore] = useState<OwnAnswer | null>(null);
  const edit = useFocusBack(isOpen);
  const titleId = useId();
  const now = useNow();
  const [first, ...others] = questions;

  const also = [
    ...(gone !== null && gone.tests.length > 0 ? ['Its test was deleted too.'] : []),
    ...(gone !== null && gone.groups.length > 0 ? ['What visitors asked is open again.'] : []),
  ].join(' ');
  if (gone !== null)
    return (
      <DeletedNote name={first ?? ''} {...(also !== '' && { also })} onUndo={() => void onRestore(answer, gone)} />
    );
  if (isOpen)
    return (
      <AnswerForm
        agentId={agentId}
        answer={answer}
        onSave={async (written) => {
          const saved = await onSave({ ...written, answerId: _id });
          if (saved !== null) setBefore(answer);
          return saved;
        }}
        onClose={() => setIsOpen(false)}
      />
    );
  return (
    <div className={styles.row}>
      <div className={styles.said}>
        <p id={titleId} className={styles.question} dir="auto">
          {first}
        </p>
        {others.length > 0 && <p className={styles.others}>Also: {others.join(' · ')}</p>}
        <p className={styles.text} dir="auto">
          {plainReplyText(text, anyLink)}
        </p>
        <p className={styles.facts}>
          {validUntil !== null &&
            (Date.parse(validUntil) < now.getTime() ? (
              <Badge tone="warn">Out of date, no longer told</Badge>
            ) : (
              <Badge>Until {dayWords(validUntil)}</Badge>
            ))}
          {pageUrl !== null && <PageLink url={pageUrl} />}
        </p>
        {before !== null && (
          <output className={styles.changed}>
            <span>Changed.</span>
            <Button
              variant="quiet"
              aria-label={`Undo the change of “${first}”`}
              onClick={async () => {
                const { questions: asked, text: said, pageUrl: page, validUntil: until } = before;
                const body = { answerId: _id, questions: asked, text: said, pageUrl: page, validUntil: until };
                if ((await onSave(body)) !== null) setBefore(null);
              }}
            >
              Undo
            </Button>
          </output>
        )}
      </div>
      <div className={styles.buttons}>
        <Button ref={edit} variant="quiet" aria-describedby={titleId} onClick={() => setIsOpen(true)}>
          Edit
        </Button>
        <Button variant="quiet" aria-describedby={titleId} onClick={async () => setGone(await onRemove(answer))}>
          Delete
        </Button>
      </div>
    </div>
  );
}

function PageLink({ url }: { url: string }) {
  const { shownAddress } = usePlatform();
  const address = parseWebAddress(url);
  if (address === undefined) return <span>{url}</span>;
  return (
    <a href={shownAddress(address)} target="_blank" rel="noopener noreferrer">
      {url}
    </a>
  );
}
