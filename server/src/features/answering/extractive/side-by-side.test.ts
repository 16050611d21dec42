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
  expect(text).toContain('Hallam drill HD-12: $90.00. A drill for the home. Voltage: 12V; Chuck: 10mm; Weight: 1.1kg.');
  expect(text).toContain(
    'Hallam drill HD-18: $140.00. A drill for the site. Voltage: 18V; Chuck: 13mm; Net weight: 1.6kg.',
  );
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

test('packaging and what is alike are left out, choices stand by their option, and what one name says is told of both', async () => {
  const offers = (shades: string[], sizes: string[]) =>
    shades.flatMap((colour) =>
      sizes.map((size) => ({
        id: '',
        sku: '',
        gtin: '',
        options: { colour, size },
        price: null,
        priorPrice: null,
        availability: 'in_stock' as const,
        url: `https://shop.example/${colour}${size}`,
        imageUrl: null,
      })),
    );
  const shirts = [
    productNamed('Plain shirt', {
      ...dollars(20),
      offers: offers(['Ink', 'Sand'], ['S', 'M']),
      description: 'The first of all.',
      attributes: labelled({
        Dimensions: '30 x 20 cm (packaging)',
        Fit: 'True to size.',
        Collar: 'round (ribbed)',
        Fabric: 'Cotton, 160 g.',
        Hem: 'not elastic',
      }),
    }),
    productNamed('Elastic shirt', {
      ...dollars(30),
      offers: offers(['Moss', 'Sand'], ['S', 'M']),
      description: 'Wide and heavy. A boxy fit that runs big.',
      attributes: labelled({
        Dimensions: '32 x 24 cm (packaging)',
        Collar: 'round',
        Fabric: 'Cotton, 220 g.',
        Band: 'elastic, 3 cm',
      }),
    }),
  ];
  const { text } = await askShop("what's the difference between the plain shirt and the elastic shirt?", {
    knowledge: knowledgeOf({ products: shirts, passages: [] }),
  });
  expect(text.split('\n')).toEqual([
    'Plain shirt: $20.00. The first of all. Hem: not elastic; Fabric: Cotton, 160 g; Fit: True to size. Plain shirt comes in Ink or Sand.',
    'Elastic shirt: $30.00. Wide and heavy. A boxy fit that runs big. Band: elastic, 3 cm; Fabric: Cotton, 220 g. Elastic shirt comes in Moss or Sand.',
  ]);
});
