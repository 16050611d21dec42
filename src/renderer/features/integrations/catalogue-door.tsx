import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '@vitrine/contract/routes';
import { queryKey, useApiQuery } from '../../shared/api/use-api-query.ts';
import { notify } from '../../shared/notify/notify.ts';
import { useApi } from '../../shared/services.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { CopyBox } from '../../shared/ui/copy-box.tsx';
import { LoadingOrFailed } from '../../shared/ui/loading-or-failed.tsx';
import { Toggle } from '../../shared/ui/toggle.tsx';
import styles from './catalogue-door.module.css';

type Door = ReplyOf<'getCatalogueDoor'>['door'];

/** Whether other assistants may read the shop's catalogue, and the one file that leads them there. */
export function CatalogueDoor({ agentId }: { agentId: string }) {
  const api = useApi();
  const cache = useQueryClient();
  const asked = { query: { agentId } };
  const query = useApiQuery('getCatalogueDoor', asked);
  const [busy, setBusy] = useState(false);
  const door = query.data?.door;

  const change = async (isOn: boolean) => {
    setBusy(true);
    try {
      const reply = await api.call('updateCatalogueDoor', { body: { agentId, isOn } });
      if (!reply.success) throw new Error(reply.message);
      cache.setQueryData(queryKey('getCatalogueDoor', asked), reply);
      notify.success(
        isOn ? 'Other assistants can read your catalogue.' : 'Your catalogue is closed to other assistants.',
      );
    } catch {
      notify.error('An error occurred. Please try again.');
    } finally {
      setBusy(false);
    }
  };

  return (
    <Card
      title="Other assistants"
      about="Shopping assistants can search your products and read prices and stock. They change nothing and cost you nothing."
    >
      {door === undefined ? (
        <LoadingOrFailed query={query} what="whether your catalogue is open" />
      ) : (
        <>
          <div className={styles.switch}>
            <div>
              <h3>Open your catalogue</h3>
              <p>What your agent knows of your products, with the age of each price. Off unless you turn it on.</p>
            </div>
            <Toggle label="Open your catalogue" on={door.isOn} onChange={change} disabled={busy} />
          </div>
          {door.isOn && <Steps door={door} />}
        </>
      )}
    </Card>
  );
}

function Steps({ door: { url, file } }: { door: Door }) {
  return (
    <>
      <div className={styles.step}>
        <h3>Place this file on your shop</h3>
        <p>
          Save it as <code>{file.path}</code>, so that assistants that know your shop’s address find it. “Check a page”
          above says whether it is there.
        </p>
        <CopyBox what="file for your shop" text={file.text} />
      </div>
      <div className={styles.step}>
        <h3>Or give out the address</h3>
        <p>An assistant that speaks MCP needs no more than this.</p>
        <CopyBox what="address of your catalogue" text={url} />
      </div>
    </>
  );
}
