/** What a statement's text says about tables and equalities: which tables it names in which (sub)query, and which columns are held to be equal to what. */
import { sqlTokens } from './sql-tokens.ts';
import type { Token } from './sql-tokens.ts';

/** One select, insert, update or delete; a subquery's outer one is its parent. */
export interface Scope {
  parent: Scope | null;
  /** by the name under which it is spoken of there */
  tables: Map<string, TableUse>;
}

export interface TableUse {
  table: string;
}

export interface Column {
  /** null when only the column is named */
  alias: string | null;
  name: string;
  scope: Scope;
}

/** `param` is 1 for `$1`. */
export type Equality = { column: Column; param: number } | { column: Column; other: Column };

export interface Statement {
  uses: TableUse[];
  equalities: Equality[];
  /** parameters that are words to be searched for */
  words: { scope: Scope; param: number }[];
}

const namesTable = new Set(['from', 'join', 'into', 'update', 'using']);
const endsFrom = new Set(['where', 'group', 'order', 'limit', 'set', 'values', 'returning', 'for', 'having', 'on']);
const noAlias = new Set(
  `where on set inner left right full cross join order group limit using from values returning for having union intersect except
  select default lateral`.split(/\s+/),
);
const combines = new Set(['union', 'intersect', 'except']);
/** not a query of its own, though a query may stand in it */
interface Bracket {
  scope: Scope;
  inFrom: boolean;
}

const isName = (token: Token | undefined): token is Token => token?.kind === 'word' || token?.kind === 'name';

export function readStatement(text: string): Statement {
  const tokens = sqlTokens(text);
  const found: Statement = { uses: [], equalities: [], words: [] };
  let scope: Scope = { parent: null, tables: new Map() };
  let inFrom = false;
  const brackets: Bracket[] = [];
  const is = (i: number, ...texts: string[]) => tokens[i]?.kind !== 'name' && texts.includes(tokens[i]?.text ?? '');

  function useTable(i: number): TableUse | null {
    const named = tokens[i];
    if (!isName(named) || is(i + 1, '.') || (named.kind === 'word' && noAlias.has(named.text))) return null;
    const said = tokens[is(i + 1, 'as') ? i + 2 : i + 1];
    const alias = isName(said) && (said.kind === 'name' || !noAlias.has(said.text)) ? said.text : named.text;
    const use = { table: named.text };
    found.uses.push(use);
    scope.tables.set(alias, use);
    return use;
  }

  /** the column that ends with this token */
  function columnEnding(i: number): Column | null {
    const name = tokens[i];
    if (!isName(name)) return null;
    const alias = is(i - 1, '.') ? tokens[i - 2] : undefined;
    return { alias: isName(alias) ? alias.text : null, name: name.text, scope };
  }

  function columnBeginning(i: number): Column | null {
    return is(i + 1, '.') ? columnEnding(i + 2) : columnEnding(i);
  }

  function readEquality(i: number): void {
    const before = tokens[i - 1];
    const after = tokens[i + 1];
    const left = columnEnding(i - 1);
    const right = columnBeginning(i + 1);
    if (left && after?.kind === 'param') found.equalities.push({ column: left, param: Number(after.text) });
    else if (right && before?.kind === 'param') found.equalities.push({ column: right, param: Number(before.text) });
    else if (left && right) found.equalities.push({ column: left, other: right });
  }

  /** `(a, b) values ($1, $2), ...` or `(a, b) select $1, ...`: each column equals what is put into it. */
  function readInsert(i: number, use: TableUse): void {
    if (!is(i, '(')) return;
    const { items: columns, end } = itemsOf(tokens, i);
    const own: Scope = { parent: null, tables: new Map([[use.table, use]]) };
    const readItems = (items: readonly Token[]) => {
      for (const [n, first] of items.entries()) {
        const name = columns[n]?.text;
        if (name === undefined || first.kind !== 'param') continue;
        found.equalities.push({ column: { alias: use.table, name, scope: own }, param: Number(first.text) });
      }
    };
    if (is(end, 'select')) readItems(itemsOf(tokens, end).items);
    let at = end;
    while (is(at, at === end ? 'values' : ',')) {
      const { items, end: next } = itemsOf(tokens, at + 1);
      readItems(items);
      at = next;
    }
  }

  for (const [i, token] of tokens.entries()) {
    if (is(i, '(')) {
      brackets.push({ scope, inFrom });
      if (is(i + 1, 'select', 'with', 'insert', 'update', 'delete')) scope = { parent: scope, tables: new Map() };
      inFrom = false;
    } else if (is(i, ')')) {
      ({ scope, inFrom } = brackets.pop() ?? { scope, inFrom });
    } else if (is(i, '=')) {
      if (!is(i - 1, '<', '>', '!') && !is(i + 1, '>')) readEquality(i);
    } else if (is(i, ',')) {
      if (inFrom) useTable(i + 1);
    } else if (token.kind === 'param' && is(i + 1, '::') && is(i + 2, 'tsquery')) {
      found.words.push({ scope, param: Number(token.text) });
    } else if (token.kind === 'word') {
      if (combines.has(token.text)) scope = { parent: scope.parent, tables: new Map() };
      if (endsFrom.has(token.text)) inFrom = false;
      if (namesTable.has(token.text)) {
        inFrom = token.text === 'from';
        const use = useTable(is(i + 1, 'only', 'lateral') ? i + 2 : i + 1);
        if (token.text === 'into' && use) readInsert(i + 2, use);
      }
    }
  }
  return found;
}

/** The first token of each item after an opening bracket or the word `select`, and what follows the last item. */
function itemsOf(tokens: Token[], openAt: number): { items: Token[]; end: number } {
  const items: Token[] = [];
  let depth = 1;
  for (let i = openAt; i < tokens.length; i += 1) {
    const { kind, text } = tokens[i] ?? { kind: 'mark', text: '' };
    if (i > openAt && kind === 'mark' && text === '(') depth += 1;
    if (kind === 'mark' && text === ')') depth -= 1;
    if (depth === 0 || (depth === 1 && kind === 'word' && text === 'from')) return { items, end: i + 1 };
    const first = tokens[i + 1];
    if (depth === 1 && (i === openAt || (kind === 'mark' && text === ',')) && first) items.push(first);
  }
  return { items, end: tokens.length };
}
