import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { limits } from '@vitrine/contract/limits';
import type { ReplyOf } from '@vitrine/contract/routes';
import { queryKey } from '../../shared/api/use-api-query.ts';
import { notify } from '../../shared/notify/notify.ts';
import { useApi } from '../../shared/services.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { TagField } from '../../shared/ui/tag-field.tsx';
import { Toggle } from '../../shared/ui/toggle.tsx';
import styles from './allowed-sites.module.css';

type Embedding = ReplyOf<'getEmbedding'>['embedding'];

/** Which websites may show the agent: a stranger's page must not pose as the shop with the shop's own agent. */
export function AllowedSites({ saved }: { saved: Embedding }) {
  const api = useApi();
  const cache = useQueryClient();
  const { agentId, site, siteProved } = saved;
  const [hosts, setHosts] = useState(saved.hosts);
  const [anySite, setAnySite] = useState(saved.anySite);
  const [sandboxed, setSandboxed] = useState(saved.sandboxed);
  /** a host that was typed and not entered yet is added by the press on Save */
  const [isTyped, setIsTyped] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const isChanged =
    anySite !== saved.anySite || sandboxed !== saved.sandboxed || hosts.join(' ') !== saved.hosts.join(' ');

  const save = async () => {
    setBusy(true);
    setRefusal(undefined);
    try {
      const reply = await api.call('updateEmbedding', { body: { agentId, hosts, anySite, sandboxed } });
      if (!reply.success) {
        setRefusal(reply.message);
        return;
      }
      cache.setQueryData(queryKey('getEmbedding', { params: { id: agentId } }), {
        success: true,
        embedding: reply.data,
      });
      setHosts(reply.data.hosts);
      setIsTyped(false);
      notify.success('Allowed websites saved.');
    } catch {
      notify.error('An error occurred. Please try again.');
    } finally {
      setBusy(false);
    }
  };

  return (
    <Card title="Where your agent may appear" about="On other websites it is not shown, whoever copies your line.">
      <p className={styles.site}>
        {site === null || !siteProved ? (
          'Your website is added here once it is validated.'
        ) : (
          <>
            <strong>{site}</strong> and its subdomains, always.
          </>
        )}
      </p>
      <div onInput={() => setIsTyped(true)}>
        <TagField
          label="Further websites"
          hint="A host name each, such as partner.example. Its subdomains are included."
          placeholder="partner.example"
          tags={hosts}
          onChange={(tags) => setHosts(tags.slice(0, limits.embeddingHostsMax))}
          error={refusal}
          disabled={anySite}
          optional
        />
      </div>
      <div className={styles.choices}>
        <div className={styles.choice}>
          <div>
            <h3>Any website</h3>
            <p>For an agent that others are meant to embed. Anybody can then use up your interactions.</p>
          </div>
          <Toggle label="Any website" on={anySite} onChange={setAnySite} />
        </div>
        <div className={styles.choice}>
          <div>
            <h3>Sandboxed frames</h3>
            <p>Some page builders put embeds into a frame that hides which website it is on.</p>
          </div>
          <Toggle label="Sandboxed frames" on={sandboxed} onChange={setSandboxed} />
        </div>
      </div>
      <div className={styles.actions}>
        <Button variant="primary" busy={busy} disabled={!isChanged && !isTyped} onClick={save}>
          Save
        </Button>
      </div>
    </Card>
  );
}
