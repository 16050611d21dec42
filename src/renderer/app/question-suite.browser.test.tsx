/** The owner's questions, and a training that they hold back. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ReplyOf } from '@vitrine/contract/routes';
import { knowledge, statusReply, trainingsReply } from './testing/agents.ts';
import { freeOwner, renderApp } from './testing/render-app.tsx';
import type { Script } from './testing/scripted-api.ts';

type Question = ReplyOf<'getQuestions'>['questions'][number];
type Training = ReplyOf<'getTrainings'>['trainings'][number];

const at = '2026-11-22T06:00:00.000Z';
const returns: Question = {
  _id: 'qst_1',
  ask: 'How long do I have to return something?',
  expect: { says: ['You have 30 days.'] },
  last: { passed: true, reply: 'You have 30 days.\n\n[Read more](https://shop.example/returns)', fault: null, at },
};
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

/** A server that keeps what is written. */
function open(first: Question[], trainings: Training[] = [], script: Script = {}) {
  let known = first;
  return renderApp('/knowledge-base', {
    owner: freeOwner,
    script: {
      getKnowledge: () => ({ success: true, agentKnowledge: knowledge }),
      getStatus: () => statusReply('confirmed', { phase: 'done' }),
      getTrainings: () => trainingsReply(trainings),
      trainAgain: () => ({ success: true }),
      getFacts: () => ({ success: true, facts: [] }),
      getAnswers: () => ({ success: true, answers: [], totalPages: 0, currentPage: 1 }),
      getDocuments: () => ({ success: true, documents: [] }),
      getQuestions: () => ({ success: true, questions: known }),
      saveQuestion: ({ body: { questionId = `qst_${Math.random()}`, ask, expect: expected } }) => {
        const last = { passed: false, reply: 'It is 7.', fault: 'It does not say “8”.', at };
        const question = { _id: questionId, ask, expect: expected, last };
        known = known.some(({ _id }) => _id === questionId)
          ? known.map((one) => (one._id === questionId ? question : one))
          : [...known, question];
        return { success: true, question };
      },
      deleteQuestion: ({ body }) => {
        known = known.filter(({ _id }) => _id !== body.questionId);
        return { success: true };
      },
      ...script,
    },
  });
}

test('a question shows that it opens', async () => {
  const { screen } = await open([returns]);
  await expect.element(screen.getByText(returns.ask)).toBeVisible();
  const summary = screen.getByText(returns.ask).element().closest('summary') ?? document.body;
  const mark = () => getComputedStyle(summary, '::before');
  expect(mark().borderRightStyle).toBe('solid');
  const closed = mark().transform;
  await userEvent.click(screen.getByText(returns.ask));
  await expect.poll(() => mark().transform).not.toBe(closed);
});

test('a question shows what is expected and how it went; it is asked, deleted and taken back', async () => {
  const { screen, api } = await open([returns]);
  await expect.element(screen.getByText('As expected', { exact: true })).toBeVisible();
  await userEvent.click(screen.getByText(returns.ask));
  await expect.element(screen.getByText('The answer says “You have 30 days.”.')).toBeVisible();
  await expect.element(screen.getByText('Read more')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Ask now' }));
  await expect.element(screen.getByText('It does not say “8”.')).toBeVisible();
  await expect.element(screen.getByText('1 not answered as expected')).toBeVisible();
  await userEvent.click(
    page
      .elementLocator(screen.getByRole('list', { name: 'Your questions' }).element())
      .getByRole('button', { name: 'Delete' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(api.bodies('saveQuestion').at(-1)).toEqual({ agentId: 'agt_1', ask: returns.ask, expect: returns.expect });
  await expect.element(screen.getByText(returns.ask, { exact: true })).toBeVisible();
});

test('what the owner taught since makes a question one to be asked again, which one press does', async () => {
  const outdated = {
    ...returns,
    last: { passed: true, reply: 'You have 30 days.', fault: null, at, outdated: true as const },
  };
  const { screen, api } = await open([outdated, { ...outdated, _id: 'qst_2', ask: 'Is it free?' }]);
  await expect.element(screen.getByText('To be asked again', { exact: true }).first()).toBeVisible();
  await expect.element(screen.getByText('As expected', { exact: true })).not.toBeInTheDocument();
  await expect.element(screen.getByText(/2 questions may be answered otherwise now/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
  await expect.element(screen.getByText('2 not answered as expected')).toBeVisible();
  await expect.element(screen.getByText('To be asked again', { exact: true })).not.toBeInTheDocument();
  expect(api.bodies('saveQuestion')).toMatchObject([{ questionId: 'qst_1' }, { questionId: 'qst_2' }]);
});

test('a question is written, and must expect something', async () => {
  const { screen, api } = await open([]);
  await expect.element(screen.getByText('No questions yet')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add a question' }));
  await userEvent.fill(screen.getByRole('textbox', { name: 'Question', exact: true }), 'How many?');
  await userEvent.click(screen.getByRole('button', { name: 'Save and ask' }));
  await expect.element(screen.getByText('Say what the answer must contain')).toBeVisible();
  await userEvent.fill(screen.getByRole('textbox', { name: 'The answer says' }), '8\n');
  await userEvent.click(screen.getByRole('button', { name: 'Save and ask' }));
  await expect.element(screen.getByText('Not as expected', { exact: true })).toBeVisible();
  expect(api.bodies('saveQuestion')).toEqual([{ agentId: 'agt_1', ask: 'How many?', expect: { says: ['8'] } }]);
});

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

test('a question that is asked already stays as it is, which is said', async () => {
  const { screen } = await open([returns], [], {
    saveQuestion: () => ({ success: true, question: returns, already: true }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Add a question' }));
  await userEvent.fill(screen.getByRole('textbox', { name: 'Question', exact: true }), returns.ask);
  await userEvent.fill(screen.getByRole('textbox', { name: 'The answer says' }), '14 days');
  await userEvent.click(screen.getByRole('button', { name: 'Save and ask' }));
  await expect
    .element(screen.getByText(/You keep this question already: The answer says “You have 30 days.”. Edit it/))
    .toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'The answer says' })).toHaveValue('14 days');
  await expect.element(screen.getByText('1 of 100')).toBeVisible();
});

test('what breaks can be published all the same', async () => {
  const { screen, api } = await open([returns], [held]);
  await userEvent.click(screen.getByRole('button', { name: 'Publish anyway' }));
  await expect.poll(() => api.bodies('trainAgain')).toEqual([{ agentId: 'agt_1', acceptFailures: true }]);
});

test('what is not answered as expected stands first, then the newest, and the rest is one press away', async () => {
  const asked = (at: number, passed: boolean): Question => ({
    ...returns,
    _id: `qst_${at}`,
    ask: `Question ${at}?`,
    last: { passed, reply: 'Yes.', fault: passed ? null : 'It does not say “No.”.', at: returns.last?.at ?? '' },
  });
  const { screen } = await open(Array.from({ length: 9 }, (_, at) => asked(at, at !== 2)));
  const list = screen.getByRole('list', { name: 'Your questions' });
  await expect.poll(() => list.getByRole('listitem').elements()).toHaveLength(5);
  const words = list.getByRole('listitem').elements();
  expect(words.map(({ textContent }) => /Question \d/.exec(textContent ?? '')?.[0])).toEqual([
    'Question 2',
    'Question 8',
    'Question 7',
    'Question 6',
    'Question 5',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 9 questions' }));
  await expect.poll(() => list.getByRole('listitem').elements()).toHaveLength(9);
});
