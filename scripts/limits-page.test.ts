/** docs/operate.md tells every limit of server/src/http/limits.ts and no other: the table there is the one that is made here. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { calls } from '@vitrine/contract/calls';
import type { CallName } from '@vitrine/contract/calls';
import { anything, limits, ownersLimits, refusedTokens, unknownPaths } from '../server/src/http/limits.ts';
import type { Limit, Part } from '../server/src/http/limits.ts';
import { root } from './run.ts';

const parts: Record<Part, string> = {
  ip: 'address',
  account: 'account',
  email: 'e-mail address',
  sessionId: 'chat',
  agentId: 'agent',
};
const spans = new Map([
  [60, 'a minute'],
  [3_600, 'an hour'],
  [86_400, 'a day'],
]);

const rows = new Map<string, { limit: Limit; of: string[] }>();
function add(limit: Limit, of: string): void {
  const row = rows.get(limit.name) ?? { limit, of: [] };
  // calls that share a name share a count, so they must share the number, too
  expect({ ...limit, words: '' }, limit.name).toEqual({ ...row.limit, words: '' });
  row.of.push(of);
  rows.set(limit.name, row);
}
add(anything, 'everything');
add(unknownPaths, 'addresses that lead nowhere');
add(refusedTokens, 'sign-ins that are none');
for (const limit of ownersLimits) add(limit, 'each other call of an owner');
for (const [name, own] of Object.entries(limits))
  // Object.entries forgets the names that the table has
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  for (const limit of own) add(limit, `\`${calls[name as CallName].path.split('/')[2]}\``);

const lines = [...rows.values()].map(({ limit: { name, by, hits, seconds, counts, here }, of }) => {
  const span = spans.get(seconds) ?? `in ${seconds / 60} minutes`;
  const only = counts === 'misses' ? ', what is not there' : counts === 'failures' ? ', failures in a row' : '';
  const whose = `${by.map((part) => parts[part]).join(' and ')}${here ? ', by each process' : ''}`;
  return `| ${name} | ${of.join(', ')} | ${hits.toLocaleString('en-GB')} ${span}${only} | ${whose} |`;
});

test('the page tells every limit as it is', async () => {
  const page = (await readFile(path.join(root, 'docs/operate.md'), 'utf8')).replaceAll(/ +\|/g, ' |');
  const [, told = ''] = page.split('\n| limit | of | at most | counted by |\n');
  expect(told.split('\n\n')[0]?.split('\n').slice(1)).toEqual(lines);
});
