/** The accounts feature put together: who signs in, what is written to them, and how an account ends. */
import type { Database, Transaction } from '../../database/open-database.ts';
import type { OnCall } from '../../http/on-call.ts';
import { enqueueJob } from '../../jobs/job-queue.ts';
import type { JobHandler } from '../../jobs/worker.ts';
import type { Letter, Mailer } from '../../ports/mailer.ts';
import { createAccountEraser, deletedLetterJobKind, eraseAccountJobKind, parseEraseJob } from './erase-account.ts';
import { createAccountExport } from './export-account.ts';
import { createPasswordHasher } from './hash-password.ts';
import {
  accountDeletedLetter,
  agentReadyLetter,
  alreadyRegisteredLetter,
  emailAskedLetter,
  emailChangedLetter,
  emailConfirmLetter,
  passwordChangedLetter,
  passwordResetLetter,
  writeBillingLetter,
} from './letters.ts';
import { createSessionViewReader, registerAccountRoutes } from './routes.ts';
import type { SessionView, Support } from './routes.ts';
import { accountLetters, createAccountService } from './service.ts';
import type { AccountLetter, AccountService } from './service.ts';
import { createAccountStore } from './store.ts';
import type { Account } from './store.ts';

interface Needs {
  db: Database;
  mailer: Mailer;
  publicUrl: string;
  support: Support;
  /** null when nothing is limited */
  counters: LetterCounters | null;
  billing: {
    paymentOf: (accountId: string) => Promise<SessionView['payment']>;
    isInUse: (accountId: string) => Promise<boolean>;
    /** nobody shall pay for an account that is going */
    leaveCheckouts: (accountId: string) => Promise<void>;
    /** what must be ended with an account, in the same transaction */
    endWith: (tx: Transaction, accountId: string) => Promise<void>;
  };
}

export function createAccounts({ db, mailer, publicUrl, counters, billing, ...needs }: Needs) {
  const eraser = createAccountEraser(db, billing.endWith);
  const readExport = createAccountExport(db);
  const service = createAccountService({
    store: createAccountStore(db),
    passwords: createPasswordHasher(),
    tell: (letter, accountId, tx) => queueLetter(tx ?? db, letter, accountId),
    eraser,
    closeCheckouts: billing.leaveCheckouts,
    queueLetter: async (letter, accountId) => {
      if (counters === null || (await mayWriteTo(counters, accountId))) await queueLetter(db, letter, accountId);
    },
  });
  const sendLetter = createLetterJob({ service, mailer, publicUrl });
  const sendDeletedLetter = createDeletedLetterJob({
    mailer,
    publicUrl,
    forgetAddress: (id) => eraser.forgetAddress(id),
  });
  const handlers: Record<string, JobHandler> = {
    [letterJobKind]: ({ payload }) => sendLetter(payload),
    [deletedLetterJobKind]: ({ payload, isLastAttempt }) => sendDeletedLetter(payload, isLastAttempt),
    [eraseAccountJobKind]: ({ payload, signal }) => eraser.finish(parseEraseJob(payload), signal),
  };
  const ownerOf = async (agentId: string) => {
    const accountId = await service.accountOfAgent(agentId);
    return accountId === null ? null : service.account(accountId);
  };
  return {
    findOwner: (token: string) => service.findOwner(token),
    agentOf: service.agentOf,
    ownerOf,
    /** an agent whose owner has a plan */
    isInUse: async (agentId: string): Promise<boolean> => {
      const owner = await ownerOf(agentId);
      return owner !== null && billing.isInUse(owner.id);
    },
    /** what was saved of an agent has been learnt: it can be shown */
    announceReady: async (agentId: string): Promise<void> => {
      const owner = await ownerOf(agentId);
      if (owner !== null) await queueLetter(db, 'agent-ready', owner.id);
    },
    handlers,
    readExport,
    /** @returns false when there is no such account */
    eraseAccount: async (id: string) => (await eraser.begin(id)) && eraser.finish(id).then(() => true),
    registerRoutes: (on: OnCall) =>
      registerAccountRoutes(on, {
        service,
        readSession: createSessionViewReader(db, billing.paymentOf),
        readExport,
        support: { server: publicUrl, ...needs.support },
        secureCookie: publicUrl.startsWith('https:'),
      }),
  };
}

/** Anybody can make us write to an address that has an account; whoever asks is not told when that was often enough (RE-07, RE-08). */
const lettersPerHour = 3;

