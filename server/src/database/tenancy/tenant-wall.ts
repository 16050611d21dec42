/**
 * The second wall between tenants (ADR 6). A call runs as one tenant; every statement that the stores send meanwhile must tie each tenant's
 * table that it names to that tenant, or is refused before it leaves. The first wall is the stores' own conditions: this one holds when
 * one of them was forgotten. Work that serves nobody in particular (the worker, a start) runs as no tenant and is not held.
 */
import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { currentTenant } from '../../lib/tenant.ts';
import type { Tenant } from '../../lib/tenant.ts';
import * as accountTables from '../tables/accounts.ts';
import * as agentTables from '../tables/agents.ts';
import * as billingTables from '../tables/billing.ts';
import * as conversationTables from '../tables/conversations.ts';
import * as handoverTables from '../tables/handover.ts';
import * as jobTables from '../tables/jobs.ts';
import * as receiptTables from '../tables/receipts.ts';
import * as feedTables from '../tables/shop-feeds.ts';
import * as teachingTables from '../tables/teaching.ts';
import * as trainingTables from '../tables/training.ts';
import { NotUnderstoodError } from './sql-tokens.ts';
import { readTenantTies } from './tenant-ties.ts';
import type { Tables, TableUse, Tie } from './tenant-ties.ts';

/** Our own mistake, never the asker's: it is logged and answered as a failure. */
export class TenantWallError extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'TenantWallError';
  }
}

/** Tables of the schema; those with an `agent_id` are tenants', so that a new one stands behind the wall from its first day. */
const tables: Tables = new Map(
  [
    accountTables,
    agentTables,
    billingTables,
    conversationTables,
    feedTables,
    handoverTables,
    jobTables,
    receiptTables,
    teachingTables,
    trainingTables,
  ]
    .flatMap((module): unknown[] => Object.values(module))
    .filter((table): table is PgTable => is(table, PgTable))
    .map((table) => {
      const columns = new Set(getTableConfig(table).columns.map(({ name }) => name));
      return [getTableName(table), { columns, isTenants: columns.has('agent_id') }];
    }),
);

type Verdict = TableUse[] | NotUnderstoodError;
const read = new Map<string, Verdict>();
/** statements are few; texts with lists of changing length are not */
const keptMax = 2_000;

function verdictOn(text: string): Verdict {
  const known = read.get(text);
  if (known) return known;
  const verdict = isBracket.test(text) ? [] : understood(text);
  if (read.size >= keptMax) read.clear();
  read.set(text, verdict);
  return verdict;
}

/** what drizzle sends around the statements of a transaction */
const isBracket = /^(?:begin|commit|rollback|(?:savepoint|release savepoint|rollback to savepoint) sp\d+)$/;

function understood(text: string): Verdict {
  try {
    return readTenantTies(text, tables);
  } catch (error) {
    if (error instanceof NotUnderstoodError) return error;
    throw error;
  }
}

/** @throws TenantWallError */
export function assertTenantsOwn(text: string, params: readonly unknown[]): void {
  const tenant = currentTenant();
  if (!tenant) return;
  const verdict = verdictOn(text);
  if (verdict instanceof NotUnderstoodError) throw new TenantWallError(verdict.message);
  for (const { table, ties } of verdict)
    if (!ties.some((tie) => holds(tie, tenant, params[tie.param - 1])))
      throw new TenantWallError(`a statement on ${table} is not tied to the tenant it is made for`);
}

function holds({ kind }: Tie, { agentId, accountId }: Readonly<Tenant>, value: unknown): boolean {
  if (kind === 'secret') return agentId === null && typeof value === 'string';
  if (kind === 'account') return accountId !== null && value === accountId;
  return agentId !== null && value === (kind === 'words' ? `'${agentId}'` : agentId);
}
