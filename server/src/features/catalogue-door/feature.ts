/** The catalogue's door for other assistants, off until the owner opens it: read-only, free of credits, and of nobody's person. */
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/open-database.ts';
import type { createRateCounters } from '../../database/rate-counters.ts';
import { agentChoices, agents } from '../../database/tables/agents.ts';
import type { Limit } from '../../http/limits.ts';
import type { OnCall } from '../../http/on-call.ts';
import type { RateLimiter } from '../../http/rate-limiter.ts';
import { notFound, Refused } from '../../lib/refused.ts';
import { runAsTenant } from '../../lib/tenant.ts';
import { getProduct, InvalidInput, lookUpProducts, searchCatalogue } from './catalogue.ts';
import type { CatalogueGoods } from './catalogue.ts';
import { profileText } from './ucp.ts';

const bodyMaxBytes = 65_536;
/** of one address; and of one agent, whoever asks */
const perAddress: Limit = {
  name: 'door_ip',
  by: ['ip'],
  hits: 60,
  seconds: 60,
  here: true,
  words: 'That was asked for too often.',
};
const perAgent = { hits: 600, seconds: 60 };

interface Needs {
  app: FastifyInstance;
  on: OnCall;
  db: Database;
  publicUrl: string;
  /** null where nothing is counted */
  limiter: RateLimiter | null;
  counters: Pick<ReturnType<typeof createRateCounters>, 'hit'>;
  /** what the agent answers from; null while that cannot be read */
  goodsOf: (agentId: string) => Promise<CatalogueGoods | null>;
}

const profilePath = '/.well-known/ucp';

export function createCatalogueDoor({ app, on, db, publicUrl, limiter, counters, goodsOf }: Needs) {
  const endpointOf = (agentId: string) => `${publicUrl}/mcp/${agentId}`;

  async function isOn(agentId: string): Promise<boolean> {
    const [row] = await db
      .select({ isOn: agentChoices.catalogueDoor })
      .from(agentChoices)
      .where(eq(agentChoices.agentId, agentId));
    return row?.isOn ?? false;
  }

  async function isOpen(agentId: string): Promise<boolean> {
    const [row] = await db
      .select({ id: agents.id })
      .from(agents)
      .innerJoin(agentChoices, and(eq(agentChoices.agentId, agents.id), eq(agentChoices.catalogueDoor, true)))
      .where(and(eq(agents.id, agentId), isNull(agents.closedAt), isNotNull(agents.indexVersion)));
    return row !== undefined;
  }

  const view = (agentId: string, on_: boolean) => ({
    isOn: on_,
    url: endpointOf(agentId),
    file: { path: profilePath, text: profileText(endpointOf(agentId)) },
  });

  on.getCatalogueDoor(async ({ query: { agentId } }) => ({ success: true, door: view(agentId, await isOn(agentId)) }));
  on.updateCatalogueDoor(async ({ body: { agentId, isOn: wanted } }) => {
    await db
      .insert(agentChoices)
      .values({ agentId, catalogueDoor: wanted })
      .onConflictDoUpdate({ target: agentChoices.agentId, set: { catalogueDoor: wanted } });
    return { success: true, door: view(agentId, wanted) };
  });

  async function count(request: FastifyRequest, agentId: string): Promise<void> {
    if (limiter === null) return;
    await limiter.count(perAddress, request);
    const key = `door:${agentId}`;
    const { hits = 0, endsInSeconds = 1 } = (await counters.hit(new Map([[key, perAgent.seconds]]))).get(key) ?? {};
    if (hits > perAgent.hits)
      throw new Refused('request.too_many', perAddress.words, { retryAfterSeconds: endsInSeconds });
  }

  type Door = FastifyRequest<{ Params: { agentId: string } }>;
  const opened =
    (answer: (goods: CatalogueGoods, request: Door, reply: FastifyReply) => Promise<unknown>) =>
    (request: Door, reply: FastifyReply): Promise<unknown> => {
      const { agentId } = request.params;
      return runAsTenant({ agentId, accountId: null }, async () => {
        if (!(await isOpen(agentId))) throw notFound();
        await count(request, agentId);
        const goods = await goodsOf(agentId);
        if (goods === null) throw new Refused('server.busy', 'Please try again.', { retryAfterSeconds: 5 });
        return answer(goods, request, reply);
      });
    };
  const options = { bodyLimit: bodyMaxBytes };
  const asUcp = (read: (goods: CatalogueGoods, input: unknown) => Promise<unknown>) =>
    opened((goods, { body }) =>
      read(goods, body).catch((error: unknown) => {
        if (error instanceof InvalidInput) throw new Refused('request.malformed', error.message);
        throw error;
      }),
    );

  app.post('/mcp/:agentId/catalog/search', options, asUcp(searchCatalogue));
  app.post('/mcp/:agentId/catalog/lookup', options, asUcp(lookUpProducts));
  app.post('/mcp/:agentId/catalog/product', options, asUcp(getProduct));
  app.post(
    '/mcp/:agentId',
    options,
    opened(async (goods, request, reply) => {
      const asked = new Request(endpointOf(request.params.agentId), {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: request.headers.accept ?? '' },
      });
      // its packages are large, and most doors stay shut
      const { answerMcp } = await import('./mcp-server.ts');
      const answer = await answerMcp(goods, asked, request.body);
      const type = answer.headers.get('content-type');
      if (type !== null) void reply.type(type);
      return reply.code(answer.status).send(await answer.text());
    }),
  );

  // it has no sessions and streams nothing, and clients of the protocol ask for both: 405 tells them so
  app.route({
    method: ['GET', 'DELETE'],
    url: '/mcp/:agentId',
    handler: opened(async (_goods, _request, reply) => reply.code(405).header('allow', 'POST').send()),
  });

  return {
    /** null while it is shut */
    doorOf: async (agentId: string) => ((await isOn(agentId)) ? endpointOf(agentId) : null),
  };
}
