/** Which vendor stands behind a port, by what is configured. What talks to a vendor is loaded only where it is configured: openai and stripe hold some megabytes of every process. */
import type { FastifyBaseLogger } from 'fastify';
import { createGuardedWeb } from './adapters/guarded-web.ts';
import { createOutboxMailer, createSmtpMailer } from './adapters/mailers.ts';
import { createNoPayments, createSandboxPayments } from './adapters/sandbox-payments.ts';
import type { Config } from './config.ts';
import type { Database } from './database/open-database.ts';
import { createSandboxShelf } from './features/billing/sandbox-pages.ts';
import type { Mailer } from './ports/mailer.ts';

export async function chooseAdapters(config: Config, db: Database, log: FastifyBaseLogger) {
  return {
    web: createGuardedWeb({ resolve: config.crawlResolve, server: config.publicUrl }),
    mailer: chooseMailer(config, log),
    provider: await choosePayments(config, db),
    ...(await chooseModels(config)),
  };
}

const chooseMailer = ({ smtpUrl, mailFrom, dataDir }: Config, log: FastifyBaseLogger): Mailer =>
  smtpUrl ? createSmtpMailer(smtpUrl, mailFrom) : createOutboxMailer(dataDir, mailFrom, log);

/** null: replies are quoted, and documents are found by their words. */
async function chooseModels({ model, embeddings }: Config) {
  return {
    model: model && (await import('./adapters/openai-model.ts')).createOpenAiModel(model),
    embedder: embeddings && (await import('./adapters/openai-embedder.ts')).createOpenAiEmbedder(embeddings),
  };
}

/** Which of them, PAYMENTS says; `sandbox` is what its pages need, and null elsewhere. */
async function choosePayments({ payments, stripe, publicUrl }: Config, db: Database) {
  if (payments === 'off') return { payments: createNoPayments(), sandbox: null };
  if (stripe) {
    const { createStripePayments } = await import('./adapters/stripe-payments.ts');
    return { payments: createStripePayments({ ...stripe, publicUrl }), sandbox: null };
  }
  const sandbox = createSandboxPayments({ shelf: createSandboxShelf(db), publicUrl, now: Date.now });
  return { payments: sandbox.payments, sandbox };
}
