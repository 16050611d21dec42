/** A statement cut into words, by the rules of PostgreSQL for the part of its language that our stores use; anything else is refused. */

export interface Token {
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
export function sqlTokens(text: string): Token[] {
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
