import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { limits } from '@vitrine/contract/limits';
import type { ReplyOf } from '@vitrine/contract/routes';
import { queryKey, useApiQuery } from '../../shared/api/queries.ts';
import { LoadingOrFailed } from '../../shared/ui/notice.tsx';
import { notify } from '../../shared/notify/notify.ts';
import { useApi } from '../../shared/services.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/page-parts.tsx';
import { TagField } from '../../shared/ui/tag-field.tsx';
import { Toggle } from '../../shared/ui/choices.tsx';
import { CopyBox } from '../../shared/ui/copy-box.tsx';
import { InstallDoctor } from './install-doctor.tsx';
import { InstallGuide } from './install-guide.tsx';
import styles from './install-help.module.css';

/** What comes after the three ways: where to paste, whether it worked, on which websites it may, and who else may ask. */
export function InstallHelp({ agentId }: { agentId: string }) {
  const query = useApiQuery('getEmbedding', { params: { id: agentId } });
  const embedding = query.data?.embedding;
  return (
    <div className={styles.help}>
      <InstallGuide agentId={agentId} />
      {embedding === undefined ? (
        <LoadingOrFailed query={query} what="where your agent may appear" />
      ) : (
        <>
          <InstallDoctor agentId={agentId} site={embedding.site} siteProved={embedding.siteProved} />
          <AllowedSites saved={embedding} />
          <CatalogueDoor agentId={agentId} />
        </>
      )}
    </div>
  );
}

type Embedding = ReplyOf<'getEmbedding'>['embedding'];

/** Which websites may show the agent: a stranger's page must not pose as the shop with the shop's own agent. */
function AllowedSites({ saved }: { saved: Embedding }) {
  const api = useApi();
  const cache = useQueryClient();
  const { agentId, site, siteProved } = saved;
  const [hosts, setHosts] = useState(saved.hosts);
  const [anySite, setAnySite] = useState(saved.anySite);
  const [sandboxed, setSandboxed] = useState(saved.sandboxed);
  /** a host that was typed but not entered yet is added by Save */
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

type Door = ReplyOf<'getCatalogueDoor'>['door'];

/** Whether other assistants may read the shop's catalogue, and the one file that leads them there. */
function CatalogueDoor({ agentId }: { agentId: string }) {
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
