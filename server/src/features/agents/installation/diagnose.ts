/** The install doctor's judgement: from a page as it was read to what is wrong with it and what to do. */
import type { InstallationState } from '@vitrine/contract/choices';
import { Parser } from 'htmlparser2';

export interface Diagnosis {
  state: InstallationState;
  advice: string[];
  otherIds: string[];
  blockedBy: string[];
}

interface Examined {
  url: string;
  html: string;
  /** the Content-Security-Policy header */
  policy: string | undefined;
  agentId: string;
  /** where our loader and chat page are served */
  origin: string;
}

interface Found {
  /** as far as it could be read */
  agentId: string | null;
  origin: string;
  nonce: string;
}

export function diagnose({ url, html, policy, agentId, origin }: Examined): Diagnosis {
  const page = readPage(html);
  const tags = [
    ...page.scripts.flatMap(({ src, nonce }) => found(src, url, nonce, tagPath)),
    ...page.inline.flatMap((text) => [...text.matchAll(tagInText)].flatMap(([src]) => found(src, url, '', tagPath))),
  ];
  const frames = page.frames.flatMap((src) => found(src, url, '', framePath));
  const isOurs = (one: Found) => one.agentId === agentId && one.origin === origin;
  const ours = tags.filter(isOurs);
  const ourFrames = frames.filter(isOurs);
  const strangers = [...tags, ...frames].filter((one) => !isOurs(one));
  const otherIds = [
    ...new Set(strangers.flatMap((one) => (one.agentId && one.agentId !== agentId ? [one.agentId] : []))),
  ];

  const frame = { directives: ['frame-src', 'child-src', 'default-src'], url: `${origin}/widget-chat/${agentId}` };
  const script = { directives: ['script-src-elem', 'script-src', 'default-src'], url: `${origin}/chatbox.js` };
  const call = { directives: ['connect-src', 'default-src'], url: `${origin}/api/` };
  const onlyFrame = ours.length === 0 && ourFrames.length > 0;
  const needs = onlyFrame ? [frame] : [{ ...script, nonce: ours[0]?.nonce ?? '' }, call, frame];
  const policies = [...headerPolicies(policy), ...page.policies.map((text) => ({ text, from: 'meta' as const }))];
  const blockedBy = refusals(policies, url, needs);

  const facts = { ours: ours.length, frames: ourFrames.length, strangers, blockedBy, isTagged: usesTagManager(html) };
  return { ...judge(facts, origin), otherIds, blockedBy };
}

interface Facts {
  ours: number;
  frames: number;
  strangers: Found[];
  blockedBy: string[];
  isTagged: boolean;
}

function judge(
  { ours, frames, strangers, blockedBy, isTagged }: Facts,
  origin: string,
): Pick<Diagnosis, 'state' | 'advice'> {
  const blocked = blockedBy.length > 0 ? [blockedAdvice] : [];
  const foreign = strangers.length > 0 ? [foreignAdvice(strangers, origin)] : [];
  if (ours + frames === 0) {
    if (foreign.length > 0) return { state: 'wrong_id', advice: [...foreign, ...blocked] };
    return { state: 'missing', advice: [isTagged ? tagManagerAdvice : missingAdvice, ...blocked] };
  }
  if (blocked.length > 0) return { state: 'blocked', advice: [...blocked, ...foreign] };
  if (ours > 1) return { state: 'twice', advice: [twiceAdvice(ours), ...foreign] };
  if (foreign.length > 0) return { state: 'wrong_id', advice: foreign };
  return { state: ours === 1 ? 'ok' : 'frame', advice: [] };
}

const missingAdvice =
  'The tag is not in this page. Paste it before </body> in your theme and publish the theme; if you just did, empty your shop’s cache and check again.';
const tagManagerAdvice =
  'The tag is not in this page, but a tag manager is. We read pages without running them: if you placed the tag there, publish the container and look for the bubble in your shop.';
const blockedAdvice =
  'This page’s Content-Security-Policy stops the chat. Add the lines below to the policy; a nonce, where you use them, belongs on our tag too.';
const twiceAdvice = (times: number) =>
  `The tag is in this page ${times} times. Visitors still see one bubble, but keep only one: usually one is in the theme and one in an app or a tag manager.`;

function foreignAdvice(strangers: readonly Found[], origin: string): string {
  const [first] = strangers;
  if (first?.agentId === null)
    return 'There is a tag here whose id cannot be read. Copy the whole line again and replace it.';
  if (first && first.origin !== origin)
    return `There is a tag here that calls another server (${first.origin}). Replace it with the line above.`;
  return 'There is a tag here with the id of another agent. Replace it with the line above.';
}

