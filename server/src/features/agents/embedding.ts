/** Which pages may show an agent: the proved site and its subdomains, the hosts its owner named, and our own pages. */
import type { ReplyOf } from '@vitrine/contract/routes';
import ipaddr from 'ipaddr.js';
import { siteOf } from '../../crawling/site-identity.ts';
import type { OnCall } from '../../http/on-call.ts';
import { createLastingMemory } from '../../lib/lasting-memory.ts';
import { notFound, Refused } from '../../lib/refused.ts';
import type { CheckInstallation } from './installation/check-installation.ts';
import type { EmbeddingFields, EmbeddingStore } from './store.ts';

export interface Embedding {
  /** host of the proved site */
  site: string | null;
  hosts: readonly string[];
  anySite: boolean;
  sandboxed: boolean;
}

const unsavedEmbedding = { hosts: [], anySite: false, sandboxed: true };

/** What goes for every agent of this installation. */
export interface Surroundings {
  /** our own pages: the chat page itself and the dashboard */
  ownOrigins: ReadonlySet<string>;
  /** public host → origin where it is really served; demos, tests and staging */
  resolve: ReadonlyMap<string, string>;
  /** pages on the developer's own machine may show every agent */
  loopback: boolean;
}

/** `https://www.Shop.example/de`, `*.shop.example`, `localhost:3000` → the host as it is kept, or null. */
export function hostOf(text: string): string | null {
  const trimmed = text.trim().replace(/^\*\./, '');
  const url = URL.parse(/^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`);
  if (url === null || url.username !== '' || url.password !== '') return null;
  const host = url.host.replace(/\.(?=:|$)/, '');
  return /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d+)?$/.test(host) && /\.|^localhost\b/.test(host) ? host : null;
}

const nameOf = (host: string) => host.replace(/:\d+$/, '');

/** An address has no subdomains, and a policy that names some is refused whole. */
const hasSubdomains = (host: string) => !ipaddr.isValid(nameOf(host));

/** `frame-ancestors` for the chat page, or null where every page may frame it. An http source admits https as well. */
export function frameAncestors({ site, hosts, anySite }: Embedding, around: Surroundings): string | null {
  if (anySite) return null;
  const named = [...(site === null ? [] : [site]), ...hosts];
  return [
    "'self'",
    // 'self' is said already: a public address that nobody set would open this machine's pages to others (OP-09)
    ...[...around.ownOrigins].filter((origin) => around.loopback || !isOfThisMachine(origin)),
    ...named.flatMap((host) => [`http://${host}`, ...(hasSubdomains(host) ? [`http://*.${host}`] : [])]),
    ...named.flatMap((host) => around.resolve.get(host) ?? []),
    ...(around.loopback ? ['http://localhost:*', 'http://127.0.0.1:*'] : []),
  ].join(' ');
}

const isOfThisMachine = (origin: string): boolean =>
  ['localhost', '127.0.0.1'].includes(URL.parse(origin)?.hostname ?? '');

/** Whether an origin is the proved site itself or a subdomain of it; our own pages may stand on one, and are no shop. */
export function isOfSite({ site }: Pick<Embedding, 'site'>, origin: string, around: Surroundings): boolean {
  const page = site === null ? null : URL.parse(origin);
  if (site === null || page === null || around.ownOrigins.has(page.origin)) return false;
  return /^https?:$/.test(page.protocol) && isOf(page, site, around);
}

const isOf = (page: URL, host: string, { resolve }: Surroundings): boolean =>
  page.host === host || (hasSubdomains(host) && page.host.endsWith(`.${host}`)) || resolve.get(host) === page.origin;

/** Whether a page of this origin may make the visitors' calls. An Origin can be forged by anything but a browser: this stops pages, not programs. */
export function admitsOrigin(embedding: Embedding, origin: string, around: Surroundings): boolean {
  if (around.ownOrigins.has(origin) || embedding.anySite) return true;
  if (origin === 'null') return embedding.sandboxed;
  const page = URL.parse(origin);
  if (page === null || !/^https?:$/.test(page.protocol)) return false;
  if (around.loopback && isOfThisMachine(origin)) return true;
  const named = [...(embedding.site === null ? [] : [embedding.site]), ...embedding.hosts];
  return named.some((host) => isOf(page, host, around));
}

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

const freshMs = 2_000;
const patienceMs = 700;

/** an agent that does not exist is shown nowhere */
const nowhere: Embedding = { site: null, hosts: [], anySite: false, sandboxed: false };

/** an agent is noted so seldom by one process; of more agents than this the oldest may be noted once more */
const notedEveryMs = 60_000;
const notedMax = 20_000;

interface EmbeddingGuardNeeds {
  store: Pick<EmbeddingStore, 'find' | 'noteSeen'>;
  around: Surroundings;
  onFailure: (error: unknown) => void;
}

/** Answers for every page view which pages may show an agent, from a memory: another process learns of a change within two seconds. */
export function createEmbeddingGuard({ store, around, onFailure }: EmbeddingGuardNeeds) {
  const notedAt = new Map<string, number>();

  async function read(agentId: string): Promise<Embedding | null> {
    const row = await store.find(agentId);
    if (row === null) return null;
    const site = row.provedAt === null ? null : (siteOf(row.websiteUrl ?? '')?.host ?? null);
    const { hosts, anySite, sandboxed } = row.saved ?? unsavedEmbedding;
    return { site, hosts, anySite, sandboxed };
  }

  // while the database is away pages go on being framed by whom they were
  const memory = createLastingMemory({ read, freshMs, patienceMs });
  const embeddingOf = async (agentId: string) => (await memory.recall(agentId)).value;

  return {
    /** `frame-ancestors` of the agent's chat page; null for every page */
    frameAncestors: async (agentId: string) => frameAncestors((await embeddingOf(agentId)) ?? nowhere, around),

    /** An unknown agent is the call's own business, which answers 404. */
    async mayCall(agentId: string, origin: string): Promise<boolean> {
      if (around.ownOrigins.has(origin)) return true;
      const embedding = await embeddingOf(agentId);
      return embedding === null || admitsOrigin(embedding, origin, around);
    },

    /** Keeps that a page of the proved site has just shown the agent. Nobody waits for it, and nothing fails with it. */
    noteSeen: (agentId: string, from: string | undefined): void => {
      if (from === undefined || Date.now() - (notedAt.get(agentId) ?? 0) < notedEveryMs) return;
      void embeddingOf(agentId)
        .then((embedding) => {
          if (embedding === null || !isOfSite(embedding, from, around)) return undefined;
          if (notedAt.size >= notedMax) notedAt.clear();
          notedAt.set(agentId, Date.now());
          return store.noteSeen(agentId);
        })
        .catch(onFailure);
    },

    forget: (agentId: string) => memory.forget(agentId),
  };
}
