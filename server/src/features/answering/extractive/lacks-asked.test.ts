import { expect, test } from 'vitest';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';
import { productNamed } from '../../../search/product.fixture.ts';
import { draft } from './composed.ts';
import { lacksAsked } from './lacks-asked.ts';

const cap = productNamed('Embroidered hat - black', { description: 'A stylish cap.\nAdjustable slider for fit' });
const hoodie = productNamed('Motor hoodie - black', { description: 'Regular fit.\nAdjustable slider for fit' });
const pages = [cap, hoodie].map(({ url, name, description }) => ({
  url,
  title: name,
  headings: [],
  text: description,
  language: 'en',
  kind: 'product' as const,
  voice: 'shop' as const,
}));
const knowledge = knowledgeOf({ products: [cap, hoodie], passages: pages });

test('a page of what is named answers in the very word that is asked; another thing\u2019s page does not', async () => {
  const { question } = await askShop('is the black cap adjustable?', { knowledge });
  const [asked] = question.parts;
  if (asked === undefined) throw new Error('nothing was asked');
  // of many pages that say "adjustable" none is told from the others by it
  const passages = [...asked.passages, ...Array.from({ length: 9 }, () => asked.passages).flat()];
  const part = { ...asked, ...(await asked.told()), passages, compared: [] };
  const asking = { part, shopLanguage: 'en' } as const;
  const lacks = (at: number, text: string) =>
    lacksAsked(draft('pages', text, { top: 0.4 }, { passages: pages.slice(at, at + 1) }), asking);
  expect([lacks(0, 'Adjustable slider for fit'), lacks(1, 'Adjustable slider for fit')]).toEqual([false, true]);
});
