import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { freeOwner, renderApp } from './testing/render-app.tsx';
import { failure } from './testing/scripted-api.ts';
import type { Script } from './testing/scripted-api.ts';

const open = (path: string, script: Script = {}) => renderApp(path, { owner: freeOwner, script });

test('2.9-01 2.9-02 4-33 5-30 the order form wakes with its toggle, shows its errors, and never saves', async () => {
  const { screen, api } = await open('/track-order');
  await expect.element(screen.getByLabelText('API Key')).toBeDisabled();
  await userEvent.click(screen.getByRole('switch', { name: 'Order tracking' }));
  for (const [label, message] of [
    ['API Key', 'apiKey is required'],
    ['Order Tracking API Endpoint', 'apiEndpoint is required'],
    ['Order Number Format', 'orderFormat is required'],
  ] as const) {
    await userEvent.click(screen.getByLabelText(label));
    await userEvent.tab();
    await expect.element(screen.getByText(message)).toBeVisible();
  }
  await expect.element(screen.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  await userEvent.click(screen.getByRole('switch', { name: 'Order tracking' }));
  await expect.element(screen.getByText('apiKey is required')).not.toBeInTheDocument();
  expect(api.asked.filter(({ name }) => !name.startsWith('get'))).toEqual([]);
});

test('2.9-03 2.9-04 5-31 9-15 the SMTP set-up has its fields, its port and its errors', async () => {
  const { screen } = await open('/take-over');
  await userEvent.click(screen.getByRole('switch', { name: 'Support e-mails' }));
  await expect.element(screen.getByLabelText('SMTP Port')).toHaveValue('587');
  for (const label of [
    'SMTP Server',
    'SMTP Port',
    'SMTP Username',
    'SMTP Password',
    'SMTP Sender Email',
    'SMTP Recipient Email',
  ]) {
    const field = screen.getByLabelText(label, { exact: true });
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.tab();
    await expect.element(screen.getByText(`${label} is required`)).toBeVisible();
  }
  await expect.element(screen.getByRole('button', { name: 'Save Configuration' })).toBeDisabled();
});

test('2.9-03 5-32 3-23 the e-mail API set-up offers four services', async () => {
  const { screen } = await open('/take-over');
  await userEvent.click(screen.getByRole('switch', { name: 'Support e-mails' }));
  await userEvent.click(screen.getByRole('tab', { name: 'E-mail API service' }));
  expect(screen.getByLabelText('Verified Domain').getByRole('option').elements()).toHaveLength(5);
  for (const label of ['API Key', 'Verified Domain', 'API Sender Email', 'API Recipient Email']) {
    // Focused and not clicked: a click opens the list of services, which would take the Tab key.
    screen.getByLabelText(label).element().focus();
    await userEvent.tab();
    await expect.element(screen.getByText(`${label} is required`)).toBeVisible();
  }
});

test('2.9-06 help has a phone number, a WhatsApp chat and an e-mail address', async () => {
  const { screen } = await open('/need-help');
  const links = () =>
    screen
      .getByRole('main')
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href'));
  await expect
    .poll(links)
    .toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^mailto:/),
        expect.stringMatching(/^https:\/\/wa\.me\/\d+$/),
        expect.stringMatching(/^tel:\+\d+$/),
      ]),
    );
});

const instruction = { _id: 'ins_1', instructions: 'Be brief', isActive: true };

test('2.9-05 4-36 5-33 8-21 the first save creates, trimmed, and the next updates', async () => {
  const { screen, api } = await open('/custom-instructions', {
    getInstructions: () => ({ success: true, instruction: null, hasModel: true }),
    createInstructions: () => ({ success: true, instructionsId: 'ins_1', instruction }),
  });
  const text = screen.getByRole('textbox', { name: 'Instructions' });
  await expect.element(screen.getByRole('button', { name: 'Save Instructions' })).toBeDisabled();
  await userEvent.fill(text, '  Be brief ');
  await userEvent.click(screen.getByRole('button', { name: 'Save Instructions' }));
  await expect.element(screen.getByText('Instruction created successfully!')).toBeVisible();
  expect(api.bodies('createInstructions')).toEqual([{ agentId: 'agt_1', instructions: 'Be brief' }]);
  await expect.element(screen.getByRole('button', { name: 'Update Instructions' })).toBeVisible();
  await expect.element(screen.getByText('Writing tips')).toBeVisible();
});

test('4-34 4-35 8-22 T21 toggling sends at once the text and the flag, and sleeps the rest', async () => {
  const { screen, api } = await open('/custom-instructions', {
    getInstructions: () => ({ success: true, instruction, hasModel: true }),
    updateInstructions: () => ({ success: true, instruction: { ...instruction, isActive: false } }),
  });
  const toggle = screen.getByRole('switch', { name: 'Custom instructions' });
  await userEvent.click(toggle);
  await expect.element(screen.getByText('Instruction updated successfully!')).toBeVisible();
  expect(api.bodies('updateInstructions')).toEqual([{ agentId: 'agt_1', instructions: 'Be brief', isActive: false }]);
  await expect.element(screen.getByRole('textbox', { name: 'Instructions' })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: 'Update Instructions' })).toBeDisabled();
});

test('8-20 a toggle that fails says so and turns back', async () => {
  const { screen } = await open('/custom-instructions', {
    getInstructions: () => ({ success: true, instruction, hasModel: true }),
    updateInstructions: () => failure(500),
  });
  const toggle = screen.getByRole('switch', { name: 'Custom instructions' });
  await userEvent.click(toggle);
  await expect.element(screen.getByText('An error occurred. Please try again.')).toBeVisible();
  await expect.element(toggle).toHaveAttribute('aria-checked', 'true');
});
