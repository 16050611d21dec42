/** A training that the owner's questions hold back: what it would answer worse, and what becomes of it. */
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ReplyOf } from '@vitrine/contract/routes';
import { at, open, returns } from './testing/question-suite.ts';

type Training = ReplyOf<'getTrainings'>['trainings'][number];

const broken = {
  questionId: 'qst_1',
  ask: returns.ask,
  before: 'You have 30 days.\n\n[Read more](https://shop.example/returns)',
  now: 'You have 14 days.\n\n[Read more](https://shop.example/returns)',
  fault: 'It does not say “You have 30 days.”.',
};
const held: Training = {
  _id: 'run_2',
  cause: 'schedule',
  phase: 'failed',
  startedAt: at,
  finishedAt: at,
  pagesFound: 5,
  pagesKept: 5,
  pagesFailed: 0,
  productsFound: 2,
  reason: 'One of your questions would be answered worse than now, so what your agent knew was kept.',
  heldBack: true,
  isFirst: false,
  digest: null,
  suite: { passed: 3, failed: [broken] },
};

test('CW-30 a training that breaks questions shows both answers; the owner publishes it, or expects the new one', async () => {
  const second = { ...broken, questionId: 'qst_2', ask: 'What about exchanges?' };
  const { screen, api } = await open([returns], [{ ...held, suite: { passed: 3, failed: [broken, second] } }]);
  const list = screen.getByRole('list', { name: 'Questions that would be answered worse' });
  await expect.element(list.getByText('You have 30 days.', { exact: true }).first()).toBeVisible();
  await expect.element(list.getByText('You have 14 days.', { exact: true }).first()).toBeVisible();
  await expect.element(screen.getByText(/really become this small/)).not.toBeInTheDocument();
  const expectThis = list.getByRole('button', { name: 'Expect this from now on', exact: true }).first();
  expect(getComputedStyle(expectThis.element()).borderTopColor, 'looks like a button').not.toBe('rgba(0, 0, 0, 0)');
  await userEvent.click(expectThis);
  await expect.element(list.getByText('The new answer is expected from now on.')).toBeVisible();
  await expect.element(screen.getByText(/^What was read would answer 1 question of yours worse/)).toBeVisible();
  await userEvent.click(list.getByRole('button', { name: 'Undo' }));
  await expect.element(screen.getByText(/^What was read would answer 2 questions of yours worse/)).toBeVisible();
  expect(api.bodies('saveQuestion').at(-1)).toMatchObject({ questionId: 'qst_1', expect: returns.expect });
  await userEvent.click(expectThis);
  await expect.element(list.getByText('The new answer is expected from now on.')).toBeVisible();
  const sent = { agentId: 'agt_1', questionId: 'qst_1', ask: returns.ask, expect: { says: ['You have 14 days.'] } };
  expect(api.bodies('saveQuestion').toSpliced(1, 1)).toEqual([sent, sent]);
  expect(api.bodies('trainAgain')).toEqual([]);
  await userEvent.click(list.getByRole('button', { name: 'Expect this from now on and publish', exact: true }));
  await expect.poll(() => api.bodies('trainAgain')).toEqual([{ agentId: 'agt_1', acceptFailures: true }]);
});

test('a question whose page the owner left out says so, and is dropped with one press, and brought back', async () => {
  const excluded = { ...broken, excluded: 'https://shop.example/returns' };
  const second = { ...broken, questionId: 'qst_2', ask: 'What about exchanges?' };
  const { screen, api } = await open([returns], [{ ...held, suite: { passed: 3, failed: [excluded, second] } }]);
  const list = screen.getByRole('list', { name: 'Questions that would be answered worse' });
  await expect.element(list.getByText(/^You excluded the page this answer came from:/)).toBeVisible();
  const drop = list.getByRole('button', { name: 'Drop this question', exact: true });
  expect(drop.elements()).toHaveLength(1);
  await userEvent.click(drop);
  await expect.element(list.getByText('The question is no longer asked.')).toBeVisible();
  expect(api.bodies('deleteQuestion')).toEqual([{ agentId: 'agt_1', questionId: 'qst_1' }]);
  await userEvent.click(list.getByRole('button', { name: 'Undo' }));
  expect(api.bodies('saveQuestion')).toEqual([{ agentId: 'agt_1', ask: returns.ask, expect: returns.expect }]);
  await expect.element(drop).toBeVisible();
});

