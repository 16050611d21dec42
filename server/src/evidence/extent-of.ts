/** How far an answer reaches around its best statement: a question is followed by its answer, an opening colon by its list, a pronoun stands for what was said before. */
import type { Statement } from './split-statements.ts';

const longestAnswer = 420;
/** "It", "This", "They", "However": the sentence before says what is meant */
const leansBack =
  /^(?:it|its|this|these|those|they|their|that|he|she|however|but|also|then|otherwise|if so|in that case|such|sie|es|diese[rsn]?|ils?|elles?|cela|ceci|esto|estos|queste|questo)\b/iu;

export function extentOf(statements: readonly Statement[], best: number): { from: number; to: number } {
  let from = best;
  let to = best + 1;
  let length = statements[best]?.text.length ?? 0;
  const bears = (at: number) => {
    const text = statements[at]?.text ?? '';
    if (text === '' || length + text.length > longestAnswer) return false;
    length += text.length;
    return true;
  };
  const form = statements[best]?.form;
  if (form === 'question') {
    while (statements[to] !== undefined && statements[to]?.form !== 'question' && bears(to)) to += 1;
    return to > best + 1 ? { from: best + 1, to } : { from, to };
  }
  if (endsOpen(statements[best])) {
    while (statements[to] !== undefined && statements[to]?.form !== 'question' && bears(to)) to += 1;
    return { from, to };
  }
  while (
    from > 0 &&
    leansBack.test(statements[from]?.text ?? '') &&
    isBeside(statements, from - 1) &&
    bears(from - 1)
  ) {
    from -= 1;
  }
  if (endsOpen(statements[from - 1]) && bears(from - 1)) from -= 1;
  while (
    to < statements.length &&
    leansBack.test(statements[to]?.text ?? '') &&
    isBeside(statements, to - 1) &&
    bears(to)
  ) {
    to += 1;
  }
  return { from, to };
}

const endsOpen = (statement: Statement | undefined): boolean => /[:：]$/.test(statement?.text ?? '');

/** the next statement goes on on the same line, and neither is a question */
const isBeside = (statements: readonly Statement[], at: number): boolean =>
  statements[at]?.form === 'sentence' && statements[at + 1]?.startsLine === false;
