/** Lists of questions and answers are often plain lines: there each question is the heading of what follows, or its answer would stand alone. */
import type { TextLine } from './text-line.ts';

const questionMaxLength = 160;
/** fewer on a page are a manner of speaking */
const questionsMin = 3;

const label =
  /^(?:questions?|q|frage|f|pregunta|p|domanda|d|pergunta|vraag|soru|pytanie|вопрос|питання)\s?\d{0,3}\s?[:.)]\s+(?=\p{L})/iu;

const isQuestion = ({ text, linkShare }: TextLine): boolean =>
  linkShare < 0.5 &&
  text.length <= questionMaxLength &&
  (/[?？؟]["”»)]*$/u.test(text) || (label.test(text) && /[?？؟]/u.test(text)));

export function questionsAsHeadings(lines: readonly TextLine[]): TextLine[] {
  const opens = lines.map((line, at) => {
    const next = lines[at + 1];
    return next !== undefined && next.headings === line.headings && isQuestion(line) && !isQuestion(next);
  });
  if (opens.filter(Boolean).length < questionsMin) return [...lines];
  const result: TextLine[] = [];
  let section: string[] | null = null;
  let headings: string[] = [];
  for (const [at, line] of lines.entries()) {
    if (section !== line.headings) headings = section = line.headings;
    if (opens[at] === true) headings = [...section, line.text.replace(label, '')];
    else result.push({ ...line, headings });
  }
  return result;
}
