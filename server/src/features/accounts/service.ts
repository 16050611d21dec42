import { limits } from '@vitrine/contract/limits';
import type { Transaction } from '../../database/open-database.ts';
import { canonicalEmail } from '../../lib/contact-addresses.ts';
import { hashSecret, newSecret } from '../../lib/ids.ts';
import { Refused } from '../../lib/refused.ts';
import type { AccountEraser } from './erase-account.ts';
import type { PasswordHasher } from './hash-password.ts';
import type { Account, AccountStore } from './store.ts';

const signInDays = 30;
const resetMinutes = 60;

export const accountLetters = [
  'password-reset',
  'password-changed',
  'already-registered',
  'email-confirm',
  'email-asked',
  'email-changed',
  'agent-ready',
  'payment-failed',
  'payment-returned',
  'plan-ended',
  'credits-low',
  'credits-gone',
  'blocks-begun',
  'blocks-soon',
  'blocks-ceiling',
] as const;
export type AccountLetter = (typeof accountLetters)[number];

interface Needs {
  store: AccountStore;
  passwords: PasswordHasher;
  /** queues a letter; it is written when it is sent, so that no token waits in the database */
  queueLetter: (letter: AccountLetter, accountId: string) => Promise<void>;
  /** queues a letter about a change, however often there was one lately (RE-10) */
  tell: (letter: AccountLetter, accountId: string, tx?: Transaction) => Promise<void>;
  eraser: Pick<AccountEraser, 'begin'>;
  /** nobody shall pay for an account that is going */
  closeCheckouts: (accountId: string) => Promise<void>;
}

interface Registration {
  name: string;
  email: string;
  password: string;
}

/** Who asks, and with which sign-in. */
export interface AskingOwner {
  accountId: string;
  tokenHash: string;
}

export interface SignedIn {
  account: Account;
  token: string;
}

