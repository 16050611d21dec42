/** The addresses that visitors left, the newest first, and all of them as a file. */
import { useState } from 'react';
import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useApiQuery } from '../../shared/api/queries.ts';
import { relativeTime, useNow } from '../../shared/time.ts';
import { notify } from '../../shared/notify/notify.ts';
import { paths } from '../../shared/paths.ts';
import { saveFile, scrollToTop } from '../../shared/page.ts';
import { useApi } from '../../shared/services.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/page-parts.tsx';
import { LoadingOrFailed } from '../../shared/ui/notice.tsx';
import styles from './leads-card.module.css';

export function LeadsCard({ agentId }: { agentId: string }) {
  const api = useApi();
  const now = useNow();
  const [page, setPage] = useState(1);
  const [busy, setBusy] = useState(false);
  const query = useApiQuery(
    'getLeads',
    { query: { agentId, page: String(page) } },
    { staleTime: 0, placeholderData: (before) => before },
  );
  const { data } = query;

  const download = async () => {
    setBusy(true);
    try {
      const { name, text } = await api.call('exportLeads', { query: { agentId } });
      saveFile(name, ['\uFEFF', text], 'text/csv;charset=utf-8');
    } catch {
      notify.error('An error occurred. Please try again.');
    } finally {
      setBusy(false);
    }
  };

  return (
    <Card
      title="Addresses that visitors left"
      about="With their consent to be written to about what they asked. Each is deleted with its conversation."
    >
      {data === undefined ? (
        <LoadingOrFailed query={query} what="the addresses" />
      ) : data.leads.length === 0 ? (
        <p className={styles.none}>
          Nobody has left one yet. Visitors are asked for theirs when they want a person and nobody is there.
        </p>
      ) : (
        <ul className={styles.list}>
          {data.leads.map(({ conversationId, email, name, note, askedAt }) => (
            <li key={conversationId}>
              <span className={styles.who}>
                <a href={`mailto:${email}`}>{email}</a>
                {name !== null && <span dir="auto">{name}</span>}
              </span>
              <span className={styles.note} dir="auto">
                {note}
              </span>
              <time dateTime={askedAt}>{relativeTime(new Date(askedAt), now)}</time>
              <Link to={`${paths.conversations}?id=${conversationId}`} onClick={scrollToTop}>
                Open
              </Link>
            </li>
          ))}
        </ul>
      )}
      {data !== undefined && data.total > 0 && (
        <Button
          icon={<Download size={16} aria-hidden="true" />}
          busy={busy}
          className={styles.download}
          onClick={download}
        >
          Download CSV
        </Button>
      )}
      {data !== undefined && data.totalPages > 1 && (
        <div className={styles.pages}>
          <Button disabled={page <= 1} onClick={() => setPage(page - 1)}>
            Newer
          </Button>
          <span>
            {page} of {data.totalPages}
          </span>
          <Button disabled={page >= data.totalPages} onClick={() => setPage(page + 1)}>
            Older
          </Button>
        </div>
      )}
    </Card>
  );
}
