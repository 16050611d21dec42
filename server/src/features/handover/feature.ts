/** A person in the assistant's place: asked for, told of it, answering, and the letters and addresses that belong to it. */
import type { Lead } from '@vitrine/contract/handover';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/open-database.ts';
import type { OnCall } from '../../http/on-call.ts';
import type { JobHandler } from '../../jobs/worker.ts';
import { asTable } from '../../lib/as-table.ts';
import { hashSecret } from '../../lib/ids.ts';
import { notFound } from '../../lib/refused.ts';
import type { PostingWeb } from '../../ports/web.ts';
import { createLetterStore } from './letter-store.ts';
import type { LetterStore } from './letter-store.ts';
import { createPresence } from './presence.ts';
import { createLetters, registerNotYouPage } from './send-letters.ts';
import type { LetterNeeds } from './send-letters.ts';
import { createHandoverService } from './service.ts';
import type { HandoverNeeds, HandoverService } from './service.ts';
import { createHandoverStore } from './store.ts';
import { createWebhooks } from './webhooks.ts';

/** so often one address may be left in a day, in whichever chats */
const leftADay = 10;

interface Needs extends LetterNeeds {
  db: Database;
  web: PostingWeb;
  changes: { tell: HandoverNeeds['tell']; tellChats: (agentId: string) => void };
  /** calls are limited */
  limits: boolean;
}

export function createHandover({ db, web, changes, limits, ...needs }: Needs) {
  const store = createHandoverStore(db);
  const letterStore = createLetterStore(db);
  const presence = createPresence({ db, tellChats: (agentId) => changes.tellChats(agentId) });
  const webhooks = createWebhooks({ db, web });
  const firstWords = (agentId: string, conversationId: string) => store.firstWords(agentId, conversationId);
  const letters = createLetters({ ...needs, store: letterStore, presence, firstWords });

  async function mayLeave(email: string): Promise<boolean> {
    if (!limits) return true;
    const key = `left:${hashSecret(email)}`;
    return ((await needs.counters.hit(new Map([[key, 24 * 3600]]))).get(key)?.hits ?? 0) <= leftADay;
  }

  const service = createHandoverService({
    store,
    letters: letterStore,
    presence,
    webhooks,
    tell: (agentId, conversationId, change) => changes.tell(agentId, conversationId, change),
    mayLeave,
  });
  const handlers: Record<string, JobHandler> = { ...letters.handlers, ...webhooks.handlers };

  return {
    handlers,
    chore: () => letterStore.dropOldLinks(),
    ratedDown: (...rated: Parameters<typeof webhooks.ratedDown>) => webhooks.ratedDown(...rated),
    /** what a visitor's open chat needs of it, and an owner's notice */
    watched: {
      ownerPresent: presence.isOn,
      seen: (agentId: string, conversationId: string) => store.seen(agentId, conversationId),
      firstWords: (agentId: string, conversationId: string) => service.noticeWords(agentId, conversationId),
    },
    async register(on: OnCall, app: FastifyInstance): Promise<void> {
      registerHandoverRoutes(on, { service, letters: letterStore });
      presence.registerRoutes(on);
      webhooks.registerRoutes(on);
      await registerNotYouPage(app, letterStore);
    },
  };
}

const leadsPerPage = 20;
/** more than a spreadsheet is looked through */
const exportedAtMost = 20_000;

interface RouteNeeds {
  service: HandoverService;
  letters: LetterStore;
}

function registerHandoverRoutes(on: OnCall, { service, letters }: RouteNeeds): void {
  on.requestPerson(({ body }) => service.request(body));

  on.tellTyping(async ({ body }) => {
    await service.visitorTypes(body);
    return { success: true };
  });

  on.openReturnLink(async ({ body }) => {
    const sessionId = await letters.comeBack(body.agentId, body.token);
    if (sessionId === null) throw notFound();
    return { success: true, sessionId };
  });

  on.setHandover(async ({ body: { conversationId, state }, owner }) => {
    return { success: true, handover: await service.setState(owner.agentId, conversationId, state) };
  });

  on.sendOwnerMessage(async ({ body, owner }) => {
    return { success: true, messageId: await service.write({ ...body, agentId: owner.agentId }) };
  });

  on.tellOwnerTyping(async ({ body }) => {
    await service.ownerTypes(body);
    return { success: true };
  });

  on.getHandover(({ query, owner }) => service.find(owner.agentId, query.conversationId));

  on.saveNote(async ({ body }) => {
    await service.saveNote(body);
    return { success: true };
  });

  async function leads(agentId: string, limit: number, offset: number) {
    const { total, rows } = await letters.leads(agentId, { limit, offset });
    const shown = rows.map(({ request, handover }): Lead => ({
      conversationId: request.conversationId,
      email: request.email ?? '',
      name: request.name,
      note: request.note,
      askedAt: request.askedAt.toISOString(),
      consentAt: (request.consentAt ?? request.askedAt).toISOString(),
      handover,
    }));
    return { total, leads: shown };
  }

  on.getLeads(async ({ query, owner }) => {
    const page = Number(query.page ?? 1);
    const found = await leads(owner.agentId, leadsPerPage, (page - 1) * leadsPerPage);
    return { success: true, ...found, totalPages: Math.ceil(found.total / leadsPerPage), currentPage: page };
  });

  on.exportLeads(async ({ owner }) => {
    const all = (await leads(owner.agentId, exportedAtMost, 0)).leads;
    const lines = all.map((lead) => {
      const { email, name, note, askedAt, consentAt, conversationId } = lead;
      return [email, name ?? '', note ?? '', askedAt, consentAt, conversationId];
    });
    const head = ['email', 'name', 'note', 'asked_at', 'consent_at', 'conversation'];
    return { success: true, name: 'leads.csv', text: asTable([head, ...lines]) };
  });
}
