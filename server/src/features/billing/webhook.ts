/** Where the payment provider tells of events. The signature is over the bytes as they came, so this route alone reads its body raw. */
import type { FastifyInstance } from 'fastify';
import { Refused } from '../../lib/refused.ts';
import type { Notice, Payments } from '../../ports/payments.ts';
import { NoticeForged, PaymentsUnavailable } from '../../ports/payments.ts';

export async function registerWebhook(
  app: FastifyInstance,
  payments: Pick<Payments, 'readNotice'>,
  takeNotice: (notice: Notice) => Promise<void>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

    scope.post('/api/payments/webhook', { bodyLimit: 262_144 }, async ({ body, headers }) => {
      const signature = headers['stripe-signature'];
      if (typeof signature !== 'string' || typeof body !== 'string') throw forged();
      try {
        await takeNotice(payments.readNotice(body, signature));
      } catch (error) {
        if (error instanceof NoticeForged) throw forged();
        if (error instanceof PaymentsUnavailable)
          throw new Refused('server.busy', 'Please send it again.', { cause: error, retryAfterSeconds: 5 });
        throw error;
      }
      return { success: true };
    });
  });
}

const forged = () => new Refused('request.malformed', 'This event is not signed by the payment provider.');
