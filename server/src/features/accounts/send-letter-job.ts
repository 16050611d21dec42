/** Writes and sends a letter of the queue. A token is made only now, so that none ever waits in the database (RE-14). */
import type { Letter, Mailer } from '../../ports/mailer.ts';
import { alreadyRegisteredLetter, passwordResetLetter } from './letters.ts';
import type { AccountLetter, AccountService } from './service.ts';

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
  return async (payload: unknown): Promise<void> => {
    const { letter, accountId } = parseLetterJob(payload);
    const account = await service.account(accountId);
    if (account === null) return;
    const written: Letter =
      letter === 'password-reset'
        ? passwordResetLetter(account, publicUrl, await service.newResetToken(accountId))
        : alreadyRegisteredLetter(account, publicUrl);
    await mailer.send(written);
  };
}

export function parseLetterJob(payload: unknown): LetterJob {
  if (typeof payload === 'object' && payload !== null && 'letter' in payload && 'accountId' in payload) {
    const { letter, accountId } = payload;
    if ((letter === 'password-reset' || letter === 'already-registered') && typeof accountId === 'string') {
      return { letter, accountId };
    }
  }
  throw new Error('a letter job with a foreign payload');
}
