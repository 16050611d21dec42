import type { Lead } from '@vitrine/contract/handover';
import type { OnCall } from '../../http/on-call.ts';
import { asTable } from '../../lib/as-table.ts';
import { notFound } from '../../lib/refused.ts';
import type { LetterStore } from './letter-store.ts';
import type { HandoverService } from './service.ts';

const leadsPerPage = 20;
/** more than a spreadsheet is looked through */
const exportedAtMost = 20_000;

interface Needs {
  service: HandoverService;
  letters: LetterStore;
}

export function registerHandoverRoutes(on: OnCall, { service, letters }: Needs): void {
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
