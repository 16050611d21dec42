/** How each tenant's table in a statement is tied to a tenant: by a parameter, through another table that is tied, or not at all. What is not understood counts as untied. */
import { readStatement } from './read-statement.ts';
import type { Column, TableUse } from './read-statement.ts';

export interface Tie {
  /** `agent` must be the tenant's agent, `account` its account, `words` its agent as a word to search for; `secret` is a visitor's hashed secret */
  kind: 'agent' | 'account' | 'words' | 'secret';
  /** 1 for `$1` */
  param: number;
}

/** Tables that are joined by their agent's id: what ties one ties all. */
export interface TableGroup {
  tables: string[];
  ties: Tie[];
}

const kinds: Record<string, Tie['kind']> = { agent_id: 'agent', account_id: 'account', secret_hash: 'secret' };

/** @returns the groups that hold a tenant's table */
export function readTenantTies(text: string, isTenants: (table: string) => boolean): TableGroup[] {
  const { uses, equalities, words } = readStatement(text);
  if (!uses.some(({ table }) => isTenants(table))) return [];
  const groupOf = new Map<TableUse, TableUse>();
  const rootOf = (use: TableUse): TableUse => {
    const next = groupOf.get(use);
    return next === undefined ? use : rootOf(next);
  };
  const ties: { use: TableUse; tie: Tie }[] = [];

  for (const equality of equalities) {
    for (const use of usesOf(equality.column)) {
      if ('param' in equality) {
        const kind = use.table === 'agents' && equality.column.name === 'id' ? 'agent' : kinds[equality.column.name];
        if (kind !== undefined) ties.push({ use, tie: { kind, param: equality.param } });
        continue;
      }
      for (const other of usesOf(equality.other)) {
        if (!namesAgent(use, equality.column) || !namesAgent(other, equality.other)) continue;
        if (rootOf(use) !== rootOf(other)) groupOf.set(rootOf(use), rootOf(other));
      }
    }
  }
  for (const { scope, param } of words)
    for (const use of scope.tables.values()) ties.push({ use, tie: { kind: 'words', param } });

  const groups = new Map<TableUse, TableGroup>();
  for (const use of uses) {
    const group = groups.get(rootOf(use)) ?? { tables: [], ties: [] };
    if (isTenants(use.table)) group.tables.push(use.table);
    groups.set(rootOf(use), group);
  }
  for (const { use, tie } of ties) groups.get(rootOf(use))?.ties.push(tie);
  return [...groups.values()].filter(({ tables }) => tables.length > 0);
}

const namesAgent = ({ table }: TableUse, { name }: Column) => name === (table === 'agents' ? 'id' : 'agent_id');

/** The table that is meant, or each of the query's own when only the column is named. */
function usesOf({ alias, scope }: Column): TableUse[] {
  if (alias === null) return [...scope.tables.values()];
  for (let at: typeof scope | null = scope; at !== null; at = at.parent) {
    const use = at.tables.get(alias);
    if (use) return [use];
  }
  return [];
}
