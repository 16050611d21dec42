/** What one hostile address, a reader that stops or a silent model takes from others. */
import type { Protection } from './protection.ts';

const inTurn = { project: 'unit', file: 'server/src/http/answer-in-turn.test.ts' } as const;
const stalled = { project: 'unit', file: 'server/src/http/cut-stalled.test.ts' } as const;

export const underLoad: readonly Protection[] = [
  {
    row: 'RE-07',
    file: 'server/src/features/accounts/service.ts',
    code: "await queueLetter('password-reset', account?.id ?? nobodyAt(email));",
    instead: "if (account !== null) await queueLetter('password-reset', account.id);",
    test: { project: 'api', file: 'tests/api/account-letters.test.ts', name: 'counted alike, a job of the same shape' },
  },
  {
    row: 'LO-03',
    file: 'server/src/http/answer-in-turn.ts',
    code: 'if (queue === undefined) {',
    instead: 'if (true) {',
    test: { ...inTurn, name: 'LO-03 pipelined calls are answered one after the other' },
  },
  {
    row: 'LO-03',
    file: 'server/src/http/answer-in-turn.ts',
    code: 'queue.length < waitingMax',
    instead: 'true',
    test: { ...inTurn, name: 'LO-03 who pipelines without end is cut after the first call' },
  },
  {
    row: 'LO-03',
    file: 'server/src/http/answer-in-turn.ts',
    code: 'if (until > performance.now()) {',
    instead: 'if (false) {',
    test: { ...inTurn, name: 'LO-03 who pipelines without end is cut after the first call' },
  },
  {
    row: 'LO-03',
    file: 'server/src/http/rate-limiter.ts',
    code: '(underWay.get(key) ?? 0) >= atOncePerAddress',
    instead: 'false',
    test: {
      project: 'unit',
      file: 'server/src/http/rate-limiter.test.ts',
      name: 'LO-03 an address has so many calls under way',
    },
  },
  {
    row: 'LO-03',
    file: 'server/src/database/pool-share.ts',
    code: 'isFirst() ? connect() : connectInShare()',
    instead: 'connect()',
    test: {
      project: 'api',
      file: 'tests/api/abuse/floods.test.ts',
      name: 'where other work has all its connections, it waits',
    },
  },
  {
    row: 'LO-04',
    file: 'server/src/http/cut-stalled.ts',
    code: 'raw.setTimeout(stalledMs, () => raw.destroy());',
    instead: '',
    test: { ...stalled, name: 'LO-04 a reader that stops in the middle of a reply is cut' },
  },
  {
    row: 'LO-04',
    file: 'server/src/http/cut-stalled.ts',
    code: 'cutOldest();',
    instead: '',
    test: { ...stalled, name: 'LO-04 replies that wait for their readers hold so much together' },
  },
  {
    row: 'LO-04',
    file: 'server/src/http/event-stream.ts',
    code: 'if (unread > 0 && raw.writableLength >= unread) raw.destroy();',
    instead: '',
    test: { ...stalled, name: 'LO-04 an event stream is cut when nothing of it is taken' },
  },
  {
    row: 'LO-04',
    file: 'server/src/http/event-stream.ts',
    code: 'if (raw.writableLength > unreadBytesMax) raw.destroy();',
    instead: '',
    test: { ...stalled, name: 'LO-04 an event stream whose reader falls far behind is cut' },
  },
  {
    row: 'CH-16',
    file: 'server/src/features/answering/make-reply.ts',
    code: "told.kind === 'timeout' && isOurs() ? weWereLate : told",
    instead: 'told',
    test: {
      project: 'unit',
      file: 'server/src/features/answering/make-reply.test.ts',
      name: 'is not blamed where most of its time had been used up',
    },
  },
];
