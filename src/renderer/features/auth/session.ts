/** What a kept sign-in record and a fetched profile make of each other. */
import type { ReplyOf } from '@vitrine/contract/routes';
import type { SessionRecord } from '@vitrine/contract/session-record';

export interface Identity {
  userId: string;
  /** empty in the browser, where the cookie is the credential */
  token: string;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The only two things of a kept record that are believed; the server says the rest anew (AU-18). */
export function storedIdentity(record: unknown): Identity | null {
  if (!isObject(record) || !isObject(record['user'])) return null;
  const { _id: userId, token } = record['user'];
  if (typeof userId !== 'string' || userId === '') return null;
  return { userId, token: typeof token === 'string' ? token : '' };
}

/** The profile with the stored token merged in is a whole sign-in record again (T06). */
export function sessionFromProfile(profile: ReplyOf<'getUser'>, token: string): SessionRecord {
  const { user, payment, agent, pagesNumberSite, customInstrucations } = profile;
  if (!isObject(user) || !isObject(payment) || !isObject(agent)) throw new Error('the profile is incomplete');
  return { success: true, user: { ...user, token }, payment, agent, pagesNumberSite, customInstrucations };
}

/** What decides which pages open and what they show. Credits are left out: they change with every visitor. */
function standingOf(record: unknown) {
  const identity = storedIdentity(record);
  if (identity === null || !isObject(record)) return null;
  const payment = isObject(record['payment']) ? record['payment'] : {};
  const agent = isObject(record['agent']) ? record['agent'] : {};
  return [
    identity.userId,
    ...['verifyPayment', 'plan'].map((name) => payment[name]),
    ...['status', 'style', 'profile', 'knowledges'].map((name) => agent[name]),
  ];
}

/** Whether another window's record says nothing new, so that two windows do not wake each other for ever. */
export const sameStanding = (kept: unknown, shown: SessionRecord | null): boolean =>
  JSON.stringify(standingOf(kept)) === JSON.stringify(standingOf(shown));
