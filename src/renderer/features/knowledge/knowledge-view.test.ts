import { expect, test } from 'vitest';
import type { ReplyOf } from '@vitrine/contract/routes';
import type { AgentStatus } from '@vitrine/contract/session-record';
import { opensWithForm, screenOf } from './knowledge-view.ts';
import type { Progress } from './training-words.ts';

test.each([
  [false, null, true],
  [true, 'created', false],
  [true, 'pending', false],
  [true, 'confirmed', true],
] as const)('4-21 T17 with knowledge %s and status %s the form opens first: %s', (knowledges, status, form) => {
  expect(opensWithForm({ knowledges, status })).toBe(form);
});

function statusReply(status: AgentStatus, phase: Progress['phase'] | null): ReplyOf<'getStatus'> {
  const ownership = {
    scriptTag: '',
    token: '',
    metaTag: '',
    fileUrl: '',
    fileContent: '',
    dnsName: '',
    dnsValue: '',
    provedAt: null,
    lostAt: null,
    trainsUntil: null,
  };
  const counts = { pagesFound: 0, pagesDone: 0, pagesKept: 0, pagesFailed: 0, productsFound: 0 };
  const progress = phase && {
    phase,
    ...counts,
    pageLimit: null,
    pausedUntil: null,
    reason: null,
    startedAt: null,
    finishedAt: null,
  };
  return {
    success: true,
    agent: { _id: 'agt_1', status, style: true, profile: true, knowledges: true },
    seenAt: null,
    knowledge: { sitemapInstead: null, pageNumberSite: null, progress, ownership, failedPages: [] },
  };
}

test('4-18 4-20 before the server answers, the stored status decides', () => {
  expect(screenOf('created', undefined)).toBe('ownership');
  expect(screenOf('pending', undefined)).toBe('waiting');
});

test('4-18 4-20 then the server’s status does', () => {
  expect(screenOf('created', statusReply('created', null))).toBe('ownership');
  expect(screenOf('created', statusReply('pending', 'waiting'))).toBe('waiting');
  expect(screenOf('pending', statusReply('confirmed', 'done'))).toBe('waiting');
});

test('a failed training shows why instead of asking for another proof', () => {
  expect(screenOf('pending', statusReply('created', 'failed'))).toBe('waiting');
});
