/**
 * How much of what people found wrong with the facts that are read of shops' pages still is: `node tests/eval/measure-facts.ts [-v] [topic ...]`.
 * `audited-facts.jsonl` holds what readers of pages and facts listed: facts that would make a false answer, and sentences that no fact held.
 * What they did not list is not judged here.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Fact } from '../../server/src/facts/fact.ts';
import { sets, shopOf } from './question-sets.ts';

interface Audited {
  shop: string;
  kind: 'wrong' | 'missed';
  topic: string;
  sentence: string;
  should: string;
  /** what the fact held when it was listed as wrong */
  scope: string | null;
  value: object | null;
}

const compared = 60;
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, compared);
const rows = readFileSync(path.join(import.meta.dirname, 'audited-facts.jsonl'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as Audited);
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const isTalkative = process.argv.includes('-v');

/** The fact still says it of the same, or the sentence is still in no fact of the topic. */
function stands({ kind, topic, sentence, scope, value }: Audited, facts: readonly Fact[]): boolean {
  const begin = plain(sentence);
  const holding = facts.filter((fact) => {
    const held = fact.text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
    return fact.topic === topic && begin !== '' && held.includes(begin);
  });
  if (kind === 'missed') return holding.length === 0;
  return holding.some((fact) => (fact.scope ?? '') === (scope ?? '') && saysSame(fact.value, value));
}

const saysSame = (held: Fact['value'], listed: object | null): boolean =>
  listed === null ? held === null : held !== null && isDeepStrictEqual({ ...held, ...listed }, held);

const counts = new Map<string, { left: number; of: number }>();
for (const shop of new Set(rows.map((row) => row.shop))) {
  const set = sets.find((one) => one.shop === shop);
  const known = set === undefined ? null : await shopOf(shop, set.host);
  if (known === null) continue;
  for (const row of rows.filter((one) => one.shop === shop)) {
    if (named.length > 0 && !named.some((topic) => row.topic.startsWith(topic))) continue;
    const isLeft = stands(row, known.facts);
    const label = `${row.topic} ${row.kind}`;
    const count = counts.get(label) ?? { left: 0, of: 0 };
    counts.set(label, { left: count.left + (isLeft ? 1 : 0), of: count.of + 1 });
    if (isTalkative && isLeft) process.stdout.write(`${row.shop} ${label}: ${row.sentence}\n  = ${row.should}\n`);
  }
}
const total = { left: 0, of: 0 };
for (const [label, { left, of }] of [...counts].toSorted(([one], [other]) => one.localeCompare(other))) {
  process.stdout.write(`${label.padEnd(28)} ${left} of ${of} left\n`);
  total.left += left;
  total.of += of;
}
process.stdout.write(`${JSON.stringify(total)}\n`);
