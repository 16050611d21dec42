/**
 * Reads the part of SQL that our stores use, completely: the tables of each query, the conditions that hold for all of its rows, and what is
 * written where. A statement of any other form is refused, so that nothing can stand where nobody looked.
 */
import { createExpressionReader } from './read-expression.ts';
import type { Expression } from './read-expression.ts';
import { createWriteReader, newQuery } from './read-writes.ts';
import type { Query, Source } from './read-writes.ts';
import { createTokenReader, NotUnderstoodError } from './sql-tokens.ts';

/** @returns every query of the statement, each once. @throws NotUnderstoodError */
export function readStatement(text: string, isTable: (name: string) => boolean): Query[] {
  const reader = createTokenReader(text);
  const { refuse, isWord, isMark, isName, takeWords, takeMark, expectWords, expectMark, name, list } = reader;
  const queries: Query[] = [];
  let current: Query | null = null;
  const { expression, type, call, order } = createExpressionReader(reader, () => void query(current));

  function begin(parent: Query | null): Query {
    const begun = newQuery(parent);
    queries.push(begun);
    return begun;
  }
  /** Names inside are looked up from there. */
  function inside<T>(scope: Query, work: () => T): T {
    const outer = current;
    current = scope;
    const result = work();
    current = outer;
    return result;
  }

  /** A statement, with what is named before it. */
  function query(parent: Query | null): Query {
    if (!isWord('with')) return body(parent);
    reader.next();
    takeWords('recursive');
    const holder = newQuery(parent);
    list(() => {
      const title = name();
      if (isTable(title)) throw new NotUnderstoodError(`a query that is named like the table ${title}`);
      // one that is recursive finds itself, and no column of it
      holder.named.set(title, { ...newQuery(null), outputs: null });
      const columns = isMark('(') ? names() : null;
      expectWords('as');
      expectMark('(');
      const read = query(holder);
      expectMark(')');
      holder.named.set(title, columns ? { ...read, outputs: null } : read);
    });
    return body(holder);
  }

  function body(parent: Query | null): Query {
    return writes(parent) ?? selects(parent);
  }

  function selects(parent: Query | null): Query {
    let read = select(parent);
    while (takeWords('union') || takeWords('intersect') || takeWords('except')) {
      takeWords('all');
      select(parent);
      read = { ...newQuery(parent), outputs: null };
    }
    inside(read, ending);
    return read;
  }

  function select(parent: Query | null): Query {
    if (takeMark('(')) {
      const read = selects(parent);
      expectMark(')');
      return read;
    }
    const read = begin(parent);
    expectWords('select');
    return inside(read, () => {
      if (takeWords('distinct') && takeWords('on')) {
        expectMark('(');
        list(expression);
        expectMark(')');
      }
      if (!isWord('from') && !isMark(')')) read.outputs = outputs();
      if (takeWords('from')) sources(read);
      if (takeWords('where')) read.conditions.push(expression());
      if (takeWords('group', 'by')) {
        takeWords('grouping', 'sets');
        list(expression);
      }
      if (takeWords('having')) expression();
      return read;
    });
  }

  function ending(): void {
    if (takeWords('order', 'by')) order();
    if (takeWords('limit')) expression();
    if (takeWords('offset')) expression();
    if (takeWords('for')) {
      if (!takeWords('update') && !takeWords('share') && !takeWords('key', 'share')) expectWords('no', 'key', 'update');
      if (takeWords('of')) names(false);
      if (!takeWords('skip', 'locked')) takeWords('nowait');
    }
  }

  function outputs(): Query['outputs'] {
    let isKnown = true;
    const items = list(() => {
      if (takeMark('*') || (isName() && isMark('.', 1) && isMark('*', 2) && skip(3))) {
        isKnown = false;
        return { name: null, value: { kind: 'other' } satisfies Expression };
      }
      const value = expression();
      const said = takeWords('as') || isName() ? name() : null;
      return { name: said ?? (value.kind === 'column' ? value.name : null), value };
    });
    return isKnown ? items : null;
  }
  function skip(tokens: number): true {
    for (let i = 0; i < tokens; i += 1) reader.next();
    return true;
  }

  function sources(read: Query): void {
    read.sources.push(source(read));
    for (;;) {
      if (takeMark(',') || takeWords('cross', 'join')) read.sources.push(source(read));
      else if (takeWords('left', 'join') || takeWords('left', 'outer', 'join')) {
        const joined = source(read);
        read.sources.push(joined);
        expectWords('on');
        joined.on = expression();
      } else if (takeWords('join') || takeWords('inner', 'join')) {
        read.sources.push(source(read));
        expectWords('on');
        read.conditions.push(expression());
      } else return;
    }
  }

  function source(read: Query): Source {
    // beside its neighbours, whose columns it sees only when it is lateral
    const isLateral = takeWords('lateral');
    if (takeMark('(')) {
      const inner = query(isLateral ? read : read.parent);
      expectMark(')');
      takeWords('as');
      return { alias: name(), table: null, query: inner, columns: isMark('(') ? names() : null, on: null };
    }
    if (isMark('(', 1)) {
      call();
      takeWords('as');
      return { alias: name(), table: null, query: null, columns: definitions(), on: null };
    }
    if (isLateral) refuse();
    return table(read.parent);
  }

  /** `(a, b)` or `(a text, b int)` */
  function definitions(): string[] | null {
    if (!takeMark('(')) return null;
    const columns = list(() => {
      const column = name();
      if (!isMark(',') && !isMark(')')) type();
      return column;
    });
    expectMark(')');
    return columns;
  }

  function table(parent: Query | null): Source {
    const said = name();
    const source = { alias: takeWords('as') || isName() ? name() : said, columns: null, on: null };
    if (isTable(said)) return { ...source, table: said, query: null };
    for (let at = parent; at !== null; at = at.parent) {
      const named = at.named.get(said);
      if (named) return { ...source, table: null, query: named };
    }
    throw new NotUnderstoodError(`the table ${said}`);
  }

  function names(inBrackets = true): string[] {
    if (inBrackets) expectMark('(');
    const said = list(name);
    if (inBrackets) expectMark(')');
    return said;
  }

  const writes = createWriteReader({ reader, expression, begin, inside, query, sources, table, names, outputs });
  query(null);
  reader.expectEnd();
  return queries;
}
