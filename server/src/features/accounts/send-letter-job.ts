/** Writes and sends a letter of the queue. A token is made only now, so that none ever waits in the database (RE-14). */
import type { Letter, Mailer } from '../../ports/mailer.ts';
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
import { accountLetters } from './service.ts';
import type { AccountLetter, AccountService } from './service.ts';
import type { Account } from './store.ts';

export const letterJobKind = 'accounts.letter';

interface LetterJob {
  letter: AccountLetter;
  accountId: string;
}

interface Needs {
  service: Pick<AccountService, 'account' | 'newResetToken' | 'newEmailToken'>;
  mailer: Mailer;
  publicUrl: string;
}

export function createLetterJob({ service, mailer, publicUrl }: Needs) {
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

interface DeletedNeeds extends Pick<Needs, 'mailer' | 'publicUrl'> {
  forgetAddress: (accountId: string) => Promise<void>;
}

/** The one letter that carries its address with it, for the account holds none any more; the address goes with the letter. */
export function createDeletedLetterJob({ mailer, publicUrl, forgetAddress }: DeletedNeeds) {
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
