/** What is told of products, from a visitor's message to the reply. */
import { describe, expect, test } from 'vitest';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';
import { productNamed } from '../../../search/product.fixture.ts';
import { loom, passageOf } from '../loom-shop.fixture.ts';

describe('one product', () => {
  test.each([
    ['How much is the Harbour blanket?', 'Harbour blanket is €89.00.'],
    ['How much is the Quay shirt?', 'Quay shirt is €59.00 to €64.00, depending on which one you choose.'],
    ['How much is the Quay shirt in L?', 'Quay shirt in L is €64.00.'],
    ['How much is the small Quay shirt?', 'Quay shirt in S is €59.00.'],
    ['How much is the Quay shirt in M?', 'Quay shirt in M is €59.00. Quay shirt in M is sold out at the moment.'],
    ['Is the Quay shirt available in L?', 'Quay shirt in L is in stock.'],
    ['Do you have the Quay shirt in S?', 'Quay shirt in S is in stock.'],
    ['you got the quay one in L right now', 'Quay shirt in L is in stock.'],
    ['Is the Quay shirt available in M?', 'Quay shirt in M is sold out at the moment. Quay shirt comes in S or L.'],
    ['Do you have the Quay shirt in XXL?', "Quay shirt doesn't come in XXL. You can get it in S or L."],
    ['Is the Alpine blanket in stock?', 'Alpine blanket is sold out at the moment.'],
  ])('%s', async (ask, text) => {
    const told = await askShop(ask);
    expect(told.text).toBe(text);
    expect(told.products).toEqual([text.split(/ (?:in|is|doesn't) /)[0]]);
    expect(told.outcome).toBe('answered');
  });

  test.each([
    ['page and feed differ', { price: null, priceConflict: true }, 'Today’s price is on the product page.'],
    [
      'its page could not be read again',
      { isOutdated: true, checkedAt: '2026-11-03T10:00:00.000Z' },
      '€45.00 on Nov 3, 2026. Today’s price is on the product page.',
    ],
  ])('a price that is not sure is not told as today’s: %s', async (_, more, text) => {
    const products = loom.products.map((one) => (one.name === 'Mist scarf' ? { ...one, ...more } : one));
    const told = await askShop('How much is the Mist scarf?', { knowledge: knowledgeOf({ ...loom, products }) });
    expect(told.text).toBe(`Mist scarf: ${text}`);
    expect(told.products).toEqual(['Mist scarf']);
  });

  test('of several of one name, the biggest has a price of its own', async () => {
    const candles = [4, 11, 21].map((ounces) =>
      productNamed('White jasmine', {
        url: `https://loom.example/jasmine-${ounces}`,
        price: { amount: ounces, currency: 'EUR' },
        availability: 'in_stock',
        variants: [`${ounces} oz`],
      }),
    );
    const knowledge = knowledgeOf({ ...loom, products: [...loom.products, ...candles] });
    const told = await askShop('How much is the biggest White jasmine?', { knowledge });
    expect(told.text).toBe('White jasmine in 21 oz is €21.00.');
  });

  test('a bare "how much" asks for its price, whatever was said of it before', async () => {
    const box = productNamed('Wedding gift set', {
      url: 'https://loom.example/wedding',
      description: 'Quality of the towels and robes, this is the gift. No one will forget you with this gift box!',
      price: { amount: 126.99, currency: 'EUR' },
      availability: 'in_stock',
    });
    const passages = [{ ...passageOf('/wedding', box.name, box.description, { kind: 'product' }), url: box.url }];
    const told = await askShop('what all is in the wedding gift box n how much', {
      knowledge: knowledgeOf({ products: [...loom.products, box], passages: [...loom.passages, ...passages] }),
    });
    expect(told.text).toContain('Wedding gift set is €126.99.');
  });

  test('"berapa cm" asks for no price', async () => {
    const told = await askShop('Quay shirt L lebarnya berapa cm?');
    expect(told.text).not.toContain('64');
  });

  test('the one whose page the visitor is on, where none is named', async () => {
    const told = await askShop('How much is it?', { path: '/scarves/mist' });
    expect(told.text).toBe('Mist scarf is €45.00.');
    expect(told.products).toEqual(['Mist scarf']);
    const named = await askShop('How much is the Harbour blanket?', { path: '/scarves/mist' });
    expect(named.text).toBe('Harbour blanket is €89.00.');
  });

  test('the one that was shown, where a message only points at it', async () => {
    const told = await askShop('Is it machine washable?', { before: ['How much is the Harbour blanket?'] });
    expect(told.text).toContain('Machine wash at 30 degrees on the wool cycle.');
    expect(told.products).toEqual(['Harbour blanket']);
    const other = await askShop('How much is it?', { before: ['Is the Alpine blanket in stock?'] });
    expect(other.text).toBe('Alpine blanket is €120.00.');
  });
});

test('two products are compared, however the visitor says it', async () => {
  for (const ask of [
    'compare the Harbour blanket with the Alpine blanket',
    'Is the Harbour blanket or the Alpine blanket warmer?',
  ]) {
    const { text, products } = await askShop(ask);
    expect(text, ask).toMatch(/Harbour blanket: €89\.00.*Alpine blanket: €120\.00, Sold out/s);
    expect(products, ask).toEqual(['Harbour blanket', 'Alpine blanket']);
  }
});

describe('two questions in one message', () => {
  test('are both answered, and rest on what each rests on', async () => {
    const { text, products, used } = await askShop('How much is the Mist scarf and how long does delivery take?');
    expect(text).toContain('Mist scarf is €45.00.');
    expect(text).toContain('three to five working days');
    expect(products).toEqual(['Mist scarf']);
    expect([...(used?.facts ?? []), ...(used?.passages ?? [])].map(({ url }) => url)).toContain(
      'https://loom.example/delivery',
    );
  });

  test('one that nothing answers is named beside the answer to the other', async () => {
    const { text, outcome, used } = await askShop('Do you sell bicycles? How can I pay?');
    expect(text).toMatch(/^As for “bicycles”, I couldn’t find that.*PayPal.*help@loom/s);
    expect(outcome).toBe('unknown');
    expect(used?.facts.map(({ topic }) => topic)).toEqual(['payment.methods']);
  });

  test('trouble and a wish for a person are heard beside a question', async () => {
    const { text, outcome } = await askShop('My parcel arrived broken. How can I pay? Can I talk to a human?');
    expect(text).toMatch(/^I'm really sorry.*PayPal.*in touch with our team.*help@loom/s);
    expect(outcome).toBe('person');
  });
});
