/** The owner's own rights and duties: how long conversations are kept, everything as a file, and the end of the account. */
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { format } from 'date-fns';
import type { SessionRecord } from '@vitrine/contract/session-record';
import type { ReplyOf } from '@vitrine/contract/routes';
import { queryKey, useApiQuery } from '../../shared/api/queries.ts';
import { useNow } from '../../shared/time.ts';
import { notify } from '../../shared/notify/notify.ts';
import { useApi } from '../../shared/services.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card, SectionHead } from '../../shared/ui/page-parts.tsx';
import fieldStyles from '../../shared/ui/field.module.css';
import { Field } from '../../shared/ui/fields.tsx';
import { LoadingOrFailed } from '../../shared/ui/notice.tsx';
import styles from './data-and-privacy.module.css';
import { DeleteAccount, ExportAccount } from './your-data.tsx';

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

type Retention = ReplyOf<'getRetention'>['retention'];

const retentionChoices = [30, 90, 180, 365, 730] as const;

const named: Record<number, string> = { 180: 'half a year', 365: '1 year', 730: '2 years' };

const daysWords = (days: number): string => named[days] ?? (days === 1 ? '1 day' : `${days} days`);

/** What the setting does, and when, for its owner to check. */
export function retentionWords({ days, beginsAt, older }: Retention, now: Date): string {
  if (days === null) return 'Nothing is deleted automatically.';
  const isComing = beginsAt !== null && new Date(beginsAt) > now;
  const which = older === 1 ? '1 conversation is' : `${older.toLocaleString('en')} conversations are`;
  if (!isComing) return `Each conversation is deleted ${daysWords(days)} after its last message.`;
  const when = format(new Date(beginsAt), 'EEEE d MMMM, HH:mm');
  if (older === 0) return `From ${when} on. No conversation is that old yet.`;
  return `${which} older than that and will be deleted from ${when} on. Until then you can change your mind here.`;
}
