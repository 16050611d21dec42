import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ReplyOf } from '@vitrine/contract/routes';
import { knowledge, statusReply, style } from './testing/agents.ts';
import { button, expectStep, openOnboarding as open, ownerAt } from './testing/onboarding.ts';
import { newcomer } from './testing/render-app.tsx';

const found: ReplyOf<'lookAtSite'> = {
  success: true,
  reached: true,
  reason: null,
  host: 'casa.example',
  websiteUrl: 'casa.example',
  sitemapURL: 'https://casa.example/mapas/tudo.xml',
  pages: 215,
  platform: 'shopify',
  name: 'Casa Azul',
  logoUrl: null,
  color: '#1454a0',
  contacts: { mail: 'ola@casa.example', phone: '+351213456789', whatsApp: null },
  language: 'pt',
  feeds: [],
  sells: ['Azulejos'],
};
const lookAtSite = () => found;

test('a shop’s address fills in the first step, and what it filled in is taken out with one press', async () => {
  const app = await open(newcomer, { lookAtSite, createStyle: () => ({ success: true, data: style }) });
  await userEvent.fill(app.screen.getByLabelText('Your shop’s address'), 'casa.example');
  await expect.element(app.screen.getByText('casa.example · Shopify · 215 pages')).toBeVisible();
  const name = app.screen.getByLabelText('Agent name', { exact: true });
  await expect.element(name).toHaveValue('Casa Azul Assistant');
  await expect.element(app.screen.getByLabelText('Accent colour', { exact: true })).toHaveValue('#1454a0');
  await userEvent.click(button(app, 'Remove this').last());
  await expect.element(app.screen.getByLabelText('Accent colour', { exact: true })).toHaveValue('#3b82f6');
  await userEvent.click(button(app, 'Remove all'));
  await expect.element(name).toHaveValue('');
  await userEvent.fill(name, 'Mia');
  await userEvent.click(button(app, 'Next Step'));
  await expectStep(app, 'Agent Profile');
  await expect.element(app.screen.getByLabelText('Brand name', { exact: true })).toHaveValue('Casa Azul');
  await expect.element(app.screen.getByLabelText('Phone', { exact: true })).toHaveValue('+351213456789');
  await expect.element(button(app, 'Remove Azulejos')).toBeVisible();
});

test('what an owner typed is never written over', async () => {
  const app = await open(newcomer, { lookAtSite });
  await userEvent.fill(app.screen.getByLabelText('Agent name'), 'Mia');
  await userEvent.fill(app.screen.getByLabelText('Your shop’s address'), 'casa.example');
  await expect.element(app.screen.getByLabelText('Accent colour', { exact: true })).toHaveValue('#1454a0');
  await expect.element(app.screen.getByLabelText('Agent name', { exact: true })).toHaveValue('Mia');
});

test('an address that does not answer is named', async () => {
  const reason = 'down.example does not answer: check the spelling';
  const app = await open(newcomer, { lookAtSite: () => ({ ...found, reached: false, host: 'down.example', reason }) });
  await userEvent.fill(app.screen.getByLabelText('Your shop’s address'), 'down.example');
  await expect.element(app.screen.getByText(reason)).toBeVisible();
  await expect.element(app.screen.getByLabelText('Agent name')).toHaveValue('');
});

test('5-20 5-21 an address in another form is put right with one press, and the sitemap comes by itself', async () => {
  const app = await open(ownerAt({ style: true, profile: true }), {
    lookAtSite,
    createKnowledge: () => ({ success: true, data: knowledge }),
    getStatus: () => statusReply('created'),
  });
  const website = app.screen.getByLabelText('Website URL');
  await userEvent.fill(website, 'https://www.casa.example/pt/');
  await userEvent.click(button(app, 'Use this'));
  await expect.element(website).toHaveValue('casa.example');
  await expect
    .element(app.screen.getByLabelText('Website Sitemap URL', { exact: true }))
    .toHaveValue('https://casa.example/mapas/tudo.xml');
  await userEvent.click(app.screen.getByRole('radio', { name: 'Europe' }));
  await expect.element(button(app, 'Next')).toBeEnabled();
});

test('what is found moves no button: its line has its place from the first letters of an address', async () => {
  const app = await open(ownerAt({ style: true, profile: true }), { lookAtSite });
  const sitemap = app.screen.getByLabelText('Website Sitemap URL', { exact: true });
  await userEvent.fill(sitemap, 'https://casa.example/sitemap.xml');
  await userEvent.fill(app.screen.getByLabelText('Website URL'), 'casa.example');
  await expect.element(app.screen.getByText('Looking at your shop', { exact: true }).last()).toBeVisible();
  const before = button(app, 'Next').element().getBoundingClientRect().top;
  await expect.element(app.screen.getByText('casa.example · Shopify · 215 pages')).toBeVisible();
  expect(button(app, 'Next').element().getBoundingClientRect().top - before).toBeLessThan(4);
});

test('where no sitemap was found in time the usual address is offered, and filled in with one press', async () => {
  const app = await open(ownerAt({ style: true, profile: true }), {
    lookAtSite: () => ({ ...found, sitemapURL: null, pages: null }),
    getKnowledge: () => ({ success: true, agentKnowledge: null }),
  });
  await userEvent.fill(app.screen.getByLabelText('Website URL', { exact: true }), 'casa.example');
  await expect.element(app.screen.getByText(/Most shops have it at/)).toBeVisible();
  await userEvent.click(button(app, 'Use this'));
  await expect
    .element(app.screen.getByLabelText('Website Sitemap URL'))
    .toHaveValue('https://casa.example/sitemap.xml');
  expect(app.screen.getByText(/Most shops have it at/).query()).toBeNull();
});
