/** Looks for a proof on the site: the agent's token as a meta tag on the home page, a well-known file or a DNS record, or the agent's own script there. */
import { defaultTreeAdapter, html as standard, parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { belongsTo } from '../../crawling/site-identity.ts';
import { WebError } from '../../ports/web.ts';
import type { Web } from '../../ports/web.ts';

/** The ways to prove that a site is the owner's: the agent's own script on it, or the agent's token in one of three places. */
const ownershipMetaName = 'vitrine-verification';

/** So long an agent whose proof is no longer found is trained all the same. */
const proofGraceMs = 7 * 24 * 3_600_000;

export const afterGrace = (lostAt: Date): Date => new Date(lostAt.getTime() + proofGraceMs);

const chatboxAddress = (origin: string, agentId: string) => `${origin}/chatbox.js?id=${agentId}`;

export interface OwnershipWays {
  scriptTag: string;
  token: string;
  metaTag: string;
  fileUrl: string;
  fileContent: string;
  dnsName: string;
  dnsValue: string;
}

interface Proven {
  agentId: string;
  host: string;
  token: string;
  origin: string;
}

export const ownershipWays = ({ agentId, host, token, origin }: Proven): OwnershipWays => ({
  scriptTag: `<script src="${chatboxAddress(origin, agentId)}" async></script>`,
  token,
  metaTag: `<meta name="${ownershipMetaName}" content="${token}">`,
  fileUrl: `https://${host}/.well-known/vitrine-verification.txt`,
  fileContent: token,
  dnsName: host,
  dnsValue: `${ownershipMetaName}=${token}`,
});

export type OwnershipProof = 'script' | 'meta_tag' | 'file' | 'dns';

const withinMs = 8_000;

export interface OwnershipLook {
  /** the first way in which the site was found to be the owner's */
  proof: OwnershipProof | null;
  /** ways that could not be looked at: what stands there is not known */
  unanswered: readonly OwnershipProof[];
}

/** Whose proof is looked for. */
interface ProofSought {
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

type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** Characters of a page that are looked through: where its head is longer, it is not read to its end. */
const headMax = 500_000;
/** No head is nested so deeply; a page made to keep the parser busy is. */
const depthMax = 64;

/** The same of whole pages; a tag at the end of a page beyond these is not seen. */
const pageMax = 1_500_000;
const pageDepthMax = 256;
const elementsMax = 100_000;

/** Ends the parsing where the head is known. */
class ReadEnough extends Error {}

// The meta and script elements of a page as a browser builds it: what stands in comments, templates, other scripts or attributes is none.

/** `content` of the metas of that name, trimmed; none where the page has no such meta or cannot be read. */
export function headMetas(page: string, name: string): string[] {
  const head = headOf(page);
  const metas = (head?.childNodes ?? []).filter((node) => isElement(node, standard.TAG_NAMES.META));
  const attribute = ({ attrs }: Element, wanted: string) => attrs.find((one) => one.name === wanted)?.value;
  return metas
    .filter((meta) => attribute(meta, 'name') === name)
    .map((meta) => attribute(meta, 'content')?.trim() ?? '')
    .filter((content) => content !== '');
}

/** `src` of the scripts that a browser would load and run, as they are written. */
export function scriptSources(page: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let elements = 0;
  let templates = 0;
  const treeAdapter = {
    ...defaultTreeAdapter,
    onItemPush(item: ParentNode) {
      depth += 1;
      elements += 1;
      if (depth > pageDepthMax || elements > elementsMax) throw new ReadEnough();
      if (isElement(item, standard.TAG_NAMES.TEMPLATE)) templates += 1;
      if (templates > 0 || !isElement(item, standard.TAG_NAMES.SCRIPT) || item.namespaceURI !== standard.NS.HTML)
        return;
      const attribute = (wanted: string) => item.attrs.find((one) => one.name === wanted)?.value.trim();
      const source = attribute('src') ?? '';
      if (source !== '' && runs.test(attribute('type') ?? '')) found.push(source);
    },
    onItemPop(item: ParentNode) {
      depth -= 1;
      if (isElement(item, standard.TAG_NAMES.TEMPLATE)) templates -= 1;
    },
  };
  try {
    parse(page.slice(0, pageMax), { treeAdapter });
  } catch (error) {
    if (!(error instanceof ReadEnough)) throw error;
  }
  return found;
}

/** Other types are data to a browser. */
const runs = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

function headOf(page: string): Element | null {
  let head: Element | null = null;
  let depth = 0;
  const treeAdapter = {
    ...defaultTreeAdapter,
    onItemPush(item: ParentNode) {
      depth += 1;
      if (depth > depthMax || isElement(item, standard.TAG_NAMES.BODY) || isElement(item, standard.TAG_NAMES.FRAMESET))
        throw new ReadEnough();
      if (depth === 2 && isElement(item, standard.TAG_NAMES.HEAD)) head = item;
    },
    onItemPop() {
      depth -= 1;
    },
  };
  try {
    parse(page.slice(0, headMax), { treeAdapter });
  } catch (error) {
    if (!(error instanceof ReadEnough)) throw error;
  }
  return head;
}

const isElement = (node: DefaultTreeAdapterTypes.Node | ParentNode, tagName: string): node is Element =>
  'tagName' in node && node.tagName === tagName;
