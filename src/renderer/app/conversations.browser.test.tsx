import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { style } from './testing/agents.ts';
import { freeOwner } from './testing/owners.ts';
import { renderApp } from './testing/render-app.tsx';
import { failure } from './testing/scripted-api.ts';
import type { Script } from './testing/scripted-api.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 10, minute)).toISOString();
const message = (id: string, role: 'human' | 'agent', content: string, minute = 0) => ({
  _id: id,
  role,
  content,
  createdAt: at(minute),
});

const total = 23;
const all = Array.from({ length: total }, (_none, index) => ({
  _id: `cnv_${index}`,
  createdAt: at(index),
  messages: [message(`first_${index}`, 'human', `Question number ${index} about the delivery`)],
}));

const script: Script = {
  getStyle: () => ({ success: true, agentStyle: style }),
  getSessionsList: ({ query }) => {
    const currentPage = Number(query.page);
    return {
      success: true,
      sessions: all.slice((currentPage - 1) * 10, currentPage * 10),
      totalPages: 3,
      currentPage,
    };
  },
  getSessionMessages: ({ query }) => ({
    success: true,
    messages: [
      message(`${query.sessionId}_q`, 'human', `I ask in ${query.sessionId}`),
      message(`${query.sessionId}_a`, 'agent', 'And I answer', 1),
    ],
    totalPages: 1,
    currentPage: 1,
  }),
};

const open = (path = '/conversations', changed: Script = {}) =>
  renderApp(path, { owner: freeOwner, script: { ...script, ...changed } });

test('2.7-01 2.7-02 2.7-03 2.7-04 the list, and the conversation that is chosen in it', async () => {
  const { screen } = await open();
  const list = screen.getByRole('region', { name: 'Conversations' });
  await expect.element(list.getByRole('heading', { name: 'Conversations' })).toBeVisible();
  await expect.element(list.getByText('Question number 1 about the de ...')).toBeVisible();
  const history = screen.getByRole('region', { name: 'Conversation history' });
  await userEvent.click(list.getByText('Question number 1 about the de ...'));
  const question = history.getByText('I ask in cnv_1');
  await expect.element(question).toBeVisible();
  const middle = (text: string) => {
    const box = history.getByText(text).element().getBoundingClientRect();
    return box.left + box.width / 2;
  };
  expect(middle('I ask in cnv_1')).toBeGreaterThan(middle('And I answer'));
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(new Date(at(1)));
  await expect.element(history.getByText(clock)).toBeVisible();
  await expect.element(history.getByText('Conversation started on 20 November 2026')).toBeVisible();
});

test('2.7-06 T24 every conversation is reached by scrolling, each once, and a tall window fills itself', async () => {
  const { screen, api } = await open();
  const items = () => screen.getByRole('region', { name: 'Conversations' }).getByRole('button').elements();
  await expect.poll(() => items().length).toBeGreaterThanOrEqual(10);
  await expect
    .poll(() => {
      items().at(-1)?.scrollIntoView();
      return items().length;
    })
    .toBe(total);
  const pages = api.asked.filter(({ name }) => name === 'getSessionsList').length;
  expect(pages).toBe(3);
});

test('2.7-05 without any the page says so', async () => {
  const { screen } = await open('/conversations', {
    getSessionsList: () => ({ success: true, sessions: [], totalPages: 0, currentPage: 1 }),
  });
  await expect.element(screen.getByText('No conversations available')).toBeVisible();
});

test('8-19 a list that fails says so and can be tried again', async () => {
  const { screen, api } = await open('/conversations', { getSessionsList: () => failure(500) });
  await expect.element(screen.getByText('Failed to fetch conversations.')).toBeVisible();
  Object.assign(api.script, script);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.element(screen.getByText('Question number 0 about the de ...')).toBeVisible();
});

test('a conversation can be shared by its address', async () => {
  const { screen, path } = await open('/conversations?id=cnv_22');
  await expect.element(screen.getByText('I ask in cnv_22')).toBeVisible();
  await userEvent.click(screen.getByText('Question number 3 about the de ...'));
  await expect.poll(path).toBe('/conversations?id=cnv_3');
});
