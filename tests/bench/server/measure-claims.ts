/**
 * What checking a model's text adds to a reply: `node tests/bench/server/measure-claims.ts`. Every written output is checked as it streams
 * and then whole, as a reply is, in the thread's own time; each round's sentences are new to the process, its shop is known from the round before. `share` is that of
 * the median of finding what the question may be answered from, in the same run.
 */
import path from 'node:path';
import process from 'node:process';
import { loadavg } from 'node:os';
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
/** stands before each sentence's end and changes no claim */
const fillers = ['', ' indeed', ' surely', ' really'];

/** of this thread alone: what it waits for a core that others use is not counted */
const cpuMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

for (const filler of fillers) {
  const times: Record<'prepared' | 'sources' | 'streamed' | 'all', number[]> = {
    prepared: [],
    sources: [],
    streamed: [],
    all: [],
  };
  for (const { q, say } of rows) {
    const text = say.replaceAll(/(?=[.!?。](?:\s|$))/gu, filler);
    const askedAt = cpuMs();
    const question = await preparedQuestion(shop, 'Hearth & Loom', { ask: q });
    const beganAt = cpuMs();
    const faultOf = createFaultOf(question, exampleShopHost);
    const madeAt = cpuMs();
    const gate = createSentenceGate(
      (said) => faultOf(said) === null,
      () => undefined,
    );
    gate.push(text);
    gate.end();
    faultOf(text);
    const endedAt = cpuMs();
    times.prepared.push(beganAt - askedAt);
    times.sources.push(madeAt - beganAt);
    times.streamed.push(endedAt - madeAt);
    times.all.push(endedAt - beganAt);
  }
  const figures = Object.entries(times).map(([name, list]) => [
    name,
    { p50: rounded(percentile(list, 0.5), 2), p95: rounded(percentile(list, 0.95), 2) },
  ]);
  const share = rounded(percentile(times.all, 0.5) / percentile(times.prepared, 0.5), 2);
  const load = rounded(loadavg()[0] ?? 0, 1);
  process.stdout.write(`${JSON.stringify({ load, ms: Object.fromEntries(figures), share })}\n`);
}
