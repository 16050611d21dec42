/** What can go wrong between an owner and the server: every time a calm screen with a way on, nothing lost, nothing sent twice. */
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { CallName } from '@vitrine/contract/calls';
import type { ReplyOf } from '@vitrine/contract/routes';
import { knowledge, profile, statusReply, style } from './testing/agents.ts';
import { ownerAt } from './testing/onboarding.ts';
import { freeOwner, renderApp } from './testing/render-app.tsx';
import { failure } from './testing/scripted-api.ts';
import type { Script } from './testing/scripted-api.ts';

vi.spyOn(console, 'error').mockImplementation(() => {});

const never = () => new Promise<never>(() => {});

const reading: Script = {
  getStyle: () => ({ success: true, agentStyle: style }),
  getProfile: () => ({ success: true, agentProfile: profile }),
  getKnowledge: () => ({ success: true, agentKnowledge: knowledge }),
  getStatus: () => statusReply('confirmed', { phase: 'done' }),
  createSession: () => ({ success: true, sessionId: 's', data: { sessionId: 's' } }),
};

const settings: [string, CallName, string][] = [
  ['/agent-design', 'getStyle', 'Agent name'],
  ['/agent-profile', 'getProfile', 'Brand name'],
  ['/knowledge-base', 'getKnowledge', 'Website URL'],
  ['/test-your-agent', 'getStyle', 'Message'],
];

