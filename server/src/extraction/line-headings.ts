/** Headings that no markup names: short bold lines and lines in capitals above text, and the questions of a list of questions and answers. */
import type { TextLine } from './text-line.ts';

const headingMaxLength = 90;
/** a longer bold line is a sentence that matters, unless it asks */
const boldMaxWords = 9;
const textMinLength = 40;
const boldShare = 0.9;

/** A bold line is the heading of the plain ones that follow; a run of bold lines is text. */
export function boldHeadings(lines: readonly TextLine[]): TextLine[] {
  return asHeadings(lines, (line, next) => isBoldHeading(line, next) && (next.boldShare < boldShare || leadsIn(line)));
}

/** `RETURN POLICY` above a text is its heading. */
export function capitalHeadings(lines: readonly TextLine[]): TextLine[] {
  return asHeadings(
    lines,
    (line, next) => isCapitals(line.text) && !isCapitals(next.text) && next.text.length >= textMinLength,
  );
}

function asHeadings(lines: readonly TextLine[], opens: (line: TextLine, next: TextLine) => boolean): TextLine[] {
  const result: TextLine[] = [];
  let section: string[] | null = null;
  let headings: string[] = [];
  /** the heading that nothing follows yet */
  let open: TextLine | null = null;
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    if (section !== line.headings) headings = section = line.headings;
    const mayOpen = next !== undefined && next.headings === section && canOpen(line) && opens(line, next);
    // `Opening hours:` and, as bold, the hours
    if (mayOpen && !(open && leadsIn(open) && !leadsIn(line))) {
      if (open) result.push({ ...open, headings: section });
      headings = [...section, line.text];
      open = line;
    } else {
      result.push({ ...line, headings });
      open = null;
    }
  }
  return result;
}

const leadsIn = ({ text }: TextLine): boolean => /[:：]$/.test(text);

const canOpen = ({ text, linkShare, gap, isBareHeading }: TextLine): boolean =>
  !isBareHeading && gap !== 'entry' && linkShare < 0.5 && text.length <= headingMaxLength;

const isBoldHeading = (line: TextLine, next: TextLine): boolean =>
  line.boldShare >= boldShare &&
  /\p{L}{2}/u.test(line.text) &&
  (/[?？:：]$/u.test(line.text) || line.text.split(/\s+/u).length <= boldMaxWords) &&
  (!/[.,;!。！]$/u.test(line.text) || (line.text.endsWith('.') && next.text.length > line.text.length));

const isCapitals = (text: string): boolean =>
  /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text) && /^[\p{L}\p{M}\s&'’/,():?-]{4,}$/u.test(text) && text.length <= 60;

const questionMaxLength = 160;
/** fewer on a page are a manner of speaking */
const questionsMin = 3;

const label =
  /^(?:questions?|q|frage|f|pregunta|p|domanda|d|pergunta|vraag|soru|pytanie|вопрос|питання)\s?\d{0,3}\s?[:.)]\s+(?=\p{L})/iu;

const answerLabel =
  /^(?:answers?|a|antwort|réponse|r|respuesta|risposta|resposta|antwoord|jawab(?:an)?)\s?\d{0,3}\s?[:.)]\s+(?=\S)/iu;
/** "Do you ship to Norway? +": what opens it */
const arrow = /\s*[+−–▼▾⌄-]$/u;

const isQuestion = ({ text, linkShare }: TextLine): boolean =>
  linkShare < 0.5 &&
  text.length <= questionMaxLength &&
  (/[?？؟]["”»)]*(?:\s*[+−–▼▾⌄-])?$/u.test(text) || (label.test(text) && /[?？؟]/u.test(text)));

/** Lists of questions and answers are often plain lines: there each question is the heading of what follows, or its answer would stand alone. */
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
    if (opens[at] === true) headings = [...section, line.text.replace(label, '').replace(arrow, '')];
    else
      result.push({ ...line, text: opens[at - 1] === true ? line.text.replace(answerLabel, '') : line.text, headings });
  }
  return result;
}
