/** Looks for the agent's token on the site: a meta tag on the home page, a well-known file, a DNS record. */
import type { Web } from '../../ports/web.ts';
import { WebError } from '../../ports/web.ts';
import { belongsTo } from '../../crawling/site-identity.ts';
import { headMetas } from './head-metas.ts';
import { ownershipMetaName, ownershipWays } from './domain/ownership-ways.ts';

export type OwnershipProof = 'meta_tag' | 'file' | 'dns';

const withinMs = 8_000;

export interface OwnershipLook {
  /** the first way in which the site was found to be the owner's */
  proof: OwnershipProof | null;
  /** ways that could not be looked at: what stands there is not known */
  unanswered: readonly OwnershipProof[];
}

export async function proveOwnership(web: Web, host: string, token: string): Promise<OwnershipLook> {
  const ways = ownershipWays(host, token);
  const signal = AbortSignal.timeout(withinMs);

  async function text(url: string, maxBytes: number): Promise<string> {
    const response = await web.get({ url, maxBytes, signal });
    if (response.status === 429 || response.status >= 500) throw new WebError('bad_response', 'The site is busy.');
    if (response.status !== 200 || !belongsTo({ host }, response.url)) return '';
    return new TextDecoder().decode(response.body);
  }
  const checks: [OwnershipProof, Promise<boolean>][] = [
    ['file', text(ways.fileUrl, 10_000).then((body) => body.trim() === token)],
    [
      'meta_tag',
      text(`https://${host}/`, 2_000_000).then((page) => headMetas(page, ownershipMetaName).includes(token)),
    ],
    ['dns', web.txtRecords(host).then((records) => records.includes(ways.dnsValue))],
  ];
  const looks = await Promise.all(checks.map(async ([way, check]) => ({ way, found: await answered(check) })));
  return {
    proof: looks.find(({ found }) => found === true)?.way ?? null,
    unanswered: looks.filter(({ found }) => found === null).map(({ way }) => way),
  };
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