interface LetterCounters {
  hit: (windows: ReadonlyMap<string, number>) => Promise<Map<string, { hits: number }>>;
}

async function mayWriteTo(counters: LetterCounters, accountId: string): Promise<boolean> {
  const key = `letter:${accountId}`;
  const counted = await counters.hit(new Map([[key, 3600]]));
  return (counted.get(key)?.hits ?? 0) <= lettersPerHour;
}

/** A letter of one kind waits once for an account, however often it is asked for; it goes when the transaction commits. */
export async function queueLetter(tx: Database | Transaction, letter: AccountLetter, accountId: string): Promise<void> {
  await enqueueJob(tx, { kind: letterJobKind, payload: { letter, accountId }, dedupeKey: `${letter}:${accountId}` });
}

/** Writes and sends a letter of the queue. A token is made only now, so that none ever waits in the database (RE-14). */
const letterJobKind = 'accounts.letter';

interface LetterJob {
  letter: AccountLetter;
  accountId: string;
}

interface LetterJobNeeds {
  service: Pick<AccountService, 'account' | 'newResetToken' | 'newEmailToken'>;
  mailer: Mailer;
  publicUrl: string;
}

function createLetterJob({ service, mailer, publicUrl }: LetterJobNeeds) {
  const writers: Record<AccountLetter, (account: Account) => Letter | Promise<Letter | null>> = {
    'password-reset': async (account) =>
      passwordResetLetter(account, publicUrl, await service.newResetToken(account.id)),
    'password-changed': (account) => passwordChangedLetter(account, publicUrl),
    'email-confirm': async (account) => {
      const change = await service.newEmailToken(account.id);
      return change && emailConfirmLetter({ ...account, email: change.email }, publicUrl, change.token);
    },
    'email-asked': (account) => emailAskedLetter(account, publicUrl),
    'email-changed': (account) => emailChangedLetter(account, publicUrl),
    'already-registered': (account) => alreadyRegisteredLetter(account, publicUrl),
    'agent-ready': (account) => agentReadyLetter(account, publicUrl),
    'payment-failed': writeBillingLetter('payment-failed', publicUrl),
    'payment-returned': writeBillingLetter('payment-returned', publicUrl),
    'plan-ended': writeBillingLetter('plan-ended', publicUrl),
    'credits-low': writeBillingLetter('credits-low', publicUrl),
    'credits-gone': writeBillingLetter('credits-gone', publicUrl),
    'blocks-begun': writeBillingLetter('blocks-begun', publicUrl),
    'blocks-soon': writeBillingLetter('blocks-soon', publicUrl),
    'blocks-ceiling': writeBillingLetter('blocks-ceiling', publicUrl),
  };
  return async (payload: unknown): Promise<void> => {
    const { letter, accountId } = parseLetterJob(payload);
    const account = await service.account(accountId);
    // nobody is written to whose account is closed or going
    if (account === null || account.disabledAt !== null) return;
    const written = await writers[letter](account);
    if (written !== null) await mailer.send(written);
  };
}

interface DeletedNeeds extends Pick<LetterJobNeeds, 'mailer' | 'publicUrl'> {
  forgetAddress: (accountId: string) => Promise<void>;
}

/** The one letter that carries its address with it, for the account holds none any more; the address goes with the letter. */
function createDeletedLetterJob({ mailer, publicUrl, forgetAddress }: DeletedNeeds) {
  return async (payload: unknown, isLastAttempt: boolean): Promise<void> => {
    const { id, ...person } = parseDeletedJob(payload);
    try {
      await mailer.send(accountDeletedLetter(person, publicUrl));
    } catch (error) {
      if (isLastAttempt) await forgetAddress(id);
      throw error;
    }
    await forgetAddress(id);
  };
}

function parseDeletedJob(payload: unknown): { id: string; name: string; email: string } {
  if (typeof payload === 'object' && payload !== null && 'id' in payload && 'name' in payload && 'email' in payload) {
    const { id, name, email } = payload;
    if (typeof id === 'string' && typeof name === 'string' && typeof email === 'string') return { id, name, email };
  }
  throw new Error('a letter about a deleted account with a foreign payload');
}

function parseLetterJob(payload: unknown): LetterJob {
  if (typeof payload === 'object' && payload !== null && 'letter' in payload && 'accountId' in payload) {
    const { letter, accountId } = payload;
    const known = accountLetters.find((one) => one === letter);
    if (known && typeof accountId === 'string') return { letter: known, accountId };
  }
  throw new Error('a letter job with a foreign payload');
}
