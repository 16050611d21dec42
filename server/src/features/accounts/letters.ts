import { extraBlock } from '@vitrine/contract/plans';
import { greeting } from '../../lib/contact-addresses.ts';
import type { Letter } from '../../ports/mailer.ts';

interface Person {
  name: string;
  email: string;
}

export const passwordResetLetter = (person: Person, publicUrl: string, token: string): Letter => ({
  to: person.email,
  subject: 'Reset your Vitrine password',
  text: `${greeting(person.name)}

Somebody, hopefully you, asked to reset the password of your Vitrine account. Choose a new one here within the next hour:

${publicUrl}/reset-password?token=${token}

If it was not you, do nothing: your password stays as it is.

Vitrine`,
});

export const passwordChangedLetter = (person: Person, publicUrl: string): Letter => ({
  to: person.email,
  subject: 'Your Vitrine password was changed',
  text: `${greeting(person.name)}

The password of your Vitrine account was just changed, and every other device was signed out.

If it was you, there is nothing to do. If it was not, somebody else can read your e-mail: secure your mailbox first, then choose a new password here:

${publicUrl}/forgot-password

Vitrine`,
});

/** To the new address, which is not the account's yet. */
export const emailConfirmLetter = (person: Person, publicUrl: string, token: string): Letter => ({
  to: person.email,
  subject: 'Confirm your new address for Vitrine',
  text: `${greeting(person.name)}

Somebody, hopefully you, wants this to be the address of their Vitrine account. Confirm it within a day, signed in as before:

${publicUrl}/account?confirm=${token}

If it was not you, do nothing: nothing changes.

Vitrine`,
});

/** To the address that the account has until then. */
export const emailAskedLetter = (person: Person, publicUrl: string): Letter => ({
  to: person.email,
  subject: 'Your Vitrine address is about to change',
  text: `${greeting(person.name)}

Somebody who knows your password asked for another e-mail address for your Vitrine account. It changes once the new address is confirmed.

If it was you, there is nothing to do here. If it was not, choose a new password at once, which signs everybody else out:

${publicUrl}/forgot-password

Vitrine`,
});

export const emailChangedLetter = (person: Person, publicUrl: string): Letter => ({
  to: person.email,
  subject: 'Your Vitrine address was changed',
  text: `${greeting(person.name)}

This is the address of your Vitrine account from now on. Sign in with it here:

${publicUrl}/login

Vitrine`,
});

/** The last one: whoever gets it has no account any more, and so no page to be sent to but the way back in. */
export const accountDeletedLetter = (person: Person, publicUrl: string): Letter => ({
  to: person.email,
  subject: 'Your Vitrine account was deleted',
  text: `${greeting(person.name)}

Your Vitrine account is deleted. Nobody can sign in to it, the agent no longer answers, a paid plan is ended, and all data of it is gone within minutes; from backups it goes when they expire.

If it was not you, write to whoever runs ${publicUrl} at once.

Vitrine`,
});

export const alreadyRegisteredLetter = (person: Person, publicUrl: string): Letter => ({
  to: person.email,
  subject: 'You already have a Vitrine account',
  text: `${greeting(person.name)}

Somebody, hopefully you, tried to register with this address, which already has an account. Sign in here:

${publicUrl}/login

If you forgot your password, ask for a new one here:

${publicUrl}/forgot-password

If it was not you, there is nothing to do.

Vitrine`,
});

export const agentReadyLetter = (person: Person, publicUrl: string): Letter => ({
  to: person.email,
  subject: 'Your agent is ready',
  text: `${greeting(person.name)}

Your agent has read your site and can answer now. Try it, and put it on your shop:

${publicUrl}/

Vitrine`,
});

const billingLetter = (person: Person, publicUrl: string, [subject, words]: readonly [string, string]): Letter => ({
  to: person.email,
  subject,
  text: `${greeting(person.name)}

${words}

${publicUrl}/account

Vitrine`,
});

const billingLetters = {
  'payment-failed': [
    'Your payment did not go through',
    'The last payment for your Vitrine plan failed. Your agent goes on with the credits that are left; until the payment is made no new ones come and no extra block begins. Press “Manage Subscription” there and look at your payment method:',
  ],
  'payment-returned': [
    'A payment was returned',
    'A payment for Vitrine was refunded or is in dispute, so the unused credits it had bought are no longer on your account. Your plan and your credits:',
  ],
  'plan-ended': [
    'Your plan has ended',
    'Your paid Vitrine plan has ended and your account is on Free now. Choose a plan again whenever you like:',
  ],
  'credits-low': [
    'Four fifths of your credits are used',
    'Your agent has used 80 % of its AI interactions. See what is left, and how to get more:',
  ],
  'credits-gone': [
    'Your credits are used up',
    'Your agent has used all its AI interactions and is paused until there are more. Visitors can leave you a message meanwhile. See what wakes it up:',
  ],
  'blocks-begun': [
    'Your first extra block has begun',
    `Your agent has used the AI interactions of this month and goes on in extra blocks: ${extraBlock.interactions} interactions for ${extraBlock.price} (euros or dollars, as you pay your plan), with your next invoice. You choose how many blocks a month may have:`,
  ],
  'blocks-soon': [
    'Four fifths of your extra blocks have begun',
    'Of the extra blocks you allow this month, 80 % have begun. At the ceiling your agent pauses until it gets new credits; you can raise the ceiling before that:',
  ],
  'blocks-ceiling': [
    'Your agent is paused: the ceiling is reached',
    'Every extra block you allow this month is used, so nothing more is charged and your agent is paused until it gets new credits. Visitors can leave you a message meanwhile. A higher ceiling or a larger plan wakes it up at once:',
  ],
} as const satisfies Record<string, readonly [subject: string, words: string]>;

export const writeBillingLetter =
  (letter: keyof typeof billingLetters, publicUrl: string) =>
  (person: Person): Letter =>
    billingLetter(person, publicUrl, billingLetters[letter]);
