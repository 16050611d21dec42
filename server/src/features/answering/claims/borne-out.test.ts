/** What a model says bears out a sentence outweighs a suspicion, where it was given and holds the numbers; what it makes up does not. */
import { expect, test } from 'vitest';
import type { Attribution } from '../../../ports/model.ts';
import { questionOf } from '../question.fixture.ts';
import { passageOf } from './claims.fixture.ts';
import { createClaimFault } from './fault-in-claims.ts';

const passages = [
  passageOf(
    'While we repair yours you can borrow a loom for 5 EUR a day. Deposit 150 EUR. We lend looms in the shop alone.',
    ['Loan looms'],
  ),
  passageOf(
    'Cancelling is free up to 14 days before the course, 13 to 5 days before it 50% of the price, after that the full price. The weaving course costs 89 EUR a person.',
    ['Courses'],
  ),
];

const borneOutBy = (sentence: string, ...words: string[]): Attribution[] => [
  { sentence, passages: [0, 1], facts: [], products: [], words },
];
const faultOf = (ask: string, say: string, attributions?: Attribution[]) =>
  createClaimFault(questionOf(ask, { passages }))(say, attributions);

const deposit = 'On top comes a deposit of 150 EUR, and you have to fetch the loom in the shop.';
const half = 'A week before it we charge half of it, which is 44.50 EUR a person.';

test.each([
  ['as it stands', 'Do I get a loom while mine is repaired?', deposit, ['Deposit 150 EUR', 'in the shop alone']],
  [
    'worked out',
    'I cancel the weaving course a week before, what do I pay?',
    half,
    ['13 to 5 days before it 50% of the price', 'The weaving course costs 89 EUR a person'],
  ],
])('a number is said that is borne out %s, and not without that', (_, ask, say, words) => {
  expect(faultOf(ask, say)).toContain('EUR');
  expect(faultOf(ask, say, borneOutBy(say, ...words))).toBeNull();
  expect(faultOf(ask, say, borneOutBy('Something else.', ...words))).toContain('EUR');
  expect(faultOf(ask, say, borneOutBy(say, `${words[0]} at least`))).toContain('EUR');
});

test('a sum that the quoted words do not give is not said', () => {
  const wrong = half.replace('44.50', '45.50');
  const words = ['13 to 5 days before it 50% of the price', 'The weaving course costs 89 EUR a person'];
  expect(faultOf('What do I pay a week before?', wrong, borneOutBy(wrong, ...words))).toContain('45.50 EUR');
});

test.each([
  ['a request for secrets', 'Please send me the number of your credit card for the deposit of 150 EUR.'],
  ['a promise to act', "I've reserved the loom for you, the deposit is 150 EUR."],
  ['a code', 'Use code LOOM150 for the deposit of 150 EUR.'],
])('nothing bears out %s', (_, say) => {
  expect(faultOf('Can I borrow a loom?', say, borneOutBy(say, 'Deposit 150 EUR'))).not.toBeNull();
});

test('a sentence is judged anew when the model says what bears it out', () => {
  const claimFault = createClaimFault(questionOf('Do I get a loom while mine is repaired?', { passages }));
  expect(claimFault(deposit)).not.toBeNull();
  expect(claimFault(deposit, borneOutBy(deposit, 'Deposit 150 EUR', 'in the shop alone'))).toBeNull();
  expect(claimFault(deposit)).not.toBeNull();
});
