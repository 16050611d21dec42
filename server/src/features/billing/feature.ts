/** The billing feature put together: what it offers to HTTP, to answers, to the worker and to training. */
import { plans } from '@vitrine/contract/plans';
import type { FastifyInstance } from 'fastify';
import type { Database, Transaction } from '../../database/open-database.ts';
import type { OnCall } from '../../http/on-call.ts';
import { enqueueJob } from '../../jobs/job-queue.ts';
import type { JobHandler } from '../../jobs/worker.ts';
import { eachOnItsOwn } from '../../lib/circuit-breaker.ts';
import type { Log } from '../../lib/log.ts';
import type { Payments } from '../../ports/payments.ts';
import type { BillingLetter } from './apply-facts.ts';
import type { CreditLetter } from './domain/credits.ts';
import {
  createLedger,
  endSubscriptionJobKind,
  morePagesJobKind,
  parseIdJob,
  reconcileJobKind,
  reportBlocksJobKind,
  rollUpJobKind,
  sweepHolds,
} from './ledger.ts';
import { createPaymentReader, registerBillingRoutes, registerWebhook } from './routes.ts';
import { registerSandboxPages } from './sandbox-pages.ts';
import type { Sandbox } from './sandbox-pages.ts';
import { createBillingService } from './service.ts';
import type { PaymentWay } from './service.ts';
import { createBillingStore } from './store.ts';

/** how often the provider is asked whether an event was lost */
const reconcileEveryMs = 24 * 3_600_000;
const reconcileSandboxEveryMs = 3_600_000;

interface Needs {
  db: Database;
  log: Log;
  payments: Payments;
  /** what the sandbox's pages need; null where another provider takes the payments */
  sandbox: Sandbox | null;
  way: PaymentWay;
  queueLetter: (tx: Transaction, letter: BillingLetter | CreditLetter, accountId: string) => Promise<void>;
}

export function createBilling({ db, log, payments, sandbox, way, queueLetter }: Needs) {
  const store = createBillingStore(db);
  const paymentOf = createPaymentReader(db, way);
  const queue = async (tx: Transaction | Database, kind: string, id = '') => {
    await enqueueJob(tx, { kind, payload: { id }, dedupeKey: `${kind}:${id}` });
  };
  const service = createBillingService({
    store,
    payments,
    way,
    log,
    tell: queueLetter,
    endSubscription: (tx, id) => queue(tx, endSubscriptionJobKind, id),
    async onMorePages(tx, accountId) {
      if (((await store.sitePages(accountId)) ?? 0) > plans[0].pages) await queue(tx, morePagesJobKind, accountId);
    },
  });

  const ledger = createLedger(db, queueLetter);
  const everyMs = sandbox === null ? reconcileEveryMs : reconcileSandboxEveryMs;
  let reconciledAt = -Infinity;

  return {
    paymentOf,
    ledger,
    pageLimit: (agentId: string) => store.pageLimit(agentId),
    leaveCheckouts: (accountId: string) => service.leaveCheckouts(accountId),
    /** the account goes: the provider must stop charging, and hears so from the queue however long it is away */
    async endWith(tx: Transaction, accountId: string): Promise<void> {
      const id = (await store.subscription(accountId))?.providerSubscription;
      if (id) await queue(tx, endSubscriptionJobKind, id);
    },
    replayParkedEvents: () => service.replayParked(),
    isInUse: async (accountId: string) => (await store.subscription(accountId))?.verified === true,
    /** Where a plan covers pages that were left out, the account's agent is trained again. */
    handlers: (
      agentOf: (accountId: string) => Promise<string | null>,
      trainAgain: (agentId: string) => Promise<unknown>,
    ): Record<string, JobHandler> => ({
      [reportBlocksJobKind]: () => service.reportExtraBlocks(),
      [reconcileJobKind]: ({ signal }) =>
        eachOnItsOwn([() => service.endPretended(), () => service.reconcile(signal), service.replayParked], (look) =>
          look(),
        ),
      [endSubscriptionJobKind]: ({ payload }) => payments.endSubscription(parseIdJob(payload)),
      [rollUpJobKind]: async ({ signal }) => void (await ledger.rollUp(signal)),
      [morePagesJobKind]: async ({ payload }) => {
        const agentId = await agentOf(parseIdJob(payload));
        if (agentId !== null) await trainAgain(agentId);
      },
    }),
    chore: async (): Promise<void> => {
      if (performance.now() - reconciledAt < everyMs) return;
      reconciledAt = performance.now();
      await queue(db, reconcileJobKind);
      await queue(db, reportBlocksJobKind);
      await queue(db, rollUpJobKind);
    },
    async register(on: OnCall, app: FastifyInstance): Promise<void> {
      sweepHolds(app, ledger, log);
      registerBillingRoutes(on, { service, paymentOf });
      if (sandbox !== null) await registerSandboxPages(app, sandbox, service.takeNotice);
      else if (way === 'stripe') await registerWebhook(app, payments, service.takeNotice);
    },
  };
}
