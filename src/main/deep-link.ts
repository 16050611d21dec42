/** Reads `vitrine://...`, which any page and program can send: known routes alone come through, and nothing of the text itself. */
import type { DesktopEvent } from '../preload/bridge.ts';

export const deepLinkScheme = 'vitrine';

const longest = 500;

export function parseDeepLink(text: string): DesktopEvent | null {
  if (text.length > longest) return null;
  const link = URL.parse(text);
  if (link === null || link.protocol !== `${deepLinkScheme}:` || link.username !== '' || link.port !== '') return null;
  // its page asks the server, which shows an owner their own conversations alone
  const [, id] = /^\/(\w{1,200})$/.exec(link.pathname) ?? [];
  if (link.host === 'conversation') return id === undefined ? null : { kind: 'conversation', id };
  if (link.host !== 'payment') return null;
  if (link.pathname === '/success') return { kind: 'payment', outcome: 'success' };
  if (link.pathname === '/cancel') return { kind: 'payment', outcome: 'cancel' };
  return null;
}

/** A second start hands its arguments over: the first that is a link of ours is all that is taken. */
export function deepLinkOf(argv: readonly string[]): DesktopEvent | null {
  for (const argument of argv) {
    const event = argument.startsWith(`${deepLinkScheme}:`) ? parseDeepLink(argument) : null;
    if (event !== null) return event;
  }
  return null;
}
