import { expect, test } from 'vitest';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';
import { origin, passageOf } from '../loom-shop.fixture.ts';
import { productNamed } from '../../../search/product.fixture.ts';
import type { Product } from '../../../extraction/extracted-page.ts';

/** An ordinary shop, as thousands are written. */
const gbp = (amount: number) => ({ amount, currency: 'GBP' });
const product = (path: string, name: string, more: Partial<Product>) =>
  productNamed(name, { url: `${origin}${path}`, ...more });
const own = (path: string, name: string, text: string) =>
  passageOf(path, name, text, { title: name, headings: [name], kind: 'product' });

const ringText = 'A slim hammered band, made by hand.\nBand width 2mm\nMade to order in 2-3 weeks';
const knowledge = knowledgeOf({
  products: [
    product('/ring', 'Hammered Stacking Ring', { description: ringText, price: gbp(42) }),
    product('/moonstone', 'Moonstone Ring', {
      description: 'An oval rainbow moonstone on a round band.',
      price: gbp(95),
    }),
    product('/studs', 'Acorn Stud Earrings', { description: 'Tiny acorns for every day.', price: gbp(36) }),
    product('/discs', 'Initial Disc Necklace', {
      description: 'A disc with the initial of your choice.',
      price: gbp(58),
    }),
    product('/card', 'Loom Gift Card', {
      description: 'Delivered by email.\n£25, £50, £100',
      price: gbp(25),
      variants: ['£25', '£50', '£100'],
    }),
  ],
  passages: [
    own('/ring', 'Hammered Stacking Ring', ringText),
    own('/moonstone', 'Moonstone Ring', 'An oval rainbow moonstone on a round band.'),
    passageOf('/faq', 'Do you take commissions?', 'Yes, we love bespoke work. Commissions start at £250.', {
      headings: ['FAQ', 'Do you take commissions?'],
    }),
    passageOf(
      '/delivery',
      'Delivery',
      [
        'Service: Royal Mail Tracked 48 | Cost: £3.95, free over £75 | Time (after dispatch): 2-3 working days',
        'Service: Europe | Cost: £12 | Time (after dispatch): 5-7 working days',
        'Service: USA & Canada | Cost: £18 | Time (after dispatch): 7-14 working days',
        'Orders are dispatched within 1-2 working days.',
      ].join('\n'),
      { headings: ['Delivery'] },
    ),
    passageOf('/delivery', 'Delivery', "Collect from our studio for free. We don't ship to Russia.", {
      headings: ['Delivery', 'Click & collect'],
    }),
    passageOf('/', 'Loom', 'Sign up and get 10% off your first order.', { kind: 'home', headings: ['Newsletter'] }),
  ],
});
const ask = (text: string, more: { path?: string; before?: string[] } = {}) => askShop(text, { knowledge, ...more });

test('a gift for somebody is no gift card, and what it may cost is no choice of one', async () => {
  const { products, text } = await ask('gift for my mum under 50');
  expect(products).toContain('Acorn Stud Earrings');
  expect(products).not.toContain('Moonstone Ring');
  expect(text).not.toContain('£100');
});

test('three discs are no three necklaces', async () => {
  expect((await ask('how much for 3 discs')).text).not.toContain('174');
  expect((await ask('how much for 3 disc necklaces')).text).toContain('174');
});

test('a table of rates is told with the rows that are called by their service, and with when a parcel leaves', async () => {
  const { text } = await ask('delivery time?');
  expect(text).toMatch(/Tracked 48: £3\.95.*\nEurope: £12.*\nUSA/);
  expect(text).toContain('dispatched within 1-2 working days');
});

test('what is made to order takes as long as its page says', async () => {
  expect((await ask('when will the hammered ring arrive?')).text).toContain('2-3 weeks');
  expect((await ask('when will i get my earrings')).text).toContain('2-3 working days');
});

test('a discount for some people is none for all', async () => {
  for (const question of ['do you have a military discount', 'student discount?']) {
    expect((await ask(question)).outcome).not.toBe('answered');
  }
  expect((await ask('do you have a discount')).text).toContain('10% off');
});

test('a sentence that denies all abroad needs no heading', async () => {
  expect((await ask('do you ship to russia')).text).toMatch(/^We don't ship to Russia\./);
});
