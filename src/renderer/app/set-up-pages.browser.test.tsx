import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { freeOwner, renderApp } from './testing/render-app.tsx';

const open = (path: string) => renderApp(path, { owner: freeOwner });

type Opened = Awaited<ReturnType<typeof open>>;

const copied = async (app: Opened, what: string) => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await userEvent.click(app.screen.getByRole('button', { name: `Copy ${what}`, exact: true }));
  return String(written.mock.lastCall?.[0]);
};

test('3-24 3-25 3-26 8-34 9-26 the look-up contract has an example to copy for each of its parts', async () => {
  const app = await open('/track-order');
  expect(await copied(app, 'example request')).toMatch(
    /^GET .+\?order_id=.+&customer_email=.+\nHost: .+\nx-api-key: .+\nAccept: application\/json$/,
  );
  const reply = await copied(app, 'example reply');
  expect(reply).toMatch(/^HTTP\/1\.1 200 OK/);
  expect(JSON.parse(reply.slice(reply.indexOf('{')))).toEqual({
    context: expect.any(String),
    tracking_url: expect.any(String),
  });
  expect(await copied(app, 'example of an unknown order')).toMatch(/^HTTP\/1\.1 404 [^]+"context"/);
  expect(await copied(app, 'example of a refused key')).toMatch(/^HTTP\/1\.1 401 /);
  expect(await copied(app, 'curl command')).toMatch(
    /^curl -G [^]+x-api-key: [^]+Accept: application\/json[^]+order_id=[^]+customer_email=[^]+'https:.+'$/,
  );
  await expect.element(app.screen.getByText(/may be null or left out/)).toBeVisible();
  await expect.element(app.screen.getByText(/within 5 seconds/)).toBeVisible();
  await expect.element(app.screen.getByText(/tells the customer that the status is unavailable/)).toBeVisible();
});

const labels = (app: Opened) => [...app.screen.container.querySelectorAll('form input')];

test.each([
  ['/track-order', 'Order tracking', 'Save Changes'],
  ['/take-over', 'Support e-mails', 'Save Configuration'],
])('T29 4-33 %s says that it never saves, and no browser fills or keeps its fields', async (path, toggle, save) => {
  const app = await open(path);
  await expect
    .element(app.screen.getByText(/Saving is not available yet. Nothing you type here is kept/))
    .toBeVisible();
  for (const field of labels(app)) expect(field).toBeDisabled();
  await userEvent.click(app.screen.getByRole('switch', { name: toggle }));
  for (const field of labels(app)) {
    expect(field).toBeEnabled();
    expect(field.getAttribute('autocomplete')).toBe('off');
  }
  const button = app.screen.getByRole('button', { name: save });
  await expect.element(button).toBeDisabled();
  await expect.element(button).toHaveAccessibleDescription(/Saving is not available yet/);
});

test('T29 what was typed is gone when the page was left, and stands in no storage', async () => {
  const app = await open('/take-over');
  await userEvent.click(app.screen.getByRole('switch', { name: 'Support e-mails' }));
  const password = app.screen.getByLabelText('SMTP Password');
  await userEvent.fill(password, 'hunter2');
  await userEvent.keyboard('{Enter}');
  expect(app.platform.kept.drafts.size).toBe(0);
  expect(app.api.asked.filter(({ name }) => !name.startsWith('get'))).toEqual([]);
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  await expect.element(password).toHaveValue('');
});

test('2.9-03 who sends the e-mail meanwhile is said, with the way to when it may', async () => {
  const { screen } = await open('/take-over');
  const notice = screen.getByText(/this server sends the e-mail, to your account’s own address/);
  await expect.element(notice.getByRole('link', { name: 'Conversations' })).toHaveAttribute('href', '/conversations');
});

test('2.9-03 a look at the other set-up loses nothing that was typed', async () => {
  const { screen } = await open('/take-over');
  await userEvent.click(screen.getByRole('switch', { name: 'Support e-mails' }));
  await userEvent.fill(screen.getByLabelText('SMTP Server'), 'smtp.shop.example');
  await userEvent.click(screen.getByRole('tab', { name: 'E-mail API service' }));
  await expect.element(screen.getByLabelText('SMTP Server')).not.toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'SMTP' }));
  await expect.element(screen.getByLabelText('SMTP Server')).toHaveValue('smtp.shop.example');
});

test('2.9-06 help leads to the pages that the menu does not name', async () => {
  const { screen } = await open('/need-help');
  await expect.element(screen.getByRole('link', { name: /where an order is/ })).toHaveAttribute('href', '/track-order');
  await expect.element(screen.getByRole('link', { name: /a person is needed/ })).toHaveAttribute('href', '/take-over');
});
