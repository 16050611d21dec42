import { expect, test } from 'vitest';
import type { Product } from '../../../extraction/extracted-page.ts';
import { questionOf } from '../question.fixture.ts';
import { attribute, euros, productOf, rulesAlone } from './claims.fixture.ts';
import { createClaimFault } from './fault-in-claims.ts';
import { createMentionsIn } from './mentions.ts';

const size = (value: string, price: number): Product['offers'][number] => ({
  id: '',
  sku: value,
  gtin: '',
  options: { size: value },
  price: euros(price),
  priorPrice: null,
  availability: 'in_stock',
  url: 'https://loom.example/x',
  imageUrl: null,
});
const kilkenny = productOf('Kilkenny Herringbone Wool Blanket', 149, {
  offers: [size('150 × 200 cm', 149), size('200 × 230 cm', 219)],
});
const duvet = productOf('Four Seasons Wool Duvet', 149, {
  offers: [size('Single, 140 × 200 cm', 149), size('Double, 200 × 200 cm', 189)],
});
const shirt = productOf('Harbour T-shirt', 29);
const mentionsIn = createMentionsIn([kilkenny, duvet, shirt]);
const named = (text: string) => mentionsIn(text).map(({ products }) => products.map(({ name }) => name));

test.each([
  ['Die Kilkenny-Decke kostet 149 €.', kilkenny],
  ['Wij hebben de Kilkenny-deken.', kilkenny],
  ['Unser Harbour-T-shirt ist da.', shirt],
])('a word joined to a name by a hyphen leaves it the name: %s', (text, product) => {
  expect(named(text)).toEqual([[product.name]]);
});

test('a hyphen of the name’s own stays in it, and a joined word that no name has names nothing', () => {
  expect(named('The T-shirt is here, and so is the Click-Collect counter.')).toEqual([[shirt.name]]);
});

test('the price of one size is not said of another, though another product costs as much', () => {
  const faultOf = createClaimFault(
    questionOf('Was kostet die Kilkenny-Decke für ein Doppelbett?', {
      products: [kilkenny, duvet].map((document) => ({ document, score: 1, coverage: 1 })),
    }),
    rulesAlone,
  );
  expect(faultOf('Die Kilkenny-Decke in 200 × 230 cm kostet 149 €.')).toContain('price');
  expect(faultOf('Die Kilkenny-Decke in 200 × 230 cm kostet 219 €.')).toBeNull();
  expect(faultOf('Die Kilkenny-Decke in 150 × 200 cm kostet 149 €.')).toBeNull();
  // without a name it is one that comes in this size
  expect(faultOf('In 200 × 230 cm kostet sie 149 €.')).toContain('price');
  expect(faultOf('In 200 x 230 cm kostet sie 219 €.')).toBeNull();
});

test('what a thing is made of is no other thing that is called so, and holds by its own page alone', () => {
  const duck = productOf('Nachziehente Resi', 39, { attributes: [attribute('Holz', 'Linde')] });
  const box = productOf('Brotkasten Zirbe', 119, { attributes: [attribute('Holz', 'Zirbe')] });
  const namedOf = (text: string) => createMentionsIn([duck, box])(text).map(({ products }) => products);
  expect(namedOf('Die Nachziehente Resi ist aus duftender Tiroler Zirbe.')).toEqual([[duck]]);
  expect(namedOf('Die Nachziehente Resi passt zum Brotkasten Zirbe.')).toEqual([[duck], [box]]);
  const faultOf = createClaimFault(
    questionOf('Aus welchem Holz ist die Ente?', {
      shopLanguage: 'de',
      language: 'de',
      products: [duck, box].map((document) => ({ document, score: 1, coverage: 1 })),
    }),
    rulesAlone,
  );
  expect(faultOf('Die Nachziehente Resi ist aus duftender Tiroler Zirbe.')).toContain('material');
  expect(faultOf('Die Nachziehente Resi ist aus Linde.')).toBeNull();
  expect(faultOf('Der Brotkasten ist aus Zirbe.')).toBeNull();
});

test('the basket of an order is no basket that is sold', () => {
  const storage = productOf('Seagrass Storage Basket', 49);
  const of = createMentionsIn([storage, shirt]);
  expect(of('Delivery is free when the goods in your basket come to 80 €.')).toEqual([]);
  expect(of('The basket is 44 cm wide, and your Seagrass Basket too.')).toHaveLength(2);
});
