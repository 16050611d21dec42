/** A thousand chats on a shop whose prices go on changing: no card says a price as current that was not the shop's when it was read, and the shop hardly notices. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLiveShop } from '../api/support/live-shop.ts';
import type { LiveShop } from '../api/support/live-shop.ts';
import { report } from './support/report.ts';

let live: LiveShop;

beforeAll(async () => {
  live = await startLiveShop({ products: 40 });
  await live.server.db.execute(sql`update subscriptions set offer = 5000, rest_to_consume = 5000`);
}, 120_000);
afterAll(() => live.close());

const chats = 1_000;
const atOnce = 20;
const changesEvery = 5;

/** in any span of a minute */
function mostInAMinute(times: readonly number[]): number {
  return Math.max(0, ...times.map((from) => times.filter((at) => at >= from && at < from + 60_000).length));
}

test('GO-01 a thousand chats while a tenth of the prices change again and again', { timeout: 600_000 }, async () => {
  const { shop } = live;
  // after its training the shop is asked for feeds, once: that is no chat's doing
  const isLookedAt = () => {
    const last = shop.asked.at(-1)?.at ?? 0;
    return shop.asked.some(({ path }) => path === '/products.json') && performance.now() - last > 3_000;
  };
  await expect.poll(isLookedAt, { timeout: 60_000 }).toBe(true);
  const began = performance.now();
  let told = 0;
  const wrong: string[] = [];
  for (let at = 0; at < chats; at += atOnce) {
    if ((at / atOnce) % changesEvery === 0) shop.tick();
    await Promise.all(
      Array.from({ length: atOnce }, async (_, n) => {
        const sold = shop.goods[(at * 7 + n) % shop.goods.length];
        if (sold === undefined) return;
        const { cards } = await live.ask(`How much is the ${sold.name}?`);
        for (const card of cards.filter(({ checked }) => checked === 'live')) {
          const meant = shop.goods.find(({ name }) => name === card.title);
          const cents = Math.round(Number.parseFloat(card.price) * 100);
          told += 1;
          const asked = shop.costAround(meant?.handle ?? '', Date.parse(card.checkedAt ?? ''));
          if (!asked.includes(cents)) wrong.push(`${card.title}: ${card.price}, not ${asked.join(', ')}`);
        }
      }),
    );
  }
  const fetches = shop.asked.filter(({ at }) => at >= began).map(({ at }) => at);
  expect(wrong).toEqual([]);
  expect(told).toBeGreaterThan(chats / 10);
  expect(fetches.length).toBeGreaterThan(20);
  expect(mostInAMinute(fetches)).toBeLessThanOrEqual(30);
  report('live prices under 1,000 chats', { told, wrong: wrong.length, fetches: mostInAMinute(fetches) });
});
