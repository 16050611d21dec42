/** How far an answer reaches around its best statement: a question is followed by its answer, an entry stands under the words that lead into its list, a pronoun stands for what was said before. */
import type { Statement } from './split-statements.ts';

const longestAnswer = 420;
/** letters of clauses that are told together */
const longestClauses = 150;

export interface Extent {
  /** statements [from, to) */
  from: number;
  to: number;
  /** position of what leads into their list, where the entries between are too long to be told */
  lead: number | null;
}

export function extentOf(statements: readonly Statement[], best: number): Extent {
  let from = best;
  let to = best + 1;
  let length = statements[best]?.text.length ?? 0;
  const bears = (at: number) => {
    const text = statements[at]?.text ?? '';
    if (text === '' || length + text.length > longestAnswer) return false;
    length += text.length;
    return true;
  };
  if (statements[best]?.isClause === true) return clausesAround(statements, best);
  const form = statements[best]?.form;
  if (form === 'question') {
    while (statements[to] !== undefined && statements[to]?.form !== 'question' && bears(to)) to += 1;
    return to > best + 1 ? { from: best + 1, to, lead: null } : { from, to, lead: null };
  }
  if (endsOpen(statements[best])) {
    while (statements[to] !== undefined && statements[to]?.form !== 'question' && bears(to)) to += 1;
    return { from, to, lead: null };
  }
  const lead = leadOf(statements, best);
  if (lead !== null) {
    while (from > lead && bears(from - 1)) from -= 1;
    if (from > lead) return { from: best, to: best + 1, lead };
    while (isEntry(statements[to]) && bears(to)) to += 1;
    return { from, to, lead: null };
  }
  while (from > 0 && statements[from]?.leans === true && statements[from - 1]?.form === 'sentence' && bears(from - 1))
    from -= 1;
  if ((endsOpen(statements[from - 1]) || isReplyTo(statements[from - 1], statements[from])) && bears(from - 1))
    from -= 1;
  while (statements[to]?.leans === true && isBeside(statements, to - 1) && bears(to)) to += 1;
  return { from, to, lead: null };
}

const longestMethod = 560;

/** A way of doing something is told with its steps: the whole of a short section, else what stands next to it. */
export function methodAround(statements: readonly Statement[], best: number): Extent {
  const own = extentOf(statements, best);
  const chosen = statements[best];
  if (chosen?.isClause === true || chosen?.form === 'question' || chosen?.form === 'row') return own;
  const isOf = (at: number) => statements[at]?.under === chosen?.under && statements[at]?.form !== 'question';
  let { from, to } = own;
  let length = statements.slice(from, to).reduce((sum, { text }) => sum + text.length, 0);
  const bears = (at: number) => {
    const text = statements[at]?.text ?? '';
    if (text === '' || !isOf(at) || length + text.length > longestMethod) return false;
    length += text.length;
    return true;
  };
  while (bears(to)) to += 1;
  while (bears(from - 1)) from -= 1;
  return { from, to, lead: own.lead !== null && own.lead < from ? own.lead : null };
}

/** A clause without stops around it is no more sure to begin or end there than those beside it: they are told with it. */
function clausesAround(statements: readonly Statement[], best: number): Extent {
  let [from, to] = [best, best + 1];
  let length = statements[best]?.text.length ?? 0;
  const isNear = (at: number) => {
    const one = statements[at];
    if (one?.isClause !== true || length + one.text.length > longestClauses) return false;
    length += one.text.length;
    return true;
  };
  if (isNear(best + 1)) to += 1;
  if (statements[best]?.startsLine === false && isNear(best - 1)) from -= 1;
  return { from, to, lead: null };
}

const endsOpen = (statement: Statement | undefined): boolean => /[:：]$/.test(statement?.text ?? '');

/** "Between sizes? Go up." within a line is one saying. */
const isReplyTo = (question: Statement | undefined, reply: Statement | undefined): boolean =>
  question?.form === 'question' && reply?.startsLine === false && question.text.length <= shortQuestion;
const shortQuestion = 40;

const isEntry = (statement: Statement | undefined): boolean =>
  statement !== undefined &&
  statement.startsLine &&
  !endsOpen(statement) &&
  (statement.form === 'fragment' || isMarked(statement));

const isMarked = ({ text }: Statement): boolean => /^[-–•]\s/u.test(text);

/** Of an entry, the words that end in a colon above its list. */
function leadOf(statements: readonly Statement[], at: number): number | null {
  if (!isEntry(statements[at])) return null;
  let before = at - 1;
  while (before >= 0 && isEntry(statements[before])) before -= 1;
  return before >= 0 && endsOpen(statements[before]) ? before : null;
}

/** the next statement goes on on the same line, and neither is a question */
const isBeside = (statements: readonly Statement[], at: number): boolean =>
  statements[at]?.form === 'sentence' && statements[at + 1]?.startsLine === false;
