/** Without SMTP letters become files that any mail program opens: DATA_DIR/outbox/*.eml, their path in the log. */
import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { FastifyBaseLogger } from 'fastify';
import type { Mailer } from '../ports/mailer.ts';

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
