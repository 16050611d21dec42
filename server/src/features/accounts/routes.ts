import type { FastifyReply } from 'fastify';
import type { ReplyOf } from '@vitrine/contract/routes';
import { sessionCookie } from '../../http/who-is-asking.ts';
import type { OnCall } from '../../http/on-call.ts';
import { notFound } from '../../lib/refused.ts';
import { becomeTenant } from '../../lib/tenant.ts';
import type { AccountService, SignedIn } from './service.ts';
import type { SessionView } from './session-view.ts';

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

  on.login(async ({ body, reply }) => signedIn(reply, await service.login(body)));
  on.register(async ({ body, reply }) => signedIn(reply, await service.register(body)));
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
