/** One owner in several windows, and the browser's own Back. */
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { style } from './testing/agents.ts';
import { button, expectStep, openOnboarding as open, ownerAt } from './testing/onboarding.ts';
import { freeOwner, newcomer, profileOf, renderApp } from './testing/render-app.tsx';
import { failure } from './testing/scripted-api.ts';

vi.spyOn(console, 'error').mockImplementation(() => {});

const trained = ownerAt({ style: true, profile: true, knowledges: true, status: 'confirmed' }, { pagesNumberSite: 70 });
const asked = (app: Awaited<ReturnType<typeof renderApp>>) =>
  app.api.asked.filter(({ name }) => name === 'getUser').length;

test('a plan chosen in another window ends the choice in this one', async () => {
  const app = await open(trained);
  await userEvent.click(button(app, 'Next Step'));
  await expect.element(app.screen.getByRole('dialog')).toBeVisible();
  const paid = { ...trained, payment: freeOwner.payment };
  app.api.script.getUser = () => profileOf(paid);
  app.platform.changeElsewhere(paid);
  await expectStep(app, 'Integration');
  expect(app.screen.getByRole('dialog').query()).toBeNull();
  await expect.element(app.screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('AU-18 what another window kept is asked of the server, and a claimed plan opens nothing', async () => {
  const app = await open(trained);
  app.platform.changeElsewhere({ ...trained, payment: freeOwner.payment });
  await expect.poll(() => asked(app)).toBe(2);
  await expectStep(app, 'Test Your Agent');
  expect(app.screen.getByRole('navigation', { name: 'Main' }).query()).toBeNull();
});

test('two windows do not wake each other: a record that says nothing new is not asked about', async () => {
  const app = await renderApp('/', { owner: freeOwner });
  await expect.element(app.screen.getByRole('button', { name: 'Logout' })).toBeVisible();
  app.platform.changeElsewhere({ ...freeOwner, payment: { ...freeOwner.payment, restToConsume: 12 } });
  await userEvent.click(app.screen.getByRole('button', { name: 'Advanced Features' }));
  await expect.element(app.screen.getByRole('link', { name: 'Integrations' })).toBeVisible();
  expect(asked(app)).toBe(1);
});

test('a hiccup while following another window signs nobody out', async () => {
  const app = await renderApp('/', { owner: freeOwner });
  await expect.element(app.screen.getByRole('button', { name: 'Logout' })).toBeVisible();
  app.api.script.getUser = () => failure(null);
  app.platform.changeElsewhere({ ...freeOwner, payment: { ...freeOwner.payment, plan: 'Growth' } });
  await expect.poll(() => asked(app)).toBe(2);
  expect(app.path()).toBe('/');
});

test('another owner who signs in elsewhere gets pages of their own here', async () => {
  const app = await renderApp('/agent-design', {
    owner: freeOwner,
    script: { getStyle: () => ({ success: true, agentStyle: style }) },
  });
  await expect.element(app.screen.getByLabelText('Agent name')).toHaveValue('Mia');
  const other = { ...newcomer, user: { ...newcomer.user, _id: 'usr_2' }, agent: { ...newcomer.agent, _id: 'agt_2' } };
  app.api.script.getUser = () => profileOf(other);
  app.platform.changeElsewhere(other);
  await expect.poll(app.path).toBe('/onboarding');
  await expect.element(app.screen.getByLabelText('Agent name')).toHaveValue('');
});

test('the browser’s Back and Forward go through the steps, and never past what is done', async () => {
  const app = await open(ownerAt({ style: true }));
  await expectStep(app, 'Agent Profile');
  await userEvent.click(button(app, 'Back'));
  await expectStep(app, 'Agent Design');
  await userEvent.dblClick(button(app, 'Next Step'));
  await expectStep(app, 'Agent Profile');
  await app.travel(-1);
  await expectStep(app, 'Agent Design');
  await app.travel(-1);
  await expectStep(app, 'Agent Profile');
  await app.travel(1);
  await expectStep(app, 'Agent Design');
  expect(app.path()).toBe('/onboarding');
});

test('2.5-04 a step begins at its top, for eyes and keyboards', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const app = await open(ownerAt({ style: true }));
  await expectStep(app, 'Agent Profile');
  await userEvent.click(button(app, 'Back'));
  await expectStep(app, 'Agent Design');
  await expect.poll(() => scrolled.mock.calls).toContainEqual([{ top: 0, behavior: 'smooth' }]);
  await expect.poll(() => document.activeElement?.tagName).toBe('H2');
  scrolled.mockRestore();
});
