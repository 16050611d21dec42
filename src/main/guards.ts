/** What a page, a link or another program may make the app do: nearly nothing, and each refusal is decided here. */
import { paymentAddress } from '@vitrine/contract/plans';
import type { DesktopEvent } from '../preload/bridge.ts';
import { isAppAddress } from './app-protocol.ts';

const longestAddress = 2000;
const phone = /^tel:\+?[\d().\- ]{3,30}$/;
const mail = /^mailto:[^\s@?&#"<>%]+@[^\s@?&#"<>%/]+(\?(subject|body)=[^&]*(&(subject|body)=[^&]*)?)?$/i;

const serverPage = (address: URL, serverOrigin: string) => address.origin === serverOrigin;

/**
 * Which addresses open in the system's browser, mail or telephone program. What is opened is the parsed form, never the text that came.
 * @returns the address to open, or null when it is refused
 */
export function outsideAddress(url: string, serverOrigin: string): string | null {
  if (url.length > longestAddress) return null;
  const address = URL.parse(url);
  if (address === null || address.username !== '' || address.password !== '') return null;
  // a server of one's own may stand on http; every other page has to be private on its way
  if (address.protocol === 'https:' || serverPage(address, serverOrigin)) return address.href;
  if (address.protocol === 'mailto:' && mail.test(address.href)) return address.href;
  if (address.protocol === 'tel:' && phone.test(address.href)) return address.href;
  return null;
}

/** @returns the payment page to open, or null: the provider's hosts over https and our own server alone */
export const outsidePayment = (url: string, serverOrigin: string): string | null =>
  url.length > longestAddress ? null : paymentAddress(url, serverOrigin);

export const deepLinkScheme = 'vitrine';

const longestLink = 500;

/** Reads `vitrine://...`, which any page or program can send: only known routes come through, and nothing of the text itself. */
export function parseDeepLink(text: string): DesktopEvent | null {
  if (text.length > longestLink) return null;
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

/** The arguments of a second start: only the first link of ours is taken. */
export function deepLinkOf(argv: readonly string[]): DesktopEvent | null {
  for (const argument of argv) {
    const event = argument.startsWith(`${deepLinkScheme}:`) ? parseDeepLink(argument) : null;
    if (event !== null) return event;
  }
  return null;
}

/** Only copying text with a button, which needs no permission prompt. */
const granted: readonly string[] = ['clipboard-sanitized-write'];

export const mayUse = (permission: string, fromUrl: string): boolean =>
  granted.includes(permission) && isAppAddress(fromUrl);

/** Frames may show the server's chat preview; the window itself never leaves the app. */
export function mayNavigate(url: string, isMainFrame: boolean, serverOrigin: string): boolean {
  if (isMainFrame) return isAppAddress(url);
  return URL.parse(url)?.origin === serverOrigin;
}

interface Sender {
  /** null when the frame is gone */
  frame: { url: string; parent: unknown } | null;
  windowId: number | null;
}

/** Only the top frame of our own window, on our own address, is answered (DE-03). */
export const mayAsk = ({ frame, windowId }: Sender, ourWindowId: number | null): boolean =>
  frame !== null && frame.parent === null && isAppAddress(frame.url) && windowId !== null && windowId === ourWindowId;
