/** Labelled questions as the rows that the model learns from: one a statement, question by question. */
import { extentOf } from '../../server/src/evidence/extent-of.ts';
import { readPassages } from '../../server/src/evidence/read-passages.ts';
import type { Reading } from '../../server/src/evidence/read-passages.ts';
import { statementFeatures } from '../../server/src/evidence/statement-features.ts';
import type { EvidenceExample } from './evidence-examples.ts';

export interface ExampleRows {
  example: EvidenceExample;
  reading: Reading;
  names: readonly string[];
  /** the rows' statements, as positions in the reading */
  looked: number[];
  rows: Float32Array[];
  /** of each row: 1 answers, 0 does not, -1 nobody judged */
  labels: Int8Array;
}

export function rowsOf(example: EvidenceExample): ExampleRows {
  const reading = readPassages(example.question, example.found);
  const { names, looked, rows } = statementFeatures(reading);
  const labels = Int8Array.from(looked, (at) => labelOf(example, reading, at));
  return { example, reading, names, looked, rows, labels };
}

/** Of a statement as the answer, told as far as an answer reaches around it: 1 answers, 0 does not, -1 nobody judged. */
export function labelOf({ isRight }: EvidenceExample, reading: Reading, at: number): 1 | 0 | -1 {
  const best = reading.statements[at];
  const passage = reading.passages[best?.passage ?? -1];
  if (best === undefined || passage === undefined) return -1;
  const statements = passage.statements.map(({ statement }) => statement);
  const { from, to } = extentOf(statements, best.position);
  const judged = statements.slice(from, to).map(({ text }) => isRight(text, passage.found.document));
  return judged.includes(true) ? 1 : judged.includes(null) ? -1 : 0;
}

export interface TrainingRows {
  names: readonly string[];
  rows: Float32Array[];
  labels: Int8Array;
  /** by question: from which row to which */
  spans: { from: number; to: number; weight: number }[];
}

/** Statements that nobody judged teach nothing; of many wrong ones those that look best and every few of the others. */
export function trainingRows(examples: readonly ExampleRows[], weightOf: (set: string) => number): TrainingRows {
  const rows: Float32Array[] = [];
  const labels: number[] = [];
  const spans: TrainingRows['spans'] = [];
  const names = examples.find((one) => one.names.length > 0)?.names ?? [];
  const looks = names.indexOf('allSense');
  const own = names.indexOf('own');
  for (const one of examples) {
    const from = rows.length;
    const judged = one.rows.map((row, at) => ({ row, label: one.labels[at] ?? -1 })).filter(({ label }) => label >= 0);
    const wrong = judged.filter(({ label }) => label === 0);
    wrong.sort((a, b) => lookOf(b.row) - lookOf(a.row));
    const kept = [
      ...judged.filter(({ label }) => label === 1),
      ...wrong.filter((_, at) => at < wrongKept || at % wrongStep === 0),
    ];
    for (const { row, label } of kept) {
      rows.push(row);
      labels.push(label);
    }
    if (rows.length > from) spans.push({ from, to: rows.length, weight: weightOf(one.example.set) });
  }
  return { names, rows, labels: Int8Array.from(labels), spans };

  function lookOf(row: Float32Array): number {
    return (row[looks] ?? 0) + (row[own] ?? 0);
  }
}

const wrongKept = 30;
const wrongStep = 5;
