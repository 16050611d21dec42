import { limits } from '@vitrine/contract/limits';
import type { Transaction } from '../../database/open-database.ts';
import { hashSecret, newSecret } from '../../lib/ids.ts';
import { Refused } from '../../lib/refused.ts';
import { isCommonPassword } from './common-passwords.ts';
import { canonicalEmail } from '../../lib/email-address.ts';
import type { AccountEraser } from './erase-account.ts';
import type { PasswordHasher } from './hash-password.ts';
import type { Account, AccountStore } from './store.ts';

const signInDays = 30;
const resetMinutes = 60;

export const accountLetters = [
  'password-reset',
  'password-changed',
  'already-registered',
  'agent-ready',
  'payment-failed',
  'payment-returned',
  'plan-ended',
  'credits-low',
  'credits-gone',
] as const;
export type AccountLetter = (typeof accountLetters)[number];

interface Needs {
  store: AccountStore;
  passwords: PasswordHasher;
  /** queues a letter; it is written when it is sent, so that no token waits in the database */
  queueLetter: (letter: AccountLetter, accountId: string) => Promise<void>;
  /** queues the letter that a password was changed, whoever changed it (RE-10) */
  tellChanged: (tx: Transaction, accountId: string) => Promise<void>;
  eraser: Pick<AccountEraser, 'begin'>;
  /** nobody shall pay for an account that is going */
  closeCheckouts: (accountId: string) => Promise<void>;
}

export interface SignedIn {
  account: Account;
  token: string;
}

export function createAccountService({ store, passwords, queueLetter, tellChanged, eraser, closeCheckouts }: Needs) {
  async function signIn(account: Account): Promise<SignedIn> {
    const token = newSecret();
    await store.insertSignIn(account.id, hashSecret(token), signInDays);
    return { account, token };
  }

  return {
    async findOwner(token: string) {
      const tokenHash = hashSecret(token);
      const row = await store.ownerByToken(tokenHash);
      return row && { accountId: row.accountId, agentId: row.agentId, verified: row.verified ?? false, tokenHash };
    },

    async register(input: { name: string; email: string; password: string }): Promise<SignedIn> {
      const email = canonicalEmail(input.email);
      if (email === null) throw new Refused('accounts.address_invalid', 'Invalid email address');
      checkNewPassword(input.password);
      const passwordHash = await passwords.hash(input.password);
      const accountId = await store.insert({ name: input.name.trim(), email, passwordHash });
      const account = accountId === null ? null : await store.byId(accountId);
      if (account === null) {
        const existing = await store.byEmail(email);
        if (existing) await queueLetter('already-registered', existing.id);
        throw new Refused('accounts.address_taken', 'There is already an account with this address.');
      }
      return signIn(account);
    },

    async login(input: { email: string; password: string }): Promise<SignedIn> {
      const email = canonicalEmail(input.email);
      const account = email === null ? null : await store.byEmail(email);
      const right = await passwords.verify(account?.passwordHash ?? null, input.password);
      if (account === null || !right || account.disabledAt !== null) {
        throw new Refused('accounts.wrong_credentials', 'Invalid email or password');
      }
      return signIn(account);
    },

    logout: (tokenHash: string) => store.deleteSignIn(tokenHash),

    /** The same answer after the same work for known and unknown addresses; a letter to nobody is dropped by the queue (RE-07). */
    async forgotPassword(input: string): Promise<void> {
      const email = canonicalEmail(input);
      if (email === null) throw new Refused('accounts.address_invalid', 'Invalid email address');
      const account = await store.byEmail(email);
      await queueLetter('password-reset', account?.id ?? nobodyAt(email));
    },

    async resetPassword(token: string, password: string): Promise<void> {
      if (!/^[\w-]{43}$/.test(token)) throw tokenUnknown();
      const tokenHash = hashSecret(token);
      if ((await store.resetTokenAccount(tokenHash)) === null) throw tokenUnknown();
      checkNewPassword(password);
      const passwordHash = await passwords.hash(password);
      if (!(await store.resetPassword(tokenHash, passwordHash, tellChanged))) throw tokenUnknown();
    },

    /** Makes the token of a reset letter while the letter is written; a newer one ends the older. */
    async newResetToken(accountId: string): Promise<string> {
      const token = newSecret();
      await store.replaceResetToken(accountId, hashSecret(token), resetMinutes);
      return token;
    },

    /** The password is asked for once more: a stolen sign-in, or an open screen, must not be enough (AU-03). */
    async erase(accountId: string, password: string): Promise<void> {
      const account = await store.byId(accountId);
      if (account === null || !(await passwords.verify(account.passwordHash, password)))
        throw new Refused('accounts.wrong_credentials', 'This is not your password.');
      await closeCheckouts(accountId);
      await eraser.begin(accountId);
    },

    account: (accountId: string) => store.byId(accountId),
    agentOf: (accountId: string) => store.agentOf(accountId),
    accountOfAgent: (agentId: string) => store.accountOfAgent(agentId),
  };
}

/** An account that there is not, the same each time for an address, so that what is counted and queued for it is too. */
const nobodyAt = (email: string) => `usr_nobody_${hashSecret(email).slice(0, 22)}`;

const tokenUnknown = () =>
  new Refused('accounts.reset_token_invalid', 'This link is no longer valid. Please ask for a new one.');

function checkNewPassword(password: string): void {
  if (password.length < limits.passwordMin) {
    throw new Refused('accounts.password_weak', 'Password must be at least 6 characters');
  }
  if (isCommonPassword(password)) {
    throw new Refused('accounts.password_weak', 'This password is too common. Please choose another.');
  }
}

export type AccountService = ReturnType<typeof createAccountService>;