test.each(settings)('500: %s says that the fault is ours, and Try again brings the page', async (path, call, label) => {
  const broken = { success: false, code: 'server.failed', message: 'x', requestId: 'req-7' };
  const app = await renderApp(path, { owner: freeOwner, script: { ...reading, [call]: () => failure(500, broken) } });
  await expect.element(app.screen.getByText(/The fault is on our side.*quote req-7/)).toBeVisible();
  await expect.element(app.screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  app.api.script = { ...app.api.script, ...reading };
  await userEvent.click(app.screen.getByRole('button', { name: 'Try again' }));
  await expect.element(app.screen.getByRole('textbox', { name: label, exact: true })).toBeVisible();
});

test('slow: a wait that gets long says so, and what comes late is still shown', async () => {
  let arrive = () => {};
  const app = await renderApp('/agent-design', {
    owner: freeOwner,
    script: {
      getStyle: () => new Promise((resolve) => (arrive = () => resolve({ success: true, agentStyle: style }))),
    },
  });
  await expect.element(app.screen.getByText('This takes longer than usual. We keep trying.')).toBeVisible();
  arrive();
  await expect.element(app.screen.getByLabelText('Agent name')).toHaveValue('Mia');
});

test.each<[string, CallName, string, string]>([
  ['/agent-design', 'updateStyle', 'Welcome message', 'Hello from the shop'],
  ['/agent-profile', 'updateProfile', 'Brand name', 'Alder & Pine'],
])('401 in mid-work: %s leads to login, and back to what was typed', async (path, call, label, typed) => {
  const app = await renderApp(path, {
    owner: freeOwner,
    script: { ...reading, [call]: () => failure(401), login: () => freeOwner },
  });
  await userEvent.fill(app.screen.getByLabelText(label), typed);
  await userEvent.click(app.screen.getByRole('button', { name: 'Save' }));
  await expect.poll(app.path).toBe('/login');
  await expect.element(app.screen.getByText(/You have been signed out.*what you were typing is kept/)).toBeVisible();
  expect(app.screen.getByText('An error occurred. Please try again.').query()).toBeNull();
  await userEvent.fill(app.screen.getByLabelText('Email'), 'ana@shop.example');
  await userEvent.fill(app.screen.getByLabelText('Password'), 'secret-1');
  await userEvent.click(app.screen.getByRole('button', { name: 'Log In' }));
  await expect.poll(app.path).toBe(path);
  await expect.element(app.screen.getByLabelText(label)).toHaveValue(typed);
});

test('401 in mid-work: the knowledge that was typed in onboarding is there after signing in again', async () => {
  const owner = ownerAt({ style: true, profile: true });
  const app = await renderApp('/onboarding', {
    owner,
    script: { createKnowledge: () => failure(401), login: () => owner },
  });
  await userEvent.click(app.screen.getByRole('radio', { name: 'Europe' }));
  await userEvent.fill(app.screen.getByLabelText('Website URL'), 'shop.example');
  await userEvent.fill(app.screen.getByLabelText('Website Sitemap URL'), 'https://shop.example/sitemap.xml');
  await userEvent.click(app.screen.getByRole('button', { name: 'Next' }));
  await expect.poll(app.path).toBe('/login');
  await userEvent.fill(app.screen.getByLabelText('Email'), 'ana@shop.example');
  await userEvent.fill(app.screen.getByLabelText('Password'), 'secret-1');
  await userEvent.click(app.screen.getByRole('button', { name: 'Log In' }));
  await expect.element(app.screen.getByLabelText('Website URL')).toHaveValue('shop.example');
  await expect.element(app.screen.getByRole('radio', { name: 'Europe' })).toBeChecked();
  await expect.element(app.screen.getByRole('button', { name: 'Next' })).toBeEnabled();
});

test('T35 double clicks: each step and each settings page sends one save, whatever is pressed meanwhile', async () => {
  const saves: [string, Parameters<typeof ownerAt>[0] | null, CallName, string, string][] = [
    ['/onboarding', {}, 'createStyle', 'Agent name', 'Next Step'],
    ['/agent-design', null, 'updateStyle', 'Agent name', 'Save'],
    ['/agent-profile', null, 'updateProfile', 'Brand name', 'Save'],
  ];
  for (const [path, agent, call, label, press] of saves) {
    const owner = agent === null ? freeOwner : ownerAt(agent);
    const app = await renderApp(path, { owner, script: { ...reading, [call]: never } });
    await userEvent.fill(app.screen.getByLabelText(label), 'Leo');
    await userEvent.dblClick(app.screen.getByRole('button', { name: press }));
    await userEvent.type(app.screen.getByLabelText(label), '{Enter}');
    await expect.element(app.screen.getByRole('button', { name: press })).toHaveAttribute('aria-busy', 'true');
    expect(app.api.bodies(call), path).toHaveLength(1);
    await app.screen.unmount();
  }
});

test('a log-out that hangs ends by itself, is sent once, and is said again later', async () => {
  const app = await renderApp('/', { owner: freeOwner, script: { logout: never } });
  await userEvent.dblClick(app.screen.getByRole('button', { name: 'Logout' }));
  await expect.element(app.screen.getByRole('button', { name: 'Logout' })).toHaveAttribute('aria-busy', 'true');
  expect(app.platform.kept.record).toBeNull();
  await expect.poll(app.path).toBe('/login');
  expect(app.api.asked.filter(({ name }) => name === 'logout')).toHaveLength(1);
  expect(app.platform.kept.pendingLogout).toBe(true);
});

test('404: an owner whom the server does not know is signed out, without a Try again that never helps', async () => {
  const app = await renderApp('/', { owner: freeOwner, script: { getUser: () => failure(404) } });
  await expect.poll(app.path).toBe('/login');
  expect(app.platform.kept.record).toBeNull();
  expect(app.screen.getByRole('button', { name: 'Try again' }).query()).toBeNull();
});

const created = ownerAt({ style: true, profile: true, knowledges: true, status: 'created' });

test('a check of the proof that got no answer is not called a missing proof', async () => {
  const app = await renderApp('/onboarding', {
    owner: created,
    script: { ...reading, getStatus: () => statusReply('created') },
  });
  await expect.element(app.screen.getByRole('button', { name: 'Check now' })).toBeVisible();
  app.api.script.getStatus = () => failure(500);
  await userEvent.click(app.screen.getByRole('button', { name: 'Check now' }));
  await expect.element(app.screen.getByText(/the server did not answer/)).toBeVisible();
  expect(app.screen.getByText(/not seen a proof yet/).query()).toBeNull();
  await expect.element(app.screen.getByRole('button', { name: 'Check now' })).toBeEnabled();
});

test('while the agent is made, a server that is away is said, and the wait goes on by itself', async () => {
  const app = await renderApp('/onboarding', {
    owner: ownerAt({ ...created.agent, status: 'pending' }),
    script: { ...reading, getStatus: () => statusReply('pending', { pagesFound: 40, pagesDone: 10 }) },
  });
  await expect.element(app.screen.getByText('25 %')).toBeVisible();
  app.api.script.getStatus = () => failure(500);
  await expect.element(app.screen.getByText(/We cannot see how far it is just now/)).toBeVisible();
  app.api.script.getStatus = () => statusReply('confirmed', { phase: 'done' });
  await expect.element(app.screen.getByRole('heading', { name: 'Your agent is ready' })).toBeVisible();
});

test('8-11 getdata: null is no data found, and the rest of the dashboard stands', async () => {
  const noFigures: unknown = { success: true, getdata: null };
  // what a server sends that keeps no contract
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const script: Script = { ...reading, stats: () => noFigures as ReplyOf<'stats'> };
  const { screen } = await renderApp('/', { owner: freeOwner, script });
  await expect.element(screen.getByText('No data found.')).toBeVisible();
  await expect.element(screen.getByText('No data available')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Mia' })).toBeVisible();
});

test.each<[string, CallName, unknown]>([
  ['/', 'stats', null],
  ['/agent-design', 'getStyle', { success: true, agentStyle: null }],
  ['/agent-profile', 'getProfile', '<html>A proxy</html>'],
  ['/knowledge-base', 'getKnowledge', []],
  ['/conversations', 'getSessionsList', { success: true }],
  ['/custom-instructions', 'getInstructions', null],
  ['/agent-profile', 'getProfile', { success: true }],
  ['/knowledge-base', 'getKnowledge', { success: true, agentKnowledge: 'x' }],
  ['/custom-instructions', 'getInstructions', { success: true }],
])('%s: a reply of %s that makes no sense is a failure to try again, and no crash', async (path, call, reply) => {
  const script: Script = { ...reading, [call]: () => reply };
  const { screen } = await renderApp(path, { owner: freeOwner, script });
  await expect.element(screen.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  expect(screen.getByText('This page could not be shown').query()).toBeNull();
});

test('who runs the server is on every page: a reply without it names no contact, and breaks nothing', async () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const script = { ...reading, getSupport: () => ({}) } as unknown as Script;
  const { screen } = await renderApp('/need-help', { owner: freeOwner, script });
  await expect.element(screen.getByRole('heading', { name: 'No contact has been set' })).toBeVisible();
});

test('a page that cannot be shown keeps the frame, and Try again shows it', async () => {
  const broken = { ...style, name: { not: 'a text' } };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const script = { ...reading, getStyle: () => ({ success: true, agentStyle: broken }) } as unknown as Script;
  const app = await renderApp('/agent-design', { owner: freeOwner, script });
  await expect.element(app.screen.getByText('This page could not be shown')).toBeVisible();
  await expect.element(app.screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  app.api.script.getStyle = () => ({ success: true, agentStyle: style });
  await userEvent.click(app.screen.getByRole('button', { name: 'Try again' }));
  await expect.element(app.screen.getByLabelText('Agent name')).toHaveValue('Mia');
});
