/** What an owner wrote, in the form or in a file, as an answer that can be stored; or why it cannot. */
import type { BodyOf, ReplyOf } from '@vitrine/contract/routes';
import { parse } from 'csv-parse/sync';
import { belongsTo, siteOf } from '../../../crawling/site-identity.ts';
import { asTable } from '../../../lib/as-table.ts';
import { Refused } from '../../../lib/refused.ts';
import type { AnswerFields, AnswerRow } from '../store.ts';
import { plain } from './asks-for-other.ts';

export const textMax = 1000;
export const questionsMax = 10;

type WrittenAnswer = Pick<BodyOf<'saveAnswer'>, 'questions' | 'text' | 'pageUrl' | 'validUntil' | 'restored'>;

export const wireAnswer = ({
  id,
  questions,
  text,
  pageUrl,
  validUntil,
  createdAt,
  updatedAt,
}: AnswerRow): ReplyOf<'getAnswers'>['answers'][number] => ({
  _id: id,
  questions,
  text,
  pageUrl,
  validUntil: validUntil?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

/** @param site that an answer may link to */
export function fieldsOf(body: WrittenAnswer, site: string | null, now: Date): AnswerFields {
  const questions = [...new Set(body.questions.map((text) => text.trim()).filter((text) => text !== ''))];
  const text = body.text.trim();
  if (questions.length === 0) throw new Refused('request.malformed', 'Write at least one question.');
  if (text === '') throw new Refused('request.malformed', 'Write the answer.');
  const validUntil = body.validUntil == null ? null : new Date(body.validUntil);
  if (validUntil !== null && validUntil <= now && body.restored !== true)
    throw new Refused('request.malformed', 'The answer would be out of date already: choose a later day.');
  const pageUrl = body.pageUrl == null || body.pageUrl.trim() === '' ? null : body.pageUrl.trim();
  if (pageUrl !== null) refuseForeign(pageUrl, site);
  return { questions, text, pageUrl, validUntil };
}

function refuseForeign(pageUrl: string, ownSite: string | null): void {
  const site = siteOf(ownSite ?? '');
  const url = URL.parse(pageUrl);
  const isWeb = url !== null && /^https?:$/.test(url.protocol) && url.username === '';
  if (!isWeb || site === null || !belongsTo(site, url.href))
    throw new Refused('request.malformed', 'Link to a page of your own shop, beginning with https://.');
}

export const answeredAlready = 'This question has an answer already.';
/** Two answers to one question would be told by turns, as its wording falls. */
export const isAnswered = (questions: readonly string[], asked: ReadonlySet<string>): boolean =>
  questions.some((question) => asked.has(plain(question)));
export const askedIn = (answers: readonly Pick<AnswerFields, 'questions'>[]): Set<string> =>
  new Set(answers.flatMap(({ questions }) => questions.map(plain)));

/** Questions and answers out of a file that an owner has: a table, a page of headings, or `Q:` and `A:`. What is none is told with its line. */
export interface ReadAnswer {
  /** of the file, from 1 */
  line: number;
  questions: string[];
  text: string;
  /** undefined where the file has no place for it */
  pageUrl?: string | null;
  /** as the file writes it */
  validUntil?: string | null;
}

export interface SkippedLine {
  line: number;
  why: string;
}

interface ReadFile {
  answers: ReadAnswer[];
  skipped: SkippedLine[];
}

const answersMax = 2000;

/** @param name of the file; its ending decides how it is read */
export function readAnswers(name: string, text: string): ReadFile {
  const clean = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  return /\.(?:csv|tsv)$/i.test(name) ? readTable(clean) : readText(clean);
}

const columns = {
  question: /^(?:questions?|fragen?|preguntas?|domand[ae]|vra(?:ag|gen)|perguntas?|pytani[ea]|pertanyaan|q)$/i,
  answer:
    /^(?:answers?|antwort(?:en)?|réponses?|respuestas?|rispost[ae]|antwoord(?:en)?|respostas?|odpowied[zź]i?|jawaban|a)$/i,
  page: /^(?:page|url|link|address|seite)$/i,
  validUntil: /^(?:(?:valid|told)[_ ]until|expires?(?: on)?|expiry(?: date)?|until|gültig bis)$/i,
};

function readTable(text: string): ReadFile {
  const rows = rowsOf(text);
  if (rows === null) return { answers: [], skipped: [{ line: 1, why: 'This is not a table that can be read.' }] };
  const head = rows[0]?.cells.map((cell) => cell.trim()) ?? [];
  const at = (column: RegExp) => head.findIndex((cell) => column.test(cell));
  const isHead = at(columns.question) !== -1 && at(columns.answer) !== -1;
  const places = isHead
    ? {
        question: at(columns.question),
        answer: at(columns.answer),
        page: at(columns.page),
        until: at(columns.validUntil),
      }
    : { question: 0, answer: 1, page: -1, until: -1 };
  const found: ReadFile = { answers: [], skipped: [] };
  const isKnown = (name: string) => name === '' || Object.values(columns).some((column) => column.test(name));
  for (const name of isHead ? head.filter((cell) => !isKnown(cell)) : [])
    skip(found, rows[0]?.line ?? 1, `The column “${name.slice(0, 40)}” is not read.`);
  for (const { line, cells } of isHead ? rows.slice(1) : rows) {
    const cell = (place: number) => unescaped((cells[place] ?? '').trim());
    take(found, {
      line,
      questions: cell(places.question).split('\n'),
      text: cell(places.answer),
      ...(places.page >= 0 && { pageUrl: cell(places.page) || null }),
      ...(places.until >= 0 && { validUntil: cell(places.until) || null }),
    });
  }
  return found;
}

interface Row {
  line: number;
  cells: string[];
}

function rowsOf(text: string): Row[] | null {
  const firstLine = text.slice(0, Math.max(0, text.indexOf('\n'))) || text;
  const count = (sign: string) => firstLine.split(sign).length;
  const delimiter = [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ',';
  const rows: Row[] = [];
  let line = 1;
  try {
    parse(text, {
      delimiter,
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: false,
      to: answersMax + 1,
      onRecord: (record: string[], { lines }) => {
        if (record.some((cell) => cell.trim() !== '')) rows.push({ line, cells: record });
        line = lines + 1;
        return null;
      },
    });
    return rows;
  } catch {
    return null;
  }
}

/** Spreadsheets take a cell that begins so for a formula, so that what we export has a mark before it. */
const unescaped = (cell: string): string => cell.replace(/^'(?=[=+\-@\t])/, '');

const labelled =
  /^(?:\*\*)?(?:q|question|frage|f|pregunta|p|domanda|d|vraag|v|pergunta)\s?\d{0,3}\s?[:.)](?:\*\*)?\s+(?=\S)/i;
const answerLabel =
  /^(?:\*\*)?(?:a|answer|antwort|respuesta|r|réponse|risposta|antwoord|resposta)\s?\d{0,3}\s?[:.)](?:\*\*)?\s+/i;
const heading = /^#{1,6}\s+/;

/** "Valid until: 2027-01-31" below an answer */
const lastDayLine =
  /(?<=\n)(?:\*\*|_)?(?:(?:valid|told) until|expires(?: on)?|gültig bis)(?:\*\*)?\s?[:：]\s*(\d[\d./-]{5,11})_?$/iu;

/** A question is a line of its own that ends with its mark, a labelled line, or a heading; what follows is its answer. */
function readText(text: string): ReadFile {
  const found: ReadFile = { answers: [], skipped: [] };
  let open: { line: number; questions: string[]; lines: string[] } | null = null;
  const close = () => {
    if (open === null) return;
    const { line, questions, lines } = open;
    const text = lines.join('\n').trim();
    const [lastDay, validUntil] = lastDayLine.exec(text) ?? [];
    take(found, {
      line,
      questions,
      text: lastDay === undefined ? text : text.slice(0, -lastDay.length).trim(),
      ...(validUntil !== undefined && { validUntil }),
    });
    open = null;
  };
  for (const [at, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    const isHeading = heading.test(line);
    const bare = line.replace(heading, '').replace(labelled, '').replaceAll('**', '').trim();
    const isQuestion = bare !== '' && (labelled.test(line) || /[?？؟]$/u.test(bare));
    if (isQuestion && open !== null && open.lines.length === 0) open.questions.push(bare);
    else if (isQuestion) {
      close();
      open = { line: at + 1, questions: [bare], lines: [] };
    } else if (isHeading) close();
    else if (open === null && line !== '') skip(found, at + 1, 'There is no question above this.');
    else if (open !== null && (line !== '' || open.lines.length > 0)) open.lines.push(line.replace(answerLabel, ''));
  }
  close();
  return found;
}

function take(found: ReadFile, read: ReadAnswer): void {
  const questions = read.questions.map((one) => one.trim()).filter((one) => one !== '');
  if (found.answers.length >= answersMax) skip(found, read.line, `A file may hold ${answersMax} answers at most.`);
  else if (questions.length === 0) skip(found, read.line, 'There is no question.');
  else if (read.text === '') skip(found, read.line, 'There is no answer.');
  else found.answers.push({ ...read, questions });
}

/** Lines of one text are told once. */
function skip({ skipped }: ReadFile, line: number, why: string): void {
  const last = skipped.at(-1);
  if (last?.why === why && last.line === line - 1 && skipped.length > 0) return;
  skipped.push({ line, why });
}

/** As spreadsheets and `readAnswers` read it; several wordings of a question stand in one cell, a line each. */
export const answersAsTable = (
  answers: readonly { questions: readonly string[]; text: string; pageUrl: string | null; validUntil: Date | null }[],
): string =>
  asTable([
    ['question', 'answer', 'page', 'valid_until'],
    ...answers.map(({ questions, text, pageUrl, validUntil }) => [
      questions.join('\n'),
      text,
      pageUrl ?? '',
      validUntil?.toISOString() ?? '',
    ]),
  ]);
