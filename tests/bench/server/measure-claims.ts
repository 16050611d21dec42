/**
 * What checking a model's text adds to a reply: `node tests/bench/server/measure-claims.ts`. Every written output is checked whole and sentence by
 * sentence; the first round of questions fills what a process remembers of a shop's sentences and is not counted.
 */
import path from 'node:path';
import { createFaultOf } from '../../../server/src/features/answering/domain/fault-of.ts';
import { createSentenceGate } from '../../../server/src/features/answering/domain/sentence-gate.ts';
import { outputsIn } from '../../eval/model-outputs/put-outputs.ts';
import { shopOf } from '../../eval/question-sets.ts';
import { percentile, rounded } from '../../eval/ranking-metrics.ts';
import { exampleShopHost } from '../../eval/shop-knowledge.ts';
import { preparedQuestion } from '../../eval/talk-to-shop.ts';

const suite = (name: string) =>
  outputsIn(path.resolve(import.meta.dirname, '../../eval/model-outputs', `${name}.jsonl`));
const shop = await shopOf('example-shop', exampleShopHost);
if (shop === null) throw new Error('the example shop is missing');
const rows = [...suite('true'), ...suite('hostile')];
const questions = await Promise.all(rows.map(({ q }) => preparedQuestion(shop, 'Hearth & Loom', { ask: q })));

for (const round of ['first', 'second'] as const) {
  const times: { made: number[]; whole: number[]; streamed: number[] } = { made: [], whole: [], streamed: [] };
  for (const [at, { say }] of rows.entries()) {
    const question = questions[at];
    if (question === undefined) continue;
    const beganAt = performance.now();
    const faultOf = createFaultOf(question, exampleShopHost);
    const madeAt = performance.now();
    faultOf(round === 'first' ? say : `${say} `);
    const wholeAt = performance.now();
    const gate = createSentenceGate(
      (text, from) => faultOf(text, from) === null,
      () => undefined,
    );
    gate.push(say);
    gate.end();
    times.made.push(madeAt - beganAt);
    times.whole.push(wholeAt - madeAt);
    times.streamed.push(performance.now() - wholeAt);
  }
  const of = (list: readonly number[]) => ({
    p50: rounded(percentile(list, 0.5), 2),
    p95: rounded(percentile(list, 0.95), 2),
  });
  process.stdout.write(
    `${JSON.stringify({ round, sourcesMs: of(times.made), wholeMs: of(times.whole), streamedMs: of(times.streamed) })}\n`,
  );
}
