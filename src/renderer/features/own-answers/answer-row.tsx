/** One answer of the owner's: how it is asked for, what is told, and until when. */
import { useId, useState } from 'react';
import { parseWebAddress } from '@vitrine/chat/web-address';
import { useNow } from '../../shared/dates/use-now.ts';
import { usePlatform } from '../../shared/services.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { DeletedNote } from '../../shared/ui/deleted-note.tsx';
import { useFocusBack } from '../../shared/ui/use-focus-back.ts';
import { AnswerForm, dayWords } from './answer-form.tsx';
import styles from './own-answers.module.css';
import type { Gone, OwnAnswer } from './use-own-answers.ts';
import type { useOwnAnswers } from './use-own-answers.ts';

interface AnswerRowProps {
  answer: OwnAnswer;
  onSave: ReturnType<typeof useOwnAnswers>['save'];
  onRemove: ReturnType<typeof useOwnAnswers>['remove'];
  onRestore: ReturnType<typeof useOwnAnswers>['restore'];
}

export function AnswerRow({ answer, onSave, onRemove, onRestore }: AnswerRowProps) {
  const { _id, questions, text, pageUrl, validUntil } = answer;
  const [isOpen, setIsOpen] = useState(false);
  /** once it was deleted, what went with it */
  const [gone, setGone] = useState<Gone | null>(null);
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
        answer={answer}
        onSave={(written) => onSave({ ...written, answerId: _id })}
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
          {text}
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
