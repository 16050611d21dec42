import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { freeOwner, newcomer, renderApp } from './testing/render-app.tsx';
import { refusal } from './testing/scripted-api.ts';
import type { Script } from './testing/scripted-api.ts';
import { openTalks, scriptWithBin } from './testing/talks.ts';

const { agent, user, payment } = freeOwner;
const conversation = (id: string) => ({
  id,
  startedAt: '2026-11-20T10:00:00.000Z',
  kind: 'live' as const,
  language: 'en',
  archivedAt: null,
  messages: [],
});
const retention = (days: number | null, beginsAt: string | null = null, older = 0) => ({
  success: true as const,
  retention: { agentId: agent._id, days, beginsAt, older },
});

const open = (script: Script = {}, path = '/account', owner = freeOwner) => {
  const { plan, offer, currency, restToConsume } = payment;
  return renderApp(path, {
    owner,
    script: {
      getPayment: () => ({ success: true, payement: { plan, offer, currency, restToConsume } }),
      getRetention: () => retention(null),
      logout: () => ({ success: true }),
      ...script,
    },
  });
};

/** what the page saves as files: name → text */
function catchFiles(): Map<string, Promise<string>> {
  const files = new Map<string, Promise<string>>();
  const blobs = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
    const address = `blob:${blobs.size}`;
    if (made instanceof Blob) blobs.set(address, made);
    return address;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.set(this.download, blobs.get(this.href)?.text() ?? Promise.resolve(''));
  });
  return files;
}

test('SE-08 the owner chooses how long conversations are kept, reads what goes and when, and takes it back', async () => {
  const { screen, api } = await open({
    updateRetention: ({ body }) => retention(body.days, body.days === null ? null : '2999-01-02T10:00:00.000Z', 41),
  });
  const choice = screen.getByRole('combobox', { name: 'After the last message, for' });
  await expect.element(screen.getByText('Nothing is deleted automatically.')).toBeVisible();
  await userEvent.selectOptions(choice, '90 days');
  await expect
    .element(screen.getByText(/^41 conversations are older than that and will be deleted from/))
    .toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await expect.element(screen.getByText('Nothing is deleted automatically.')).toBeVisible();
  expect(api.bodies('updateRetention').map((body) => ({ ...Object(body) }).days)).toEqual([90, null]);
});

test('OP-01 everything comes as one JSON file, page by page', async () => {
  const files = catchFiles();
  const pages = [
    { conversations: [conversation('cnv_1'), conversation('cnv_2')], next: 'cnv_2' },
    { conversations: [conversation('cnv_3')], next: null },
  ];
  const { screen, api } = await open({
    exportAccount: () => ({
      success: true,
      export: {
        exportedAt: '2026-11-21T10:00:00.000Z',
        account: { id: user._id, name: 'Ada', email: user.email, createdAt: '2026-11-01T10:00:00.000Z' },
        agent: {
          id: agent._id,
          createdAt: '2026-11-01T10:00:00.000Z',
          style: null,
          profile: null,
          knowledge: null,
          instructions: null,
          allowedHosts: [],
          anySite: null,
          sandboxed: null,
          trainingSchedule: null,
          retentionDays: null,
        },
        subscription: null,
        credits: [],
        purchases: [],
        signIns: [],
        factDecisions: [],
        openQuestions: [],
        ownAnswers: [],
        ownDocuments: [],
        suiteQuestions: [],
        hiddenSources: [],
        pages: [],
      },
    }),
    exportConversations: ({ body }) => ({
      success: true,
      ...(pages[body.after === undefined ? 0 : 1] ?? { conversations: [], next: null }),
    }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
  await expect.poll(() => [...files.keys()]).toEqual([expect.stringMatching(/^vitrine-\d{4}-\d\d-\d\d\.json$/)]);
  const taken: unknown = JSON.parse(await ([...files.values()][0] ?? ''));
  expect(taken).toMatchObject({
    account: { email: user.email },
    conversations: [{ id: 'cnv_1' }, { id: 'cnv_2' }, { id: 'cnv_3' }],
  });
  expect(api.bodies('exportConversations')).toEqual([{ agentId: agent._id }, { agentId: agent._id, after: 'cnv_2' }]);
});

test('OP-01 who has not chosen a plan takes their data and leaves from the onboarding page', async () => {
  const { screen, api, path } = await open({ deleteAccount: () => ({ success: true }) }, '/onboarding', newcomer);
  await userEvent.click(screen.getByText('Your data and your account'));
  await expect.element(screen.getByRole('button', { name: 'Download' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Delete account' }));
  const dialog = screen.getByRole('dialog', { name: 'Delete your account?' });
  await userEvent.fill(dialog.getByLabelText('Your password'), 'correct horse 9');
  await userEvent.fill(
    dialog.getByRole('textbox', { name: `Type ${newcomer.user.email} to confirm` }),
    newcomer.user.email,
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Delete everything' }));
  await expect.poll(path).toBe('/login');
  expect(api.bodies('deleteAccount')).toEqual([{ userId: newcomer.user._id, password: 'correct horse 9' }]);
});

test('OP-01 an account is deleted only with its address typed and the right password', async () => {
  const { screen, api, path } = await open({
    deleteAccount: ({ body }) =>
      body.password === 'correct horse 9'
        ? { success: true }
        : refusal('accounts.wrong_credentials', 'That is not your password.'),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Delete account' }));
  const dialog = screen.getByRole('dialog', { name: 'Delete your account?' });
  const does = dialog.getByRole('button', { name: 'Delete everything' });
  await userEvent.fill(dialog.getByLabelText('Your password'), 'wrong');
  await expect.element(does).toBeDisabled();
  await userEvent.fill(dialog.getByRole('textbox', { name: `Type ${user.email} to confirm` }), user.email);
  await userEvent.click(does);
  await expect.element(dialog.getByText('That is not your password.')).toBeVisible();
  await userEvent.fill(dialog.getByLabelText('Your password'), 'correct horse 9');
  await userEvent.click(does);
  await expect.poll(path).toBe('/login');
  expect(api.bodies('deleteAccount')).toHaveLength(2);
});

test('OP-01 one conversation is downloaded, and deleted with a way back', async () => {
  const files = catchFiles();
  const { screen } = await openTalks('/conversations?id=cnv_1', {
    exportConversation: ({ body }) => ({ success: true, conversation: conversation(body.conversationId) }),
    ...scriptWithBin(),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Download this conversation' }));
  await expect.poll(() => [...files.keys()]).toEqual(['conversation-2026-11-20.json']);
  const row = screen.getByText('Question number 1 about the de ...');
  await userEvent.click(screen.getByRole('button', { name: 'Delete this conversation' }));
  await expect.element(row).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await expect.element(row).toBeVisible();
});

test('OP-01 what is deleted for good goes when the page is left, and could be taken back until then', async () => {
  const { screen, api } = await openTalks('/conversations?show=discarded', {
    ...scriptWithBin('cnv_1', 'cnv_2'),
    deleteConversations: () => ({ success: true }),
  });
  const row = screen.getByText('Question number 1 about the de ...');
  const erase = screen.getByRole('button', { name: 'Delete this conversation for good' });
  await userEvent.click(row);
  await userEvent.click(erase);
  await expect.element(row).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await userEvent.click(row);
  expect(api.bodies('deleteConversations')).toEqual([]);
  await userEvent.click(erase);
  await userEvent.click(screen.getByRole('link', { name: 'Account', exact: true }));
  await expect
    .poll(() => api.bodies('deleteConversations'))
    .toEqual([{ agentId: expect.any(String), conversationIds: ['cnv_1'] }]);
});
