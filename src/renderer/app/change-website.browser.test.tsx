/** The card of the knowledge page that changes the website, its sitemap and the excluded pages. */
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ReplyOf } from '@vitrine/contract/routes';
import { knowledge, statusReply } from './testing/agents.ts';
import { openCards } from './testing/knowledge.ts';
import { refusal } from './testing/scripted-api.ts';

const look: ReplyOf<'lookAtSite'> = {
  success: true,
  reached: true,
  reason: null,
  host: 'other.example',
  websiteUrl: 'other.example',
  sitemapURL: 'https://other.example/maps/all.xml',
  pages: 12,
  platform: 'other',
  name: 'Other',
  logoUrl: null,
  color: null,
  contacts: { mail: null, phone: null, whatsApp: null },
  language: 'en',
  feeds: [],
  sells: [],
};

test('2.6-03 the form stays disabled; excluded pages change in the card beside it, after a confirmation', async () => {
  const changed = { ...knowledge, excludeUrl: ['shop.example/cart', 'https://shop.example/jobs/*'] };
  const { screen, api } = await openCards({ updateKnowledge: () => ({ success: true, data: changed }) });
  await expect.element(screen.getByRole('textbox', { name: 'Website URL', exact: true })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Change website, sitemap or excluded pages' }));
  await userEvent.fill(
    screen.getByLabelText('Pages it should not read', { exact: true }),
    // a path, as the list of pages names them
    '/jobs/*',
  );
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Change it', exact: true }));
  expect(api.bodies('updateKnowledge')).toEqual([]);
  await expect
    .element(screen.getByText(/trained again, by this sitemap and without the pages that you excluded/))
    .toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Yes, change it and train again' }));
  await expect
    .poll(() => api.bodies('updateKnowledge'))
    .toEqual([{ agentId: 'agt_1', excludeUrl: changed.excludeUrl }]);
  await expect.element(screen.getByRole('button', { name: 'Change website, sitemap or excluded pages' })).toBeVisible();
});

test('of the pages it should not read the one that is no address is named', async () => {
  const { screen, api } = await openCards({});
  await userEvent.click(screen.getByRole('button', { name: 'Change website, sitemap or excluded pages' }));
  const field = screen.getByLabelText('Pages it should not read', { exact: true });
  for (const entry of ['/jobs', 'gift-cards']) {
    await userEvent.fill(field, entry);
    await userEvent.keyboard('{Enter}');
  }
  await userEvent.click(screen.getByRole('button', { name: 'Change it', exact: true }));
  await expect
    .element(screen.getByText('“gift-cards” is no page: write its path, as /careers, or its whole address.'))
    .toBeVisible();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  expect(api.bodies('updateKnowledge')).toEqual([]);
});

test('CW-26 a new website says that it needs a new proof, wrong addresses are told, and a refusal loses nothing', async () => {
  const { screen, api } = await openCards({
    updateKnowledge: () => refusal('knowledge.address_refused', 'That is no public address.'),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Change website, sitemap or excluded pages' }));
  const site = screen.getByLabelText('New website URL');
  await expect.element(site).toHaveFocus();
  await userEvent.fill(site, 'other');
  await userEvent.click(screen.getByRole('button', { name: 'Change it', exact: true }));
  await expect.element(screen.getByText(/Invalid website URL/)).toBeVisible();
  await userEvent.fill(site, 'https://www.other.example/');
  await expect.element(screen.getByLabelText('New sitemap URL')).toHaveValue('https://other.example/sitemap.xml');
  await userEvent.click(screen.getByRole('button', { name: 'Change it', exact: true }));
  await expect.element(screen.getByText(/trained on other\.example, and needs a new proof/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Yes, change it and train again' }));
  await expect.element(screen.getByText('That is no public address.')).toBeVisible();
  await expect.element(site).toHaveValue('other.example');
  expect(api.bodies('updateKnowledge')).toHaveLength(1);
});

test('a new website is looked at, and the sitemap that was found is used', async () => {
  const { screen, api } = await openCards({
    lookAtSite: () => look,
    updateKnowledge: ({ body }) => ({ success: true, data: { ...knowledge, ...body } }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Change website, sitemap or excluded pages' }));
  await userEvent.fill(screen.getByLabelText('New website URL'), 'www.other.example');
  const sitemap = screen.getByLabelText('New sitemap URL');
  await expect.element(sitemap).toHaveValue('https://other.example/maps/all.xml');
  await expect.element(screen.getByText('other.example · 12 pages')).toBeVisible();
  await expect.element(screen.getByText('We found it when we looked at the website.')).toBeVisible();
  expect(api.bodies('lookAtSite')).toEqual([{ agentId: 'agt_1', address: 'other.example' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Change it', exact: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, change it and train again' }));
  const { websiteUrl, sitemapURL } = { websiteUrl: 'other.example', sitemapURL: look.sitemapURL };
  await expect.poll(() => api.bodies('updateKnowledge')).toMatchObject([{ websiteUrl, sitemapURL }]);
});

test('where a new website leads to another name, that name is saved; a typed sitemap stays', async () => {
  const { screen, api } = await openCards({
    lookAtSite: () => ({ ...look, host: 'third.example', websiteUrl: 'third.example', sitemapURL: null }),
    updateKnowledge: ({ body }) => ({ success: true, data: { ...knowledge, ...body } }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Change website, sitemap or excluded pages' }));
  await userEvent.fill(screen.getByLabelText('New website URL'), 'other.example');
  const sitemap = screen.getByLabelText('New sitemap URL');
  await expect.element(sitemap).toHaveValue('https://third.example/sitemap.xml');
  await userEvent.fill(sitemap, 'https://third.example/mine.xml');
  await userEvent.click(screen.getByRole('button', { name: 'Change it', exact: true }));
  await expect.element(screen.getByText(/trained on third\.example/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Yes, change it and train again' }));
  await expect
    .poll(() => api.bodies('updateKnowledge'))
    .toMatchObject([{ websiteUrl: 'third.example', sitemapURL: 'https://third.example/mine.xml' }]);
});

test('CW-26 a website that was changed shows how to prove it until it is proved', async () => {
  const { screen } = await openCards({ getStatus: () => statusReply('created') });
  await expect.element(screen.getByText(/Show us that shop\.example is yours/)).toBeVisible();
  await expect.element(screen.getByText(/^<meta name="vitrine-verification"/)).toBeVisible();
});
