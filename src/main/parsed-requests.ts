/** Reads what comes over the door: the page may be in other hands, so nothing of it is believed (DE-02). */
import type { Announcement, DesktopSettings } from '../preload/bridge.ts';

export class BadRequest extends Error {
  constructor(what: string) {
    super(`refused: ${what}`);
    this.name = 'BadRequest';
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const largestRecord = 20_000;

/** The session record as plain JSON, without a token whatever was written there. */
export function parseRecord(value: unknown): Record<string, unknown> {
  if (!isObject(value) || !isObject(value['user'])) throw new BadRequest('not a session record');
  const text = JSON.stringify({ ...value, user: { ...value['user'], token: '' } });
  if (text.length > largestRecord) throw new BadRequest('a session record is small');
  const plain: unknown = JSON.parse(text);
  return isObject(plain) ? plain : {};
}

export function parseText(value: unknown, longest: number): string {
  if (typeof value !== 'string' || value.length > longest) throw new BadRequest('not a short text');
  return value;
}

/** A path of the app, such as `/conversations?q=blue`. */
export function parsePath(value: unknown): string {
  const path = parseText(value, 500);
  if (!/^\/(?![/\\])[\w\-/?=&%.+~]*$/.test(path)) throw new BadRequest('not a path of the app');
  return path;
}

function parseConversationId(value: unknown): string {
  const id = parseText(value, 200);
  if (!/^\w+$/.test(id)) throw new BadRequest('not a conversation');
  return id;
}

export function parseCount(value: unknown): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) throw new BadRequest('not a count');
  return Math.min(value, 999);
}

/** The words are a visitor's: controls and turned writing go, and what is long is cut, for some systems' notifications are easily led astray. */
export function parseAnnouncement(value: unknown): Announcement {
  if (!isObject(value) || typeof value['wish'] !== 'boolean') throw new BadRequest('not an announcement');
  const plain = (text: unknown) =>
    parseText(text, 2000)
      .replaceAll(/[\s\p{Cc}\u202A-\u202E\u2066-\u2069<>]+/gu, ' ')
      .trim()
      .slice(0, 200);
  return {
    id: parseConversationId(value['id']),
    shop: plain(value['shop']),
    wish: value['wish'],
    words: value['words'] === null ? null : plain(value['words']),
  };
}

export const usualSettings: DesktopSettings = {
  notifications: true,
  everyConversation: false,
  staysInTray: true,
  startsAtLogIn: false,
};

/** What an older version did not know yet is as usual. */
export function parseSettings(value: unknown): DesktopSettings {
  if (!isObject(value) || typeof value['notifications'] !== 'boolean') throw new BadRequest('not the settings');
  const choice = (name: keyof DesktopSettings) => {
    const chosen = value[name];
    return typeof chosen === 'boolean' ? chosen : usualSettings[name];
  };
  return {
    notifications: choice('notifications'),
    everyConversation: choice('everyConversation'),
    staysInTray: choice('staysInTray'),
    startsAtLogIn: choice('startsAtLogIn'),
  };
}
