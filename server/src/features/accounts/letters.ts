import type { Letter } from '../../ports/mailer.ts';

interface Person {
  name: string;
  email: string;
}

export const passwordResetLetter = (person: Person, publicUrl: string, token: string): Letter => ({
  to: person.email,
  subject: 'Reset your Vitrine password',
  text: `Hello ${person.name},

somebody, hopefully you, asked to reset the password of your Vitrine account. Choose a new one here within the next hour:

${publicUrl}/reset-password?token=${token}

If it was not you, do nothing: your password stays as it is.

Vitrine`,
});

export const alreadyRegisteredLetter = (person: Person, publicUrl: string): Letter => ({
  to: person.email,
  subject: 'You already have a Vitrine account',
  text: `Hello ${person.name},

somebody, hopefully you, tried to register with this address, which already has an account. Sign in here:

${publicUrl}/login

If you forgot your password, ask for a new one here:

${publicUrl}/forgot-password

If it was not you, there is nothing to do.

Vitrine`,
});

export const agentReadyLetter = (person: Person, publicUrl: string): Letter => ({
  to: person.email,
  subject: 'Your agent is ready',
  text: `Hello ${person.name},

your agent has read your site and can answer now. Try it, and put it on your shop:

${publicUrl}/

Vitrine`,
});
