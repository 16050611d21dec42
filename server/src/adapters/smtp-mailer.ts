import { createTransport } from 'nodemailer';
import { TakesNoMore } from '../lib/takes-no-more.ts';
import type { Mailer } from '../ports/mailer.ts';

export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  // a server that never answers holds a place in the queue: the library would wait for minutes
  const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
  const transport = createTransport({ url: smtpUrl, ...patience }, { from });
  return {
    async send(letter) {
      await transport.sendMail(letter).catch((error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        const said = message.replaceAll(letter.to, 'the recipient');
        // servers repeat the address in their refusal, and what is thrown here is logged, causes too (R7)
        // oxlint-disable-next-line preserve-caught-error
        throw asksForLess(error) ? new TakesNoMore(said) : new Error(said);
      });
    },
  };
}

/** "Not now", and not of one recipient, whose mailbox may be full or greet strangers so. */
function asksForLess(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false;
  const { responseCode, command } = error;
  return typeof responseCode === 'number' && responseCode >= 400 && responseCode < 500 && command !== 'RCPT TO';
}
