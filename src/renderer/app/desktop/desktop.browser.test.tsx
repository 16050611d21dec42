import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { profile } from '../testing/agents.ts';
import { createMemoryDesktop } from '../testing/memory-desktop.ts';
import { freeOwner, newcomer, profileOf, renderApp } from '../testing/render-app.tsx';
import { script, scriptedStreams } from '../testing/talks.ts';

vi.spyOn(console, 'error').mockImplementation(() => {});

const checkout = 'https://checkout.stripe.com/c/pay/1';
const onBasic = { ...newcomer, payment: { ...newcomer.payment, verifyPayment: true, plan: 'Basic' as const } };

test('T30 the app waits for a payment in the browser, and goes on once the server knows', async () => {
  const desktop = createMemoryDesktop();
  const { screen, api, platform, path } = await renderApp('/onboarding', { owner: newcomer, desktop });
  await expect.poll(() => desktop.asked.paths).toContain('/onboarding');
  desktop.leaveForPayment(checkout);
  const waiting = screen.getByRole('dialog', { name: 'Finish the payment in your browser' });
  await expect.element(waiting).toBeVisible();
  await userEvent.click(waiting.getByRole('button', { name: 'Open the page again' }));
  expect(desktop.asked.reopened).toEqual([checkout]);

  await userEvent.click(waiting.getByRole('button', { name: 'I have paid' }));
  await expect.element(waiting).toBeVisible();
  expect(path()).toBe('/onboarding');

  api.script.getUser = () => profileOf(onBasic);
  await userEvent.click(waiting.getByRole('button', { name: 'I have paid' }));
  await expect.element(screen.getByText('Payment Successful')).toBeVisible();
  await expect.poll(() => platform.kept.record).toMatchObject({ payment: { verifyPayment: true, plan: 'Basic' } });
  await expect.element(waiting).not.toBeInTheDocument();
});

test('DE-22 who closes the waiting has paid nothing and stays where they are', async () => {
  const desktop = createMemoryDesktop();
  const { screen, path } = await renderApp('/onboarding', { owner: newcomer, desktop });
  await expect.poll(() => desktop.asked.paths).toContain('/onboarding');
  desktop.leaveForPayment(checkout);
  const waiting = screen.getByRole('dialog', { name: 'Finish the payment in your browser' });
  await userEvent.click(waiting.getByRole('button', { name: 'Close' }));
  await expect.element(waiting).not.toBeInTheDocument();
  expect(path()).toBe('/onboarding');
});

test('a way back by link asks the server: the link itself proves nothing', async () => {
  const desktop = createMemoryDesktop();
  const app = await renderApp('/account', { owner: freeOwner, desktop });
  await expect.poll(() => desktop.asked.paths).toContain('/account');
  desktop.tell({ kind: 'payment', outcome: 'success' });
  await expect.poll(() => app.api.bodies('validatePayment')).toEqual([{ verifyPayment: true, userId: 'usr_1' }]);
  await expect.poll(app.path).toBe('/login');
});

test('who waits is announced with shop, wish and first words while nobody looks, and counted on the icon', async () => {
  const { ScriptedSource, streams } = scriptedStreams();
  vi.stubGlobal('EventSource', ScriptedSource);
  const looks = vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  const desktop = createMemoryDesktop();
  await renderApp('/account', {
    owner: onBasic,
    desktop,
    script: { ...script, getProfile: () => ({ success: true, agentProfile: profile }) },
  });
  await expect.poll(() => streams.length).toBe(1);
  const tell = (event: string) => {
    const data = JSON.stringify({ conversationId: 'cnv_1', words: 'Where is my lamp?' });
    streams.at(-1)?.dispatchEvent(new MessageEvent(event, { data }));
  };
  tell('waiting');
  await expect.poll(() => desktop.asked.badges.at(-1), { timeout: 5000 }).toBe(1);
  expect(desktop.asked.announced).toEqual([]);
  looks.mockReturnValue(false);
  const wish = { id: 'cnv_1', shop: 'Hearth & Loom', wish: true, words: 'Where is my lamp?' };
  await expect.poll(() => (tell('waiting'), desktop.asked.announced.at(-1))).toEqual(wish);
  tell('changed');
  await expect.poll(() => desktop.asked.announced.at(-1)).toEqual({ ...wish, wish: false });
  looks.mockRestore();
  vi.unstubAllGlobals();
});

test('a notification leads to its conversation', async () => {
  const desktop = createMemoryDesktop();
  const app = await renderApp('/account', { owner: freeOwner, desktop });
  await expect.poll(() => desktop.asked.paths).toContain('/account');
  desktop.tell({ kind: 'conversation', id: 'cnv_1' });
  await expect.poll(app.path).toBe('/conversations?id=cnv_1');
});

test('DE-14 a server that cannot be reached is said in words, and the address typed stays', async () => {
  const desktop = createMemoryDesktop({ secretPlace: 'memory' });
  const { screen } = await renderApp('/desktop-app', { desktop });
  await expect.element(screen.getByText(/This computer offers no safe place/)).toBeVisible();
  const address = screen.getByRole('textbox', { name: 'Server address' });
  await userEvent.fill(address, 'shop.example');
  await userEvent.click(screen.getByRole('button', { name: 'Check and connect' }));
  await expect.element(screen.getByText('shop.example cannot be reached.')).toBeVisible();
  await expect.element(address).toHaveValue('shop.example');
  const notifications = screen.getByRole('switch', { name: 'Notifications' });
  await userEvent.click(notifications);
  await expect.poll(() => desktop.asked.settings.notifications).toBe(false);
  await expect.element(screen.getByRole('switch', { name: 'Every conversation' })).toBeDisabled();
  await userEvent.click(screen.getByRole('switch', { name: 'Start at log-in' }));
  await expect.poll(() => desktop.asked.settings.startsAtLogIn).toBe(true);
  expect(desktop.asked.settings.staysInTray).toBe(true);
});

test('a first start asks for the server’s address, and suggests none', async () => {
  const { screen } = await renderApp('/desktop-app', { desktop: createMemoryDesktop({ needsServer: true }) });
  await expect.element(screen.getByRole('heading', { name: 'Welcome to Vitrine' })).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Server address' })).toHaveValue('');
  expect(screen.getByRole('link', { name: 'Back' }).query()).toBeNull();
});

test('an update shows how far it is, and waits for a restart', async () => {
  const desktop = createMemoryDesktop();
  const { screen } = await renderApp('/account', { owner: freeOwner, desktop });
  await expect.poll(() => desktop.asked.paths).toContain('/account');
  desktop.tell({ kind: 'update', version: '1.3.0', percent: 41 });
  await expect.element(screen.getByText('Vitrine 1.3.0 is being downloaded: 41 %')).toBeVisible();
  desktop.tell({ kind: 'update', version: '1.3.0', percent: null });
  await userEvent.click(screen.getByRole('button', { name: 'Restart to update' }));
  expect(desktop.asked.restarts).toBe(1);
});

test('in a browser there is no such page', async () => {
  const { screen } = await renderApp('/desktop-app');
  await expect.element(screen.getByText('404 - Page Not Found')).toBeVisible();
});
