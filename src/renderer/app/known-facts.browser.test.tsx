/** What your agent knows: the card of the knowledge page. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ReplyOf } from '@vitrine/contract/routes';
import { knowledge, statusReply, trainingsReply } from './testing/agents.ts';
import { freeOwner, renderApp } from './testing/render-app.tsx';
import { failure } from './testing/scripted-api.ts';
import type { Script } from './testing/scripted-api.ts';

type Fact = ReplyOf<'getFacts'>['facts'][number];

const fact = (id: string, text: string, more: Partial<Fact> = {}): Fact => ({
  _id: id,
  topic: 'returns.window',
  text,
  value: null,
  scope: null,
  url: 'https://shop.example/policies/returns',
  readAt: '2026-11-22T06:00:00.000Z',
  state: 'found',
  conflicts: [],
  pageText: text,
  changed: false,
  ...more,
});

const month = fact('fct_month', 'You have 30 days to return an item.', { conflicts: ['fct_fortnight'] });
const fortnight = fact('fct_fortnight', 'Returns are taken for 14 days.', {
  url: 'https://shop.example/faq',
  conflicts: ['fct_month'],
});
const cost = fact('fct_cost', 'Shipping is $19.95.', { topic: 'delivery.cost', scope: 'Canada' });

/** A server that keeps what is decided. */
function open(facts: Fact[], script: Script = {}) {
  let known = facts;
  return renderApp('/knowledge-base', {
    owner: freeOwner,
    script: {
      getKnowledge: () => ({ success: true, agentKnowledge: knowledge }),
      getStatus: () => statusReply('confirmed', { phase: 'done' }),
      getTrainings: () => trainingsReply(),
      getFacts: () => ({ success: true, facts: known }),
      saveFact: ({ body: { factId, state, text } }) => {
        known = known.map((one) => (one._id === factId ? { ...one, state, text: text ?? one.pageText } : one));
        const saved = known.find(({ _id }) => _id === factId);
        return saved === undefined ? failure(404) : { success: true, fact: saved };
      },
      ...script,
    },
  });
}

type Opened = Awaited<ReturnType<typeof open>>;

/** The row of one sentence, found as people find it. */
const row = ({ screen }: Opened, text: string) =>
  screen.getByText(text, { exact: true }).element().parentElement?.parentElement ?? document.body;
const press = (app: Opened, text: string, name: string) =>
  userEvent.click(page.elementLocator(row(app, text)).getByRole('button', { name }));

test('facts stand under their topics with where they hold and their page, and what is missing is named', async () => {
  const { screen } = await open([cost, month, fortnight]);
  await expect.element(screen.getByRole('heading', { name: 'Delivery cost' })).toBeVisible();
  await expect.element(screen.getByText('Holds for: Canada')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: '/faq' })).toHaveAttribute('href', 'https://shop.example/faq');
  await expect.element(screen.getByText('Nothing about delivery times was found.')).toBeVisible();
  await expect.element(screen.getByText('Nothing about payment methods was found.')).not.toBeVisible();
  await userEvent.click(screen.getByRole('heading', { name: 'Payment and offers' }));
  await expect.element(screen.getByText('Nothing about payment methods was found.')).toBeVisible();
});

test('pages that contradict each other are shown together, until the owner stands by one', async () => {
  const app = await open([month, fortnight]);
  const group = app.screen.getByRole('region', { name: 'Pages that contradict each other' });
  await expect.element(group.getByText(month.text)).toBeVisible();
  await expect.element(group.getByText(fortnight.text)).toBeVisible();
  await expect.element(app.screen.getByText(/Your pages contradict each other in 1 place/)).toBeVisible();
  await press(app, month.text, 'Confirm');
  await expect.element(group.getByText('Your pages differ; your agent says what you stand by.')).toBeVisible();
  expect(app.screen.getByText(/contradict each other in/).query()).toBeNull();
  expect(app.api.bodies('saveFact')).toEqual([{ agentId: 'agt_1', factId: 'fct_month', state: 'confirmed' }]);
});

