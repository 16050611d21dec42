/**
 * Trains the word vectors that match visitors' questions with the statements that answer them, and prints how often they alone choose a right one in
 * shops that they did not see: `node tests/eval/train-match.ts [--folds DIR] [--write]`. Folds are the models that did not see some of the shops, so that
 * what builds on this model can be trained as if it had not seen them; `--write` trains the one that is shipped, from all shops.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { bucketCount, matchModelFile } from '../../server/src/evidence/learned-match.ts';
import { wordVectorsOf } from '../../server/src/evidence/word-vectors.ts';
import { randomFrom } from './grow-trees.ts';
import { isChosen, learnMatch, lesson, shuffled } from './learn-match.ts';
import { matchData } from './match-data.ts';
import type { Choice, Pair } from './match-data.ts';
import { createNetwork, matchModelBytes } from './match-network.ts';
import type { MatchNetwork } from './match-network.ts';
import { matchFolds } from './question-sets.ts';

const { values: given } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    folds: { type: 'string' },
    epochs: { type: 'string', default: String(lesson.epochs) },
    /** of the pairs: to try something out */
    share: { type: 'string', default: '1' },
  },
});

const startedAt = performance.now();
const note = (text: string) => console.log(`${((performance.now() - startedAt) / 1000).toFixed(0)} s  ${text}`);

const glove = wordVectorsOf('en');
if (glove === null) throw new Error('English has word vectors');
const { count, dimensions } = glove;

function train(pairs: readonly Pair[]): MatchNetwork {
  const random = randomFrom(2);
  const known = new Float64Array(count * dimensions);
  for (let word = 0; word < count; word++)
    glove?.add(known.subarray(word * dimensions, (word + 1) * dimensions), word, 1);
  const network = createNetwork(known, bucketCount, dimensions, random);
  const kept = shuffled(pairs, random).slice(0, Math.round(pairs.length * Number(given.share)));
  note(`${kept.length} pairs`);
  let epoch = 0;
  learnMatch(network, kept, { ...lesson, epochs: Number(given.epochs) }, (loss) => {
    epoch += 1;
    note(`epoch ${epoch}: loss ${loss.toFixed(3)}`);
  });
  return network;
}

function printChosen(network: MatchNetwork, choices: readonly Choice[]): void {
  for (const [who, own] of Map.groupBy(choices, ({ isEnglish }) => (isEnglish ? 'English' : 'others'))) {
    const chosen = own.map((choice) => isChosen(network, choice));
    const share = (which: 'first' | 'amongThree') =>
      (chosen.filter((one) => one[which]).length / chosen.length).toFixed(3);
    note(`  ${who}: first of ${own.length} right ${share('first')}, one of three ${share('amongThree')}`);
  }
}

const { pairs, choices } = await matchData();
note(`${pairs.length} pairs, ${choices.length} labelled questions`);
if (given.folds !== undefined || !given.write) {
  for (let fold = 0; fold < matchFolds; fold++) {
    note(`without fold ${fold}`);
    const network = train(pairs.filter((pair) => pair.fold !== fold));
    printChosen(
      network,
      choices.filter((choice) => choice.fold === fold),
    );
    if (given.folds !== undefined) writeFileSync(path.join(given.folds, `match-${fold}.bin`), matchModelBytes(network));
  }
}
if (given.write) {
  note('of all shops');
  writeFileSync(matchModelFile, matchModelBytes(train(pairs)));
  note(`written to ${matchModelFile.pathname}`);
}
