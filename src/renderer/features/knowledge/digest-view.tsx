/** What one training found changed: prices, lines of many pages and of the shop's rules, pages; and products whose prices disagree. */
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../shared/ui/badge.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { VisuallyHidden } from '../../shared/ui/basics.tsx';
import { withoutLinks } from '../../shared/texts.ts';
import { Button } from '../../shared/ui/button.tsx';
import styles from './digest-view.module.css';
import { ShopLink } from './knowledge-parts.tsx';
import { changesOf, count } from './trainings.ts';
import type { Broken, Digest, TakeBack } from './trainings.ts';

const pageTones = { new: 'good', gone: 'bad', changed: 'neutral' } as const;

export function DigestView({ digest, isFirst }: { digest: Digest; isFirst: boolean }) {
  const { prices, policies, pages, conflicts, priceConflicts, sharedLines = [] } = digest;
  return (
    <div className={styles.digest}>
      {priceConflicts > 0 && (
        <Notice tone="warn">
          {count(priceConflicts, 'product')} with one price on the page and another in its data: your agent names no
          price for {priceConflicts === 1 ? 'it' : 'them'}.
          <ul className={styles.conflicts}>
            {conflicts.slice(0, 5).map(({ url, name }) => (
              <li key={url}>
                <ShopLink url={url}>{name}</ShopLink>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {!isFirst && prices.length > 0 && (
        <section>
          <h3>Prices</h3>
          <ul>
            {prices.map(({ url, name, before, now }) => (
              <li key={url} className={styles.price}>
                <ShopLink url={url}>{name}</ShopLink>
                <span className={styles.amounts}>
                  <VisuallyHidden>from </VisuallyHidden>
                  <s>{before ?? 'no price'}</s>
                  <ArrowRight size={14} aria-hidden="true" />
                  <VisuallyHidden> to </VisuallyHidden>
                  <b>{now ?? 'no price'}</b>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {sharedLines.map(({ before, now, pages: alike }) => (
        <section key={`${before}\n${now}`}>
          <h3>
            One line on {count(alike, 'page')} {changeWord(before, now)}
          </h3>
          <Lines removed={before === '' ? [] : [before]} added={now === '' ? [] : [now]} />
        </section>
      ))}
      {policies.map(({ url, title, removed, added }) => (
        <section key={url}>
          <h3>
            <ShopLink url={url}>{title || url}</ShopLink>
          </h3>
          <Lines removed={removed} added={added} />
        </section>
      ))}
      {pages.length > 0 && (
        <section>
          <h3>Pages</h3>
          <ul className={styles.pages}>
            {pages.map(({ url, title, change }) => (
              <li key={url}>
                <Badge tone={pageTones[change]}>{change}</Badge>
                <ShopLink url={url}>{title || url}</ShopLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

const changeWord = (before: string, now: string) => (before === '' ? 'is new' : now === '' ? 'is gone' : 'changed');

function Lines({ removed, added }: { removed: readonly string[]; added: readonly string[] }) {
  return (
    <ul className={styles.lines}>
      {removed.map((line) => (
        <li key={line} className={styles.removed}>
          <VisuallyHidden>No longer: </VisuallyHidden>
          {line}
        </li>
      ))}
      {added.map((line) => (
        <li key={line} className={styles.added}>
          <VisuallyHidden>New: </VisuallyHidden>
          {line}
        </li>
      ))}
    </ul>
  );
}

interface BrokenQuestionsProps {
  broken: readonly Broken[];
  /** the website is another than the one that they were kept for */
  isMoved: boolean;
  busy: boolean;
  /** what else would be published; null where nothing else is known */
  digest: Digest | null;
  /** keeps the new answer as what is expected; null when it could not be kept */
  onExpect: (question: Broken) => Promise<TakeBack | null>;
  /** takes the question out; null when it could not be taken out */
  onDrop: (question: Broken) => Promise<TakeBack | null>;
  /** answers from what was read, whatever breaks */
  onPublish: () => void;
}

type Decision = 'expected' | 'dropped';
const decided: Record<Decision, string> = {
  expected: 'The new answer is expected from now on.',
  dropped: 'The question is no longer asked.',
};

/** A training that was held back because it would answer questions of the owner's worse: both answers to each, and who is right. */
export function BrokenQuestions(props: BrokenQuestionsProps) {
  const { broken, isMoved, busy, digest, onExpect, onDrop, onPublish } = props;
  const [settled, setSettled] = useState<ReadonlyMap<string, { as: Decision; takeBack: TakeBack }>>(new Map());
  const left = broken.filter(({ questionId }) => !settled.has(questionId)).length;
  const isLast = left === 1;

  async function decide(question: Broken, as: Decision): Promise<void> {
    const takeBack = await (as === 'expected' ? onExpect(question) : onDrop(question));
    if (takeBack === null) return;
    const all = new Map([...settled, [question.questionId, { as, takeBack }]]);
    setSettled(all);
    // nothing is left to decide
    if (broken.every(({ questionId }) => all.has(questionId))) onPublish();
  }

  async function undecide(questionId: string): Promise<void> {
    if ((await settled.get(questionId)?.takeBack()) !== true) return;
    setSettled((all) => new Map([...all].filter(([id]) => id !== questionId)));
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
          ? `From your new website ${count(left, 'question')} that you wrote or kept would be answered worse. Your agent goes on answering from what it knew. Questions that we chose from the website before are left out.`
          : `What was read would answer ${count(left, 'question')} of yours worse. Your agent goes on answering from what it knew.`}
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
            {question.excluded !== undefined && (
              <p className={styles.fault}>
                You excluded the page this answer came from:{' '}
                <ShopLink url={question.excluded}>{question.excluded}</ShopLink>
              </p>
            )}
            {question.quoted !== undefined && (
              <p className={styles.fault}>Your agent would be unsure: only what it quotes can be expected.</p>
            )}
            <Decided
              as={settled.get(question.questionId)?.as ?? null}
              busy={busy}
              isLast={isLast}
              mayDrop={question.excluded !== undefined}
              onDecide={(as) => void decide(question, as)}
              onUndo={() => void undecide(question.questionId)}
            />
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

interface DecidedProps {
  /** null before */
  as: Decision | null;
  busy: boolean;
  isLast: boolean;
  mayDrop: boolean;
  onDecide: (as: Decision) => void;
  onUndo: () => void;
}

function Decided({ as, busy, isLast, mayDrop, onDecide, onUndo }: DecidedProps) {
  if (as !== null)
    return (
      <output className={styles.settled}>
        <span>{decided[as]}</span>
        <Button variant="quiet" disabled={busy} onClick={onUndo}>
          Undo
        </Button>
      </output>
    );
  const andPublish = isLast ? ' and publish' : '';
  return (
    <div className={styles.decisions}>
      <Button disabled={busy} onClick={() => onDecide('expected')}>
        Expect this from now on{andPublish}
      </Button>
      {mayDrop && (
        <Button disabled={busy} onClick={() => onDecide('dropped')}>
          Drop this question{andPublish}
        </Button>
      )}
    </div>
  );
}