const tagPath = /\/chatbox\.js$/;
const framePath = /^\/widget-chat\/([^/]*)\/?$/;
/** the tag as scripts write it: an element made by a tag manager's or a framework's code */
const tagInText = /https?:\/\/[^\s"'`<>\\]{1,300}\/chatbox\.js\?[^\s"'`<>\\]{0,300}/g;

function found(src: string, base: string, nonce: string, path: RegExp): Found[] {
  const url = URL.parse(src, base);
  const parts = url && path.exec(url.pathname);
  if (!parts || /[^\w-]/.test(parts[1] ?? '')) return [];
  const id = parts[1] ?? url.searchParams.get('id') ?? '';
  return [{ agentId: /^agt_[0-9a-f]{32}$/.test(id) ? id : null, origin: url.origin, nonce }];
}

const usesTagManager = (html: string) => /googletagmanager\.com\/(gtm|gtag)|tags\.tiqcdn|cdn\.segment\.com/i.test(html);

interface PageScript {
  src: string;
  nonce: string;
}

interface ReadPage {
  scripts: PageScript[];
  frames: string[];
  /** the text of scripts that stand in the page itself */
  inline: string[];
  /** policies of meta elements in the head */
  policies: string[];
}

/** Their contents are not part of the page that visitors see. */
const inert = new Set(['template', 'noscript', 'textarea', 'title', 'style', 'xmp', 'iframe', 'noembed', 'noframes']);

/** What of a shop's page matters to the chat: its scripts, frames and policies. The page is read, never run. */
function readPage(html: string): ReadPage {
  const page: ReadPage = { scripts: [], frames: [], inline: [], policies: [] };
  let inBody = false;
  let inertDepth = 0;
  let inlineText: string | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'body') inBody = true;
      if (inertDepth === 0) note(name, attributes);
      if (inert.has(name)) inertDepth += 1;
    },
    ontext(text) {
      if (inlineText !== null) inlineText += text;
    },
    onclosetag(name) {
      if (inert.has(name)) inertDepth -= 1;
      if (name !== 'script' || inlineText === null) return;
      page.inline.push(inlineText);
      inlineText = null;
    },
  });

  function note(name: string, attributes: Record<string, string>): void {
    const src = attributes['src']?.trim();
    if (name === 'script' && src) page.scripts.push({ src, nonce: attributes['nonce'] ?? '' });
    if (name === 'script' && src === undefined) inlineText = '';
    if (name === 'iframe' && src) page.frames.push(src);
    if (name === 'meta' && !inBody && /^content-security-policy$/i.test(attributes['http-equiv']?.trim() ?? ''))
      page.policies.push(attributes['content'] ?? '');
  }

  parser.end(html);
  return page;
}

/** Whether a page's Content-Security-Policy lets the chat in, and which directive does not. Only what the chat needs is understood. */

interface Policy {
  text: string;
  from: 'header' | 'meta';
}

interface Need {
  /** the directive that decides is the first of these that the policy has */
  directives: readonly string[];
  url: string;
  nonce?: string;
}

/** @returns each policy's directive that refuses one of the needs, as `script-src 'self' (header)` */
function refusals(policies: readonly Policy[], pageUrl: string, needs: readonly Need[]): string[] {
  const found = policies.flatMap(({ text, from }) => {
    const directives = parsePolicy(text);
    const sandbox = directives.get('sandbox');
    if (sandbox && !sandbox.includes('allow-scripts')) return [`sandbox ${sandbox.join(' ')}`.trim() + ` (${from})`];
    return needs.flatMap((need) => {
      const name = need.directives.find((directive) => directives.has(directive));
      if (name === undefined) return [];
      const sources = directives.get(name) ?? [];
      return allows(sources, need, pageUrl) ? [] : [`${name} ${sources.join(' ')}`.slice(0, 300) + ` (${from})`];
    });
  });
  return [...new Set(found)];
}

/** A header may carry several policies, parted by commas; each must allow. */
const headerPolicies = (header: string | undefined): Policy[] =>
  (header ?? '').split(',').flatMap((text) => (text.trim() === '' ? [] : [{ text, from: 'header' as const }]));

function parsePolicy(text: string): Map<string, string[]> {
  const directives = new Map<string, string[]>();
  for (const part of text.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    // the first of a name counts
    if (name !== '' && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
  }
  return directives;
}

function allows(sources: readonly string[], { url, nonce, directives }: Need, pageUrl: string): boolean {
  const isScript = directives.includes('script-src');
  if (isScript && nonce !== undefined && nonce !== '' && sources.includes(`'nonce-${nonce}'`)) return true;
  if (isScript && sources.some((source) => source.toLowerCase() === "'strict-dynamic'")) return false;
  return sources.some((source) => matches(source, new URL(url), new URL(pageUrl)));
}

function matches(source: string, url: URL, page: URL): boolean {
  if (source === '*') return url.protocol === 'http:' || url.protocol === 'https:';
  if (source.toLowerCase() === "'self'") return url.origin === page.origin;
  if (/^[a-z][a-z0-9+.-]*:$/i.test(source)) return schemeFits(source.toLowerCase(), url.protocol);
  const parts = /^(?:([a-z][a-z0-9+.-]*:)\/\/)?([^/:']+)(?::(\d+|\*))?(\/[^?#]*)?$/i.exec(source);
  if (!parts) return false;
  const [, scheme, host = '', port, path] = parts;
  return (
    schemeFits((scheme ?? page.protocol).toLowerCase(), url.protocol) &&
    hostFits(host.toLowerCase(), url.hostname) &&
    portFits(port, url) &&
    (path === undefined || path === '/' || (path.endsWith('/') ? url.pathname.startsWith(path) : url.pathname === path))
  );
}

/** A source that names http admits https too. */
const schemeFits = (source: string, actual: string) => source === actual || (source === 'http:' && actual === 'https:');

const hostFits = (source: string, actual: string) =>
  source === '*' || (source.startsWith('*.') ? actual.endsWith(source.slice(1)) : actual === source);

const usualPort = (url: URL) => (url.protocol === 'https:' ? '443' : '80');

function portFits(source: string | undefined, url: URL): boolean {
  if (source === '*') return true;
  const actual = url.port || usualPort(url);
  if (source === undefined) return actual === usualPort(url);
  return source === actual || (source === '80' && actual === '443');
}
