/** "This was wrong": at a reply, in its receipt and in the test chat. */
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ReplyOf } from '@vitrine/contract/routes';
import { style } from './testing/agents.ts';
import { keepsAnswers, ownAnswer, saved } from './testing/own-answers.ts';
import { freeOwner, renderApp } from './testing/render-app.tsx';
import { failure } from './testing/scripted-api.ts';
import type { Script } from './testing/scripted-api.ts';
import { at, openTalks } from './testing/talks.ts';

type Source = ReplyOf<'getHiddenSources'>['sources'][number];
type Fact = ReplyOf<'getFacts'>['facts'][number];

const url = 'https://shop.example/delivery';
const fact: Fact = {
  _id: 'fct_1',
  topic: 'delivery.cost',
  text: 'Shipping is $19.95.',
  value: null,
  scope: null,
  url,
  readAt: at(0),
  state: 'found',
  conflicts: [],
  pageText: 'Shipping is $19.95.',
  changed: false,
};

type Receipt = Extract<ReplyOf<'getReceipt'>, { success: true }>['receipt'];

const quoted: Pick<Receipt, 'passages' | 'facts'> = {
  passages: [{ url, title: 'Delivery', headings: [], text: 'Two to\nfour days.' }],
  facts: [{ topic: fact.topic, text: fact.text, url }],
};

/** A server that keeps what is hidden and decided. */
function script(rested = quoted, answers: Receipt['answers'] = []): Script {
  let sources: Source[] = [];
  let known = fact;
  return {
    getReceipt: ({ params }) => ({
      success: true,
      receipt: {
        messageId: params.messageId,
        outcome: 'answered',
        answeredBy: 'extractive',
        charged: true,
        path: 'extractive',
        instructionVersion: null,
        timesMs: null,
        usage: null,
        trainedAt: at(0),
        products: [],
        answers,
        ...rested,
      },
    }),
    getHiddenSources: () => ({ success: true, sources }),
    hideSource: ({ body: { kind, url: address, text = null } }) => {
      const source = { _id: 'hid_1', kind, url: address, text: text?.replace(/\s+/g, ' ') ?? null, createdAt: at(1) };
      sources = [source];
      return { success: true, source };
    },
    showSource: () => {
      sources = [];
      return { success: true };
    },
    getFacts: () => ({ success: true, facts: [known] }),
    saveFact: ({ body: { state, text } }) => {
      known = { ...known, state, text: text ?? known.pageText };
      return { success: true, fact: known };
    },
  };
}

test('from a reply and from its receipt: the passage, the page and the fact are hidden, corrected and shown again', async () => {
  const { screen, api } = await openTalks('/conversations', script());
  await userEvent.click(screen.getByRole('button', { name: /^Receipt of the reply at/ }));
  await userEvent.click(screen.getByRole('dialog').getByRole('button', { name: 'This was wrong' }));
  const panel = screen.getByRole('dialog', { name: 'This was wrong' });
  await expect.element(panel.getByRole('textbox', { name: 'Question' })).toHaveValue('I ask in cnv_0');
  await userEvent.click(panel.getByRole('button', { name: 'Hide this passage' }));
  await expect.element(panel.getByText('Hidden from answers')).toBeVisible();
  await userEvent.click(panel.getByRole('button', { name: 'Undo' }));
  await userEvent.click(panel.getByRole('button', { name: 'Hide the whole page' }));
  await expect.element(panel.getByText('The page is hidden from answers')).toBeVisible();
  await userEvent.click(panel.getByRole('button', { name: 'Undo' }));
  await expect.element(panel.getByRole('button', { name: 'Hide this passage' })).toBeVisible();
  expect(api.bodies('hideSource')).toEqual([
    { agentId: 'agt_1', url, kind: 'passage', text: 'Two to\nfour days.' },
    { agentId: 'agt_1', url, kind: 'page' },
  ]);
  expect(api.bodies('showSource')).toEqual([1, 2].map(() => ({ agentId: 'agt_1', sourceId: 'hid_1' })));
  await userEvent.click(panel.getByRole('button', { name: 'Correct' }));
  await userEvent.fill(panel.getByRole('textbox', { name: 'What your agent says instead' }), 'Shipping is $15.');
  await userEvent.click(panel.getByRole('button', { name: 'Save', exact: true }));
  await expect.element(panel.getByText('Shipping is $15.')).toBeVisible();
  await userEvent.click(panel.getByRole('button', { name: 'Undo' }));
  await userEvent.click(panel.getByRole('button', { name: 'Hide this fact' }));
  await expect.element(panel.getByText('Hidden from answers')).toBeVisible();
  expect(api.bodies('saveFact')).toEqual([
    { agentId: 'agt_1', factId: 'fct_1', state: 'corrected', text: 'Shipping is $15.' },
    { agentId: 'agt_1', factId: 'fct_1', state: 'found' },
    { agentId: 'agt_1', factId: 'fct_1', state: 'hidden' },
  ]);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: /^This was wrong/ }));
  await expect.element(panel).toBeVisible();
});

