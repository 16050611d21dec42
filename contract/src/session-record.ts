import type { Static } from 'typebox';
import type { SessionRecordSchema } from './accounts.ts';

/** What login and registration return and the owner app keeps: who is signed in, their payment state and their one agent. */
export type SessionRecord = Static<typeof SessionRecordSchema>;

export type AgentStatus = NonNullable<SessionRecord['agent']['status']>;

export const storageKeys = { session: 'vitrine.session', sessionBackup: 'vitrine.session.backup' } as const;
