/** The calls of an ordinary owner, made over HTTP to our own server. */
import { calls } from '@vitrine/contract/calls';
import type { CallName } from '@vitrine/contract/calls';
import { plans } from '@vitrine/contract/plans';
import { isRefusal } from '@vitrine/contract/refusal';
import type { BodyOf, ReplyOf } from '@vitrine/contract/routes';

interface Credentials {
  name: string;
  email: string;
  password: string;
}

export function createDemoCalls(apiUrl: string, signal: AbortSignal) {
  async function send<N extends CallName>(name: N, body: unknown, options: { token?: string; id?: string } = {}) {
    const { method, path } = calls[name];
    const response = await fetch(`${apiUrl}/api${path.replace(/:\w+$/, options.id ?? '')}`, {
      method,
      signal,
      headers: {
        'content-type': 'application/json',
        ...(options.token !== undefined && { authorization: `Bearer ${options.token}` }),
      },
      ...(body !== null && { body: JSON.stringify(body) }),
    });
    const reply: unknown = await response.json();
    if (!response.ok) throw new Error(`${name} answered ${response.status}: ${JSON.stringify(reply)}`);
    // Our own server keeps the contract; its tests hold it to that.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return reply as ReplyOf<N>;
  }

  return {
    /** Logs in, or registers when nobody has the address. */
    async signIn({ name, email, password }: Credentials) {
      const known = await send('login', { email, password });
      const record = known.success ? known : await send('register', { name, email, password });
      if (!record.success) throw new Error(`The demo owner cannot sign in: ${record.message}`);
      const { token, _id: userId } = record.user;
      const agentId = record.agent._id;
      const as = { token };

      async function save<N extends 'createStyle' | 'createProfile' | 'createKnowledge'>(
        call: N,
        body: Omit<BodyOf<N>, 'agentId'>,
      ): Promise<void> {
        const reply: unknown = await send(call, { agentId, ...body }, as);
        if (isRefusal(reply)) throw new Error(`${call}: ${reply.message}`);
      }

      return {
        agentId,
        state: { ...record.agent, paid: record.payment.verifyPayment },
        createStyle: (style: Omit<BodyOf<'createStyle'>, 'agentId'>) => save('createStyle', style),
        createProfile: (profile: Omit<BodyOf<'createProfile'>, 'agentId'>) => save('createProfile', profile),
        createKnowledge: (knowledge: Omit<BodyOf<'createKnowledge'>, 'agentId'>) => save('createKnowledge', knowledge),
        async status() {
          const { agent, knowledge } = await send('getStatus', null, { ...as, id: agentId });
          return {
            status: agent.status,
            token: knowledge?.ownership.token ?? '',
            progress: knowledge?.progress ?? null,
          };
        },
        async chooseFree(): Promise<void> {
          const [free] = plans;
          const reply = await send(
            'getPaymentUrl',
            { userId, amount: free.price, requestsNumber: free.interactions, currency: 'eur', plan: free.plan },
            as,
          );
          if (!reply.success) throw new Error(reply.message);
        },
      };
    },
  };
}
