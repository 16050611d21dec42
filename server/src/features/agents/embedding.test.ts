import { describe, expect, test } from 'vitest';
import { admitsOrigin, frameAncestors, hostOf, isOfSite } from './embedding.ts';
import type { Embedding, Surroundings } from './embedding.ts';

const around: Surroundings = {
  ownOrigins: new Set(['https://vitrine.example']),
  resolve: new Map(),
  loopback: false,
};
const shop: Embedding = { site: 'shop.example', hosts: ['partner.test:8443'], anySite: false, sandboxed: true };

describe('hosts as an owner writes them', () => {
  test.each([
    ['shop.example', 'shop.example'],
    [' https://www.Shop.example/de?x=1 ', 'www.shop.example'],
    ['*.shop.example', 'shop.example'],
    ['shop.example.', 'shop.example'],
    ['shop.example:8443', 'shop.example:8443'],
    ['localhost:3000', 'localhost:3000'],
    ['http://localhost', 'localhost'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['192.0.2.7', '192.0.2.7'],
  ])('%s', (text, host) => expect(hostOf(text)).toBe(host));

  test.each([
    '',
    '*',
    'https:',
    'shop',
    "shop.example; script-src 'unsafe-inline'",
    "shop.example 'unsafe-inline'",
    'shop.example,evil.test',
    'user@shop.example',
    'javascript:alert(1)',
    '*.*.example',
    'shop_example',
    '[::1]',
  ])('%s is refused', (text) => expect(hostOf(text)).toBeNull());
});

describe('WI-03 who may frame the chat', () => {
  test('the site and its subdomains, named hosts, our own pages, and nobody else', () => {
    expect(frameAncestors(shop, around)).toBe(
      "'self' https://vitrine.example http://shop.example http://*.shop.example http://partner.test:8443 http://*.partner.test:8443",
    );
  });

  test('an unproved site frames nothing; an address has no subdomains; “any site” has no list', () => {
    expect(frameAncestors({ ...shop, site: null, hosts: ['192.0.2.7'] }, around)).toBe(
      "'self' https://vitrine.example http://192.0.2.7",
    );
    expect(frameAncestors({ ...shop, anySite: true }, around)).toBeNull();
  });

  test('where a shop really lives, in demos and tests', () => {
    const demo = { ...around, resolve: new Map([['shop.example', 'http://127.0.0.1:4700']]) };
    expect(frameAncestors(shop, demo)).toContain(' http://127.0.0.1:4700');
    expect(admitsOrigin(shop, 'http://127.0.0.1:4700', demo)).toBe(true);
    expect(admitsOrigin(shop, 'http://127.0.0.1:4701', demo)).toBe(false);
    expect(admitsOrigin(shop, 'http://127.0.0.1:4701', { ...demo, loopback: true })).toBe(true);
  });
});

describe('WI-03 whose pages may call', () => {
  test.each([
    'https://shop.example',
    'http://shop.example',
    'https://www.shop.example',
    'https://a.b.shop.example',
    'https://partner.test:8443',
    'https://vitrine.example',
    'null',
  ])('%s may', (origin) => expect(admitsOrigin(shop, origin, around)).toBe(true));

  test.each([
    'https://evil.test',
    'https://shop.example.evil.test',
    'https://evilshop.example',
    'https://partner.test',
    'http://localhost',
    'app://owner',
    'file://',
    '',
    'https://shop.example@evil.test',
  ])('%s may not', (origin) => expect(admitsOrigin(shop, origin, around)).toBe(false));

  test('the null origin is the agent’s own choice', () => {
    expect(admitsOrigin({ ...shop, sandboxed: false }, 'null', around)).toBe(false);
    expect(admitsOrigin({ ...shop, anySite: true }, 'https://evil.test', around)).toBe(true);
  });
});

test('our own pages are no pages of the shop, though they stand on a subdomain of it', () => {
  const ours = { ...around, ownOrigins: new Set(['https://chat.shop.example']) };
  const seen = (origin: string) => isOfSite({ site: 'shop.example' }, origin, ours);
  expect(seen('https://chat.shop.example')).toBe(false);
  expect(seen('https://chat.shop.example/widget-chat/agt_1')).toBe(false);
  expect(seen('https://www.shop.example/rugs')).toBe(true);
});
