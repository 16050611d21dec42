/** Tells the owner's own program who waits: its address, the secret, a test, and what became of the last hundred. */
import { useState } from 'react';
import type { ReplyOf } from '@vitrine/contract/routes';
import { limits } from '@vitrine/contract/limits';
import { useApiQuery } from '../../shared/api/queries.ts';
import { notify } from '../../shared/notify/notify.ts';
import { useApi } from '../../shared/services.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/page-parts.tsx';
import { CopyBox } from '../../shared/ui/copy-box.tsx';
import { Field } from '../../shared/ui/fields.tsx';
import fieldStyles from '../../shared/ui/field.module.css';
import { LoadingOrFailed } from '../../shared/ui/notice.tsx';
import styles from './webhook-card.module.css';

type Found = ReplyOf<'getWebhook'>;

export function WebhookCard({ agentId }: { agentId: string }) {
  const query = useApiQuery('getWebhook', { query: { agentId } }, { staleTime: 0 });
  return (
    <Card
      title="Webhook"
      about="Your own program hears when a visitor is waiting for a person, leaves a message or rates an answer down."
    >
      {query.data === undefined ? (
        <LoadingOrFailed query={query} what="the webhook" />
      ) : (
        <Webhook agentId={agentId} found={query.data} look={() => void query.refetch()} />
      )}
    </Card>
  );
}

function Webhook({ agentId, found, look }: { agentId: string; found: Found; look: () => void }) {
  const api = useApi();
  const { webhook, deliveries } = found;
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState<'save' | 'test' | null>(null);

  async function run(what: 'save' | 'test', work: () => Promise<void>): Promise<void> {
    setBusy(what);
    setProblem(undefined);
    try {
      await work();
      look();
    } catch {
      notify.error('An error occurred. Please try again.');
    } finally {
      setBusy(null);
    }
  }
  const save = (to: string | null) =>
    run('save', async () => {
      const reply = await api.call('saveWebhook', { body: { agentId, url: to } });
      if (!reply.success) setProblem(reply.message);
      else notify.success(to === null ? 'The webhook is removed.' : 'The webhook is saved.');
    });
  const test = () =>
    run('test', async () => {
      const reply = await api.call('testWebhook', { body: { agentId } });
      if (!reply.success) setProblem(reply.message);
      else if (reply.delivery.problem === null) notify.success('Your program answered.');
      else setProblem(reply.delivery.problem);
    });

  return (
    <div className={styles.parts}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save(url.trim() === '' ? null : url.trim());
        }}
      >
        <Field label="Address" error={problem} hint="Begins with https:// and is reached from the internet.">
          {(control) => (
            <input
              {...control}
              type="url"
              className={fieldStyles.control}
              maxLength={limits.urlMax}
              placeholder="https://"
              value={url}
              onChange={({ target }) => setUrl(target.value)}
            />
          )}
        </Field>
        <div className={styles.does}>
          <Button variant="primary" type="submit" busy={busy === 'save'} disabled={url.trim() === (webhook?.url ?? '')}>
            {url.trim() === '' && webhook !== null ? 'Remove it' : 'Apply'}
          </Button>
          {webhook !== null && (
            <Button busy={busy === 'test'} onClick={test}>
              Send a test
            </Button>
          )}
        </div>
      </form>
      {webhook !== null && (
        <>
          <CopyBox what="secret" text={webhook.secret} />
          <p className={styles.hint}>
            Each call carries X-Vitrine-Signature: t=SECONDS,v1=HEX, the HMAC-SHA256 of “SECONDS.BODY” with this secret.
          </p>
        </>
      )}
      {deliveries.length > 0 && (
        <details>
          <summary>The last calls</summary>
          <ul className={styles.log}>
            {deliveries.map(({ _id, event, createdAt, attempts, problem: why, deliveredAt }) => (
              <li key={_id} data-failed={deliveredAt === null}>
                <time dateTime={createdAt}>{new Date(createdAt).toLocaleString('en-GB')}</time>
                <code>{event}</code>
                <span>
                  {deliveredAt === null
                    ? `${attempts === 0 ? 'Waits' : (why ?? 'Failed')}${attempts > 1 ? ` · tried ${attempts} times` : ''}`
                    : 'Arrived'}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
