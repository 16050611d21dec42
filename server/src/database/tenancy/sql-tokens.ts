/** A statement cut into words, as far as one needs to see which tables it names and what ties them to a tenant. */

export interface Token {
  /** word: a keyword or bare name in lower case; name: a quoted one; param: the number of `$n`; mark: anything else */
  kind: 'word' | 'name' | 'param' | 'mark';
  text: string;
}

const pieces = /'(?:[^']|'')*'|"((?:[^"]|"")+)"|\$(\d+)|([A-Za-z_]\w*)|--[^\n]*|::|\S/g;

/** String constants and comments are left out: nothing in them is a table or a condition. */
export function sqlTokens(text: string): Token[] {
  const tokens: Token[] = [];
  for (const [whole, name, param, word] of text.matchAll(pieces)) {
    if (name !== undefined) tokens.push({ kind: 'name', text: name });
    else if (param !== undefined) tokens.push({ kind: 'param', text: param });
    else if (word !== undefined) tokens.push({ kind: 'word', text: word.toLowerCase() });
    else if (whole.startsWith("'")) tokens.push({ kind: 'mark', text: "''" });
    else if (!whole.startsWith('--')) tokens.push({ kind: 'mark', text: whole });
  }
  return tokens;
}
