/** Many conversations at once: picked, archived, deleted for a week or for good, with a way back. */
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { failure } from './testing/scripted-api.ts';
import { all, listOf, openTalks, scriptWithBin, total } from './testing/talks.ts';
import { line, listIn, moving, picks } from './testing/talk-list.ts';

const toastEnds = async () => {
  await expect.poll(() => document.querySelector('.Toastify__toast')).not.toBeNull();
  document
    .querySelector('.Toastify__progress-bar:not(.Toastify__progress-bar--bg)')
    ?.dispatchEvent(new AnimationEvent('animationend', { bubbles: true }));
};

test('many are picked and deleted at once, kept for a week, and Undo brings them back', async () => {
  const { screen, api } = await openTalks('/conversations', { ...moving, ...scriptWithBin() });
  await userEvent.click(picks(screen, 1));
  await userEvent.click(picks(screen, 4));
  await expect.element(screen.getByText('2 selected')).toBeVisible();
  await userEvent.click(listIn(screen).getByRole('button', { name: 'Delete' }));
  await expect.element(screen.getByText('2 conversations deleted')).toBeVisible();
  expect(line(screen, 1).query()).toBeNull();
  await expect
    .poll(() => api.bodies('discardConversations'))
    .toMatchObject([{ conversationIds: ['cnv_1', 'cnv_4'], discarded: true }]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await expect
    .poll(() => api.bodies('discardConversations')[1])
    .toMatchObject({ conversationIds: ['cnv_1', 'cnv_4'], discarded: false });
  await expect.element(line(screen, 1)).toBeVisible();
  expect(api.bodies('deleteConversations')).toEqual([]);
});

test('among the recently deleted one is restored by its head, and nothing else can be done with it', async () => {
  const { screen, api, path } = await openTalks('/conversations', { ...moving, ...scriptWithBin('cnv_1', 'cnv_2') });
  await userEvent.click(screen.getByRole('tab', { name: 'Recently deleted', exact: true }));
  await expect.poll(path).toBe('/conversations?show=discarded');
  await expect.element(screen.getByText('Kept for 7 days after you delete them, then gone for good.')).toBeVisible();
  await expect.element(screen.getByText('e restore', { exact: true })).toBeVisible();
  expect(screen.getByText('u unread', { exact: true }).query()).toBeNull();
  await userEvent.click(line(screen, 1));
  await userEvent.keyboard('u');
  expect(api.bodies('markRead')).not.toContainEqual(expect.objectContaining({ read: false }));
  const head = screen.getByRole('region', { name: 'Conversation history' });
  await expect.element(head.getByText('I ask in cnv_1')).toBeVisible();
  expect(head.getByRole('button', { name: /Archive|read or unread|Download|wrong/ }).elements()).toEqual([]);
  await userEvent.click(head.getByRole('button', { name: 'Restore this conversation' }));
  await expect.element(screen.getByText('1 conversation restored')).toBeVisible();
  await expect
    .poll(() => api.bodies('discardConversations'))
    .toMatchObject([{ conversationIds: ['cnv_1'], discarded: false }]);
  await expect.element(listIn(screen).getByText('1 conversation', { exact: true })).toBeVisible();
  expect(line(screen, 1).query()).toBeNull();
});

test('many are deleted for good at once, and no call is made until the way back is gone', async () => {
  let left = all;
  const { screen, api } = await openTalks('/conversations?show=discarded', {
    ...moving,
    getSessionsList: ({ query }) =>
      listOf(left.slice((Number(query.page) - 1) * 10, Number(query.page) * 10), Number(query.page), left.length),
    deleteConversations: ({ body }) => {
      left = left.filter(({ _id }) => !body.conversationIds.includes(_id));
      return { success: true };
    },
  });
  await userEvent.click(picks(screen, 1));
  await userEvent.click(picks(screen, 4));
  await userEvent.click(listIn(screen).getByRole('button', { name: 'Delete for good' }));
  await expect.element(screen.getByText('2 conversations deleted for good')).toBeVisible();
  await expect.element(listIn(screen).getByText('21 conversations')).toBeVisible();
  expect(line(screen, 1).query()).toBeNull();
  expect(api.bodies('deleteConversations')).toEqual([]);
  await toastEnds();
  await expect.poll(() => api.bodies('deleteConversations')).toMatchObject([{ conversationIds: ['cnv_1', 'cnv_4'] }]);
  const items = () => listIn(screen).getByRole('listitem').elements();
  await expect
    .poll(() => {
      items().at(-1)?.scrollIntoView();
      return items().length;
    })
    .toBe(21);
});

test('a page that is closed sends what it was about to erase, and what fails comes back with a word', async () => {
  const { screen, api } = await openTalks('/conversations?show=discarded', {
    ...moving,
    deleteConversations: () => failure(500),
  });
  await userEvent.click(picks(screen, 1));
  await userEvent.click(listIn(screen).getByRole('button', { name: 'Delete for good' }));
  await expect.element(line(screen, 1)).not.toBeInTheDocument();
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  const asked = () => api.asked.filter(({ name }) => name === 'deleteConversations').map(({ input }) => input);
  await expect.poll(asked).toMatchObject([{ body: { conversationIds: ['cnv_1'] }, outlives: true }]);
  await expect.element(screen.getByText('The conversations could not be deleted. Please try again.')).toBeVisible();
  await expect.element(line(screen, 1)).toBeVisible();
});

test('all that are listed are picked with one box, and archived', async () => {
  const { screen, api } = await openTalks('/conversations', {
    ...moving,
    getSessionsList: () => listOf(all.slice(0, 4)),
  });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all that are listed' }));
  await expect.element(screen.getByText('4 selected')).toBeVisible();
  await userEvent.click(listIn(screen).getByRole('button', { name: 'Archive' }));
  await expect
    .poll(() => api.bodies('archiveConversations'))
    .toMatchObject([{ conversationIds: ['cnv_0', 'cnv_1', 'cnv_2', 'cnv_3'], archived: true }]);
});

test('what is not listed yet is said not to be selected, and is with one press more', async () => {
  const { screen, api } = await openTalks('/conversations', moving);
  await expect.element(listIn(screen).getByText(`${total} conversations`)).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all that are listed' }));
  await expect.element(screen.getByText(new RegExp(`^\\d+ of ${total} selected`))).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: `Select all ${total}` }));
  await expect.element(screen.getByText(`${total} selected`)).toBeVisible();
  await userEvent.click(listIn(screen).getByRole('button', { name: 'Archive' }));
  await expect
    .poll(() => api.bodies('archiveConversations'))
    .toMatchObject([{ conversationIds: all.map(({ _id }) => _id) }]);
});
