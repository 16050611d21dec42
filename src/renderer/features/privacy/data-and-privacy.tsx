/** The owner's own rights and duties: how long conversations are kept, everything as a file, and the end of the account. */
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import type { SessionRecord } from '@vitrine/contract/session-record';
import { queryKey, useApiQuery } from '../../shared/api/use-api-query.ts';
import { useNow } from '../../shared/dates/use-now.ts';
import { notify } from '../../shared/notify/notify.ts';
import { useApi } from '../../shared/services.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import fieldStyles from '../../shared/ui/field.module.css';
import { Field } from '../../shared/ui/field.tsx';
import { LoadingOrFailed } from '../../shared/ui/loading-or-failed.tsx';
import { SectionHead } from '../../shared/ui/page-header.tsx';
import styles from './data-and-privacy.module.css';
import { DeleteAccount } from './delete-account.tsx';
import { ExportAccount } from './export-account.tsx';
import { daysWords, retentionChoices, retentionWords } from './retention-words.ts';
import type { Retention } from './retention-words.ts';

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

/** Saved with the choice itself; what was there before can be put back with one press. */
function RetentionChoice({ saved }: { saved: Retention }) {
  const api = useApi();
  const cache = useQueryClient();
  const { agentId, days } = saved;
  const now = useNow();
  const [before, setBefore] = useState<number | null>();
  const [busy, setBusy] = useState(false);

  const save = async (wanted: number | null, undoTo: number | null | undefined) => {
    setBusy(true);
    try {
      const reply = await api.call('updateRetention', { body: { agentId, days: wanted } });
      cache.setQueryData(queryKey('getRetention', { params: { id: agentId } }), reply);
      setBefore(undoTo);
      notify.success(wanted === null ? 'Conversations are kept.' : `Conversations are kept for ${daysWords(wanted)}.`);
    } catch {
      notify.error('An error occurred. Please try again.');
    } finally {
      setBusy(false);
    }
  };

  const own = days === null || retentionChoices.some((one) => one === days) ? [] : [days];
  return (
    <Card title="Keep conversations" about="Keep no more about your visitors than you need.">
      <div className={styles.row}>
        <Field label="After the last message, for" hint={retentionWords(saved, now)}>
          {(control) => (
            <select
              {...control}
              className={fieldStyles.control}
              value={days ?? ''}
              disabled={busy}
              onChange={({ target }) => void save(target.value === '' ? null : Number(target.value), days)}
            >
              <option value="">as long as the account</option>
              {[...own, ...retentionChoices].map((choice) => (
                <option key={choice} value={choice}>
                  {daysWords(choice)}
                </option>
              ))}
            </select>
          )}
        </Field>
        {before !== undefined && (
          <Button
            icon={<Undo2 size={16} aria-hidden="true" />}
            busy={busy}
            onClick={() => void save(before, undefined)}
          >
            Undo
          </Button>
        )}
      </div>
    </Card>
  );
}
