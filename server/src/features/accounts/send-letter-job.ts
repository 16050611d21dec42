/** Writes and sends a letter of the queue. A token is made only now, so that none ever waits in the database (RE-14). */
import type { Letter, Mailer } from '../../ports/mailer.ts';
import { agentReadyLetter, alreadyRegisteredLetter, passwordResetLetter, writeBillingLetter } from './letters.ts';
import { accountLetters } from './service.ts';
import type { AccountLetter, AccountService } from './service.ts';
import type { Account } from './store.ts';

export const letterJobKind = 'accounts.letter';

interface LetterJob {
  letter: AccountLetter;
  accountId: string;
}

interface Needs {
  service: Pick<AccountService, 'account' | 'newResetToken'>;
  mailer: Mailer;
  publicUrl: string;
}

export function createLetterJob({ service, mailer, publicUrl }: Needs) {
  const writers: Record<AccountLetter, (account: Account) => Letter | Promise<Letter>> = {
    'password-reset': async (account) =>
      passwordResetLetter(account, publicUrl, await service.newResetToken(account.id)),
    'already-registered': (account) => alreadyRegisteredLetter(account, publicUrl),
    'agent-ready': (account) => agentReadyLetter(account, publicUrl),
    'payment-failed': writeBillingLetter('payment-failed', publicUrl),
    'payment-returned': writeBillingLetter('payment-returned', publicUrl),
    'plan-ended': writeBillingLetter('plan-ended', publicUrl),
    'credits-low': writeBillingLetter('credits-low', publicUrl),
    'credits-gone': writeBillingLetter('credits-gone', publicUrl),
  };
  return async (payload: unknown): Promise<void> => {
    const { letter, accountId } = parseLetterJob(payload);
    const account = await service.account(accountId);
    // nobody is written to whose account is closed or going
    if (account !== null && account.disabledAt === null) await mailer.send(await writers[letter](account));
  };
}

function parseLetterJob(payload: unknown): LetterJob {
  if (typeof payload === 'object' && payload !== null && 'letter' in payload && 'accountId' in payload) {
    const { letter, accountId } = payload;
    const known = accountLetters.find((one) => one === letter);
    if (known && typeof accountId === 'string') return { letter: known, accountId };
  }
  throw new Error('a letter job with a foreign payload');
}
