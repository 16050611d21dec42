/** Values that product pages label, told to visitors who ask for them. */
import { describe, expect, test } from 'vitest';
import type { Attribute, Product } from '../../../extraction/extracted-page.ts';
import type { Passage } from '../../../search/documents.ts';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';
import { blanket } from '../question.fixture.ts';
import { productNamed } from '../../../search/product.fixture.ts';

const one = (label: string, value: string, of = ''): Attribute => ({ label, value, of });

function sold(name: string, description: string, attributes: Attribute[], more: Partial<Product> = {}): Product {
  const url = `https://shop.example/products/${name.toLowerCase().replaceAll(' ', '-')}`;
  return { ...blanket, url, name, description, variants: [], categories: [], brand: '', attributes, ...more };
}

const products = [
  sold('Rapid kettle', 'A big, bold and wonderfully light kettle. Everybody loves it.', [
    one('Weight', '1.3 kg'),
    one('Dimensions', '22 × 16 × 24 cm'),
    one('Capacity', '1.7 litres'),
    one('Voltage', '220–240 V'),
    one('Light', 'LED ring 2 W, dimmable'),
  ]),
  sold('Slim kettle', 'Pour like a barista. Its cord is 75 cm long. Made from brushed steel.', [
    one('Weight', '0.9 kg'),
    one('In the box', 'Kettle, base, manual'),
  ]),
  sold(
    'Dune shirt',
    'The shirt that everyone asks about.',
    [
      one('', '55 % linen'),
      one('', '45 % cotton'),
      one('CARE INSTRUCTIONS', 'Cold wash'),
      one('Chest', '96 cm', 'S'),
      one('Sleeve', '61 cm', 'S'),
      one('Chest', '104 cm', 'M'),
      one('Sleeve', '63 cm', 'M'),
    ],
    { variants: ['S', 'M'] },
  ),
  sold('Trail jacket', 'Storms welcome.', [
    one('Height', '160-168 cm', 'S'),
    one('Weight', '50-60 kg', 'S'),
    one('Height', '169-176 cm', 'M'),
    one('Weight', '60-72 kg', 'M'),
  ]),
  sold('Linen sheet', 'Soft.', [
    one('Sizes', 'Single 140 × 200 cm, king 240 × 220 cm'),
    one('Set includes', 'Two sheets'),
  ]),
  sold('Harbour robe', 'These are soft robes that are 50" long.', [one('FABRIC THICKNESS', '260 GSM')]),
  sold('Plum roast', 'Good in the morning.', [one('Tasting notes', 'plum, cocoa')]),
  sold('Volta charger', 'For the road.', [
    one('Dimensions', '20 × 12 × 9 cm (packaging)'),
    one('Package weight', '0.6 kg'),
    one('Size', '8 x 5 x 3 cm'),
    one('Plug size', '5.5 x 2.1 mm'),
  ]),
  sold('Dusk bar', 'A bar for the night.', [
    one('Storage', 'Keep cool.'),
    one('Contains', 'soy. Made on shared equipment with milk.'),
  ]),
  sold('Wren WiFi bell', 'Rings on your phone.', [one('WiFi', '2.4 GHz only'), one('Storage', 'microSD up to 64GB')]),
];
const passages = products.map(({ url, name, description }): Passage => ({
  url,
  title: name,
  headings: [],
  text: description,
  language: 'en',
  kind: 'product',
  voice: 'shop',
}));
const knowledge = knowledgeOf({ products, passages });
const firstLine = async (ask: string) => (await askShop(ask, { knowledge })).text.split('\n\n[')[0];

