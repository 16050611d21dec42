/** The port for the operator alone: numbers, health, the API's description. A worker, which has no other port, has this one. */
import fastify from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { registerHealth } from '../http/health.ts';
import type { Health } from '../http/health.ts';
import type { Metrics } from './metrics.ts';
import { registerApiDocs } from './register-api-docs.ts';

interface Needs {
  metrics: Metrics;
  health: Health;
  publicUrl: string;
  log: FastifyBaseLogger;
}

export function createOperatorPort({ metrics, health, publicUrl, log }: Needs): FastifyInstance {
  const app: FastifyInstance = fastify({
    loggerInstance: log.child({ port: 'operator' }, { level: 'warn' }),
    // a stop waits for nobody here: nothing is lost with a page of numbers
    forceCloseConnections: true,
  });
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  });
  registerHealth(app, health);
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.read()));
  registerApiDocs(app, publicUrl);
  return app;
}
