import { createTransport } from 'nodemailer';
import type { Mailer } from '../ports/mailer.ts';

export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  // a server that never answers holds a place in the queue: the library would wait for minutes
  const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
  const transport = createTransport({ url: smtpUrl, ...patience }, { from });
  return {
    async send(letter) {
      await transport.sendMail(letter).catch((error: unknown) => {
        const said = error instanceof Error ? error.message : String(error);
        // servers repeat the address in their refusal, and what is thrown here is logged, causes too (R7)
        // oxlint-disable-next-line preserve-caught-error
        throw new Error(said.replaceAll(letter.to, 'the recipient'));
      });
    },
  };
}