describe('a value that the page labels', () => {
  test.each([
    ['how heavy is the rapid kettle?', 'Rapid kettle – Weight: 1.3 kg.'],
    ['how much does the rapid kettle weigh', 'Rapid kettle – Weight: 1.3 kg.'],
    ['how big is the rapid kettle', 'Rapid kettle – Dimensions: 22 × 16 × 24 cm.'],
    ['how tall is the rapid kettle', 'Rapid kettle – Dimensions: 22 × 16 × 24 cm.'],
    ['what voltage is the rapid kettle', 'Rapid kettle – Voltage: 220–240 V.'],
    ['how much water does the rapid kettle hold', 'Rapid kettle – Capacity: 1.7 litres.'],
    ['is the rapid kettle dimmable?', 'Rapid kettle – Light: LED ring 2 W, dimmable.'],
    ["what's in the box of the slim kettle", 'Slim kettle – In the box: Kettle, base, manual.'],
    ['what is the dune shirt made of', 'Dune shirt – 55 % linen, 45 % cotton.'],
    ['how do I wash the dune shirt', 'Dune shirt – Care instructions: Cold wash.'],
    ['how big is the king linen sheet', 'Linen sheet – Sizes: king 240 × 220 cm.'],
    ['how long is the harbour robe in inches', 'Harbour robe – These are soft robes that are 50" long.'],
    ['what does the plum roast taste like', 'Plum roast – Tasting notes: plum, cocoa.'],
    ['how big is the volta charger', 'Volta charger:\nSize: 8 x 5 x 3 cm\nPlug size: 5.5 x 2.1 mm'],
    ['what size is the plug of the volta charger', 'Volta charger – Plug size: 5.5 x 2.1 mm.'],
    ['how big is the packaging of the volta charger', 'Volta charger – Dimensions: 20 × 12 × 9 cm (packaging).'],
    ['is there any dairy in the dusk bar', 'Dusk bar – Contains: soy. Made on shared equipment with milk.'],
    ['does the wren bell work with 5ghz wifi?', 'Wren WiFi bell – WiFi: 2.4 GHz only.'],
    ['does the wren bell take a 128gb microsd?', 'Wren WiFi bell – Storage: microSD up to 64GB.'],
    ['how heavy is the volta charger', 'Volta charger – Package weight: 0.6 kg.'],
  ])('%s', async (ask, line) => {
    expect(await firstLine(ask)).toBe(line);
  });

  test('in another language than the page’s', async () => {
    expect(await firstLine('wie schwer ist der Rapid kettle?')).toContain('Rapid kettle – Weight: 1.3 kg.');
    expect(await firstLine('¿cuánto pesa el Rapid kettle?')).toContain('Rapid kettle – Weight: 1.3 kg.');
    expect(await firstLine('berapa berat Rapid kettle')).toContain('Rapid kettle – Weight: 1.3 kg.');
  });

  test('with the page’s link and its product', async () => {
    const told = await askShop('how heavy is the slim kettle', { knowledge });
    expect(told.products).toEqual(['Slim kettle']);
    expect(told.links).toEqual(['https://shop.example/products/slim-kettle']);
    expect(told.outcome).toBe('answered');
  });

  test('of two products that are compared', async () => {
    expect(await firstLine('which is heavier, the rapid kettle or the slim kettle?')).toBe(
      'Rapid kettle – Weight: 1.3 kg.\nSlim kettle – Weight: 0.9 kg.',
    );
  });

  test('beside the price, where both are asked', async () => {
    expect(await firstLine('what is the price of the rapid kettle and how big is it')).toContain('22 × 16 × 24 cm');
  });
});

test('a label of thickness names no material', async () => {
  expect(await firstLine('what is the harbour robe made of')).not.toContain('260');
});

describe('the most and the least of a kind', () => {
  test.each([
    ['which kettle is the heaviest?', 'Rapid kettle – Weight: 1.3 kg.', ['Rapid kettle', 'Slim kettle']],
    ['what is your lightest kettle', 'Slim kettle – Weight: 0.9 kg.', ['Slim kettle', 'Rapid kettle']],
  ])('%s', async (ask, line, order) => {
    const told = await askShop(ask, { knowledge });
    expect(told.text.split('\n\n[')[0]).toBe(line);
    expect(told.products).toEqual(order);
  });
});

