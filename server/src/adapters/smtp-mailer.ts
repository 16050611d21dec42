import { createTransport } from 'nodemailer';
import type { Mailer } from '../ports/mailer.ts';

export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport(smtpUrl, { from });
  return {
    async send(letter) {
      await transport.sendMail(letter).catch((error: unknown) => {
        // servers repeat the address in their refusal, and what is thrown here is logged (R7)
        const said = error instanceof Error ? error.message : String(error);
        throw new Error(said.replaceAll(letter.to, 'the recipient'));
      });
    },
  };
}
