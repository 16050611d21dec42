import type { FastifyInstance } from 'fastify';
import type { Log } from '../../lib/log.ts';
import type { Ledger } from './ledger.ts';

const everyMs = 10_000;

/** What dead answers held comes back: looked for before the server answers, and again and again while it does. */
export function sweepHolds(app: FastifyInstance, ledger: Ledger, log: Log): void {
  const sweep = async () => {
    try {
      const given = await ledger.sweep();
      if (given > 0) log.info({ holds: given }, 'credits of unfinished answers were given back');
    } catch (error) {
      log.warn({ err: error }, 'expired holds could not be given back');
    }
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    await sweep();
    timer = setInterval(() => void sweep(), everyMs);
    timer.unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
