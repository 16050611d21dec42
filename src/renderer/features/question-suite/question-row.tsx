/** One question: what is expected, and how it went when it was last asked. */
import { useId, useState } from 'react';
import { withoutLinks } from '../../shared/lines.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { DeletedNote } from '../../shared/ui/deleted-note.tsx';
import { useFocusBack } from '../../shared/ui/use-focus-back.ts';
import arrow from '../../shared/ui/row-arrow.module.css';
import { QuestionForm } from './question-form.tsx';
import styles from './question-suite.module.css';
import type { SuiteQuestion, Written } from './use-questions.ts';
import { expectationWords } from './use-questions.ts';

interface QuestionRowProps {
  question: SuiteQuestion;
  onSave: (written: Written, inPlaceOf?: string) => Promise<boolean>;
  onRemove: (question: SuiteQuestion) => Promise<boolean>;
}

export function QuestionRow({ question, onSave, onRemove }: QuestionRowProps) {
  const { _id: questionId, ask, expect, last, drawn } = question;
  const [isOpen, setIsOpen] = useState(false);
  const [isGone, setIsGone] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const edit = useFocusBack(isOpen);
  const askId = useId();

  if (isGone) return <DeletedNote name={ask} onUndo={() => void onSave({ ask, expect }, questionId)} />;
  if (isOpen)
    return (
      <QuestionForm
        question={question}
        onSave={(written) => onSave({ ...written, questionId })}
        onClose={() => setIsOpen(false)}
      />
    );
  return (
    <details className={styles.row}>
      <summary className={arrow.arrow}>
        <span id={askId} className={styles.ask} dir="auto">
          {ask}
        </span>
        {last === null ? (
          <Badge>Not asked yet</Badge>
        ) : last.outdated === true ? (
          <Badge>To be asked again</Badge>
        ) : last.passed ? (
          <Badge tone="good">As expected</Badge>
        ) : (
          <Badge tone="warn">Not as expected</Badge>
        )}
      </summary>
      <dl className={styles.told}>
        <dt>Expected</dt>
        <dd dir="auto">{expectationWords(expect)}</dd>
        <dt>Chosen by</dt>
        <dd>{drawn === true ? 'Us, from your pages. It leaves when you change the website.' : 'You'}</dd>
        {last !== null && (
          <>
            <dt>Last answer</dt>
            <dd dir="auto">{withoutLinks(last.reply)}</dd>
          </>
        )}
        {last?.fault != null && (
          <>
            <dt>Missing</dt>
            <dd>{last.fault}</dd>
          </>
        )}
      </dl>
      <div className={styles.buttons}>
        <Button
          variant="quiet"
          busy={isAsking}
          aria-describedby={askId}
          onClick={async () => {
            setIsAsking(true);
            await onSave({ questionId, ask, expect });
            setIsAsking(false);
          }}
        >
          Ask now
        </Button>
        <Button ref={edit} variant="quiet" aria-describedby={askId} onClick={() => setIsOpen(true)}>
          Edit
        </Button>
        <Button
          variant="quiet"
          aria-describedby={askId}
          onClick={async () => {
            if (await onRemove(question)) setIsGone(true);
          }}
        >
          Delete
        </Button>
      </div>
    </details>
  );
}
