import { createTransport } from 'nodemailer';
import type { Mailer } from '../ports/mailer.ts';

export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport(smtpUrl, { from });
  return {
    async send(letter) {
      await transport.sendMail(letter);
    },
  };
}
