/** An owner at the sandbox's pages, as a browser without scripts uses them. */
import { plans } from '@vitrine/contract/plans';
import type { PaidPlanName } from '@vitrine/contract/plans';
import type { TestClient, TestOwner } from './test-client.ts';
import type { TestServer } from './test-server.ts';

export const idIn = (url: string) => url.split('/').at(-1) ?? '';

export function createSandboxVisit(server: Pick<TestServer, 'app'>, client: TestClient) {
  async function act(url: string, action: string) {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/sandbox-checkout/${idIn(url)}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `action=${action}`,
    });
    return { status: answer.statusCode, next: answer.headers.location };
  }
  const choose = ({ token, userId }: TestOwner, plan: string, fields: object = {}) => {
    const wanted = plans.find((one) => one.plan === plan);
    const body = {
      userId,
      amount: wanted?.price ?? 0,
      requestsNumber: wanted?.interactions ?? 0,
      currency: 'eur',
      plan,
      ...fields,
    };
    return client.send('getPaymentUrl', { token, body });
  };
  async function payUrl(owner: TestOwner, plan: PaidPlanName): Promise<string> {
    const { body } = await choose(owner, plan);
    if (!body.success || body.paymentUrl === null) throw new Error(`no payment page: ${JSON.stringify(body)}`);
    return body.paymentUrl;
  }
  return {
    act,
    choose,
    payUrl,
    buy: async (owner: TestOwner, plan: PaidPlanName) => act(await payUrl(owner, plan), 'pay'),
    async topUpUrl({ token, userId }: TestOwner): Promise<string> {
      const { body } = await client.send('topUp', { token, body: { userId, currency: 'eur' } });
      if (!body.success) throw new Error(body.message);
      return body.response;
    },
    async portalUrl({ token, userId }: TestOwner): Promise<string> {
      const { body } = await client.send('getPortalUrl', { token, body: { userId } });
      if (!body.success) throw new Error(body.message);
      return body.answer;
    },
    async payment({ token, userId }: TestOwner) {
      const { body } = await client.send('getPayment', { token, body: { userId } });
      if (!body.success) throw new Error(body.message);
      return body.payement;
    },
    validate: async (userId: string) =>
      (await client.send('validatePayment', { body: { verifyPayment: true, userId } })).body.success,
  };
}
