import type { ReplyOf } from '@vitrine/contract/routes';
import { siteOf } from '../../crawling/site-identity.ts';
import type { OnCall } from '../../http/on-call.ts';
import { notFound, Refused } from '../../lib/refused.ts';
import { hostOf, unsavedEmbedding } from './embedding.ts';
import type { EmbeddingFields, EmbeddingStore } from './embedding-store.ts';
import type { CheckInstallation } from './installation/check-installation.ts';

type WireEmbedding = ReplyOf<'getEmbedding'>['embedding'];

interface Needs {
  store: EmbeddingStore;
  /** told when what is saved has changed */
  changed: (agentId: string) => void;
  checkInstallation: CheckInstallation;
}

/** Where the agent may be shown, and whether a page shows it. */
export function registerEmbeddingRoutes(on: OnCall, { store, changed, checkInstallation }: Needs): void {
  async function embedding(agentId: string): Promise<WireEmbedding> {
    const row = await store.find(agentId);
    if (row === null) throw notFound();
    const { hosts, anySite, sandboxed } = row.saved ?? unsavedEmbedding;
    const site = siteOf(row.websiteUrl ?? '')?.host ?? null;
    return { agentId, site, siteProved: row.provedAt !== null, hosts, anySite, sandboxed };
  }

  on.getEmbedding(async ({ params }) => ({ success: true, embedding: await embedding(params.id) }));

  on.updateEmbedding(async ({ body: { agentId, ...change } }) => {
    const current = await embedding(agentId);
    const fields: EmbeddingFields = {
      hosts: change.hosts === undefined ? current.hosts : parseHosts(change.hosts),
      anySite: change.anySite ?? current.anySite,
      sandboxed: change.sandboxed ?? current.sandboxed,
    };
    await store.save(agentId, fields);
    changed(agentId);
    return { success: true, data: { ...current, ...fields } };
  });

  on.checkInstallation(async ({ body: { agentId, url } }) => {
    const { site, siteProved } = await embedding(agentId);
    return { success: true, installation: await checkInstallation({ agentId, url, site: siteProved ? site : null }) };
  });
}

/** @throws Refused naming the first that is no host */
function parseHosts(texts: readonly string[]): string[] {
  const hosts = texts.map((text) => {
    const host = hostOf(text);
    if (host === null) throw new Refused('agents.host_refused', `“${text.slice(0, 80)}” is not a host name.`);
    return host;
  });
  return [...new Set(hosts)];
}
