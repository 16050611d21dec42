/**
 * The second wall between tenants (ADR 6). A call runs as one tenant; every statement that the stores send meanwhile must tie each tenant's
 * table that it names to that tenant, or is refused before it leaves. The first wall is the stores' own conditions: this one holds when
 * one of them was forgotten. Work that serves nobody in particular (the worker, a start) runs as no tenant and is not held.
 */
import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { currentTenant } from '../../lib/tenant.ts';
import type { Tenant } from '../../lib/tenant.ts';
import * as agentTables from '../tables/agents.ts';
import * as conversationTables from '../tables/conversations.ts';
import * as trainingTables from '../tables/training.ts';
import { readTenantTies } from './tenant-ties.ts';
import type { TableGroup, Tie } from './tenant-ties.ts';

/** Our own mistake, never the asker's: it is logged and answered as a failure. */
export class TenantWallError extends Error {
  constructor(tables: readonly string[]) {
    super(`a statement on ${tables.join(', ')} is not tied to the tenant it is made for`);
    this.name = 'TenantWallError';
  }
}

/** All tables with an `agent_id`, so that a new one stands behind the wall from its first day. */
const tenantTables = new Set(
  [agentTables, conversationTables, trainingTables]
    .flatMap((tables): unknown[] => Object.values(tables))
    .filter((table): table is PgTable => is(table, PgTable))
    .filter((table) => getTableConfig(table).columns.some(({ name }) => name === 'agent_id'))
    .map((table) => getTableName(table)),
);

const read = new Map<string, TableGroup[]>();
/** statements are few; texts with lists of changing length are not */
const keptMax = 2_000;

function tiesOf(text: string): TableGroup[] {
  const known = read.get(text);
  if (known) return known;
  const groups = readTenantTies(text, (table) => tenantTables.has(table));
  if (read.size >= keptMax) read.clear();
  read.set(text, groups);
  return groups;
}

/** @throws TenantWallError */
export function assertTenantsOwn(text: string, params: readonly unknown[]): void {
  const tenant = currentTenant();
  if (!tenant) return;
  for (const { tables, ties } of tiesOf(text))
    if (!ties.some((tie) => holds(tie, tenant, params[tie.param - 1]))) throw new TenantWallError(tables);
}

function holds({ kind }: Tie, { agentId, accountId }: Readonly<Tenant>, value: unknown): boolean {
  if (kind === 'secret') return agentId === null && typeof value === 'string';
  if (kind === 'account') return accountId !== null && value === accountId;
  return agentId !== null && value === (kind === 'words' ? `'${agentId}'` : agentId);
}
