import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { freeOwner, renderApp } from './testing/render-app.tsx';
import { failure, refusal } from './testing/scripted-api.ts';
import type { Script } from './testing/scripted-api.ts';

vi.spyOn(console, 'error').mockImplementation(() => {});

const instruction = { _id: 'ins_1', instructions: 'Be brief', isActive: true };

const open = (script: Script = {}) =>
  renderApp('/custom-instructions', {
    owner: freeOwner,
    script: { getInstructions: () => ({ success: true, instruction, hasModel: true }), ...script },
  });

const failed = 'An error occurred. Please try again.';

test('8-20 instructions that cannot be loaded say so, and can be tried again', async () => {
  const app = await open({ getInstructions: () => failure(500) });
  await expect.element(app.screen.getByText(failed)).toBeVisible();
  app.api.script.getInstructions = () => ({ success: true, instruction, hasModel: true });
  await userEvent.click(app.screen.getByRole('button', { name: 'Try again' }));
  await expect.element(app.screen.getByRole('textbox', { name: 'Instructions' })).toHaveValue('Be brief');
});

test('8-20 a save that is refused says so and loses nothing', async () => {
  const { screen } = await open({ updateInstructions: () => refusal('request.malformed') });
  const text = screen.getByRole('textbox', { name: 'Instructions' });
  await userEvent.fill(text, 'Be very brief');
  await userEvent.click(screen.getByRole('button', { name: 'Update Instructions' }));
  await expect.element(screen.getByText(failed)).toBeVisible();
  await expect.element(text).toHaveValue('Be very brief');
});

test('4-35 T21 toggling before anything was created sends at once, with nothing in it', async () => {
  const { screen, api, platform } = await open({
    getInstructions: () => ({ success: true, instruction: null, hasModel: true }),
    updateInstructions: () => ({ success: true, instruction: { _id: 'ins_1', instructions: '', isActive: false } }),
  });
  await userEvent.click(screen.getByRole('switch', { name: 'Custom instructions' }));
  await expect
    .poll(() => api.bodies('updateInstructions'))
    .toEqual([{ agentId: 'agt_1', instructions: '', isActive: false }]);
  await expect.poll(() => platform.kept.record).toMatchObject({ customInstrucations: 'ins_1' });
});

test('4-35 the switch turns before the server has answered, and sends the text as it stands', async () => {
  const answer = Promise.withResolvers<void>();
  const { screen, api } = await open({
    updateInstructions: async () => {
      await answer.promise;
      return { success: true, instruction: { ...instruction, instructions: 'Be kind', isActive: false } };
    },
  });
  await userEvent.fill(screen.getByRole('textbox', { name: 'Instructions' }), ' Be kind ');
  const toggle = screen.getByRole('switch', { name: 'Custom instructions' });
  await userEvent.click(toggle);
  await expect.element(toggle).toHaveAttribute('aria-checked', 'false');
  expect(api.bodies('updateInstructions')).toEqual([{ agentId: 'agt_1', instructions: 'Be kind', isActive: false }]);
  answer.resolve();
  await expect.element(screen.getByText('Instruction updated successfully!')).toBeVisible();
});

test('5-33 2000 characters fit, and the counter says how many stand there', async () => {
  const { screen } = await open();
  const text = screen.getByRole('textbox', { name: 'Instructions' });
  await expect.element(screen.getByText('8/2000')).toBeVisible();
  await userEvent.fill(text, 'a'.repeat(1999));
  await userEvent.type(text, 'bc');
  await expect.element(text).toHaveValue(`${'a'.repeat(1999)}b`);
  await userEvent.fill(text, '   ');
  await expect.element(screen.getByRole('button', { name: 'Update Instructions' })).toBeDisabled();
});

test('what is typed and not saved survives, until it is saved', async () => {
  const app = await open({
    updateInstructions: () => ({ success: true, instruction: { ...instruction, instructions: 'Be kind' } }),
  });
  await userEvent.fill(app.screen.getByRole('textbox', { name: 'Instructions' }), 'Be kind');
  const base = { text: instruction.instructions };
  await expect
    .poll(() => app.platform.kept.drafts.get('instructions.agt_1'))
    .toEqual({ values: { text: 'Be kind' }, base });
  await expect.element(app.screen.getByText('Not saved yet')).toBeVisible();
  await userEvent.click(app.screen.getByRole('button', { name: 'Discard' }));
  await expect.element(app.screen.getByRole('textbox', { name: 'Instructions' })).toHaveValue(base.text);
  await userEvent.click(app.screen.getByRole('button', { name: 'Undo' }));
  await userEvent.click(app.screen.getByRole('button', { name: 'Update Instructions' }));
  await expect.poll(() => app.platform.kept.drafts.size).toBe(0);
});

test('without a model the screen says that instructions need one, also after a save; with one it does not', async () => {
  const without = await open({
    getInstructions: () => ({ success: true, instruction, hasModel: false }),
    updateInstructions: () => ({ success: true, instruction }),
  });
  const note = without.screen.getByText(/Instructions need a language model, and this server has none set up/);
  await expect.element(note).toBeVisible();
  await userEvent.click(without.screen.getByRole('button', { name: 'Update Instructions' }));
  await expect.element(without.screen.getByText('Instruction updated successfully!')).toBeVisible();
  await expect.element(note).toBeVisible();
  await without.screen.unmount();
  const { screen } = await open();
  await expect.element(screen.getByRole('textbox', { name: 'Instructions' })).toBeVisible();
  expect(screen.getByText(/Instructions need a language model/).query()).toBeNull();
});
