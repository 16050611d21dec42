/** What happens to a conversations page that stays open: deletions, dead links, sleep, and hands on the keyboard. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { failure } from './testing/scripted-api.ts';
import { all, listOf, openTalks, scriptedStreams } from './testing/talks.ts';

let news: ReturnType<typeof scriptedStreams>;
beforeEach(() => {
  news = scriptedStreams();
  vi.stubGlobal('EventSource', news.ScriptedSource);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('TE-07 an address of a conversation that is gone, or another owner’s, says so and keeps the list', async () => {
  const { screen } = await openTalks(`/conversations?id=cnv_${'x'.repeat(400)}`, {
    getSessionMessages: () => failure(404),
  });
  const history = screen.getByRole('region', { name: 'Conversation history' });
  await expect.element(history.getByText('This conversation is not here')).toBeVisible();
  expect(history.getByRole('button', { name: 'Try again' }).query()).toBeNull();
  expect(history.getByText(/started on/).query()).toBeNull();
  await expect.element(screen.getByText('Question number 0 about the de ...')).toBeVisible();
});

test('a conversation that its visitor deletes leaves the list and the talk, without a reload', async () => {
  const { screen, api } = await openTalks();
  const history = screen.getByRole('region', { name: 'Conversation history' });
  await expect.element(history.getByText('I ask in cnv_0')).toBeVisible();
  api.script.getSessionsList = () => listOf(all.slice(1, 11), 1, 22);
  api.script.getSessionMessages = () => failure(404);
  news.changed('cnv_0');
  await expect.element(history.getByText('This conversation is not here')).toBeVisible();
  await expect.element(history.getByText('I ask in cnv_0')).not.toBeInTheDocument();
  await expect.element(screen.getByText('Question number 0 about the de ...')).not.toBeInTheDocument();
  await expect.element(screen.getByText('Question number 1 about the de ...')).toBeVisible();
});

test('whoever comes back online listens anew, and asks for what was missed', async () => {
  const { screen, api } = await openTalks();
  await expect.element(screen.getByText('I ask in cnv_0')).toBeVisible();
  const lists = () => api.asked.filter(({ name }) => name === 'getSessionsList').length;
  news.streams.at(-1)?.dispatchEvent(new Event('ready'));
  const [before, opened] = [lists(), news.streams.length];
  window.dispatchEvent(new Event('online'));
  expect(news.streams.length).toBe(opened + 1);
  news.streams.at(-1)?.dispatchEvent(new Event('ready'));
  await expect.poll(lists).toBe(before + 1);
});

test('a crowd of messages is asked for once at a time, and once more at its end', async () => {
  const { screen, api } = await openTalks();
  await expect.element(screen.getByText('I ask in cnv_0')).toBeVisible();
  const lists = () => api.asked.filter(({ name }) => name === 'getSessionsList').length;
  const before = lists();
  for (let message = 0; message < 50; message += 1) news.changed('cnv_7');
  await expect.poll(lists).toBe(before + 2);
});

test('arrow keys, Home and End walk the list, and Enter opens a line', async () => {
  const { screen, path } = await openTalks();
  const line = (number: number) => screen.getByRole('button', { name: new RegExp(`^Question number ${number} about`) });
  await expect.element(line(1)).toBeVisible();
  line(0).element().focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  await expect.element(line(1)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(path).toBe('/conversations?id=cnv_1');
  await expect.element(line(1)).toHaveAttribute('aria-current', 'true');
  await userEvent.keyboard('{Home}{ArrowUp}');
  await expect.element(line(0)).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.poll(() => document.activeElement?.textContent).toMatch(/Question number (9|19|22) /);
});
