/** A training that was held back because it would answer questions of the owner's worse: both answers to each, and who is right. */
import { useState } from 'react';
import { withoutLinks } from '../../shared/lines.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import styles from './broken-questions.module.css';
import { DigestView } from './digest-view.tsx';
import { changesOf, count } from './training-words.ts';
import type { Digest } from './training-words.ts';
import type { Broken } from './use-trainings.ts';

interface BrokenQuestionsProps {
  broken: readonly Broken[];
  /** the website is another than the one that they were kept for */
  isMoved: boolean;
  busy: boolean;
  /** what else would be published; null where nothing else is known */
  digest: Digest | null;
  /** keeps the new answer as what is expected; false when it could not be kept */
  onExpect: (question: Broken) => Promise<boolean>;
  /** answers from what was read, whatever breaks */
  onPublish: () => void;
}

export function BrokenQuestions({ broken, isMoved, busy, digest, onExpect, onPublish }: BrokenQuestionsProps) {
  const [settled, setSettled] = useState<readonly string[]>([]);
  const isLast = broken.filter(({ questionId }) => !settled.includes(questionId)).length === 1;

  async function expectFromNowOn(question: Broken): Promise<void> {
    if (!(await onExpect(question))) return;
    const all = [...settled, question.questionId];
    setSettled(all);
    // nothing is left to decide
    if (broken.every(({ questionId }) => all.includes(questionId))) onPublish();
  }

  return (
    <div className={styles.parts}>
      <Notice
        tone="warn"
        action={
          <Button busy={busy} onClick={onPublish}>
            Publish anyway
          </Button>
        }
      >
        {isMoved
          ? `From your new website ${count(broken.length, 'question')} that you wrote or kept would be answered worse. Your agent goes on answering from what it knew. Questions that we chose from the website before are left out.`
          : `What was read would answer ${count(broken.length, 'question')} of yours worse. Your agent goes on answering from what it knew.`}
      </Notice>
      <ul className={styles.list} aria-label="Questions that would be answered worse">
        {broken.map((question) => (
          <li key={question.questionId}>
            <h3 className={styles.ask} dir="auto">
              {question.ask}
            </h3>
            <div className={styles.both}>
              <figure>
                <figcaption>Now</figcaption>
                <blockquote dir="auto">{withoutLinks(question.before)}</blockquote>
              </figure>
              <figure>
                <figcaption>After this training</figcaption>
                <blockquote dir="auto">{withoutLinks(question.now)}</blockquote>
              </figure>
            </div>
            <p className={styles.fault}>{question.fault}</p>
            {question.quoted !== undefined && (
              <p className={styles.fault}>Your agent would be unsure: only what it quotes can be expected.</p>
            )}
            {settled.includes(question.questionId) ? (
              <output className={styles.settled}>The new answer is expected from now on.</output>
            ) : (
              <Button disabled={busy} onClick={() => void expectFromNowOn(question)}>
                {isLast ? 'Expect this from now on and publish' : 'Expect this from now on'}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {digest !== null && changesOf(digest).length > 0 && (
        <details open className={styles.changes}>
          <summary>What would be published with it: {changesOf(digest).join(' · ')}</summary>
          <DigestView digest={digest} isFirst={false} />
        </details>
      )}
    </div>
  );
}
