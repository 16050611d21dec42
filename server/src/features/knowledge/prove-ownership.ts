/** Looks for the agent's token on the site: a meta tag on the home page, a well-known file, a DNS record. */
import { Parser } from 'htmlparser2';
import type { Web } from '../../ports/web.ts';
import { WebError } from '../../ports/web.ts';
import { belongsTo } from '../../crawling/site-identity.ts';
import { ownershipMetaName, ownershipWays } from './domain/ownership-ways.ts';

export type OwnershipProof = 'meta_tag' | 'file' | 'dns';

const withinMs = 8_000;

export async function proveOwnership(web: Web, host: string, token: string): Promise<OwnershipProof | null> {
  const ways = ownershipWays(host, token);
  const signal = AbortSignal.timeout(withinMs);

  async function text(url: string, maxBytes: number): Promise<string> {
    const response = await web.get({ url, maxBytes, signal });
    if (response.status !== 200 || !belongsTo({ host }, response.url)) return '';
    return new TextDecoder().decode(response.body);
  }
  const checks: [OwnershipProof, Promise<boolean>][] = [
    ['file', text(ways.fileUrl, 10_000).then((body) => body.trim() === token)],
    ['meta_tag', text(`https://${host}/`, 2_000_000).then((body) => metaTokens(body).includes(token))],
    ['dns', web.txtRecords(host).then((records) => records.includes(ways.dnsValue))],
  ];
  const found = await Promise.all(checks.map(async ([proof, check]) => ((await succeeded(check)) ? proof : null)));
  return found.find((proof) => proof !== null) ?? null;
}

async function succeeded(check: Promise<boolean>): Promise<boolean> {
  try {
    return await check;
  } catch (error) {
    if (error instanceof WebError || (error instanceof DOMException && error.name === 'TimeoutError')) return false;
    throw error;
  }
}

/** Only the head counts: what visitors write into a page stands in its body. */
function metaTokens(html: string): string[] {
  const tokens: string[] = [];
  let inBody = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'body') inBody = true;
      if (!inBody && name === 'meta' && attributes['name'] === ownershipMetaName && attributes['content']) {
        tokens.push(attributes['content'].trim());
      }
    },
  });
  parser.end(html);
  return tokens;
}
