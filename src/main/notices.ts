/** What a notification says, and how often: never more than one of a conversation in ten minutes, whatever the page asks for. */
import type { Announcement } from '../preload/bridge.ts';

const againAfterMs = 10 * 60_000;
/** the oldest go first: a page in other hands must not fill the memory */
const remembered = 1000;

export function createNoticeLimit(now: () => number = () => Date.now()): (id: string) => boolean {
  const toldAt = new Map<string, number>();
  return (id) => {
    const last = toldAt.get(id);
    if (last !== undefined && now() - last < againAfterMs) return false;
    toldAt.delete(id);
    toldAt.set(id, now());
    const [oldest] = toldAt.keys();
    if (toldAt.size > remembered && oldest !== undefined) toldAt.delete(oldest);
    return true;
  };
}

export function noticeText({ shop, wish, words }: Announcement): { title: string; body: string } {
  const what = wish ? 'a visitor asks for a person' : 'a visitor is chatting';
  return {
    title: shop === '' ? `${what.charAt(0).toUpperCase()}${what.slice(1)}` : `${shop}: ${what}`,
    body: words === null || words === '' ? 'Open the conversation in Vitrine.' : `“${words}”`,
  };
}

/** What the icon in the tray says. */
export const waitingText = (count: number): string =>
  count === 0 ? 'Vitrine' : `Vitrine: ${count} ${count === 1 ? 'visitor waits' : 'visitors wait'}`;

/** What lies over the icon in the task bar of Windows, which shows no number there; null takes it away, undefined: no such system. */
export function overlayOf(platform: string, count: number): { words: string } | null | undefined {
  if (platform !== 'win32') return undefined;
  return count === 0 ? null : { words: waitingText(count) };
}

/** A dot for the task bar of Windows, which shows no number on an icon: BGRA, as `nativeImage.createFromBitmap` takes it. */
export function dotBitmap(size: number): Buffer {
  const pixels = Buffer.alloc(size * size * 4);
  const middle = (size - 1) / 2;
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1)
      if (Math.hypot(x - middle, y - middle) <= size / 2) pixels.set([0x2b, 0x39, 0xd9, 0xff], (y * size + x) * 4);
  return pixels;
}
