/** Calls a test server by the contract's names, and makes owners the way people become one. */
import { calls } from '@vitrine/contract/calls';
import type { CallName } from '@vitrine/contract/calls';
import type { ReplyOf } from '@vitrine/contract/routes';
import type { SessionRecord } from '@vitrine/contract/session-record';
import type { TestServer } from './test-server.ts';

export interface Send {
  body?: unknown;
  /** fills the path's one parameter */
  id?: string;
  query?: Record<string, string>;
  token?: string;
  headers?: Record<string, string>;
}

export interface Answer<N extends CallName> {
  status: number;
  body: ReplyOf<N>;
  headers: Record<string, unknown>;
}

export interface TestOwner {
  record: SessionRecord;
  token: string;
  userId: string;
  agentId: string;
}

export const testPassword = 'correct horse 9';

export type TestClient = ReturnType<typeof createTestClient>;

export function createTestClient(server: Pick<TestServer, 'app'>) {
  async function send<N extends CallName>(name: N, { body, id, query, token, headers }: Send = {}): Promise<Answer<N>> {
    const call = calls[name];
    const answer = await server.app.inject({
      method: call.method,
      url: `/api${call.path.replace(/:\w+$/, encodeURIComponent(id ?? ''))}`,
      ...(query && { query }),
      ...(body !== undefined && { payload: JSON.stringify(body) }),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
    });
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
  }

  let owners = 0;
  /** A new owner; `paid` puts the account on the Free plan. */
  async function newOwner({ paid = false } = {}): Promise<TestOwner> {
    owners += 1;
    const email = `owner${owners}@shop.example`;
    const { body } = await send('register', { body: { name: `Owner ${owners}`, email, password: testPassword } });
    if (!body.success) throw new Error(`registration failed: ${body.message}`);
    const { token, _id: userId } = body.user;
    const free = { userId, amount: 0, requestsNumber: 500, currency: 'eur', plan: 'Free' };
    if (paid) await send('getPaymentUrl', { token, body: free });
    return { record: body, token, userId, agentId: body.agent._id };
  }

  return { send, newOwner };
}
