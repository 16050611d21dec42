/** A statement cut into words, by the rules of PostgreSQL for the part of its language that our stores use; anything else is refused. */

interface Token {
  /** word: a keyword or bare name in lower case; name: a quoted one; param: the number of `$n`; text: a string constant; mark: an operator or bracket */
  kind: 'word' | 'name' | 'param' | 'text' | 'number' | 'mark' | 'end';
  text: string;
}

/** What a statement says is not in the part of SQL that the wall knows. */
export class NotUnderstoodError extends Error {
  constructor(what: string) {
    super(`the tenant wall does not understand ${what}`);
    this.name = 'NotUnderstoodError';
  }
}

/** A run of operator characters is one operator, as for PostgreSQL; the beginnings of comments are none of ours. */
const operators = new Set('= <> != < > <= >= + - * / % || && @@ @> <@ -> ->> #> #>> ~ ~* !~ => ? ?|'.split(' '));

// one after the other at one place each: no branch can take more than its own characters
const pieces = [
  ['word', /[A-Za-z_]\w*(?!['"&\w$])/y],
  ['name', /"([a-zA-Z_]\w*)"(?!")/y],
  ['text', /'(?:[^']|'')*'/y],
  ['param', /\$(\d{1,5})(?![\w$'"])/y],
  ['number', /\d+(?:\.\d+)?(?![\w.$])/y],
  ['mark', /::|[()[\],.;]|[-+*/<>=~!@#%^&|`?]+/y],
] as const;
const space = /[ \t\r\n]*/y;

/** @throws NotUnderstoodError at comments, dollar quotes, escapes, several statements and characters beyond these */
function sqlTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let at = skipSpace(text, 0);
  while (at < text.length) {
    const { token, end } = pieceAt(text, at);
    tokens.push(token);
    at = skipSpace(text, end);
  }
  return tokens;
}

function pieceAt(text: string, at: number): { token: Token; end: number } {
  for (const [kind, pattern] of pieces) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (!found) continue;
    const [whole, inner] = found;
    if (kind === 'mark' && !/^(?:::|[()[\],.;])$/.test(whole) && !operators.has(whole)) break;
    const said = kind === 'word' ? whole.toLowerCase() : (inner ?? whole);
    return { token: { kind, text: said }, end: at + whole.length };
  }
  throw new NotUnderstoodError(`the characters ${JSON.stringify(text.slice(at, at + 12))}`);
}

function skipSpace(text: string, at: number): number {
  space.lastIndex = at;
  space.exec(text);
  return space.lastIndex;
}

/** A place in a statement's tokens, and what may stand there. */
export function createTokenReader(text: string) {
  const tokens = sqlTokens(text);
  let at = 0;
  const token = (ahead = 0): Token => tokens[at + ahead] ?? { kind: 'end', text: '' };

  const isWord = (word: string, ahead = 0) => token(ahead).kind === 'word' && token(ahead).text === word;
  const isMark = (mark: string, ahead = 0) => token(ahead).kind === 'mark' && token(ahead).text === mark;

  function next(): Token {
    const taken = token();
    at += 1;
    return taken;
  }
  function refuse(): never {
    const rest = tokens.slice(at, at + 4).map((each) => each.text);
    throw new NotUnderstoodError(rest.length === 0 ? 'the end of the statement' : `“${rest.join(' ')}”`);
  }

  /** all of the words, or none */
  function takeWords(...words: string[]): boolean {
    if (!words.every((word, i) => isWord(word, i))) return false;
    at += words.length;
    return true;
  }
  function takeMark(mark: string): boolean {
    if (!isMark(mark)) return false;
    at += 1;
    return true;
  }

  const isName = (ahead = 0) => {
    const { kind, text: said } = token(ahead);
    return kind === 'name' || (kind === 'word' && !reserved.has(said));
  };

  return {
    token,
    next,
    refuse,
    isWord,
    isMark,
    isName,
    takeWords,
    takeMark,
    name: (): string => (isName() ? next().text : refuse()),
    expectWords: (...words: string[]): void => void (takeWords(...words) || refuse()),
    expectMark: (mark: string): void => void (takeMark(mark) || refuse()),
    /** one or more, with commas between */
    list: <T>(item: () => T): T[] => {
      const items = [item()];
      while (takeMark(',')) items.push(item());
      return items;
    },
    /** drizzle ends a count with a semicolon */
    expectEnd(): void {
      takeMark(';');
      if (token().kind !== 'end') refuse();
    },
  };
}

export type TokenReader = ReturnType<typeof createTokenReader>;

/** The words of SQL that the tenant wall knows. What a store needs beyond them is added here, once it is seen that it opens nothing by a name. */

/** No bare name of a table, column or alias: a word of these is grammar, or it is not understood. */
const reserved = new Set(
  `all analyse analyze and any array as asc asymmetric both case cast check collate column constraint create cross current_catalog current_date
  current_role current_time current_timestamp current_user default deferrable desc distinct do else end except false fetch for foreign from full
  grant group having ilike in initially inner intersect into is isnull join lateral leading left like limit localtime localtimestamp natural not
  notnull null offset on only or order outer overlaps placing primary references returning right select session_user set similar some symmetric
  system_user table tablesample then to trailing true union unique user using values variadic when where window with`.split(
    /\s+/,
  ),
);

/** They read nothing but what they are given; what opens a table, a file, a setting or a statement by its name is not among them. */
export const functions = new Set(
  `abs any array_agg array_append array_cat array_length array_position array_remove array_to_string array_to_tsvector avg bool_and bool_or
  cardinality ceil char_length clock_timestamp coalesce concat concat_ws count date_part date_trunc extract floor
  greatest hashtextextended json_agg json_build_object jsonb_agg jsonb_array_elements jsonb_array_elements_text jsonb_array_length
  jsonb_build_array jsonb_build_object jsonb_object_agg jsonb_path_query_array jsonb_set jsonb_strip_nulls jsonb_typeof least left length lower ltrim
  make_interval max md5 min mod now nullif num_nonnulls octet_length pg_advisory_xact_lock pg_notify
  pg_try_advisory_xact_lock phraseto_tsquery plainto_tsquery position regexp_replace repeat replace right round rtrim
  setweight split_part starts_with string_agg string_to_array strpos substring sum to_char to_jsonb to_timestamp to_tsquery to_tsvector
  translate trim ts_rank ts_rank_cd unnest upper websearch_to_tsquery width_bucket`.split(/\s+/),
);
/** functions whose arguments stand between words */
export const spoken: Record<string, string[]> = { extract: ['from'], substring: ['from', 'for'], position: ['in'] };
export const types = new Set(
  `text int integer bigint smallint numeric real float8 boolean bool date timestamptz timestamp interval jsonb json bytea uuid tsquery
  tsvector`.split(/\s+/),
);
