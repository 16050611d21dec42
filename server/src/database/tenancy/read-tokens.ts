/** A place in a statement's tokens, and what may stand there. */
import { reserved } from './known-words.ts';
import { NotUnderstoodError, sqlTokens } from './sql-tokens.ts';
import type { Token } from './sql-tokens.ts';

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
