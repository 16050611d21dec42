/**
 * `npm run eval:model -- DIR [--in 0.15 --out 0.60] [-v]` puts the question sets of a folder to the model of LLM_BASE_URL and judges what
 * a visitor would read, so that models can be compared. Prices are of a million tokens. DIR holds `SHOP.jsonl` and, where they stand
 * nowhere else, the shop's pages in `SHOP/` or `../sites/SHOP.tar.xz`. One JSON line a set, and one of all.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createOpenAiModel } from '../../server/src/adapters/openai-model.ts';
import { parseConfig } from '../../server/src/config.ts';
import type { MadeReply } from '../../server/src/features/answering/make-reply.ts';
import { faultsOf } from './judge-reply.ts';
import { questionsIn, sets, shopOf } from './question-sets.ts';
import { percentile, rounded } from './ranking-metrics.ts';
import { replyMaker, talkToShop } from './talk-to-shop.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { in: { type: 'string' }, out: { type: 'string' }, verbose: { type: 'boolean', short: 'v' } },
});

interface Judged {
  verdict: 'right' | 'wrong' | 'refused';
  reply: MadeReply & { ms: number };
}

/** Said to be unknown or not to be had: no answer, but nothing untrue either. */
const refusals = new Set(['unknown', 'failed', 'person']);

async function run(): Promise<void> {
  const [given] = positionals;
  if (given === undefined) throw new Error('Which folder? npm run eval:model -- DIR [--in 0.15 --out 0.60] [-v]');
  const prices = { in: priceOf('in'), out: priceOf('out') };
  const { model } = parseConfig(process.env);
  if (model === null)
    throw new Error('Which model? Set LLM_BASE_URL, LLM_MODEL and, where it asks for one, LLM_API_KEY.');
  const directory = path.resolve(process.env['INIT_CWD'] ?? '.', given);
  const files = existsSync(directory) ? readdirSync(directory).filter((name) => name.endsWith('.jsonl')) : [];
  if (files.length === 0) throw new Error(`${directory} holds no question sets (SHOP.jsonl).`);
  const failures = new Map<string, number>();
  const makeReply = replyMaker(createOpenAiModel(model), ({ kind, status, reason }) => {
    const what = `${kind}${status === null ? '' : ` ${status}`}: ${reason}`;
    failures.set(what, (failures.get(what) ?? 0) + 1);
  });
  const all: Judged[] = [];
  for (const file of files.sort((a, b) => a.localeCompare(b))) {
    const name = path.basename(file, '.jsonl');
    const { host, brand } = sets.find(({ shop }) => shop === name) ?? { host: `${name}.example`, brand: name };
    const shop = await shopOf(name, host, directory);
    if (shop === null) {
      console.error(`${name}: the shop's pages are not there`);
      process.exitCode = 1;
      continue;
    }
    const judged: Judged[] = [];
    for (const asked of questionsIn(path.join(directory, file))) {
      const reply = await talkToShop(shop, brand, asked, makeReply);
      const faults = faultsOf(asked, reply, `help@${host}`);
      const verdict = faults.length === 0 ? 'right' : refusals.has(reply.outcome) ? 'refused' : 'wrong';
      judged.push({ verdict, reply });
      if (values.verbose === true)
        console.log(
          `${verdict} ${asked.ask}\n  ${reply.path}, ${reply.outcome}: ${reply.text.replaceAll('\n', ' / ')}`,
        );
    }
    console.log(JSON.stringify({ set: name, ...figuresOf(judged, prices) }));
    all.push(...judged);
  }
  console.log(
    JSON.stringify({
      set: 'all',
      model: model.model,
      ...figuresOf(all, prices),
      failures: Object.fromEntries(failures),
    }),
  );
}

function priceOf(name: 'in' | 'out'): number | null {
  const given = values[name];
  if (given === undefined) return null;
  const price = Number(given);
  if (given.trim() !== '' && price >= 0 && Number.isFinite(price)) return price;
  throw new Error(`--${name} is "${given}", but must be the price of a million tokens, such as 0.15`);
}

/** Tokens and cost are of one reply, on average; of replies that failed nothing is known, so they are left out. */
function figuresOf(judged: readonly Judged[], prices: { in: number | null; out: number | null }) {
  const count = (verdict: Judged['verdict']) => judged.filter((one) => one.verdict === verdict).length;
  const counted = judged.flatMap(({ reply: { usage } }) => usage ?? []);
  const mean = (numbers: readonly number[]) =>
    numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const tokens = {
    in: Math.round(mean(counted.map(({ promptTokens }) => promptTokens))),
    out: Math.round(mean(counted.map(({ completionTokens }) => completionTokens))),
  };
  const cost = ((prices.in ?? 0) * tokens.in + (prices.out ?? 0) * tokens.out) / 1_000_000;
  const times = judged.map(({ reply }) => reply.ms);
  return {
    questions: judged.length,
    right: count('right'),
    wrong: count('wrong'),
    refused: count('refused'),
    byModel: judged.filter(({ reply }) => reply.path === 'model' || reply.path === 'repaired').length,
    tokens,
    ...(counted.some(({ isEstimated }) => isEstimated === true) && { tokensAreEstimated: true }),
    ...((prices.in !== null || prices.out !== null) && { cost: Number(cost.toPrecision(3)) }),
    ms: { mean: Math.round(mean(times)), p95: rounded(percentile(times, 0.95), 0) },
  };
}

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
