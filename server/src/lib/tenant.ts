/** The tenant that the current work is done for; the database holds every statement to it (ADR 6). */
import { AsyncLocalStorage } from 'node:async_hooks';

export interface Tenant {
  /** null while it is not known: a secret or a password may still tell */
  agentId: string | null;
  accountId: string | null;
}

const current = new AsyncLocalStorage<Tenant>();

export const runAsTenant = <T>(tenant: Tenant, work: () => T): T => current.run({ ...tenant }, work);

/** Undefined for work that serves no tenant: the worker, a start. */
export const currentTenant = (): Readonly<Tenant> | undefined => current.getStore();

/** Fills in who it is once a secret or a password has shown it; a known tenant never changes. */
export function becomeTenant(known: Partial<Tenant>): void {
  const tenant = current.getStore();
  if (!tenant) return;
  for (const key of ['agentId', 'accountId'] as const) {
    const id = known[key] ?? null;
    if (id === null) continue;
    if (tenant[key] !== null && tenant[key] !== id) throw new Error('work for one tenant cannot go on for another');
    tenant[key] = id;
  }
}
