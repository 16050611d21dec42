import { expect, test } from 'vitest';
import { retentionWords } from './data-and-privacy.tsx';

const now = new Date('2026-11-21T12:00:00Z');
const retention = (days: number | null, beginsAt: string | null = null, older = 0) =>
  retentionWords({ agentId: 'agt_1', days, beginsAt, older }, now);

test('SE-08 the owner reads what goes, and from when', () => {
  expect(retention(null)).toBe('Nothing is deleted automatically.');
  expect(retention(90, '2026-11-01T00:00:00Z', 4)).toBe('Each conversation is deleted 90 days after its last message.');
  expect(retention(365, '2026-11-01T00:00:00Z')).toContain('1 year after');
  expect(retention(30, '2026-11-22T12:00:00Z', 0)).toMatch(/^From Sunday 22 November, .* No conversation/);
  expect(retention(30, '2026-11-22T12:00:00Z', 1)).toMatch(/^1 conversation is older/);
  expect(retention(30, '2026-11-22T12:00:00Z', 1234)).toMatch(/^1,234 conversations are older/);
});
