/** Which pages may show an agent: the proved site and its subdomains, the hosts its owner named, and our own pages. */
import ipaddr from 'ipaddr.js';

export interface Embedding {
  /** host of the proved site */
  site: string | null;
  hosts: readonly string[];
  anySite: boolean;
  sandboxed: boolean;
}

export const unsavedEmbedding = { hosts: [], anySite: false, sandboxed: true };

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
