/** The billing feature put together: what it offers to HTTP, to answers, to the worker and to training. */
import type { Database, Transaction } from '../../database/open-database.ts';
import { plans } from '@vitrine/contract/plans';
import type { OnCall } from '../../http/on-call.ts';
import { enqueueJob } from '../../jobs/job-queue.ts';
import type { JobHandler } from '../../jobs/worker.ts';
import { eachOnItsOwn } from '../../lib/each-on-its-own.ts';
import type { Log } from '../../lib/log.ts';
import type { Payments } from '../../ports/payments.ts';
import type { BillingLetter } from './apply-facts.ts';
import type { CreditLetter } from './domain/credits.ts';
import {
  endSubscriptionJobKind,
  morePagesJobKind,
  parseIdJob,
  reconcileJobKind,
  reportBlocksJobKind,
  rollUpJobKind,
} from './jobs.ts';
import { createLedger } from './ledger.ts';
import { createPaymentReader } from './read-model.ts';
import { registerBillingRoutes } from './routes.ts';
import { createBillingService } from './service.ts';
import type { PaymentWay } from './service.ts';
import { createBillingStore } from './store.ts';

interface Needs {
  db: Database;
  log: Log;
  payments: Payments;
  way: PaymentWay;
  /** how often the provider is asked whether an event was lost */
  reconcileEveryMs: number;
  queueLetter: (tx: Transaction, letter: BillingLetter | CreditLetter, accountId: string) => Promise<void>;
  /** the plan covers pages that were left out */
  trainMorePages: (accountId: string) => Promise<void>;
}

export function createBilling({ db, log, payments, way, queueLetter, trainMorePages, reconcileEveryMs }: Needs) {
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
  const handlers: Record<string, JobHandler> = {
    [reportBlocksJobKind]: () => service.reportExtraBlocks(),
    [reconcileJobKind]: ({ signal }) =>
      eachOnItsOwn([() => service.endPretended(), () => service.reconcile(signal), service.replayParked], (look) =>
        look(),
      ),
    [endSubscriptionJobKind]: ({ payload }) => payments.endSubscription(parseIdJob(payload)),
    [rollUpJobKind]: async ({ signal }) => void (await ledger.rollUp(signal)),
    [morePagesJobKind]: ({ payload }) => trainMorePages(parseIdJob(payload)),
  };
  let reconciledAt = -Infinity;

  return {
    paymentOf,
    ledger,
    takeNotice: service.takeNotice,
    pageLimit: (agentId: string) => store.pageLimit(agentId),
    leaveCheckouts: (accountId: string) => service.leaveCheckouts(accountId),
    /** the account goes: the provider must stop charging, and hears so from the queue however long it is away */
    async endWith(tx: Transaction, accountId: string): Promise<void> {
      const id = (await store.subscription(accountId))?.providerSubscription;
      if (id) await queue(tx, endSubscriptionJobKind, id);
    },
    replayParked: () => service.replayParked(),
    isInUse: async (accountId: string) => (await store.subscription(accountId))?.verified === true,
    handlers,
    chore: async (): Promise<void> => {
      if (performance.now() - reconciledAt < reconcileEveryMs) return;
      reconciledAt = performance.now();
      await queue(db, reconcileJobKind);
      await queue(db, reportBlocksJobKind);
      await queue(db, rollUpJobKind);
    },
    registerRoutes: (on: OnCall) => registerBillingRoutes(on, { service, paymentOf }),
  };
}
