/** A folder of labelled data: `corpus.jsonl`, `queries.jsonl` and `qrels.tsv` (query, document, grade). */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface LabelledDocument {
  id: string;
  title: string;
  text: string;
  scope: string | null;
  label: string | null;
  article: number | null;
}

export interface LabelledQuery {
  id: string;
  text: string;
  /** only documents of the same scope may be found */
  scope: string | null;
  label: string | null;
  article: number | null;
  answerable: boolean;
  answers: string[];
}

export interface LabelledSet {
  name: string;
  documents: LabelledDocument[];
  queries: LabelledQuery[];
  /** by query, by document */
  grades: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

const files = ['corpus.jsonl', 'queries.jsonl', 'qrels.tsv'] as const;

export const isLabelledSet = (directory: string): boolean =>
  files.every((file) => existsSync(path.join(directory, file)));

/** @throws when a file is missing or a line is no record of the format */
export function readLabelledSet(directory: string): LabelledSet {
  const [corpus, queries, grades] = files.map((file) => path.join(directory, file));
  return {
    name: path.basename(path.resolve(directory)),
    documents: records(corpus ?? '').map((record) => ({
      id: text(record['id']),
      title: text(record['title']),
      text: text(record['text']),
      ...marks(record),
    })),
    queries: records(queries ?? '').map((record) => ({
      id: text(record['id']),
      text: text(record['text']),
      answerable: record['answerable'] !== false,
      answers: Array.isArray(record['answers']) ? record['answers'].map(answerText) : [],
      ...marks(record),
    })),
    grades: readGrades(grades ?? ''),
  };
}

function marks(record: Record<string, unknown>) {
  return {
    scope: text(record['scope']) || null,
    label: text(record['label']) || null,
    article: typeof record['article'] === 'number' ? record['article'] : null,
  };
}

/** Ids and scopes may be numbers in one file and words in another. */
const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

const answerText = (answer: unknown): string =>
  typeof answer === 'object' && answer !== null && 'text' in answer ? text(answer.text) : text(answer);

function lines(file: string): string[] {
  return readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');
}

function records(file: string): Record<string, unknown>[] {
  return lines(file).map((line, at) => {
    const record: unknown = parse(line, `${file}:${at + 1}`);
    if (!isRecord(record) || text(record['id']) === '') throw new Error(`${file}:${at + 1} is no record with an id`);
    return record;
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function parse(line: string, place: string): unknown {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw new Error(`${place} is no JSON`, { cause });
  }
}

/** A first line of column names has no number for a grade and is passed over. */
function readGrades(file: string): Map<string, Map<string, number>> {
  const grades = new Map<string, Map<string, number>>();
  for (const line of lines(file)) {
    const [query = '', document = '', grade = '1'] = line.split('\t').map((cell) => cell.trim());
    if (!Number.isFinite(Number(grade)) || document === '') continue;
    const ofQuery = grades.get(query) ?? new Map<string, number>();
    grades.set(query, ofQuery.set(document, Number(grade)));
  }
  return grades;
}
