/** The rights of an owner who has not chosen a plan yet, to whom the account page is closed: everything as a file, and the end of the account. */
import type { SessionRecord } from '@vitrine/contract/session-record';
import { DeleteAccount } from './delete-account.tsx';
import { ExportAccount } from './export-account.tsx';
import styles from './your-data.module.css';

export function YourData({ session, onDeleted }: { session: SessionRecord; onDeleted: () => void }) {
  const { user, agent } = session;
  return (
    <details className={styles.data}>
      <summary>Your data and your account</summary>
      <div className={styles.parts}>
        <ExportAccount userId={user._id} agentId={agent._id} />
        <DeleteAccount userId={user._id} email={user.email} onDeleted={onDeleted} />
      </div>
    </details>
  );
}