test('a fact by a sentence that was quoted from its page can be corrected where the receipt has the passage alone', async () => {
  const text = 'Parcels leave daily. Shipping\nis $19.95. Islands cost more.';
  const passages = [{ url, title: 'Delivery', headings: [], text }];
  const { screen, api } = await openTalks('/conversations', script({ facts: [], passages }));
  await userEvent.click(screen.getByRole('button', { name: /^This was wrong/ }));
  const panel = screen.getByRole('dialog', { name: 'This was wrong' });
  await userEvent.click(panel.getByRole('button', { name: 'Correct' }));
  await userEvent.fill(panel.getByRole('textbox', { name: 'What your agent says instead' }), 'Shipping is $15.');
  await userEvent.click(panel.getByRole('button', { name: 'Save', exact: true }));
  await expect
    .poll(() => api.bodies('saveFact'))
    .toEqual([{ agentId: 'agt_1', factId: 'fct_1', state: 'corrected', text: 'Shipping is $15.' }]);
});

test('a sentence that two facts were read in is shown once', async () => {
  const told = [fact, { ...fact, topic: 'delivery.time' }].map(({ topic, text }) => ({ topic, text, url }));
  const { screen } = await openTalks('/conversations', script({ facts: told, passages: [] }));
  await userEvent.click(screen.getByRole('button', { name: /^This was wrong/ }));
  const panel = screen.getByRole('dialog', { name: 'This was wrong' });
  await expect.element(panel.getByRole('button', { name: 'Hide this fact' })).toBeVisible();
  expect(panel.getByText(fact.text, { exact: true }).elements()).toHaveLength(1);
});

test('a passage that was shortened in the reply is hidden by the words that its page has', async () => {
  const whole = 'Parcels leave daily.\nIt was €49. Islands cost more.';
  const passages = [{ url, title: 'Delivery', headings: [], text: 'Parcels leave daily.', whole }];
  const { screen, api } = await openTalks('/conversations', script({ facts: [], passages }));
  await userEvent.click(screen.getByRole('button', { name: /^This was wrong/ }));
  const panel = screen.getByRole('dialog', { name: 'This was wrong' });
  await userEvent.click(panel.getByRole('button', { name: 'Hide this passage' }));
  await expect.element(panel.getByText('Hidden from answers')).toBeVisible();
  expect(api.bodies('hideSource')).toEqual([{ agentId: 'agt_1', url, kind: 'passage', text: whole }]);
});

