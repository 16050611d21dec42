/** What the wall knows of a statement once it was read. */
import type { Expression } from './read-expression.ts';

/** A table, a query or a function in `from`, or the table that is written. */
export interface Source {
  alias: string;
  /** null for a query and a function */
  table: string | null;
  query: Query | null;
  /** what the alias renames the columns to, or what a function gives */
  columns: string[] | null;
  /** of a left join: it holds where there is a row of this source */
  on: Expression | null;
}

export interface Write {
  kind: 'insert' | 'update';
  table: string;
  columns: string[];
  /** of an insert: the values of each row */
  rows: Expression[][];
  /** of an insert from a query */
  from: Query | null;
  /** of `on conflict (...) do update`: the columns of its target; null where rows that stand are left alone */
  conflict: string[] | null;
  /** columns that rows which stand get a new value for */
  sets: string[];
}

/** One select, insert, update or delete. */
export interface Query {
  /** whose names can be used inside */
  parent: Query | null;
  named: Map<string, Query>;
  sources: Source[];
  /** each holds for every row */
  conditions: Expression[];
  /** null where they are not known by name: `*`, and sets put together */
  outputs: { name: string | null; value: Expression }[] | null;
  write: Write | null;
}

export const newQuery = (parent: Query | null): Query => ({
  parent,
  named: new Map(),
  sources: [],
  conditions: [],
  outputs: [],
  write: null,
});
