/**
 * Demos and tests give a shop on this machine its public name; the server then writes into the page where that name really lives. In
 * production there is no such mark, and addresses stay as they are.
 */
import { parseUrl } from './parse-url.ts';

export type ResolveUrl = (url: string) => string;

export function createResolveUrl(mark: string | null | undefined): ResolveUrl {
  const targets = new Map<string, string>();
  try {
    for (const [host, target] of Object.entries<unknown>(JSON.parse(mark ?? '{}'))) {
      if (typeof target === 'string' && parseUrl(target) !== undefined) targets.set(host, target);
    }
  } catch {
    // A mark that cannot be read maps nothing.
  }
  return (url) => {
    const parsed = parseUrl(url);
    const target = parsed && targets.get(parsed.host);
    if (parsed === undefined || target === undefined) return url;
    const { protocol, host } = new URL(target);
    return Object.assign(parsed, { protocol, host }).href;
  };
}
