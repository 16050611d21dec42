/** How each tenant's table in a statement is tied to a tenant: by a parameter, through another table that is tied, or not at all. */
import type { Expression } from './read-expression.ts';
import { readStatement } from './read-statement.ts';
import type { Query, Source, Write } from './read-writes.ts';
import { NotUnderstoodError } from './sql-tokens.ts';

export interface Tie {
  /** `agent` must be the tenant's agent, `account` its account, `words` its agent as a word to search for; `secret` is a visitor's hashed secret */
  kind: 'agent' | 'account' | 'words' | 'secret';
  /** 1 for `$1` */
  param: number;
}

/** A tenant's table at one place of the statement, or one row that is put into it; one of the ties must hold. */
export interface TableUse {
  table: string;
  ties: Tie[];
}

/** by the table's name; all that statements may name */
export type Tables = ReadonlyMap<string, { isTenants: boolean; columns: ReadonlySet<string> }>;

type Kind = 'agent' | 'account';
/** Whose a source's rows are. An edge to another node says: where there is a row, they are the same tenant's. */
interface Owner {
  ties: Tie[];
  same: Owner[];
}

/** @throws NotUnderstoodError */
export function readTenantTies(text: string, tables: Tables): TableUse[] {
  const queries = readStatement(text, (name) => tables.has(name));
  const owners = new Map<Source, Record<Kind, Owner>>();
  const isTenants = (table: string | null) => table !== null && tables.get(table)?.isTenants === true;

  function ownersOf(source: Source): Record<Kind, Owner> {
    const known = owners.get(source);
    if (known) return known;
    const account: Owner = { ties: [], same: [] };
    // an account has one agent
    const agent: Owner = { ties: [], same: source.table === 'agents' ? [account] : [] };
    const made = { agent, account };
    owners.set(source, made);
    return made;
  }

  function columnsOf(source: Source): ReadonlySet<string> | null {
    if (source.columns) return new Set(source.columns);
    if (source.table !== null) return tables.get(source.table)?.columns ?? null;
    const names = source.query?.outputs?.map(({ name }) => name ?? '');
    return names ? new Set(names) : null;
  }

  /** Where PostgreSQL finds the column; null when that cannot be said. */
  function sourceOf({ alias, name }: { alias: string | null; name: string }, from: Query): Source | null {
    for (let at: Query | null = from; at !== null; at = at.parent) {
      const named = at.sources.filter((source) => alias === null || source.alias === alias);
      if (alias !== null && named.length > 0) return named.length === 1 ? (named[0] ?? null) : null;
      const holding = named.filter((source) => columnsOf(source)?.has(name) ?? true);
      if (holding.length > 1) return null;
      const [only] = holding;
      if (only) return columnsOf(only) === null ? null : only;
    }
    return null;
  }

  /** Whose rows the column names, be it through a query that hands it on. */
  function ownerOf(column: Expression, from: Query): { source: Source; kind: Kind; owner: Owner } | null {
    if (column.kind !== 'column') return null;
    const source = sourceOf(column, from);
    if (source === null) return null;
    if (source.table !== null) {
      const kind = kindOf(source.table, column.name);
      return kind && { source, kind, owner: ownersOf(source)[kind] };
    }
    if (source.query === null || source.columns !== null) return null;
    const handed = source.query.outputs?.filter(({ name }) => name === column.name) ?? [];
    const [only] = handed;
    if (handed.length !== 1 || !only) return null;
    const inner = ownerOf(only.value, source.query);
    return inner && { ...inner, source };
  }

  /** Ties the sources of this query of whose rows the condition always holds; `only` is the source of a left join. */
  function tie(condition: Expression, query: Query, only: Source | null): void {
    if (condition.kind === 'and') for (const part of condition.parts) tie(part, query, only);
    if (condition.kind !== 'operator') return;
    const { operator, left, right } = condition;
    const isOwn = (source: Source) =>
      source.table !== null && query.sources.includes(source) && (only ?? source) === source;
    if (operator === '=')
      for (const [column, value] of [
        [left, right],
        [right, left],
      ] as const) {
        tieSecret(column, value);
        const mine = ownerOf(column, query);
        if (!mine || !isOwn(mine.source)) continue;
        if (value.kind === 'param' && (value.cast ?? 'text') === 'text')
          mine.owner.ties.push({ kind: mine.kind, param: value.param });
        const theirs = ownerOf(value, query);
        if (theirs && theirs.kind === mine.kind) mine.owner.same.push(theirs.owner);
      }
    if (operator === '@@')
      for (const column of terms(left, '||').flatMap(indexedAgent)) {
        const mine = ownerOf(column, query);
        if (mine?.kind !== 'agent' || !isOwn(mine.source)) continue;
        for (const word of terms(right, '&&'))
          if (word.kind === 'param' && word.cast === 'tsquery')
            mine.owner.ties.push({ kind: 'words', param: word.param });
      }

    function tieSecret(column: Expression, value: Expression): void {
      if (column.kind !== 'column' || column.name !== 'secret_hash' || value.kind !== 'param') return;
      const source = sourceOf(column, query);
      if (source && isOwn(source)) ownersOf(source).agent.ties.push({ kind: 'secret', param: value.param });
    }
  }

  /** Rows that are put in carry their tenant's id, and none that stands changes hands or is another's. */
  function rowsPutIn(write: Write): TableUse[] {
    const { table, columns, rows, from, conflict, sets } = write;
    const moves = sets.find((column) => kindOf(table, column) !== null);
    if (moves !== undefined) throw new NotUnderstoodError(`a new ${moves} for rows of ${table}`);
    if (write.kind !== 'insert' || !isTenants(table)) return [];
    if (conflict && !conflict.includes('agent_id'))
      throw new NotUnderstoodError(`a conflict over ${table} that is not its agent's own`);
    const at = columns.indexOf('agent_id');
    const values = from ? [from.outputs?.[at]?.value] : rows.map((row) => row[at]);
    return values.map((value) => {
      if (value?.kind === 'param') return { table, ties: [{ kind: 'agent', param: value.param }] };
      const owner = value && from && ownerOf(value, from);
      return { table, ties: owner?.kind === 'agent' ? tiesOf(owner.owner) : [] };
    });
  }

  for (const query of queries) {
    for (const condition of query.conditions) tie(condition, query, null);
    for (const source of query.sources) if (source.on) tie(source.on, query, source);
  }
  return queries.flatMap((query) => [
    ...query.sources
      .filter(({ table }) => isTenants(table) && query.write?.kind !== 'insert')
      .map((source) => ({ table: source.table ?? '', ties: tiesOf(ownersOf(source).agent) })),
    ...(query.write ? rowsPutIn(query.write) : []),
  ]);
}

function kindOf(table: string, column: string): Kind | null {
  if (column === 'id') return table === 'agents' ? 'agent' : table === 'accounts' ? 'account' : null;
  return column === 'agent_id' ? 'agent' : column === 'account_id' ? 'account' : null;
}

/** Its own, and those of all that are said to be the same tenant's. */
function tiesOf(owner: Owner): Tie[] {
  const seen = new Set([owner]);
  for (const each of seen) for (const same of each.same) seen.add(same);
  return [...seen].flatMap(({ ties }) => ties);
}

const terms = (value: Expression, operator: string): Expression[] =>
  value.kind === 'operator' && value.operator === operator
    ? [...terms(value.left, operator), ...terms(value.right, operator)]
    : [value];

/** the agent's id as one of the indexed words */
function indexedAgent(term: Expression): Expression[] {
  if (term.kind !== 'call' || term.name !== 'array_to_tsvector') return [];
  const [words] = term.args;
  return words?.kind === 'array' ? words.items : [];
}
