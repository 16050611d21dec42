/** Fetches one page of the proved site, by the guarded way out, and judges what stands in it. */
import { decodeHtml } from '../../../extraction/parse-html.ts';
import { Refused } from '../../../lib/refused.ts';
import { WebError } from '../../../ports/web.ts';
import type { Web } from '../../../ports/web.ts';
import { diagnose } from './diagnose.ts';
import type { Diagnosis } from './diagnose.ts';

const withinMs = 12_000;

interface Needs {
  web: Pick<Web, 'get'>;
  /** where our loader is served */
  origin: string;
  /** where other assistants ask for the agent's catalogue; null while its owner keeps that closed */
  doorOf: (agentId: string) => Promise<string | null>;
}

/** where a shop says to other assistants whom to ask */
const profilePath = '/.well-known/ucp';
const profileMaxBytes = 100_000;

interface Asked {
  agentId: string;
  url: string;
  /** host of the proved site; null while it is not proved */
  site: string | null;
}

type CatalogueFile = 'ok' | 'missing' | 'wrong';
export type Installation = Diagnosis & { url: string; catalogueFile?: CatalogueFile };

export function createInstallationCheck({ web, origin, doorOf }: Needs) {
  async function catalogueFile(page: URL, site: string, door: string): Promise<CatalogueFile> {
    try {
      const url = new URL(profilePath, page).href;
      const file = await web.get({ url, maxBytes: profileMaxBytes, signal: AbortSignal.timeout(withinMs) });
      const shown = URL.parse(file.url);
      if (file.status !== 200 || shown === null || !isOf(site, shown)) return 'missing';
      return JSON.stringify(JSON.parse(Buffer.from(file.body).toString())).includes(JSON.stringify(door))
        ? 'ok'
        : 'wrong';
    } catch (error) {
      return error instanceof SyntaxError ? 'wrong' : 'missing';
    }
  }

  return async (asked: Asked): Promise<Installation> => {
    const found = await checkPage(asked);
    const door = asked.site === null ? null : await doorOf(asked.agentId);
    if (door === null || asked.site === null || found.state === 'unreachable') return found;
    return { ...found, catalogueFile: await catalogueFile(new URL(found.url), asked.site, door) };
  };

  async function checkPage({ agentId, url, site }: Asked): Promise<Diagnosis & { url: string }> {
    if (site === null) throw refused('Prove that the site is yours first; then its pages can be checked.');
    const page = URL.parse(/^https?:\/\//i.test(url.trim()) ? url.trim() : `https://${url.trim()}`);
    if (page === null || !isOf(site, page)) throw refused(`Give the address of a page of ${site}.`);
    try {
      const response = await web.get({ url: page.href, signal: AbortSignal.timeout(withinMs) });
      const shown = URL.parse(response.url);
      if (shown === null || !isOf(site, shown)) return unread(page.href, 'This page leads to another site.');
      if (response.status !== 200) return unread(page.href, `Your shop answered with status ${response.status}.`);
      const html = decodeHtml(response.body, response.headers['content-type'] ?? '');
      const policy = response.headers['content-security-policy'];
      return { url: response.url, ...diagnose({ url: response.url, html, policy, agentId, origin }) };
    } catch (error) {
      if (error instanceof WebError) return unread(page.href, error.message);
      if (error instanceof DOMException) return unread(page.href, 'Your shop took too long to answer.');
      throw error;
    }
  }
}

export type CheckInstallation = ReturnType<typeof createInstallationCheck>;

const refused = (message: string) => new Refused('agents.page_refused', message);

const isOf = (site: string, { hostname }: URL) => hostname === site || hostname.endsWith(`.${site}`);

const unread = (url: string, reason: string): Diagnosis & { url: string } => ({
  url,
  state: 'unreachable',
  advice: [reason, 'If your shop is closed to robots or behind a password, open it for a moment and check again.'],
  otherIds: [],
  blockedBy: [],
});
