import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { knowledge, profile, statusReply, style } from './testing/agents.ts';
import type { Onboarding } from './testing/onboarding.ts';
import { button, expectStep, openOnboarding as open, ownerAt } from './testing/onboarding.ts';
import { newcomer } from './testing/render-app.tsx';
import { refusal } from './testing/scripted-api.ts';

vi.spyOn(console, 'error').mockImplementation(() => {});

test('2.5-01 2.5-02 the wizard has its title and its five steps', async () => {
  const app = await open(newcomer);
  await expect.element(app.screen.getByRole('heading', { name: "Let's Build Your AI Agent" })).toBeVisible();
  const steps = app.screen.getByRole('list', { name: 'Steps' }).element().textContent;
  expect(steps).toBe('1Agent Design2Agent Profile3knowledge Base4Test Your Agent5Integration');
});

test('9-13 5-11 2.5-07 step 1 starts from the defaults, wants a name, and shows it live', async () => {
  const app = await open(newcomer);
  await expect.element(app.screen.getByLabelText('Welcome message')).toHaveValue('Hi there! How can I help you?');
  await expect.element(app.screen.getByLabelText('Input placeholder')).toHaveValue('Type your message here...');
  await expect.element(app.screen.getByLabelText('Accent colour')).toHaveValue('#3b82f6');
  await expect.element(app.screen.getByRole('radio', { name: 'Modern' })).toBeChecked();
  await expect.element(button(app, 'Next Step')).toBeDisabled();
  await userEvent.fill(app.screen.getByLabelText('Agent name'), 'Mia');
  await expect.element(button(app, 'Next Step')).toBeEnabled();
  const preview = app.screen.getByRole('region', { name: 'Live preview' });
  await expect.element(preview.getByText('Mia')).toBeVisible();
  await userEvent.click(app.screen.getByRole('button', { name: 'Close the chat preview' }));
  await expect.element(preview.getByText('Mia')).not.toBeInTheDocument();
});

test('4-04 4-16 4-17 the first save creates, sets the flag and goes on', async () => {
  const app = await open(newcomer, { createStyle: () => ({ success: true, data: style }) });
  await userEvent.fill(app.screen.getByLabelText('Agent name'), 'Mia');
  await userEvent.click(button(app, 'Next Step'));
  await expectStep(app, 'Agent Profile');
  expect(app.api.bodies('createStyle')).toHaveLength(1);
  expect(app.platform.kept.record).toMatchObject({ agent: { style: true } });
  expect(app.platform.kept.drafts.size).toBe(0);
});

test('8-13 a save that is refused or fails says so and stays; what was told goes with the step', async () => {
  let isUp = false;
  const app = await open(newcomer, {
    createStyle: () => (isUp ? { success: true, data: style } : refusal('request.malformed')),
  });
  await userEvent.fill(app.screen.getByLabelText('Agent name'), 'Mia');
  await userEvent.click(button(app, 'Next Step'));
  await expect.element(app.screen.getByText('An error occurred. Please try again.')).toBeVisible();
  await expectStep(app, 'Agent Design');
  await expect.element(button(app, 'Next Step')).toBeEnabled();
  isUp = true;
  // what is told just before a page is left belongs to the next one
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  await userEvent.click(button(app, 'Next Step'));
  await expectStep(app, 'Agent Profile');
  const gone = expect.element(app.screen.getByText('An error occurred. Please try again.'), { timeout: 1_500 });
  await gone.not.toBeInTheDocument();
});

test('2.5-05 2.5-08 4-17 back in step 1: nothing changed just advances, a change reads Update', async () => {
  const app = await open(ownerAt({ style: true }), {
    updateStyle: () => ({ success: true, data: { ...style, name: 'Leo' } }),
  });
  await userEvent.click(button(app, 'Back'));
  await expect.element(app.screen.getByLabelText('Agent name')).toHaveValue('Mia');
  await userEvent.click(button(app, 'Next Step'));
  await expectStep(app, 'Agent Profile');
  await userEvent.click(button(app, 'Back'));
  await userEvent.fill(app.screen.getByLabelText('Agent name'), 'Leo');
  await userEvent.click(button(app, 'Update'));
  await expectStep(app, 'Agent Profile');
  expect(app.api.bodies('updateStyle')).toEqual([{ agentId: 'agt_1', name: 'Leo' }]);
});

