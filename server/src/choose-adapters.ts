/** Which vendor stands behind a port, by what is configured. */
import type { FastifyBaseLogger } from 'fastify';
import { createOpenAiEmbedder } from './adapters/openai-embedder.ts';
import { createOpenAiModel } from './adapters/openai-model.ts';
import { createNoPayments } from './adapters/no-payments.ts';
import { createOutboxMailer } from './adapters/outbox-mailer.ts';
import { createSandboxPayments } from './adapters/sandbox-payments.ts';
import { createSmtpMailer } from './adapters/smtp-mailer.ts';
import { createStripePayments } from './adapters/stripe-payments.ts';
import type { Config } from './config.ts';
import type { Database } from './database/open-database.ts';
import { createSandboxShelf } from './features/billing/sandbox-shelf.ts';
import type { Mailer } from './ports/mailer.ts';

export const chooseMailer = ({ smtpUrl, mailFrom, dataDir }: Config, log: FastifyBaseLogger): Mailer =>
  smtpUrl ? createSmtpMailer(smtpUrl, mailFrom) : createOutboxMailer(dataDir, mailFrom, log);

/** null: replies are quoted, and documents are found by their words. */
export const chooseModels = ({ model, embeddings }: Config) => ({
  model: model && createOpenAiModel(model),
  embedder: embeddings && createOpenAiEmbedder(embeddings),
});

/** Which of them, PAYMENTS says; `sandbox` is what its pages need, and null elsewhere. */
export function choosePayments({ payments, stripe, publicUrl }: Config, db: Database) {
  if (payments === 'off') return { payments: createNoPayments(), sandbox: null };
  if (stripe) return { payments: createStripePayments({ ...stripe, publicUrl }), sandbox: null };
  const sandbox = createSandboxPayments({ shelf: createSandboxShelf(db), publicUrl, now: Date.now });
  return { payments: sandbox.payments, sandbox };
}
