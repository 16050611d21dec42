import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { freeOwner, renderApp } from './testing/render-app.tsx';
import { refusal } from './testing/scripted-api.ts';
import type { Script } from './testing/scripted-api.ts';

const signIns = [
  {
    _id: 'sgn_1',
    device: 'Firefox/140.0 (Linux)',
    createdAt: new Date().toISOString(),
    lastUsedAt: null,
    isThis: true,
  },
  { _id: 'sgn_2', device: 'Phone/1', createdAt: new Date().toISOString(), lastUsedAt: null, isThis: false },
];
const open = (script: Script = {}, path = '/account') =>
  renderApp(path, { owner: freeOwner, script: { getSignIns: () => ({ success: true, signIns }), ...script } });

test('an owner changes their name, which the bar shows at once', async () => {
  const { screen, api } = await open({ updateAccount: () => ({ success: true }) });
  await userEvent.fill(screen.getByLabelText('Name', { exact: true }), 'Ana Reis');
  await userEvent.click(screen.getByRole('button', { name: 'Save name' }));
  await expect.element(screen.getByRole('banner').getByText('Ana Reis')).toBeVisible();
  expect(api.bodies('updateAccount')).toEqual([{ userId: 'usr_1', name: 'Ana Reis' }]);
});

test('a new address is asked for with the password, and confirmed with a press on the letter’s page', async () => {
  const { screen, path, api } = await open(
    {
      changeEmail: () => refusal('accounts.wrong_credentials', 'That is not your password.'),
      confirmEmail: () => ({ success: true, email: 'new@shop.example' }),
    },
    '/account?confirm=tok',
  );
  await expect.poll(path).toBe('/account');
  await userEvent.click(screen.getByRole('button', { name: 'Change address' }));
  await expect.element(screen.getByLabelText('New e-mail')).toHaveFocus();
  await userEvent.fill(screen.getByLabelText('New e-mail'), 'new@shop.example');
  await userEvent.fill(screen.getByLabelText('Your password'), 'secret 99');
  await userEvent.click(screen.getByRole('button', { name: 'Send the e-mails' }));
  await expect.element(screen.getByText('That is not your password.')).toBeVisible();
  api.script.changeEmail = () => ({ success: true });
  await userEvent.click(screen.getByRole('button', { name: 'Send the e-mails' }));
  await expect.element(screen.getByText(/We wrote to new@shop.example/)).toBeVisible();
  expect(api.bodies('confirmEmail')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm the new address' }));
  await expect.element(screen.getByText('new@shop.example', { exact: true })).toBeVisible();
  expect(api.bodies('confirmEmail')).toEqual([{ userId: 'usr_1', token: 'tok' }]);
});

test('a new password, and the end of sign-ins elsewhere', async () => {
  const { screen, api } = await open({
    changePassword: () => ({ success: true }),
    endSignIns: () => ({ success: true }),
  });
  await userEvent.fill(screen.getByLabelText('Current password'), 'secret 99');
  await userEvent.fill(screen.getByLabelText('New password'), '12345');
  await expect.element(screen.getByRole('button', { name: 'Change password' })).toBeDisabled();
  await userEvent.fill(screen.getByLabelText('New password'), 'secret 100');
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  await expect.element(screen.getByText(/Your password is changed/)).toBeVisible();
  await expect.element(screen.getByText('Firefox on Linux')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out', exact: true }));
  await expect.poll(() => api.bodies('endSignIns')).toEqual([{ userId: 'usr_1', signInId: 'sgn_2' }]);
  await expect.element(screen.getByText(/ is signed out\.$/)).toBeVisible();
  expect(document.activeElement?.tagName, 'the keyboard stays in the list').toBe('UL');
});

test('what is wrong is said under the field that it is about', async () => {
  const { screen } = await open({
    changePassword: () => refusal('accounts.password_weak', 'This password is too common. Please choose another.'),
    changeEmail: () => refusal('accounts.address_same', 'This is your address already.'),
  });
  await userEvent.fill(screen.getByLabelText('Current password'), 'secret 99');
  await userEvent.fill(screen.getByLabelText('New password'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  await expect.element(screen.getByLabelText('New password')).toHaveAccessibleDescription(/too common/);
  await userEvent.click(screen.getByRole('button', { name: 'Change address' }));
  await userEvent.fill(screen.getByLabelText('New e-mail'), 'me@shop.example');
  await userEvent.fill(screen.getByLabelText('Your password'), 'secret 99');
  await userEvent.click(screen.getByRole('button', { name: 'Send the e-mails' }));
  await expect.element(screen.getByLabelText('New e-mail')).toHaveAccessibleDescription(/your address already/);
});

test('the letter’s page asks for its press first of all, before what the page is named after', async () => {
  const { screen } = await open({}, '/account?confirm=tok');
  const press = screen.getByRole('button', { name: 'Confirm the new address' });
  await expect.element(press).toBeVisible();
  const plan = screen.getByRole('heading', { name: 'Current plan' });
  await expect.element(plan).toBeVisible();
  const follows = press.element().compareDocumentPosition(plan.element()) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(follows).not.toBe(0);
});