test('2.5-09 4-16 5-15 5-19 step 2 wants products, a tone and one contact', async () => {
  const app = await open(ownerAt({ style: true }), { createProfile: () => ({ success: true, data: profile }) });
  const next = button(app, 'Next');
  await userEvent.fill(app.screen.getByLabelText('Brand name'), 'Hearth & Loom');
  const products = app.screen.getByRole('textbox', { name: 'Type of products or services' });
  await userEvent.click(products);
  await userEvent.tab();
  await expect.element(app.screen.getByText('Type of products or services is required')).toBeVisible();
  await userEvent.fill(products, ' blankets ');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(app.screen.getByRole('radio', { name: 'Custom' }));
  await userEvent.fill(app.screen.getByLabelText('WhatsApp'), '+351 123');
  await expect.element(next).toBeDisabled();
  await userEvent.fill(app.screen.getByLabelText('Custom tone'), 'Dry');
  await expect.element(next).toBeEnabled();
  await userEvent.clear(app.screen.getByLabelText('WhatsApp'));
  await expect.element(next).toBeDisabled();
  await userEvent.fill(app.screen.getByLabelText('Phone'), '+351 (12) 3456');
  await expect.element(app.screen.getByLabelText('Phone')).toHaveValue('+351123456');
  await userEvent.click(next);
  await expectStep(app, 'knowledge Base');
  expect(app.platform.kept.record).toMatchObject({ agent: { profile: true } });
  expect(app.api.bodies('createProfile')).toMatchObject([
    { brandOffer: ['blankets'], toneVoice: 'Custom', customToneVoice: 'Dry', agentSupport: { phone: '+351123456' } },
  ]);
});

async function fillKnowledge({ screen }: Onboarding) {
  await userEvent.click(screen.getByRole('radio', { name: 'Europe' }));
  await userEvent.fill(screen.getByLabelText('Website URL'), 'Shop.example');
  await userEvent.fill(screen.getByLabelText('Website Sitemap URL'), 'https://shop.example/sitemap.xml');
}

test('2.5-10 2.5-11 4-16 4-18 5-25 5-26 step 3 saves in lower case and asks for a proof of ownership', async () => {
  const app = await open(ownerAt({ style: true, profile: true }), {
    createKnowledge: () => ({ success: true, data: knowledge }),
    getStatus: () => statusReply('created'),
  });
  await expect.element(button(app, 'Next')).toBeDisabled();
  await fillKnowledge(app);
  await userEvent.click(button(app, 'Next'));
  await expect.element(app.screen.getByText('Approve our request in Google Search Console')).toBeVisible();
  expect(app.api.bodies('createKnowledge')).toMatchObject([{ region: 'eu', websiteUrl: 'shop.example' }]);
  expect(app.platform.kept.record).toMatchObject({ agent: { knowledges: true, status: 'created' } });
  await expect.element(app.screen.getByText(/^<meta name="vitrine-verification"/)).toBeVisible();
  await userEvent.click(app.screen.getByRole('tab', { name: 'Meta tag' }));
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(app.screen.getByText('vitrine-verification=tok')).toBeVisible();
});

