import { describe, expect, test } from 'vitest';
import { belongsTo, normaliseUrl, pageKey, siteOf } from './site-identity.ts';

describe('T20 CW-08 one site', () => {
  test.each([
    'shop.example',
    'www.shop.example',
    'https://shop.example/de/',
    'HTTP://WWW.Shop.Example.',
    'shop.example/a?b',
  ])('%s names shop.example', (written) => expect(siteOf(written)).toEqual({ host: 'shop.example' }));
  test.each(['', 'https://', 'a b'])('%j names none', (written) => expect(siteOf(written)).toBeNull());

  test('apex and www, http and https belong; other hosts and look-alikes do not', () => {
    const site = { host: 'shop.example' };
    for (const url of ['https://shop.example/a', 'http://www.shop.example/']) expect(belongsTo(site, url)).toBe(true);
    for (const url of [
      'https://blog.shop.example/',
      'https://shop.example.evil.example/',
      'https://evilshop.example/',
      'https://shop.example@evil.example/',
      'nothing',
    ]) {
      expect(belongsTo(site, url)).toBe(false);
    }
  });
});

describe('CW-18 one spelling', () => {
  test.each([
    ['https://shop.example:443/a#top', 'https://shop.example/a'],
    ['http://Shop.Example:80/%7eme/%c3%a9?utm_source=x&size=2&gclid=1', 'http://shop.example/~me/%C3%A9?size=2'],
    ['https://shop.example/a;jsessionid=AB12?PHPSESSID=9', 'https://shop.example/a'],
    ['https://shop.example/décor', 'https://shop.example/d%C3%A9cor'],
    ['https://shop.example/a/../b?', 'https://shop.example/b'],
  ])('%s', (written, expected) => expect(normaliseUrl(written)).toBe(expected));

  test('relative ones count from their map; what is no page address is null', () => {
    expect(normaliseUrl('../a', 'https://shop.example/maps/x.xml')).toBe('https://shop.example/a');
    for (const bad of [
      'a/b',
      'mailto:a@shop.example',
      'https://u:p@shop.example/',
      `https://shop.example/${'x'.repeat(5000)}`,
    ]) {
      expect(normaliseUrl(bad)).toBeNull();
    }
  });

  test('scheme and www make no second page', () => {
    expect(pageKey('http://www.shop.example/a')).toBe(pageKey('https://shop.example/a'));
  });
});
