/** The owner's own rights and duties: how long conversations are kept, everything as a file, and the end of the account. */
import type { SessionRecord } from '@vitrine/contract/session-record';
import { useApiQuery } from '../../shared/api/use-api-query.ts';
import { LoadingOrFailed } from '../../shared/ui/loading-or-failed.tsx';
import { SectionHead } from '../../shared/ui/section-head.tsx';
import styles from './data-and-privacy.module.css';
import { DeleteAccount } from './delete-account.tsx';
import { ExportAccount } from './export-account.tsx';
import { RetentionChoice } from './retention-choice.tsx';

export function DataAndPrivacy({ session, onDeleted }: { session: SessionRecord; onDeleted: () => void }) {
  const { user, agent } = session;
  const query = useApiQuery('getRetention', { params: { id: agent._id } }, { staleTime: 0 });
  return (
    <div className={styles.parts}>
      <SectionHead
        title="Data and privacy"
        about="What is kept about your visitors and about you, and how to delete it."
      />
      {query.data === undefined ? (
        <LoadingOrFailed query={query} what="how long conversations are kept" />
      ) : (
        <RetentionChoice saved={query.data.retention} />
      )}
      <ExportAccount userId={user._id} agentId={agent._id} />
      <DeleteAccount userId={user._id} email={user.email} onDeleted={onDeleted} />
    </div>
  );
}
