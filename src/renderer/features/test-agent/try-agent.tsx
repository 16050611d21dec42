import { useApiQuery } from '../../shared/api/queries.ts';
import { Card } from '../../shared/ui/page-parts.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { Spinner } from '../../shared/ui/basics.tsx';
import { TestChat } from './test-chat.tsx';
import styles from './try-agent.module.css';

const pollMs = 2_000;

/** The agent on a few of the shop's pages, before the site is proved and while the whole of it is read. Nothing where there is none. */
export function TryAgent({ agentId }: { agentId: string }) {
  const query = useApiQuery(
    'tryAgent',
    { body: { agentId } },
    {
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.preview.state === 'reading' ? pollMs : false),
    },
  );
  const preview = query.data?.preview;
  if (preview === undefined || preview.state === 'none') return null;
  return (
    <Card title="Try it meanwhile" about="Your agent on a few of your pages. Only you see it, and it costs nothing.">
      {preview.state === 'reading' && (
        <p className={styles.reading}>
          <Spinner label="Reading a few of your pages" /> Reading a few of your pages. This takes up to a minute.
        </p>
      )}
      {preview.state === 'failed' && <Notice tone="warn">{preview.reason ?? 'Your pages could not be read.'}</Notice>}
      {preview.state === 'ready' && (
        <>
          <p className={styles.knows}>
            It has read {preview.pages} {preview.pages === 1 ? 'page' : 'pages'} so far; the others follow when your
            whole website is read.
          </p>
          <TestChat agentId={agentId} />
        </>
      )}
    </Card>
  );
}
