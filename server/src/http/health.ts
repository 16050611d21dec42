/** Whether visitors and owners can be served by this process. Public, so it says yes or no and nothing else (OP-05). */
import type { FastifyInstance } from 'fastify';

export interface Health {
  /** the database answers, and the worker does where there is one */
  isWell: () => Promise<boolean>;
  /** well, and not on its way out: whoever shares the load sends nothing more once this is false */
  isReady: () => Promise<boolean>;
  /** From now on not ready: what still comes is served, on connections that are not kept. */
  leave: () => void;
}

export function createHealth(app: FastifyInstance, look: () => Promise<boolean>): Health {
  let leaving = false;
  const leave = () => {
    leaving = true;
  };
  app.addHook('preClose', async () => leave());
  app.addHook('onSend', async (_request, reply) => {
    if (leaving) void reply.header('connection', 'close');
  });
  // a database that does not answer is the answer no, on the operator's port as well
  const isWell = () => look().catch(() => false);
  const health = { isWell, isReady: async () => !leaving && (await isWell()), leave };
  registerHealth(app, health);
  return health;
}

export function registerHealth(app: FastifyInstance, { isWell, isReady }: Pick<Health, 'isWell' | 'isReady'>): void {
  app.get('/healthz', async (_request, reply) => {
    const success = await isWell();
    return reply.code(success ? 200 : 503).send({ success });
  });
  app.get('/readyz', async (_request, reply) => {
    const success = await isReady();
    return reply.code(success ? 200 : 503).send({ success });
  });
}
