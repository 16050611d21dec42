/** Whether a page's Content-Security-Policy lets the chat in, and which directive does not. Only what the chat needs is understood. */

export interface Policy {
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
export function refusals(policies: readonly Policy[], pageUrl: string, needs: readonly Need[]): string[] {
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
export const headerPolicies = (header: string | undefined): Policy[] =>
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