export function createAccountService({ store, passwords, queueLetter, tell, eraser, closeCheckouts }: Needs) {
  async function signIn(account: Account, device: string | null): Promise<SignedIn> {
    const token = newSecret();
    await store.insertSignIn({ accountId: account.id, tokenHash: hashSecret(token), lifetimeDays: signInDays, device });
    return { account, token };
  }

  /** The password is asked for once more: a stolen sign-in, or an open screen, must not be enough (AU-03). */
  async function accountOfPassword(accountId: string, password: string): Promise<Account> {
    const account = await store.byId(accountId);
    if (account === null || !(await passwords.verify(account.passwordHash, password)))
      throw new Refused('accounts.wrong_credentials', 'That is not your password.');
    return account;
  }

  return {
    async findOwner(token: string) {
      const tokenHash = hashSecret(token);
      const row = await store.ownerByToken(tokenHash);
      // a note that is lost costs nothing, and nobody waits for it
      if (row?.isUnnoted === true) store.noteUsed(tokenHash).catch(() => {});
      return row && { accountId: row.accountId, agentId: row.agentId, verified: row.verified ?? false, tokenHash };
    },

    async register(input: Registration, device: string | null): Promise<SignedIn> {
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
      return signIn(account, device);
    },

    async login(input: Omit<Registration, 'name'>, device: string | null): Promise<SignedIn> {
      const email = canonicalEmail(input.email);
      const account = email === null ? null : await store.byEmail(email);
      const right = await passwords.verify(account?.passwordHash ?? null, input.password);
      if (account === null || !right || account.disabledAt !== null) {
        throw new Refused('accounts.wrong_credentials', 'Invalid email or password');
      }
      return signIn(account, device);
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
      if (!(await store.resetPassword(tokenHash, passwordHash, (tx, id) => tell('password-changed', id, tx))))
        throw tokenUnknown();
    },

    /** Makes the token of a reset letter while the letter is written; a newer one ends the older. */
    async newResetToken(accountId: string): Promise<string> {
      const token = newSecret();
      await store.replaceResetToken(accountId, hashSecret(token), resetMinutes);
      return token;
    },

    async erase(accountId: string, password: string): Promise<void> {
      await accountOfPassword(accountId, password);
      await closeCheckouts(accountId);
      await eraser.begin(accountId);
    },

    rename: (accountId: string, name: string) => store.rename(accountId, name.trim()),

    async changePassword(owner: AskingOwner, password: string, newPassword: string): Promise<void> {
      await accountOfPassword(owner.accountId, password);
      checkNewPassword(newPassword);
      const passwordHash = await passwords.hash(newPassword);
      await store.changePassword({ ...owner, passwordHash }, (tx) => tell('password-changed', owner.accountId, tx));
    },

    /** Both addresses are written to; what counts is the link that only the new one gets. Whether another account has it is told to nobody. */
    async changeEmail(accountId: string, input: string, password: string): Promise<void> {
      const email = canonicalEmail(input);
      if (email === null) throw new Refused('accounts.address_invalid', 'Invalid email address');
      const account = await accountOfPassword(accountId, password);
      if (account.email === email) throw new Refused('accounts.address_same', 'This is your address already.');
      const other = await store.byEmail(email);
      if (other !== null) await queueLetter('already-registered', other.id);
      else {
        await store.beginEmailChange(accountId, { email, tokenHash: hashSecret(newSecret()) });
        await tell('email-confirm', accountId);
      }
      await tell('email-asked', accountId);
    },

    /** Made while the letter is written; a newer one ends the older. @returns null where nothing waits to be confirmed */
    async newEmailToken(accountId: string): Promise<{ email: string; token: string } | null> {
      const change = await store.emailChange(accountId);
      if (change === null) return null;
      const token = newSecret();
      await store.setEmailToken(accountId, hashSecret(token));
      return { email: change.email, token };
    },

    async confirmEmail(accountId: string, token: string): Promise<string> {
      const confirmed = /^[\w-]{43}$/.test(token) ? await store.confirmEmail(accountId, hashSecret(token)) : null;
      if (confirmed === null)
        throw new Refused('accounts.email_token_invalid', 'This link is no longer valid. Ask for the change again.');
      if (confirmed.isTaken)
        throw new Refused('accounts.address_taken', 'There is already an account with this address.');
      await tell('email-changed', accountId);
      return confirmed.email;
    },

    async signIns({ accountId, tokenHash }: AskingOwner) {
      const rows = await store.signIns(accountId);
      return rows.map((row) => ({ ...row, id: signInId(row.tokenHash), isThis: row.tokenHash === tokenHash }));
    },

    /** One, or all but the asker's own. */
    async endSignIns({ accountId, tokenHash }: AskingOwner, id: string | undefined): Promise<void> {
      if (id === undefined) return store.deleteOtherSignIns(accountId, tokenHash);
      const found = (await store.signIns(accountId)).find((row) => signInId(row.tokenHash) === id);
      return found === undefined ? undefined : store.deleteSignIn(found.tokenHash);
    },

    account: (accountId: string) => store.byId(accountId),
    agentOf: (accountId: string) => store.agentOf(accountId),
    accountOfAgent: (agentId: string) => store.accountOfAgent(agentId),
  };
}

/** An account that there is not, the same each time for an address, so that what is counted and queued for it is too. */
const nobodyAt = (email: string) => `usr_nobody_${hashSecret(email).slice(0, 22)}`;

/** Names a sign-in without saying what is kept of its token. */
const signInId = (tokenHash: string) => `sgn_${hashSecret(tokenHash).slice(0, 32)}`;

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

/** Passwords that fall in the first seconds of any guessing, of the allowed length (T34). */
const common = new Set(
  `123456 1234567 12345678 123456789 1234567890 password password1 passw0rd qwerty qwerty123 qwertyuiop abc123 abcdef
   111111 000000 123123 654321 666666 121212 112233 iloveyou letmein welcome monkey dragon football baseball sunshine
   princess admin123 administrator secret master shadow superman batman trustno1 michael jordan23 login123 hello123
   azerty azertyuiop 1q2w3e 1q2w3e4r 1qaz2wsx zaq12wsx asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx password123 changeme
   default guest123 test123 testtest vitrine 555555 777777 888888 999999 987654321 aaaaaa`.split(/\s+/),
);

const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
