/** The built renderer, the built preload and main's handlers together, against the real server. Electron itself is not run here. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { demoOwner } from '../support/test-site.ts';
import { logIn } from '../e2e/support/owner.ts';
import { openDesktopWindow, windowAddress } from './support/desktop-window.ts';

/** Everything the page complains of; a stream that this stand-in cannot carry is left out, and pictures of a shop that has no name server. */
function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (/watch_conversations|hearthandloom\.example\/pictures/.test(message.location().url)) return;
    complaints.push(`${message.text()} ${message.location().url}`);
  });
  return complaints;
}

test('D-04 T03 DE-01 DE-17 an owner works under the shipped policy, and the page never holds the token', async ({
  page,
  baseURL,
}, info) => {
  const complaints = listenForComplaints(page);
  const desktop = await openDesktopWindow(page, baseURL ?? '');
  const owner = demoOwner();
  await page.goto(`${windowAddress}/login`);
  await expect(page.getByText('Connected to localhost')).toBeVisible();
  await page.screenshot({ path: info.outputPath('login.png') });
  await logIn(page, owner.email, owner.password);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Good');
  for (const name of ['Conversations', 'Agent Design', 'Knowledge Base', 'Account']) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('main')).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  await page.reload();
  await expect(page.getByRole('link', { name: 'Account', exact: true })).toBeVisible();
  await expect.poll(() => desktop.settings.path()).toBe('/account');

  const token = await desktop.token();
  expect(token).toMatch(/.{20,}/);
  const inPage = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
  );
  expect(inPage).not.toContain(token);
  expect(desktop.heard.filter((text) => text.includes(token ?? 'none'))).toEqual([]);
  expect(complaints).toEqual([]);

  // a script that got into the page
  const reach = await page.evaluate(async (server) => {
    const attempt = async (work: () => unknown) => {
      try {
        return await work();
      } catch (error) {
        return `refused: ${error instanceof Error ? error.name : ''}`;
      }
    };
    const bridge = Reflect.get(window, 'vitrineDesktop');
    return {
      node: [typeof Reflect.get(window, 'require'), typeof Reflect.get(window, 'process')],
      elsewhere: await attempt(() => fetch('https://evil.test/')),
      server: await attempt(() => fetch(`${server}/api/users/get_user/x`)),
      file: await attempt(() => bridge.openBeside('file:///etc/passwd')),
      scheme: await attempt(() => bridge.openBeside('ms-msdt:/id')),
      payment: await attempt(() => bridge.openPayment('https://evil.test/pay')),
      markup: await attempt(() => {
        document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>';
      }),
      door: Object.keys(bridge).toSorted(),
    };
  }, baseURL);
  expect(reach).toMatchObject({
    node: ['undefined', 'undefined'],
    elsewhere: 'refused: TypeError',
    server: 'refused: TypeError',
    file: false,
    scheme: false,
    payment: false,
    markup: 'refused: TypeError',
  });
  expect(reach.door).not.toContain('ipcRenderer');
  expect(desktop.opened).toEqual([]);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  expect(await desktop.token()).toBeNull();
});

test('DE-06 a link that started the app before anybody was signed in leads to its conversation once somebody is', async ({
  page,
  baseURL,
}) => {
  const desktop = await openDesktopWindow(page, baseURL ?? '');
  const { email, password } = demoOwner();
  await page.goto(`${windowAddress}/login`);
  await desktop.tell({ kind: 'conversation', id: 'cnv_linked' });
  await logIn(page, email, password);
  await expect(page).toHaveURL(/\/conversations\?id=cnv_linked$/);
  await expect(page.getByText('This conversation is not here')).toBeVisible();
});

test('the server is a setting that is asked before it is believed', async ({ page, baseURL }, info) => {
  const desktop = await openDesktopWindow(page, baseURL ?? '');
  await page.goto(`${windowAddress}/login`);
  await page.getByRole('link', { name: 'Change' }).click();
  const address = page.getByRole('textbox', { name: 'Server address' });
  await address.fill('http://shop.example');
  await page.getByRole('button', { name: 'Check and connect' }).click();
  await expect(page.getByText('Only https is safe enough')).toBeVisible();
  await page.screenshot({ path: info.outputPath('server.png') });
  const other = (baseURL ?? '').replace('localhost', '127.0.0.1');
  await address.fill(other);
  await page.getByRole('button', { name: 'Check and connect' }).click();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  expect(desktop.settings.serverOrigin()).toBe(other);
  await page.goto(`${windowAddress}/desktop-app`);
  const toggle = page.getByRole('switch', { name: 'Notifications' });
  await expect(toggle).toHaveAttribute('aria-checked', 'true');
  await toggle.click();
  await expect.poll(() => desktop.settings.desktop().notifications).toBe(false);
});

test('conversations that nobody opened are read without a server, and a line written then goes out later @long', async ({
  page,
  baseURL,
  request,
}, info) => {
  const { email, password, agentId } = demoOwner();
  const { user } = await (await request.post('/api/login/login-user', { data: { email, password } })).json();
  const headers = { authorization: `Bearer ${user.token}` };
  const { sessionId } = await (await request.post('/api/agents/create_new_session', { data: { agentId } })).json();
  const userQuery = 'Narwhal lamps? A human please';
  await request.post('/api/agents/get_response', { data: { agentId, sessionId, userQuery } });
  const address = `/api/agents/get_sessions_list?agentId=${agentId}&words=narwhal`;
  const [{ _id: conversationId }] = (await (await request.get(address, { headers })).json()).sessions;
  await request.post('/api/agents/set_handover', { headers, data: { agentId, conversationId, state: 'taken' } });

  const desktop = await openDesktopWindow(page, baseURL ?? '');
  await page.goto(`${windowAddress}/login`);
  await logIn(page, email, password);
  const isAhead = () => desktop.heard.some((text) => text.includes('lettersToVisitor') && text.includes('"taken"'));
  await expect.poll(isAhead, { timeout: 30_000 }).toBe(true);
  desktop.setReach(false);
  // the app starts without a network
  await page.goto(`${windowAddress}/conversations`);
  await page.getByRole('button', { name: /^Narwhal lamps/ }).click();
  await expect(page.getByRole('log').getByText(userQuery)).toBeVisible();
  await expect(page.getByText('Kept on this computer')).toBeVisible();
  await expect(
    page.getByText(/^Copy of this conversation from \d+ \w+ 2\d{3}, \d\d:\d\d \((just now|1 minute ago)\)$/),
  ).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Your line to the visitor' });
  await field.fill('Written on the train');
  await field.press('Enter');
  await expect(page.getByText('goes out when the server answers again')).toBeVisible();
  await expect(page.getByText('Kept on this computer')).toBeInViewport();
  await page.screenshot({ path: info.outputPath('offline.png') });
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  desktop.setReach(true);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  const told = async () =>
    (await request.get('/api/agents/get_session_messages', { headers: { 'x-vitrine-session': sessionId } })).text();
  await expect.poll(told).toContain('Written on the train');
  await expect(page.getByText('Kept on this computer')).toHaveCount(0);
  await page.goto(`${windowAddress}/conversations?id=${conversationId}`);
  await expect(page.getByRole('log').getByText('Written on the train')).toBeVisible();
  await expect(page.getByText('Copy of this conversation')).toHaveCount(0);
});
