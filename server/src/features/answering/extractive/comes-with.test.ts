/** Things that can be bought bare or as a set. */
import { expect, test } from 'vitest';
import type { Offer } from '../../../extraction/extracted-page.ts';
import { productNamed } from '../../../search/product.fixture.ts';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';

const dollars = (amount: number) => ({ amount, currency: 'USD' });
const offer = (configuration: string, amount: number): Offer => ({
  id: '',
  sku: '',
  gtin: '',
  options: { configuration },
  price: dollars(amount),
  priorPrice: null,
  availability: 'in_stock',
  url: 'https://shop.example/saw',
  imageUrl: null,
});
const saw = productNamed('Arbor chainsaw', {
  url: 'https://shop.example/saw',
  price: dollars(169),
  offers: [offer('Tool only', 169), offer('Kit with one 4 Ah battery', 239)],
  variants: ['Tool only', 'Kit with one 4 Ah battery'],
  description: 'Cuts logs of 12 inches.\nWeight without battery: 8.8 lbs\nBatteries and chargers: 3 years of warranty.',
  attributes: [
    { label: 'Weight without battery', value: '8.8 lbs', of: '' },
    { label: 'Batteries and chargers', value: '3 years of warranty', of: '' },
  ],
});
const ask = async (text: string) =>
  (await askShop(text, { knowledge: knowledgeOf({ passages: [], products: [saw] }) })).text;

test('what comes with some choices alone is told by the choices, with their prices', async () => {
  expect(await ask('does the chainsaw come with a battery?')).toMatch(
    /Tool only \(\$169\.00\); Kit with one 4 Ah battery \(\$239\.00\)/,
  );
  expect(await ask('how much is the chainsaw with battery?')).toMatch(/Kit with one 4 Ah battery is \$239\.00/);
});

test('a weight without the battery is a weight', async () => {
  expect(await ask('how heavy is the chainsaw?')).toContain('8.8 lbs');
});
