/** Two products whose difference is asked are told apart by what their pages label. */
import { expect, test } from 'vitest';
import type { Attribute } from '../../../extraction/extracted-page.ts';
import { productNamed } from '../../../search/product.fixture.ts';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';

const labelled = (values: Record<string, string>): Attribute[] =>
  Object.entries(values).map(([label, value]) => ({ label, value, of: '' }));
const dollars = (amount: number) => ({ price: { amount, currency: 'USD' } });
const products = [
  productNamed('Hallam drill HD-12', {
    ...dollars(90),
    description: 'Description\nA drill for the home.',
    attributes: labelled({ Voltage: '12V', Weight: '1.1kg', Chuck: '10mm', Warranty: '2 years' }),
  }),
  productNamed('Hallam drill HD-18', {
    ...dollars(140),
    description: 'Details\nA drill for the site.',
    attributes: labelled({ Voltage: '18V', 'Net weight': '1.6kg', Chuck: '13mm', Warranty: '2 years' }),
  }),
];
const knowledge = knowledgeOf({ products, passages: [] });

test.each(['HD-12 vs HD-18', "what's the difference between the HD-12 and the HD-18?"])('%s', async (ask) => {
  const { text } = await askShop(ask, { knowledge });
  expect(text).toContain('Hallam drill HD-12: $90.00. Voltage: 12V; Weight: 1.1kg; Chuck: 10mm.');
  expect(text).toContain('Hallam drill HD-18: $140.00. Voltage: 18V; Net weight: 1.6kg; Chuck: 13mm.');
  expect(text).not.toMatch(/Warranty|Details|Description/);
});

test('what is asked for alone is told alone', async () => {
  const { text } = await askShop('which is heavier, HD-12 or HD-18?', { knowledge });
  expect(text).not.toContain('Chuck');
});

test('a model code alone says what it is', async () => {
  expect((await askShop('HD18?', { knowledge })).text).toMatch(/HD-18|Have a look/);
});

test('where the difference is asks for no place', async () => {
  expect((await askShop('where is the difference between HD-12 and HD-18?', { knowledge })).text).toContain(
    'Voltage: 12V',
  );
});

test('what is written under all goods tells none of them apart', async () => {
  const same = 'Sent from Leeds within a day.';
  const lamps = ['Bright lamp 9W', 'Bright lamp 12W'].map((name, at) =>
    productNamed(name, {
      ...dollars(5 + at),
      description: `${same} A bulb of ${at === 0 ? '806' : '1,200'} lumens. Socket E27.`,
    }),
  );
  const { text } = await askShop("what's the difference between the 9W and the 12W lamp?", {
    knowledge: knowledgeOf({ products: lamps, passages: [] }),
  });
  expect(text).toContain('Bright lamp 9W: $5.00. A bulb of 806 lumens.');
  expect(text).toContain('Bright lamp 12W: $6.00. A bulb of 1,200 lumens.');
  expect(text).not.toContain('Leeds');
});