test('what else a held training would publish stands below its questions', async () => {
  const digest = {
    pagesNew: 0,
    pagesGone: 0,
    pagesChanged: 1,
    pages: [],
    productsNew: 0,
    productsGone: 0,
    soldOut: 0,
    backInStock: 0,
    pricesChanged: 0,
    prices: [],
    policies: [
      { url: 'https://a.shop/delivery', title: 'Delivery', removed: ['Express: €9.90.'], added: ['Express: €12.90.'] },
    ],
    priceConflicts: 0,
    conflicts: [],
  };
  const { screen } = await open([returns], [{ ...held, digest, suite: { passed: 3, failed: [broken] } }]);
  await expect.element(screen.getByText(/^What would be published with it: 1 policy page changed/)).toBeVisible();
  await expect.element(screen.getByText(/Express: €12\.90\./).first()).toBeVisible();
  const history = screen.getByRole('region', { name: 'What changed' });
  // nothing is told twice
  await expect.element(history.getByText(/Express: €12\.90\./)).not.toBeVisible();
});

test('of another website’s questions the owner reads which are theirs', async () => {
  const { screen } = await open(
    [returns, { ...returns, _id: 'qst_2', ask: 'Do you sell tea?', drawn: true }],
    [{ ...held, suite: { passed: 3, moved: true, failed: [broken] } }],
  );
  await expect
    .element(screen.getByText(/^From your new website 1 question that you wrote or kept would be answered worse/))
    .toBeVisible();
  await userEvent.click(screen.getByText('Do you sell tea?'));
  await expect.element(screen.getByText(/^Us, from your pages/)).toBeVisible();
});

test('a new answer that is none is expected as not known, not by the words of its apology', async () => {
  const unknown = { ...broken, now: 'I am sorry, I do not know that.', unknown: true as const };
  const { screen, api } = await open([returns], [{ ...held, suite: { passed: 3, failed: [unknown] } }]);
  await userEvent.click(screen.getByRole('button', { name: 'Expect this from now on and publish' }));
  await expect
    .poll(() => api.bodies('saveQuestion'))
    .toEqual([{ agentId: 'agt_1', questionId: 'qst_1', ask: returns.ask, expect: { unknown: true } }]);
});

test('of an unsure answer what it quotes is expected, without what it begins with, and nothing where it quotes nothing', async () => {
  const now = "I'm not sure this is what you mean, but it may help:\n\nWool may itch.";
  const unsure = { ...broken, now, quoted: 'Wool may itch.\n\n[Read more](https://shop.example/wool)' };
  const empty = { ...broken, questionId: 'qst_2', ask: 'Does linen itch?', now: 'Perhaps it does.', quoted: '' };
  const { screen, api } = await open([returns], [{ ...held, suite: { passed: 3, failed: [unsure, empty] } }]);
  await expect.element(screen.getByText(/only what it quotes can be expected/).first()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Expect this from now on' }).first());
  await expect
    .poll(() => api.bodies('saveQuestion'))
    .toEqual([{ agentId: 'agt_1', questionId: 'qst_1', ask: returns.ask, expect: { says: ['Wool may itch.'] } }]);
  await userEvent.click(screen.getByRole('button', { name: 'Expect this from now on and publish' }));
  await expect.element(screen.getByText(/which is no answer to expect/)).toBeVisible();
  expect(api.bodies('saveQuestion')).toHaveLength(1);
  expect(api.bodies('trainAgain')).toEqual([]);
});

test('what breaks can be published all the same', async () => {
  const { screen, api } = await open([returns], [held]);
  await userEvent.click(screen.getByRole('button', { name: 'Publish anyway' }));
  await expect.poll(() => api.bodies('trainAgain')).toEqual([{ agentId: 'agt_1', acceptFailures: true }]);
});
