/** Measures retrieval on labelled sets: `node tests/eval/run-eval.ts [DIR ...]`, one JSON line each. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { buildIndex } from '../../server/src/search/build-index.ts';
import type { SearchIndex } from '../../server/src/search/documents.ts';
import { loadIndex } from '../../server/src/search/load-index.ts';

interface Entry {
  id: string;
  title?: string;
  text: string;
  scope?: string;
}

const wholeSet = '';

const readLines = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
const parseEntry = (line: string): Entry => JSON.parse(line);
const readEntries = (file: string) => readLines(file).map(parseEntry);

function readGrades(file: string): Map<string, Map<string, number>> {
  const grades = new Map<string, Map<string, number>>();
  for (const line of readLines(file)) {
    const [query = '', document = '', grade] = line.split('\t');
    const ofQuery = grades.get(query) ?? new Map<string, number>();
    grades.set(query, ofQuery.set(document, Number(grade)));
  }
  return grades;
}

function indexByScope(corpus: Entry[]): Map<string, { ids: string[]; index: SearchIndex }> {
  const scopes = Map.groupBy(corpus, (entry) => entry.scope ?? wholeSet);
  return new Map(
    [...scopes].map(([scope, entries]) => {
      const passages = entries.map(({ id, title = '', text }) => ({
        url: `https://shop.example/${id}`,
        title,
        headings: [],
        text,
        language: null,
      }));
      const index = loadIndex(buildIndex({ passages, products: [] }));
      return [scope, { ids: entries.map(({ id }) => id), index }];
    }),
  );
}

const gain = (grade: number, rank: number) => (2 ** grade - 1) / Math.log2(rank + 2);

function ndcg(found: number[], all: number[]): number {
  const ideal = all
    .toSorted((a, b) => b - a)
    .slice(0, 10)
    .reduce((sum, grade, rank) => sum + gain(grade, rank), 0);
  return ideal === 0 ? 0 : found.reduce((sum, grade, rank) => sum + gain(grade, rank), 0) / ideal;
}

function evaluate(directory: string): Record<string, string | number> {
  const grades = readGrades(path.join(directory, 'qrels.tsv'));
  const scopes = indexByScope(readEntries(path.join(directory, 'corpus.jsonl')));
  const queries = readEntries(path.join(directory, 'queries.jsonl')).filter(({ id }) => grades.has(id));
  const totals = { ndcg10: 0, r1: 0, r5: 0, mrr10: 0 };
  const times: number[] = [];
  for (const query of queries) {
    const ofQuery = grades.get(query.id) ?? new Map<string, number>();
    const scope = scopes.get(query.scope ?? wholeSet);
    const started = performance.now();
    const hits = scope?.index.searchPassages(query.text, 10) ?? [];
    times.push(performance.now() - started);
    const found = hits.map(({ position }) => ofQuery.get(scope?.ids[position] ?? '') ?? 0);
    const first = found.findIndex((grade) => grade > 0);
    totals.ndcg10 += ndcg(found, [...ofQuery.values()]);
    totals.r1 += first === 0 ? 1 : 0;
    totals.r5 += first >= 0 && first < 5 ? 1 : 0;
    totals.mrr10 += first >= 0 ? 1 / (first + 1) : 0;
  }
  const rounded = (total: number) => Number((total / Math.max(1, queries.length)).toFixed(4));
  const p95Ms = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
  return {
    set: path.basename(directory),
    queries: queries.length,
    ndcg10: rounded(totals.ndcg10),
    r1: rounded(totals.r1),
    r5: rounded(totals.r5),
    mrr10: rounded(totals.mrr10),
    p95Ms: Number(p95Ms.toFixed(3)),
  };
}

const isSet = (directory: string) =>
  ['corpus.jsonl', 'queries.jsonl', 'qrels.tsv'].every((file) => existsSync(path.join(directory, file)));

function defaultSets(): string[] {
  const root = path.join(import.meta.dirname, '../../../shared/eval');
  if (!existsSync(root)) return [root];
  return readdirSync(root)
    .map((name) => path.join(root, name))
    .filter(isSet);
}

const given = process.argv.slice(2);
for (const directory of given.length > 0 ? given : defaultSets()) {
  console.log(isSet(directory) ? JSON.stringify(evaluate(directory)) : `${path.basename(directory)}: not present`);
}