test('a reply from an own answer leads to that answer, which is edited, deleted and taken back there', async () => {
  const mine = ownAnswer(['Do you repair old lamps?'], 'We rewire lamps for 35 EUR.');
  const { screen, api } = await openTalks('/conversations', {
    ...script({ passages: [], facts: [] }, [{ _id: mine._id, text: mine.text }]),
    ...keepsAnswers([mine]),
  });
  await userEvent.click(screen.getByRole('button', { name: /^This was wrong/ }));
  const panel = screen.getByRole('dialog', { name: 'This was wrong' });
  await expect.element(panel.getByText('Do you repair old lamps?')).toBeVisible();
  await expect.element(panel.getByText('Nothing from your pages was used.')).not.toBeInTheDocument();
  await userEvent.click(panel.getByRole('button', { name: 'Edit' }));
  await userEvent.fill(panel.getByRole('textbox', { name: 'Your answer' }).last(), 'Repairs cost 40 EUR.');
  await userEvent.click(panel.getByRole('button', { name: 'Save', exact: true }));
  await expect.element(panel.getByText('Repairs cost 40 EUR.')).toBeVisible();
  expect(api.bodies('saveAnswer').at(-1)).toMatchObject({ answerId: 'ans_1', questions: mine.questions });
  await userEvent.click(panel.getByRole('button', { name: 'Delete' }));
  await userEvent.click(panel.getByRole('button', { name: 'Undo' }));
  await expect.element(panel.getByText('Repairs cost 40 EUR.')).toBeVisible();
  expect(api.bodies('deleteAnswer')).toEqual([{ agentId: 'agt_1', answerId: 'ans_1' }]);
  expect(api.bodies('saveAnswer').at(-1)).toMatchObject({ restored: true, text: 'Repairs cost 40 EUR.' });
});

test('from the test chat, with the question that was asked', async () => {
  const { screen } = await renderApp('/test-your-agent', {
    owner: freeOwner,
    script: {
      ...script(),
      getStyle: () => ({ success: true, agentStyle: style }),
      createSession: () => ({ success: true, sessionId: 's', data: { sessionId: 's' } }),
      getTestResponse: () => ({
        success: true,
        messageId: 'msg_1',
        response: { agent_response_text: 'In a week.', product_cards: [] },
      }),
    },
  });
  await userEvent.fill(screen.getByPlaceholder(style.placeholderText), 'When does it come?');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'This was wrong' }));
  const panel = screen.getByRole('dialog', { name: 'This was wrong' });
  await expect.element(panel.getByRole('textbox', { name: 'Question' })).toHaveValue('When does it come?');
  await expect.element(panel.getByText('Two to four days.')).toBeVisible();
});

test('what was typed outlasts Escape, a save that failed and one taken back, reply by reply', async () => {
  const { screen, api, platform } = await openTalks('/conversations', {
    ...script(),
    saveAnswer: () => failure(500),
    deleteAnswer: () => ({ success: true }),
  });
  const answer = screen.getByRole('textbox', { name: 'Your answer' });
  const openPanel = () => userEvent.click(screen.getByRole('button', { name: /^This was wrong/ }));
  await openPanel();
  await userEvent.fill(answer, 'Within two days.');
  await expect.element(screen.getByText('Draft kept')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await openPanel();
  await expect.element(answer).toHaveValue('Within two days.');
  await userEvent.click(screen.getByRole('button', { name: 'Save and ask again' }));
  await expect.element(screen.getByText(/Your answer was not saved/).first()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await openPanel();
  await expect.element(answer).toHaveValue('Within two days.');
  api.script.saveAnswer = ({ body: { questions, text } }) => saved(ownAnswer(questions, text));
  await userEvent.click(screen.getByRole('button', { name: 'Save and ask again' }));
  await expect.element(screen.getByText(/From now on your agent answers this/)).toBeVisible();
  expect(platform.kept.drafts.size).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await expect.element(answer).toHaveValue('Within two days.');
  await userEvent.keyboard('{Escape}');
  await openPanel();
  await expect.element(answer).toHaveValue('Within two days.');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await expect.element(answer).toHaveValue('');
});
