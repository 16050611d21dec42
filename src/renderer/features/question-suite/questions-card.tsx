/** What the agent must go on answering as it does: asked each time before what was read anew is answered from. */
import { useState } from 'react';
import { Plus } from 'lucide-react';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Folded } from '../../shared/ui/folded.tsx';
import { LoadingOrFailed } from '../../shared/ui/loading-or-failed.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { QuestionForm } from './question-form.tsx';
import { QuestionRow } from './question-row.tsx';
import styles from './question-suite.module.css';
import { useQuestions } from './use-questions.ts';

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
