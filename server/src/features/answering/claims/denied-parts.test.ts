/** What a part of a statement denies, and words with the opposite of those that the statement has. */
import { describe, expect, test } from 'vitest';
import { questionOf } from '../question.fixture.ts';
import { passageOf, productOf, rulesAlone } from './claims.fixture.ts';
import { createClaimFault } from './fault-in-claims.ts';

const soil = productOf('Blackwater soil', 18, {
  description: "Don't rinse it. Pour it in dry, slope it higher at the back, mist and plant.",
});
const passages = [
  passageOf('Rinse sponges in old tank water every four to six weeks, never under a chlorinated tap.', ['Care']),
  passageOf('Blue screw-in cylinders work with our adapter; pink quick-connect ones don’t, at all.', ['Cylinders']),
  passageOf('No shrimp to Alaska, Hawaii or Maine.', ['Where we can’t send things']),
  passageOf('The large smoker keeps its embers for 45 minutes, the small smoker for 25 minutes.', ['Smokers']),
  passageOf('Rinse the drum cold right after spinning, then let it dry.', ['Cleaning']),
];
const faultOf = (text: string, asked: string) =>
  createClaimFault(
    questionOf(asked, { products: [{ document: soil, score: 1, coverage: 1 }], facts: [], passages }),
    rulesAlone,
  )(text);

describe.each([
  [
    'a part that denies one word of the thing that is meant',
    'How do I put the Blackwater soil in?',
    ['Pour the Blackwater soil in dry and slope it higher at the back.'],
    ['Rinse the Blackwater soil until the water runs clear, then slope it higher at the back.'],
  ],
  [
    'a part that denies how',
    'How do I clean the sponges?',
    ['Rinse the sponges in old tank water, never under the tap.', 'Rinse the sponges in old water instead of the tap.'],
    ['Rinse the sponges under the tap until they are clean.'],
  ],
  [
    'a member that is taken out',
    'Do pink cylinders fit?',
    ['Blue screw-in cylinders work with our adapter.'],
    ['With our adapter both the blue and the pink quick-connect cylinders work.'],
  ],
  [
    'the rest of a list that is denied',
    'Can you send shrimp to Hawaii?',
    [],
    ['Sending shrimp to Hawaii works.', 'Sending shrimp to Alaska works.'],
  ],
  [
    'the value of the opposite one',
    'Which smoker keeps embers longer?',
    ['The small smoker keeps embers for 25 minutes.'],
    ['The large smoker keeps embers for 25 minutes.'],
  ],
  [
    'a way that is turned round',
    'How do I clean the drum?',
    ['Rinse the drum cold right after spinning.'],
    ['Rinse the drum hot right after spinning.'],
  ],
] as const)('%s', (_, asked, trueTexts, falseTexts) => {
  test.each(trueTexts.map((text) => [text]))('says “%s”', (text) => expect(faultOf(text, asked)).toBeNull());
  test.each(falseTexts.map((text) => [text]))('does not say “%s”', (text) =>
    expect(faultOf(text, asked)).not.toBeNull(),
  );
});
