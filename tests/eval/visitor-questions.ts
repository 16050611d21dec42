/**
 * Puts visitors' questions to shops and judges the replies: `node tests/eval/visitor-questions.ts [-v] [name ...]`. Three sets were written
 * for this project; those in ../shared/eval are judged where they are present. Fails where a set falls below the share that was reached.
 * `--folds=DIR`: by the models of `train-match.ts`, `train-evidence.ts` and `train-choice.ts` that did not see the shop.
 */
import path from 'node:path';
import { useMatchModel } from '../../server/src/evidence/learned-match.ts';
import { useEvidenceModel } from '../../server/src/evidence/select-evidence.ts';
import { useChoiceModel } from '../../server/src/features/answering/extractive/choose-draft.ts';
import { faultsOf } from './judge-reply.ts';
import { labelOf, matchFold, questionsOf, sets, shopFold, shopOf } from './question-sets.ts';
import { percentile } from './ranking-metrics.ts';
import { talkToShop } from './talk-to-shop.ts';

const named = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const isTalkative = process.argv.includes('-v');
const isQuiet = process.argv.includes('-q');
const folds = process.argv.find((one) => one.startsWith('--folds='))?.slice('--folds='.length);

let failed = false;
for (const set of sets) {
  const { host, brand, floor } = set;
  const label = labelOf(set);
  if (named.length > 0 && !named.some((one) => label.includes(one))) continue;
  const questions = questionsOf(set);
  const shop = questions === null ? null : await shopOf(set.shop, host);
  if (folds !== undefined) {
    useMatchModel(path.join(folds, `match-${matchFold(set.shop)}.bin`));
    useEvidenceModel(path.join(folds, `${shopFold(set.shop)}.json`));
    useChoiceModel(path.join(folds, `choice ${shopFold(set.shop)}.json`));
  }
  if (shop === null || questions === null) {
    process.stdout.write(`${label}: not present\n`);
    continue;
  }
  const kinds = new Map<string, { right: number; of: number }>();
  const outcomes = new Map<string, number>();
  const times: number[] = [];
  let right = 0;
  for (const asked of questions) {
    const reply = await talkToShop(shop, brand, asked);
    times.push(reply.ms);
    const faults = faultsOf(asked, reply, `help@${host}`);
    const kind = kinds.get(asked.kind ?? 'all') ?? { right: 0, of: 0 };
    kinds.set(asked.kind ?? 'all', { right: kind.right + (faults.length === 0 ? 1 : 0), of: kind.of + 1 });
    const outcome = `${faults.length === 0 ? 'right' : 'wrong'}/${reply.outcome}`;
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    if (faults.length === 0) right += 1;
    if (!isQuiet && (faults.length > 0 || isTalkative)) {
      const cards = reply.cards.map(({ title, price }) => `${title} ${price}`).join(' · ');
      process.stdout.write(
        `${faults.length === 0 ? 'right' : 'WRONG'} ${asked.id ?? ''} ${[...(asked.before ?? []), asked.ask].join(' → ')}${asked.path === undefined ? '' : ` @${asked.path}`}\n  ${reply.outcome}: ${reply.text.replaceAll('\n', ' / ')}${cards && `\n  [${cards}]`}\n${faults.map((fault) => `  ! ${fault}\n`).join('')}${asked.answer === undefined ? '' : `  = ${asked.answer}\n`}`,
      );
    }
  }
  const share = right / questions.length;
  const mean = times.reduce((sum, one) => sum + one, 0) / times.length;
  process.stdout.write(
    `${JSON.stringify({
      set: label,
      questions: questions.length,
      right: Number(share.toFixed(3)),
      floor,
      ms: { mean: Number(mean.toFixed(1)), p95: Number(percentile(times, 0.95).toFixed(1)) },
      kinds: Object.fromEntries([...kinds].map(([kind, count]) => [kind, `${count.right}/${count.of}`])),
      outcomes: Object.fromEntries(outcomes),
    })}\n`,
  );
  if (share < floor) failed = true;
}
if (failed) process.exitCode = 1;