test('many facts begin closed but where pages contradict each other, and a long topic shows its first ones', async () => {
  const more = Array.from({ length: 9 }, (_, at) =>
    fact(`fct_cost_${at}`, `Shipping there is $${at}.`, { topic: 'delivery.cost', scope: `Country ${at}` }),
  );
  const { screen } = await open([...more, month, fortnight]);
  await expect.element(screen.getByText(month.text)).toBeVisible();
  await expect.element(screen.getByText('Shipping there is $0.')).not.toBeVisible();
  await userEvent.click(screen.getByRole('heading', { name: 'Delivery', exact: true }));
  await expect.element(screen.getByText('Shipping there is $0.')).toBeVisible();
  expect(screen.getByText('Shipping there is $8.').query()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show all 9' }));
  await expect.element(screen.getByText('Shipping there is $8.')).toBeVisible();
});

test('a fact is hidden and comes back, and the button keeps the focus', async () => {
  const app = await open([cost]);
  await expect.element(app.screen.getByText(cost.text)).toBeVisible();
  await press(app, cost.text, 'Hide');
  await expect.element(app.screen.getByText('Hidden', { exact: true })).toBeVisible();
  expect(document.activeElement).toHaveTextContent('Undo');
  await press(app, cost.text, 'Undo');
  await expect.element(app.screen.getByText('Hidden', { exact: true })).not.toBeInTheDocument();
  expect(app.api.bodies('saveFact')).toMatchObject([{ state: 'hidden' }, { state: 'found' }]);
});

test('a correction is written where the sentence stands, with the keyboard alone', async () => {
  const app = await open([cost]);
  await expect.element(app.screen.getByText(cost.text)).toBeVisible();
  const correct = app.screen.getByRole('button', { name: 'Correct' });
  correct.element().focus();
  await userEvent.keyboard('{Enter}');
  const field = app.screen.getByRole('textbox', { name: 'What your agent says instead' });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(correct).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.fill(field, ' ');
  await userEvent.click(app.screen.getByRole('button', { name: 'Save' }));
  await expect.element(app.screen.getByText('Say what holds instead')).toBeVisible();
  await userEvent.fill(field, 'Shipping is $15.');
  await userEvent.click(app.screen.getByRole('button', { name: 'Save' }));
  await expect.element(app.screen.getByText('Your page says: “Shipping is $19.95.”')).toBeVisible();
  await expect.element(correct).toHaveFocus();
  expect(app.api.bodies('saveFact')).toEqual([
    { agentId: 'agt_1', factId: 'fct_cost', state: 'corrected', text: 'Shipping is $15.' },
  ]);
});

test('a correction whose page changed says so, and is kept or gives way', async () => {
  const { screen, api } = await open([{ ...cost, state: 'corrected', text: 'Shipping is $15.', changed: true }]);
  await expect.element(screen.getByText('The page changed')).toBeVisible();
  await expect.element(screen.getByText('Your page no longer says: “Shipping is $19.95.”')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  const kept = { agentId: 'agt_1', factId: 'fct_cost', state: 'corrected', text: 'Shipping is $15.' };
  await expect.poll(() => api.bodies('saveFact')).toEqual([kept]);
  await userEvent.click(screen.getByRole('button', { name: 'Take the page’s' }));
  await expect
    .poll(() => api.bodies('saveFact'))
    .toEqual([kept, { agentId: 'agt_1', factId: 'fct_cost', state: 'found' }]);
});

test('what could not be kept goes back, and says so', async () => {
  const app = await open([cost], { saveFact: () => failure(500) });
  await expect.element(app.screen.getByText(cost.text)).toBeVisible();
  await press(app, cost.text, 'Hide');
  await expect.element(app.screen.getByText('An error occurred. Please try again.')).toBeVisible();
  await expect.element(app.screen.getByRole('button', { name: 'Hide' })).toBeVisible();
});

test('nothing read, and nothing to be had from the server, each say what it means', async () => {
  const empty = await open([]);
  await expect.element(empty.screen.getByText('Nothing has been read yet')).toBeVisible();
  await empty.screen.unmount();
  const { screen, api } = await open([cost], { getFacts: () => failure(500) });
  await expect.element(screen.getByText(/We could not load what your agent knows/)).toBeVisible();
  api.script.getFacts = () => ({ success: true, facts: [cost] });
  const card = screen.getByRole('region', { name: 'What your agent knows' });
  await userEvent.click(card.getByRole('button', { name: 'Try again' }));
  await expect.element(screen.getByText(cost.text)).toBeVisible();
});

test('at 390 pixels nothing stands out of the page', async () => {
  const long = fact('fct_long', `${'Verylongwordswithoutanyend'.repeat(6)}.`, {
    scope: 'everywhere '.repeat(9).trim(),
  });
  const { screen } = await open([cost, month, fortnight, long]);
  await page.viewport(390, 844);
  await expect.element(screen.getByText(cost.text)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test('what other pages say otherwise is told beside a fact that was corrected', async () => {
  const warning = 'Your page https://shop.example/faq says otherwise: “Returns are taken for 14 days.”';
  const corrected = fact('fct_month', 'You have 60 days.', {
    pageText: month.pageText,
    state: 'corrected',
    conflicts: ['fct_fortnight'],
  });
  const other = { ...fortnight, conflicts: [corrected._id] };
  let known = [cost, { ...month, conflicts: [] }, { ...fortnight, conflicts: [] }];
  const app = await open([], {
    getFacts: () => ({ success: true, facts: known }),
    saveFact: () => {
      known = [cost, corrected, other];
      return { success: true, fact: corrected, warnings: [warning] };
    },
  });
  await userEvent.click(app.screen.getByRole('heading', { name: 'Returns and refunds', exact: true }));
  await press(app, month.text, 'Correct');
  await userEvent.fill(app.screen.getByRole('textbox', { name: 'What your agent says instead' }), corrected.text);
  await userEvent.click(app.screen.getByRole('button', { name: 'Save', exact: true }));
  await expect.element(app.screen.getByText(warning)).toBeVisible();
});
