/** What stands between a visitor, a person of the shop, and strangers. */
import type { Protection } from './protection.ts';

export const aPerson: readonly Protection[] = [
  {
    row: 'PE-01',
    file: 'server/src/features/handover/service.ts',
    code: 'if (await letters.isRefused(agentId, address))',
    instead: 'if (false)',
    test: { project: 'api', file: 'tests/api/handover-letters.test.ts', name: 'PE-01' },
  },
  {
    row: 'PE-02',
    file: 'server/src/features/handover/send-letters.ts',
    code: 'hits(toOne) <= lettersPerAddress && ',
    instead: '',
    test: { project: 'api', file: 'tests/api/handover-letters.test.ts', name: 'PE-02' },
  },
  {
    row: 'PE-03',
    file: 'server/src/lib/contact-addresses.ts',
    code: 'pattern.test(email) && ',
    instead: '',
    test: { project: 'api', file: 'tests/api/handover-letters.test.ts', name: 'PE-03' },
  },
  {
    row: 'PE-04',
    file: 'server/src/features/handover/webhooks.ts',
    code: 'web.refusalOf(address)',
    instead: 'null',
    test: { project: 'api', file: 'tests/api/handover-letters.test.ts', name: 'PE-04' },
  },
  {
    row: 'PE-05',
    file: 'server/src/features/answering/store.ts',
    code: "ne(conversations.handover, 'taken'),",
    instead: '',
    test: { project: 'api', file: 'tests/api/handover-watch.test.ts', name: 'PE-05' },
  },
  {
    row: 'PE-06',
    file: 'server/src/features/conversations/store.ts',
    code: 'and(named, isKept, eq(conversations.secretHash, secretHash))',
    instead: 'eq(conversations.secretHash, secretHash)',
    test: { project: 'api', file: 'tests/api/handover-watch.test.ts', name: 'PE-06' },
  },
  {
    row: 'PE-06',
    file: 'server/src/features/conversations/routes.ts',
    code: 'limits && others >= streamsPerAddress',
    instead: 'false',
    test: { project: 'api', file: 'tests/api/abuse/visitor-limits.test.ts', name: 'PE-06' },
  },
  {
    row: 'PE-08',
    file: 'server/src/features/handover/letter-store.ts',
    code: ', isNull(chatLinks.usedAt))',
    instead: ')',
    test: { project: 'api', file: 'tests/api/handover-letters.test.ts', name: 'PE-08' },
  },
  {
    row: 'PE-08',
    file: 'server/src/features/handover/send-letters.ts',
    code: 'answered.letters >= handoverLimits.lettersMax || ',
    instead: '',
    test: { project: 'api', file: 'tests/api/handover-letters.test.ts', name: 'PE-08' },
  },
  {
    row: 'PE-07',
    file: 'server/src/features/handover/service.ts',
    code: 'if (!(await mayLeave(address)))',
    instead: 'if (false)',
    test: { project: 'api', file: 'tests/api/abuse/visitor-limits.test.ts', name: 'PE-07' },
  },
];
