/** Looks for a proof on the site: the agent's token as a meta tag on the home page, a well-known file or a DNS record, or the agent's own script there. */
import type { Web } from '../../ports/web.ts';
import { WebError } from '../../ports/web.ts';
import { belongsTo } from '../../crawling/site-identity.ts';
import { headMetas, scriptSources } from './page-marks.ts';
import { chatboxAddress, ownershipMetaName, ownershipWays } from './domain/ownership-ways.ts';

export type OwnershipProof = 'script' | 'meta_tag' | 'file' | 'dns';

const withinMs = 8_000;

export interface OwnershipLook {
  /** the first way in which the site was found to be the owner's */
  proof: OwnershipProof | null;
  /** ways that could not be looked at: what stands there is not known */
  unanswered: readonly OwnershipProof[];
}

/** Whose proof is looked for. */
export interface ProofSought {
  agentId: string;
  host: string;
  token: string;
  /** where this server serves the widget */
  origin: string;
}

const noWay = new Set<WebError['code']>(['not_found', 'unreachable', 'tls']);

export async function proveOwnership(web: Web, sought: ProofSought): Promise<OwnershipLook> {
  const { host, token } = sought;
  const ways = ownershipWays(sought);
  const signal = AbortSignal.timeout(withinMs);

  /** Many shops answer only with www. */
  async function get(url: string, maxBytes: number) {
    try {
      return await web.get({ url, maxBytes, signal });
    } catch (error) {
      if (!(error instanceof WebError) || !noWay.has(error.code) || web.isLocal(host)) throw error;
      return await web.get({ url: url.replace('https://', 'https://www.'), maxBytes, signal });
    }
  }
  async function text(url: string, maxBytes: number): Promise<string> {
    const response = await get(url, maxBytes);
    if (response.status === 429 || response.status >= 500) throw new WebError('bad_response', 'The site is busy.');
    if (response.status !== 200 || !belongsTo({ host }, response.url)) return '';
    return new TextDecoder().decode(response.body);
  }
  const home = text(`https://${host}/`, 2_000_000);
  const checks: [OwnershipProof, Promise<boolean>][] = [
    ['file', text(ways.fileUrl, 10_000).then((body) => body.trim() === token)],
    ['meta_tag', home.then((page) => headMetas(page, ownershipMetaName).includes(token))],
    ['script', home.then((page) => scriptSources(page).some((source) => isOurs(source, sought)))],
    ['dns', web.txtRecords(host).then((records) => records.includes(ways.dnsValue))],
  ];
  const looks = await Promise.all(checks.map(async ([way, check]) => ({ way, found: await answered(check) })));
  return {
    proof: looks.find(({ found }) => found === true)?.way ?? null,
    unanswered: looks.filter(({ found }) => found === null).map(({ way }) => way),
  };
}

function isOurs(source: string, { host, origin, agentId }: ProofSought): boolean {
  const url = URL.parse(source, `https://${host}/`);
  const ours = new URL(chatboxAddress(origin, agentId));
  return url?.origin === ours.origin && url.pathname === ours.pathname && url.searchParams.get('id') === agentId;
}

/** null: nobody answered */
async function answered(check: Promise<boolean>): Promise<boolean | null> {
  try {
    return await check;
  } catch (error) {
    if (error instanceof WebError || (error instanceof DOMException && error.name === 'TimeoutError')) return null;
    throw error;
  }
}
