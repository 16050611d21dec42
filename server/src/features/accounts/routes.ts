import type { ReplyOf } from '@vitrine/contract/routes';
import type { SessionRecord } from '@vitrine/contract/session-record';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/open-database.ts';
import {
  agentKnowledge,
  agentProfiles,
  agents,
  agentStyles,
  customInstructions,
} from '../../database/tables/agents.ts';
import type { OnCall } from '../../http/on-call.ts';
import { sessionCookie } from '../../http/who-is-asking.ts';
import { notFound } from '../../lib/refused.ts';
import { becomeTenant } from '../../lib/tenant.ts';
import type { AccountService, SignedIn } from './service.ts';

/** how whoever runs this server is reached */
export type Support = Omit<ReplyOf<'getSupport'>, 'success' | 'server'>;

interface Needs {
  support: Support & { server: string };
  service: AccountService;
  readSession: (accountId: string) => Promise<SessionView>;
  readExport: (accountId: string) => Promise<ReplyOf<'exportAccount'>['export'] | null>;
  /** the cookie is Secure when the public address is https */
  secureCookie: boolean;
}

export function registerAccountRoutes(on: OnCall, needs: Needs): void {
  const { service, readSession, readExport, secureCookie, support } = needs;
  const cookie = { httpOnly: true, sameSite: 'lax', secure: secureCookie, path: '/api' } as const;

  async function signedIn(reply: FastifyReply, { account, token }: SignedIn): Promise<ReplyOf<'login'>> {
    void reply.setCookie(sessionCookie, token, { ...cookie, maxAge: 30 * 24 * 3600 });
    becomeTenant({ accountId: account.id });
    const { _id, name, email } = { _id: account.id, name: account.name, email: account.email };
    return { success: true, user: { _id, token, name, email }, ...(await readSession(account.id)) };
  }

  on.login(async ({ body, request, reply }) => signedIn(reply, await service.login(body, deviceOf(request))));
  on.register(async ({ body, request, reply }) => signedIn(reply, await service.register(body, deviceOf(request))));
  on.logout(async ({ owner, reply }) => {
    await service.logout(owner.tokenHash);
    void reply.clearCookie(sessionCookie, cookie);
    return { success: true };
  });
  on.forgotPassword(async ({ body }) => {
    await service.forgotPassword(body.email);
    return { success: true };
  });
  on.resetPassword(async ({ body }) => {
    await service.resetPassword(body.userId, body.password);
    return { success: true };
  });
  on.getUser(async ({ owner }) => {
    const account = await service.account(owner.accountId);
    if (!account) throw notFound();
    const { id: _id, name, email } = account;
    return { _id, name, email, user: { _id, name, email }, ...(await readSession(_id)) };
  });

  on.updateAccount(async ({ body, owner }) => {
    await service.rename(owner.accountId, body.name);
    return { success: true };
  });
  on.changeEmail(async ({ body, owner }) => {
    await service.changeEmail(owner.accountId, body.email, body.password);
    return { success: true };
  });
  on.confirmEmail(async ({ body, owner }) => ({
    success: true,
    email: await service.confirmEmail(owner.accountId, body.token),
  }));
  on.changePassword(async ({ body, owner }) => {
    await service.changePassword(owner, body.password, body.newPassword);
    return { success: true };
  });
  on.getSignIns(async ({ owner }) => {
    const rows = await service.signIns(owner);
    return {
      success: true,
      signIns: rows.map(({ id: _id, device, createdAt, lastUsedAt, isThis }) => ({
        _id,
        device,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
        isThis,
      })),
    };
  });
  on.endSignIns(async ({ body, owner }) => {
    await service.endSignIns(owner, body.signInId);
    return { success: true };
  });

  on.getSupport(async () => ({ success: true, ...support }));

  on.exportAccount(async ({ owner }) => {
    const taken = await readExport(owner.accountId);
    if (taken === null) throw notFound();
    return { success: true, export: taken };
  });
  on.deleteAccount(async ({ body, owner, reply }) => {
    await service.erase(owner.accountId, body.password);
    void reply.clearCookie(sessionCookie, cookie);
    return { success: true };
  });
}

const deviceMaxLength = 300;
const deviceOf = ({ headers }: FastifyRequest): string | null =>
  headers['user-agent']?.slice(0, deviceMaxLength) ?? null;

/** The session record's parts beyond the user, read together: payment, agent, pages, instructions (a screen's own query). */
export type SessionView = Pick<SessionRecord, 'payment' | 'agent' | 'pagesNumberSite' | 'customInstrucations'>;

type PaymentOf = (accountId: string) => Promise<SessionView['payment']>;

export function createSessionViewReader(db: Database, paymentOf: PaymentOf) {
  return async (accountId: string): Promise<SessionView> => {
    const [row] = await db
      .select({
        agentId: agents.id,
        status: agents.status,
        style: agentStyles.agentId,
        profile: agentProfiles.agentId,
        knowledge: agentKnowledge.agentId,
        pageNumberSite: agentKnowledge.pageNumberSite,
        instructionsId: customInstructions.id,
      })
      .from(agents)
      .leftJoin(agentStyles, eq(agentStyles.agentId, agents.id))
      .leftJoin(agentProfiles, eq(agentProfiles.agentId, agents.id))
      .leftJoin(agentKnowledge, eq(agentKnowledge.agentId, agents.id))
      .leftJoin(customInstructions, eq(customInstructions.agentId, agents.id))
      .where(eq(agents.accountId, accountId));
    if (!row) throw new Error('an account without an agent');
    return {
      payment: await paymentOf(accountId),
      agent: {
        _id: row.agentId,
        status: row.status,
        style: row.style !== null,
        profile: row.profile !== null,
        knowledges: row.knowledge !== null,
      },
      pagesNumberSite: row.pageNumberSite,
      customInstrucations: row.instructionsId,
    };
  };
}