describe('a size chart', () => {
  test.each([
    ['chest of the dune shirt in size M', 'Dune shirt – M – Chest: 104 cm.'],
    ['what are the measurements of the dune shirt in M', 'Dune shirt – M – Chest: 104 cm, Sleeve: 63 cm.'],
    ['how long are the sleeves of the dune shirt', 'Dune shirt – Sleeve: S 61 cm, M 63 cm.'],
    ['which size trail jacket for 170 cm / 65 kg', 'Trail jacket – M – Height: 169-176 cm, Weight: 60-72 kg.'],
  ])('%s', async (ask, line) => {
    expect(await firstLine(ask)).toBe(line);
  });
});

describe('no value of what is asked', () => {
  test.each(['how heavy is the dune shirt', 'how many watts is the slim kettle', 'how heavy is the trail jacket'])(
    '%s',
    async (ask) => {
      const told = await askShop(ask, { knowledge });
      expect(told.outcome).toBe('unknown');
    },
  );

  test('what can be bought is told from the record', async () => {
    expect(await firstLine('what sizes does the dune shirt come in?')).toBe('Dune shirt comes in S or M.');
    expect(await firstLine('how much is the king linen sheet')).toContain('€89.00');
  });

  test('a sentence of the description that alone measures what is asked', async () => {
    expect(await firstLine('how long is the cord of the slim kettle')).toBe('Slim kettle – Its cord is 75 cm long.');
  });
});

test('what is looked for under a price is shown, whatever a page labels with its words', async () => {
  const slippers = sold(
    'White Luxury Cotton Slippers',
    'Purchase this beside a towel set.',
    [one('Vendor', 'Classic Towels')],
    {
      price: { amount: 14, currency: 'EUR' },
    },
  );
  const told = await askShop('Do you have towels in White under 49?', {
    knowledge: knowledgeOf({ products: [slippers], passages: [] }),
  });
  expect(told.text).not.toContain('Vendor');
});

test('Indonesian asks for the size of a part by the part alone', async () => {
  const url = 'https://shop.example/products/adaptor-dua-belas';
  const pages = passages
    .slice(0, 1)
    .map((page) => ({ ...page, url, title: 'Adaptor', text: 'Adaptor untuk kamera.', language: 'id' }));
  const adaptor = sold('Adaptor dua belas', 'Adaptor untuk kamera.', [
    one('Dimensi', '10 x 8 x 5 cm (kemasan)'),
    one('Ukuran jack', '5,5 x 2,1 mm'),
    one('Ukuran', '6 x 4 cm'),
  ]);
  const { text } = await askShop('jacknya ukuran brp', {
    before: ['adaptor dua belas ada?'],
    knowledge: knowledgeOf({ products: [adaptor], passages: pages }),
  });
  expect(text).toContain('Ukuran jack: 5,5 x 2,1 mm');
  expect(text).not.toContain('Dimensi');
});

test('Indonesian questions meet labels of the same meaning, be they English', async () => {
  const clock = sold('Mesin absensi K20', 'Mesin absensi untuk karyawan kantor, toko dan pabrik.', [
    one('Face Capacity', '2,000'),
    one('Card Capacity', '3,000'),
    one('Interface', '2 ports'),
  ]);
  const hosts = knowledgeOf({
    passages: [
      {
        url: clock.url,
        title: clock.name,
        headings: [],
        text: clock.description,
        language: 'id',
        kind: 'product',
        voice: 'shop',
      },
    ],
    products: [clock],
  });
  const ask = async (text: string) => (await askShop(text, { knowledge: hosts })).text;
  expect(await ask('absen K20 bisa nyimpen berapa muka?')).toContain('Face Capacity: 2,000');
  expect(await ask('K20 muat berapa kartu ya')).toContain('Card Capacity: 3,000');
});

test('how long a part is, which nothing measures, is not answered by a label that has its word', async () => {
  const pot = productNamed('Goose kettle', { attributes: [{ label: 'Power', value: '1200 W, 120 V', of: '' }] });
  const { text } = await askShop('how long is the power cord on the goose kettle', {
    knowledge: knowledgeOf({ passages: [], products: [pot] }),
  });
  expect(text).not.toContain('1200 W');
});
