/** What visitors asked in vain, alike questions as one, the most asked first: answered once, or dismissed for good. */
import { useState } from 'react';
import { MessageCircleQuestion } from 'lucide-react';
import type { QueryOf } from '@vitrine/contract/routes';
import { useApiQuery } from '../../shared/api/queries.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card, EmptyState } from '../../shared/ui/page-parts.tsx';
import { Folded } from '../../shared/ui/lists.tsx';
import { LoadingOrFailed } from '../../shared/ui/notice.tsx';
import { Segments } from '../../shared/ui/choices.tsx';
import { OpenQuestion } from './open-question.tsx';
import type { Renders } from './open-question.tsx';
import styles from './open-questions.module.css';

type State = NonNullable<QueryOf<'getOpenQuestions'>['state']>;

const states: readonly { value: State; label: string }[] = [
  { value: 'open', label: 'Open' },
  { value: 'answered', label: 'Answered' },
  { value: 'dismissed', label: 'Not for us' },
];

/** the conversations that they stand in follow beneath */
const shownAtFirst = 6;

interface OpenQuestionsProps extends Renders {
  agentId: string;
}

export function OpenQuestions({ agentId, ...render }: OpenQuestionsProps) {
  const [state, setState] = useState<State>('open');
  return (
    <Card
      title="Questions without an answer"
      about="What visitors asked and your agent could not tell them well. Answer once, and it knows from then on."
    >
      <div className={styles.states}>
        <Segments legend="Which questions" options={states} value={state} onChange={setState} />
      </div>
      <Groups key={state} agentId={agentId} state={state} {...render} />
    </Card>
  );
}

function Groups({ agentId, state, ...render }: OpenQuestionsProps & { state: State }) {
  const [page, setPage] = useState(1);
  const query = { agentId, state, page: String(page) };
  const groups = useApiQuery('getOpenQuestions', { query }, { staleTime: 0 });
  if (groups.data === undefined) return <LoadingOrFailed query={groups} what="the open questions" />;
  const { groups: listed, total, totalPages } = groups.data;
  if (listed.length === 0 && page === 1) return <Empty state={state} />;
  return (
    <>
      <p className={styles.total}>{total === 1 ? '1 question' : `${total} questions`}</p>
      <Folded
        entries={listed}
        first={shownAtFirst}
        all={`${listed.length} questions${totalPages > 1 ? ' of this page' : ''}`}
      >
        {(shown) => (
          <ul className={styles.list}>
            {shown.map((group) => (
              <OpenQuestion key={group._id} agentId={agentId} group={group} state={state} {...render} />
            ))}
          </ul>
        )}
      </Folded>
      {totalPages > 1 && (
        <nav className={styles.pages} aria-label="Pages of questions">
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            Previous
          </Button>
          <span>
            Page {page} of {totalPages}
          </span>
          <Button disabled={page >= totalPages} onClick={() => setPage(page + 1)}>
            Next
          </Button>
        </nav>
      )}
    </>
  );
}

const empty: Record<State, { title: string; words: string }> = {
  open: {
    title: 'No question is open',
    words:
      'When your agent does not know something, when a visitor asks again, wants a person or rates a reply down, the question appears here.',
  },
  answered: { title: 'Nothing has been answered yet', words: 'Questions that you have answered appear here.' },
  dismissed: { title: 'Nothing is “Not for us” yet', words: 'Questions that are not for your shop appear here.' },
};

function Empty({ state }: { state: State }) {
  const { title, words } = empty[state];
  return (
    <EmptyState picture={<MessageCircleQuestion size={32} strokeWidth={1.5} aria-hidden="true" />} title={title}>
      {words}
    </EmptyState>
  );
}
