/** Letters by SMTP or, without it, as files that any mail program opens: DATA_DIR/outbox/*.eml, their path in the log. */
import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import { TakesNoMore } from '../lib/circuit-breaker.ts';
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

/** Without SMTP letters become files that any mail program opens: DATA_DIR/outbox/*.eml, their path in the log. */
export function createOutboxMailer(dataDir: string, from: string, log: Pick<FastifyBaseLogger, 'info'>): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from });
  return {
    async send(letter) {
      const { message } = await transport.sendMail(letter);
      const folder = path.join(dataDir, 'outbox');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const stamp = new Date().toISOString().replaceAll(':', '-');
      const file = path.join(folder, `${stamp}-${randomBytes(4).toString('hex')}.eml`);
      await writeFile(file, message, { mode: 0o600 });
      log.info({ file }, 'letter written to the outbox');
    },
  };
}
