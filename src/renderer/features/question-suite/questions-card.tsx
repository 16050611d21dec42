/** What the agent must go on answering as it does: asked each time before what was read anew is answered from. */
import { useId, useState } from 'react';
import { Plus } from 'lucide-react';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card, EmptyState } from '../../shared/ui/page-parts.tsx';
import { DeletedNote, Folded, useFocusBack } from '../../shared/ui/lists.tsx';
import { LoadingOrFailed, Notice } from '../../shared/ui/notice.tsx';
import { withoutLinks } from '../../shared/texts.ts';
import arrow from '../../shared/ui/row-arrow.module.css';
import { QuestionForm, expectationWords, useQuestions } from './question-form.tsx';
import type { SuiteQuestion, Written } from './question-form.tsx';
import styles from './question-suite.module.css';

const questionsMax = 100;
const shownAtFirst = 5;

export function QuestionsCard({ agentId }: { agentId: string }) {
  const { questions, save, askAgain, isAsking, remove } = useQuestions(agentId);
  const [isWriting, setIsWriting] = useState(false);
  const all = questions.data?.questions ?? [];
  const outdated = all.filter(({ last }) => last?.outdated === true);
  const isWrong = ({ last }: (typeof all)[number]) => last?.passed === false && last.outdated !== true;
  const wrong = all.filter(isWrong).length;
  const inOrder = all.toReversed().toSorted((one, other) => Number(isWrong(other)) - Number(isWrong(one)));
  return (
    <Card
      title="Your questions"
      about="Asked each time your agent has read your website again. If one would be answered worse, your agent keeps what it knew, and you decide."
      aside={
        <Button
          icon={<Plus size={15} aria-hidden="true" />}
          disabled={isWriting || all.length >= questionsMax}
          onClick={() => setIsWriting(true)}
        >
          Add a question
        </Button>
      }
    >
      <div className={styles.parts}>
        {isWriting && <QuestionForm question={null} onSave={save} onClose={() => setIsWriting(false)} />}
        {questions.data === undefined ? (
          <LoadingOrFailed query={questions} what="your questions" />
        ) : all.length === 0 ? (
          !isWriting && (
            <EmptyState title="No questions yet">
              Write down what must never be answered wrongly: your return window, your delivery costs, your best seller.
            </EmptyState>
          )
        ) : (
          <>
            <p className={styles.count}>
              {all.length} of {questionsMax}
              {wrong > 0 && <Badge tone="warn">{wrong} not answered as expected</Badge>}
            </p>
            {outdated.length > 0 && (
              <Notice
                tone="info"
                action={
                  <Button busy={isAsking} onClick={() => void askAgain(outdated)}>
                    Ask again
                  </Button>
                }
              >
                You taught your agent something new, and {questionsWord(outdated.length)} may be answered otherwise now.
              </Notice>
            )}
            <Folded entries={inOrder} first={shownAtFirst} all={`${all.length} questions`}>
              {(shown) => (
                <ul className={styles.list} aria-label="Your questions">
                  {shown.map((question) => (
                    <li key={question._id}>
                      <QuestionRow question={question} onSave={save} onRemove={remove} />
                    </li>
                  ))}
                </ul>
              )}
            </Folded>
          </>
        )}
      </div>
    </Card>
  );
}

const questionsWord = (amount: number): string => (amount === 1 ? '1 question' : `${amount} questions`);

interface QuestionRowProps {
  question: SuiteQuestion;
  onSave: (written: Written, inPlaceOf?: string) => Promise<boolean>;
  onRemove: (question: SuiteQuestion) => Promise<boolean>;
}

/** One question: what is expected, and how it went when it was last asked. */
function QuestionRow({ question, onSave, onRemove }: QuestionRowProps) {
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
