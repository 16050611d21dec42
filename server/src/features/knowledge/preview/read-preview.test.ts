import { expect, test } from 'vitest';
import { choosePages } from './read-preview.ts';

const site = { host: 'shop.example' };
const at = (path: string) => `https://shop.example/${path}`;

test('rules come first, then some of everything, never more than the home page leaves', () => {
  const products = Array.from({ length: 300 }, (_, i) => at(`p/${i}`));
  const chosen = choosePages([at(''), ...products, at('returns')], [at('policies/shipping'), at('blog')], site);
  expect(chosen).toHaveLength(29);
  expect(chosen.slice(0, 2)).toEqual([at('policies/shipping'), at('returns')]);
  expect(chosen).not.toContain(at(''));
  expect(chosen).toContain(at('p/269'));
});

test('a small shop is read whole, each page once', () => {
  expect(choosePages([at('a'), 'http://www.shop.example/a', at('b')], [at('b'), at('c')], site)).toEqual([
    'http://www.shop.example/a',
    at('b'),
    at('c'),
  ]);
});
