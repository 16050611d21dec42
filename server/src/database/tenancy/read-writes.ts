/** Inserts, updates and deletes: which table they write, what goes into each row, and which rows that stand they touch. */
import type { Expression } from './read-expression.ts';
import type { TokenReader } from './sql-tokens.ts';

/** What the wall knows of a statement once it was read. */

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

interface WriteNeeds {
  reader: TokenReader;
  expression: () => Expression;
  begin: (parent: Query | null) => Query;
  inside: <T>(scope: Query, work: () => T) => T;
  query: (parent: Query | null) => Query;
  sources: (read: Query) => void;
  table: (parent: Query | null) => Source;
  names: () => string[];
  outputs: () => Query['outputs'];
}

/** @returns a reader that gives null where a select stands */
export function createWriteReader(needs: WriteNeeds): (parent: Query | null) => Query | null {
  const { reader, expression, begin, inside, query, sources, table, names, outputs } = needs;
  const { isMark, takeWords, expectWords, expectMark, name, list } = reader;

  function written(parent: Query | null, kind: Write['kind'] | null): { read: Query; write: Write } {
    const read = begin(parent);
    const target = table(null);
    read.sources.push(target);
    const write: Write = {
      kind: kind ?? 'update',
      table: target.alias,
      columns: [],
      rows: [],
      from: null,
      conflict: null,
      sets: [],
    };
    if (target.table !== null) write.table = target.table;
    if (kind !== null) read.write = write;
    return { read, write };
  }

  function insert(parent: Query | null): Query {
    const { read, write } = written(parent, 'insert');
    write.columns = names();
    if (takeWords('values'))
      inside(read, () => {
        write.rows = list(() => {
          expectMark('(');
          const row = list(expression);
          expectMark(')');
          return row;
        });
      });
    else write.from = query(parent);
    if (takeWords('on', 'conflict')) inside(read, () => conflict(write));
    return returning(read);
  }

  function conflict(write: Write): void {
    const target = isMark('(') ? names() : [];
    if (takeWords('where')) expression();
    expectWords('do');
    if (takeWords('nothing')) return;
    expectWords('update', 'set');
    write.conflict = target;
    write.sets = assignments();
    if (takeWords('where')) expression();
  }

  const assignments = () =>
    list(() => {
      const column = name();
      expectMark('=');
      expression();
      return column;
    });

  function update(parent: Query | null): Query {
    const { read, write } = written(parent, 'update');
    expectWords('set');
    inside(read, () => {
      write.sets = assignments();
      if (takeWords('from')) sources(read);
      if (takeWords('where')) read.conditions.push(expression());
    });
    return returning(read);
  }

  function erase(parent: Query | null): Query {
    const { read } = written(parent, null);
    inside(read, () => {
      if (takeWords('using')) sources(read);
      if (takeWords('where')) read.conditions.push(expression());
    });
    return returning(read);
  }

  function returning(read: Query): Query {
    if (takeWords('returning')) read.outputs = inside(read, outputs);
    return read;
  }

  return (parent) => {
    if (takeWords('insert', 'into')) return insert(parent);
    if (takeWords('update')) return update(parent);
    return takeWords('delete', 'from') ? erase(parent) : null;
  };
}