test('each screen of step 3 begins at its heading, also for who pressed a button far below it', async () => {
  const app = await open(ownerAt({ style: true, profile: true }), {
    createKnowledge: () => ({ success: true, data: knowledge }),
    getStatus: () => statusReply('created'),
  });
  const heading = (name: RegExp) => expect.element(app.screen.getByRole('heading', { name }));
  await fillKnowledge(app);
  await userEvent.click(button(app, 'Next'));
  await heading(/^Show us that/).toHaveFocus();
  app.api.script.getStatus = () => statusReply('pending');
  button(app, 'Next Step').element().scrollIntoView({ block: 'end' });
  expect(window.scrollY).toBeGreaterThan(0);
  await userEvent.click(button(app, 'Next Step'));
  await heading(/^Your agent is being generated/).toHaveFocus();
  await expect.poll(() => window.scrollY).toBe(0);
  await userEvent.click(button(app, 'Back'));
  await heading(/^What should it read/).toHaveFocus();
});

test('an address that the server refuses is explained at its field', async () => {
  const app = await open(ownerAt({ style: true, profile: true }), {
    createKnowledge: () => refusal('knowledge.address_refused', 'This address is not on the public internet.'),
  });
  await fillKnowledge(app);
  await userEvent.click(button(app, 'Next'));
  await expect.element(app.screen.getByText('This address is not on the public internet.')).toBeVisible();
  await expect.element(app.screen.getByText('An error occurred. Please try again.')).toBeVisible();
});

const created = ownerAt({ style: true, profile: true, knowledges: true, status: 'created' });

test('3-09 3-10 4-19 T18 Next Step asks the status: confirmed replaces the stored agent and advances', async () => {
  const app = await open(created, { getStatus: () => statusReply('created') });
  await expect.element(button(app, 'Next Step')).toBeVisible();
  await userEvent.click(button(app, 'Next Step'));
  await expect.element(app.screen.getByText(/not seen a proof yet/)).toBeVisible();
  app.api.script.getStatus = () => statusReply('confirmed', { phase: 'done' });
  await userEvent.click(button(app, 'Next Step'));
  await expectStep(app, 'Test Your Agent');
  expect(app.platform.kept.record).toMatchObject({ agent: { status: 'confirmed' }, pagesNumberSite: 70 });
});

test('2.5-11 3-10 4-20 4-21 pending at load shows the wait, with its progress and the promise of a mail', async () => {
  const app = await open(ownerAt({ ...created.agent, status: 'pending' }), {
    getStatus: () => statusReply('pending', { pagesFound: 40, pagesDone: 10, pagesFailed: 2 }),
  });
  await expect.element(app.screen.getByText('Your agent is being generated')).toBeVisible();
  await expect.element(app.screen.getByText(/from a few minutes to several hours/)).toBeVisible();
  await expect.element(app.screen.getByText(/send you an e-mail when your agent is ready/)).toBeVisible();
  await expect.element(app.screen.getByText('25 %')).toBeVisible();
  await expect.element(button(app, 'Next Step')).toBeDisabled();
  app.api.script.getStatus = () => statusReply('confirmed', { phase: 'done' });
  await expect.element(button(app, 'Next Step')).toBeEnabled();
  await userEvent.click(button(app, 'Next Step'));
  await expectStep(app, 'Test Your Agent');
});

test('a training that failed says why and can be mended', async () => {
  const app = await open(created, {
    getStatus: () => statusReply('created', { phase: 'failed', reason: 'robots.txt forbids all pages.' }),
  });
  await expect.element(app.screen.getByText('robots.txt forbids all pages.')).toBeVisible();
  await expect.element(app.screen.getByRole('heading', { name: 'Your agent could not be generated' })).toBeVisible();
  expect(app.screen.getByText(/send you an e-mail/).query()).toBeNull();
  await userEvent.click(button(app, 'Back'));
  await expect.element(app.screen.getByLabelText('Website URL')).toHaveValue('shop.example');
});

test('4-22 6-04 the region is locked once the agent is created', async () => {
  const app = await open(created, { getStatus: () => statusReply('created') });
  await userEvent.click(button(app, 'Back'));
  await expect.element(app.screen.getByRole('radio', { name: 'Europe' })).toBeDisabled();
  await expect.element(app.screen.getByLabelText('Website URL')).toBeEnabled();
});
