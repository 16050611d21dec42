/** R4 Thousands of made-up histories on the real database and the real Stripe adapter: statements of chats, events and jobs interleave in an order that fast-check decides, and processes die between any two of them. `npm run verify` makes more of them. */
import { array, assert, asyncProperty, constantFrom, scheduler } from 'fast-check';
import { afterAll, beforeAll, expect } from 'vitest';
import { makeFreshDatabase } from './support/fresh-database.ts';
import { checkAccounts, checkRolledUp } from './support/money/check-accounts.ts';
import { createInterleavedDatabase } from './support/money/interleaved-database.ts';
import { createShopBilling, openPretendedShop } from './support/money/pretended-shop.ts';
import { begin, doStep, steps } from './support/money/random-steps.ts';
import { startScriptedStripe } from './support/stripe/scripted-stripe.ts';
import type { ScriptedStripe } from './support/stripe/scripted-stripe.ts';
import { inProcess } from './support/in-process.ts';

const test = inProcess('it orders every statement itself');

const histories = Number(process.env['MONEY_HISTORIES'] ?? 25);

let stripe: ScriptedStripe;
let database: ReturnType<typeof createInterleavedDatabase>;
let drop: () => Promise<void>;
let billing: ReturnType<typeof createShopBilling>;

beforeAll(async () => {
  stripe = await startScriptedStripe();
  const fresh = await makeFreshDatabase();
  ({ drop } = fresh);
  database = createInterleavedDatabase(fresh.url);
  billing = createShopBilling(database.db, stripe);
});
afterAll(async () => {
  await database.close();
  await drop();
  await stripe.close();
  expect(stripe.malformed).toEqual([]);
});

test(
  'R4 T22 CR-07 PA-09 PA-10 PA-11 PA-12 over any history the balance is the ledger’s sum, nothing is granted or taken twice, and what Stripe says is so',
  { timeout: 60_000 + histories * 5_000 },
  async () => {
    await assert(
      asyncProperty(
        constantFrom('Free' as const, 'Basic' as const, 'Growth' as const),
        array(array(steps, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 5 }),
        scheduler(),
        async (plan, rounds, turns) => {
          const shop = await openPretendedShop(database.db, stripe, billing);
          const { world } = stripe;
          const since = world.events.length;
          const context = { shop, stripe, billing, since };
          await begin(context, plan);
          for (const round of rounds) {
            database.takeTurns(() => turns.schedule(Promise.resolve()));
            const running = round.map((step) => database.run(() => doStep(context, step), step.dies ?? Infinity));
            // all of them end, whatever one of them says
            await turns.waitFor(Promise.allSettled(running));
            await Promise.all(running);
          }
          database.takeTurns(async () => {});
          // Stripe sends again what it got no 200 for
          for (const event of world.events.slice(since)) await shop.take(event, stripe.sign(event));
          await shop.leasesEnd();
          while ((await billing.ledger.sweep()) > 0);
          for (const id of billing.toEnd.splice(0)) await billing.payments.endSubscription(id);
          await billing.service.reportExtraBlocks();
          for (const event of world.events.slice(since).toReversed()) await shop.take(event, stripe.sign(event));
          await checkAccounts(context);
          await shop.monthsPass();
          await billing.ledger.rollUp();
          await checkRolledUp(context);
        },
      ),
      { numRuns: histories, endOnFailure: histories < 100 },
    );
  },
);
