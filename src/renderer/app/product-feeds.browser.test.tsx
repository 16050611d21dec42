/** Where products come from: the card of the knowledge page. */
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ReplyOf } from '@vitrine/contract/routes';
import { knowledge, statusReply } from './testing/agents.ts';
import { freeOwner, renderApp } from './testing/render-app.tsx';
import { failure, refusal } from './testing/scripted-api.ts';
import type { Script } from './testing/scripted-api.ts';

type Feed = ReplyOf<'getFeeds'>['feeds'][number];

const shopify: Feed = {
  kind: 'shopify',
  url: 'https://shop.example/products.json',
  products: 1204,
  variants: 5030,
  currency: 'EUR',
  problem: null,
  isOn: false,
  readAt: null,
  nextReadAt: null,
  disagreements: [],
};

/** A server that keeps what is set. */
function open(first: Feed[], script: Script = {}) {
  let feeds = first;
  return renderApp('/knowledge-base', {
    owner: freeOwner,
    script: {
      getKnowledge: () => ({ success: true, agentKnowledge: knowledge }),
      getStatus: () => statusReply('confirmed', { phase: 'done' }),
      getFeeds: () => ({ success: true, feeds }),
      detectFeeds: () => {
        feeds = [shopify];
        return { success: true, feeds };
      },
      updateFeed: ({ body: { kind, url } }) => {
        const feed: Feed = {
          ...shopify,
          kind,
          ...(url !== null && { url, readAt: new Date().toISOString() }),
          isOn: url !== null,
        };
        feeds = [...feeds.filter((one) => one.kind !== kind), feed];
        return { success: true, feed };
      },
      ...script,
    },
  });
}

test('a feed is looked for, turned on and off again', async () => {
  const { screen, api } = await open([]);
  await expect.element(screen.getByText(/No feed has been found yet/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Look for feeds' }));
  await expect.element(screen.getByText('1,204 products, 5,030 variants, prices in EUR')).toBeVisible();
  await expect.element(screen.getByText('Not used')).toBeVisible();
  const toggle = screen.getByRole('switch', { name: /Shopify/ });
  await userEvent.click(toggle);
  await expect.element(screen.getByText('Read just now')).toBeVisible();
  await userEvent.click(toggle);
  await expect.element(screen.getByText('Not used')).toBeVisible();
  const asked = api.asked.filter(({ name }) => name === 'updateFeed').map(({ input }) => input);
  expect(asked).toMatchObject([
    { body: { kind: 'shopify', url: shopify.url } },
    { body: { kind: 'shopify', url: null } },
  ]);
});

test('an address of the owner’s is read, and a refusal stands at the field', async () => {
  const { screen } = await open([], {
    updateFeed: () => refusal('agents.page_refused', 'Only feeds of your own website can be read.'),
  });
  await userEvent.click(screen.getByText('Give an address of your own'));
  await userEvent.click(screen.getByRole('button', { name: 'Read this feed' }));
  await expect.element(screen.getByText('Give the address of your feed.')).toBeVisible();
  const field = screen.getByRole('textbox', { name: 'Feed address' });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('https://other.example/feed.xml{Enter}');
  await expect.element(screen.getByText('Only feeds of your own website can be read.')).toBeVisible();
  await expect.element(field).toHaveValue('https://other.example/feed.xml');
});

test('what is wrong with a feed and two prices are said', async () => {
  const { screen } = await open([
    {
      ...shopify,
      isOn: true,
      readAt: new Date(Date.now() - 7_200_000).toISOString(),
      problem: 'The shop answered with status 503.',
      disagreements: [{ url: 'https://shop.example/hat', name: 'Fog hat', page: '25.00 EUR', feed: '19.00 EUR' }],
    },
  ]);
  await expect.element(screen.getByText('Read 2 hours ago')).toBeVisible();
  await expect.element(screen.getByText('The shop answered with status 503.')).toBeVisible();
  await userEvent.click(screen.getByText(/1 price differs between page and feed/));
  await expect.element(screen.getByText('19.00 EUR')).toBeVisible();
});

test('a feed that is read for the first time names no numbers yet', async () => {
  const { screen } = await open([{ ...shopify, products: 0, variants: 0, currency: null, isOn: true }]);
  await expect.element(screen.getByText('Being read now')).toBeVisible();
  expect(screen.getByText(/0 products/).query()).toBeNull();
});

test('feeds that cannot be loaded are asked for again', async () => {
  let isAway = true;
  const { screen } = await open([], {
    getFeeds: () => (isAway ? failure(500) : { success: true, feeds: [shopify] }),
  });
  await expect.element(screen.getByText(/We could not load your feeds/)).toBeVisible();
  isAway = false;
  const card = screen.getByRole('region', { name: 'Products come from' });
  await userEvent.click(card.getByRole('button', { name: 'Try again' }));
  await expect.element(screen.getByText(/1,204 products/)).toBeVisible();
});
