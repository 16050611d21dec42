/** What was typed and not saved: marked, given back, thrown away, and never in front of something newer that was saved. */
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { style } from './testing/agents.ts';
import { freeOwner, renderApp } from './testing/render-app.tsx';
import type { Script } from './testing/scripted-api.ts';

const key = 'design.agt_1';
const saved = {
  name: 'Mia',
  welcomeText: 'Hello!',
  placeholderText: 'Ask away',
  colour: '#b4532a',
  bubbleIcon: 'classic',
};
const script: Script = { getStyle: () => ({ success: true, agentStyle: style }) };

async function open(draft?: object) {
  const app = await renderApp('/need-help', { owner: freeOwner, script });
  if (draft !== undefined) app.platform.kept.drafts.set(key, draft);
  await userEvent.click(app.screen.getByRole('link', { name: 'Agent Design' }));
  return { ...app, name: app.screen.getByLabelText('Agent name') };
}

test('what is typed is marked as not saved, discarded with one press, and brought back with another', async () => {
  const { screen, platform, name } = await open();
  await expect.element(name).toHaveValue('Mia');
  expect(screen.getByText('Not saved yet').query()).toBeNull();
  await userEvent.fill(name, 'Leo');
  await expect.element(screen.getByText('Not saved yet')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await expect.element(name).toHaveValue('Mia');
  await expect.poll(() => platform.kept.drafts.size).toBe(0);
  expect(document.activeElement?.closest('form'), 'the keyboard stays in the form').not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await expect.element(name).toHaveValue('Leo');
});

test('the way back to a discarded text leaves with its form', async () => {
  const { screen, name } = await open();
  await userEvent.fill(name, 'Leo');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Need Help' }));
  await expect.element(screen.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('what is typed about the bubble in the shop is marked, too', async () => {
  const { screen } = await open();
  await userEvent.fill(screen.getByLabelText('Line beside the bubble'), 'Ask me');
  await expect.element(screen.getByText('Not saved yet')).toBeVisible();
});

test('what was typed before is back, and says so', async () => {
  const { screen, name } = await open({ values: { ...saved, name: 'Leo' }, base: saved });
  await expect.element(name).toHaveValue('Leo');
  await expect.element(screen.getByText('Typed earlier, not saved yet')).toBeVisible();
});

test('something newer that was saved is shown, with what was typed on offer', async () => {
  const old = { ...saved, name: 'Tom' };
  const { screen, name } = await open({ values: { ...old, name: 'Leo', placeholderText: 'Write' }, base: old });
  await expect.element(name).toHaveValue('Mia');
  await expect.element(screen.getByLabelText('Input placeholder')).toHaveValue('Write');
  await expect.element(screen.getByText(/Something newer has been saved/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Use what I typed' }));
  await expect.element(name).toHaveValue('Leo');
  expect(document.activeElement?.closest('form'), 'the keyboard stays in the form').not.toBeNull();
  expect(screen.getByText(/Something newer has been saved/).query()).toBeNull();
});

test('what is drawn and what was chosen agree, or the field says why not', async () => {
  const { screen } = await open();
  const colour = screen.getByRole('textbox', { name: 'Accent colour' });
  await userEvent.fill(colour, '#7aa2c4');
  await expect.element(screen.getByText(/writes on it in black|a little darker/)).toBeVisible();
  await userEvent.fill(colour, '#3b82f6');
  const said = screen.getByText(/Drawn as #[0-9a-f]{6}, a little darker/);
  await expect.element(said).toBeVisible();
  const drawn = /#[0-9a-f]{6}/.exec(said.element().textContent ?? '')?.[0] ?? '';
  const parts = [1, 3, 5].map((at) => Number.parseInt(drawn.slice(at, at + 2), 16)).join(', ');
  const chat = [...document.querySelectorAll('[aria-label="Live preview"] *')];
  await expect.poll(() => chat.some((one) => getComputedStyle(one).backgroundColor === `rgb(${parts})`)).toBe(true);
});
