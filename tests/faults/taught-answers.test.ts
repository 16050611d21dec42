/**
 * What an owner teaches on one process is told on the other, to the question and to two rewordings of it, without a model. How soon stands in
 * the report.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres15 } from '../../scripts/external-postgres.ts';
import type { Postgres15 } from '../../scripts/external-postgres.ts';
import { percentile } from '../bench/server/percentiles.ts';
import { report } from './support/report.ts';
import { startServer } from './support/server-process.ts';
import type { ServerProcess } from './support/server-process.ts';
import { openShops } from './support/visitors-load.ts';

/** an answer, its question, and two rewordings */
const taught: readonly (readonly [string, string, string, string])[] = [
  ['Yes, for 4 EUR: tick “gift”.', 'Do you offer gift wrapping?', 'Can you gift wrap my order?', 'Is it gift wrapped?'],
  [
    'To Iceland within a week.',
    'Do you ship to Iceland?',
    'Can I have it sent to Iceland?',
    'Do you deliver to Iceland?',
  ],
  [
    'Students get a tenth off.',
    'Do you have a student discount?',
    'Is there a discount for students?',
    'Can students get money off?',
  ],
  ['From 10 EUR, at the till.', 'Do you sell gift cards?', 'Are gift cards available?', 'Can I buy a gift card?'],
  [
    'We mend our own for nothing.',
    'Do you repair old blankets?',
    'Do you offer blanket repairs?',
    'Can old blankets be repaired?',
  ],
  [
    'Until it is packed, by e-mail.',
    'Can I change my delivery address?',
    'How do I change the address of my order?',
    'Can the delivery address be changed?',
  ],
  ['All of it is.', 'Is the wool mulesing free?', 'Do you use mulesing-free wool?', 'Is your wool free of mulesing?'],
  [
    'In the first days of May.',
    'When will the linen sheets be back?',
    'Are the linen sheets coming back?',
    'When do you restock linen sheets?',
  ],
  ['Up to twelve letters.', 'Do you offer engraving?', 'Can you engrave a name?', 'Is engraving possible?'],
  ['With PayPal and cards.', 'Can I pay with PayPal?', 'Do you accept PayPal?', 'Is PayPal possible?'],
];
const patienceMs = 20_000;

let postgres: Postgres15;
let apis: ServerProcess[];
let shop: Awaited<ReturnType<typeof openShops>>[number];

beforeAll(async () => {
  postgres = await startPostgres15();
  apis = [await startServer(postgres.adminUrl, { ROLE: 'api' }), await startServer(postgres.adminUrl, { ROLE: 'api' })];
  const [first] = await openShops(apis[0]?.url ?? '', postgres.adminUrl, 1);
  if (!first) throw new Error('no shop');
  shop = first;
}, 180_000);
afterAll(async () => {
  await Promise.all(apis.map((api) => api.stop()));
  await postgres.stop();
});

async function post(at: number, path: string, body: object): Promise<string> {
  const answer = await fetch(`${apis[at]?.url}/api/agents/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${shop.token}` },
    body: JSON.stringify({ agentId: shop.agentId, ...body }),
    signal: AbortSignal.timeout(patienceMs),
  });
  return answer.text();
}

async function ask(at: number, userQuery: string): Promise<string> {
  const { sessionId }: { sessionId: string } = JSON.parse(await post(at, 'create_new_session', {}));
  return post(at, 'get_response', { sessionId, userQuery, path: 'loom.example/' });
}

test('an answer saved on one process is told on both, to its question and to other wordings of it', async () => {
  // each process knows the shop before it is measured
  for (const at of [0, 1]) await ask(at, 'How long is delivery?');
  const times: number[] = [];
  const untold: string[] = [];
  for (const [answer, ...wordings] of taught) {
    const saved = await post(0, 'save_answer', { questions: [wordings[0]], text: answer });
    expect(saved).toContain('"outcome":"answered"');
    const savedAt = performance.now();
    for (const at of [1, 0]) {
      let left = [...wordings];
      while (left.length > 0 && performance.now() - savedAt < patienceMs) {
        const still: string[] = [];
        for (const wording of left) if (!(await ask(at, wording)).includes(answer)) still.push(wording);
        left = still;
        if (left.length > 0) await sleep(20);
      }
      untold.push(...left);
      times.push(performance.now() - savedAt);
    }
  }
  expect(untold).toEqual([]);
  times.sort((one, other) => one - other);
  const [median, slowest] = [percentile(times, 0.5), times.at(-1) ?? 0];
  report('taught on one of two processes', {
    answers: taught.length,
    median: Math.round(median),
    slowest: Math.round(slowest),
  });
}, 600_000);
