/** What a page in our window may do beyond showing itself: nearly nothing, and each refusal is decided here. */
import { isAppAddress } from './app-address.ts';

/** The named few: copying text by a button, which needs no question. */
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

/** Only the top frame of our own window, on our own address, is heard (DE-03). */
export const mayAsk = ({ frame, windowId }: Sender, ourWindowId: number | null): boolean =>
  frame !== null && frame.parent === null && isAppAddress(frame.url) && windowId !== null && windowId === ourWindowId;
