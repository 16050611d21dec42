/** Lists of terms that are told whole: ways to pay, couriers, how long what is guaranteed. */
import { expect, test } from 'vitest';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';
import { passageOf } from '../loom-shop.fixture.ts';

const knowledge = knowledgeOf({
  passages: [
    passageOf(
      '/pages/payment',
      'Payment methods',
      'Method: Bank transfer | Notes: to our account, 3 working days.\nMethod: Card | Notes: Visa and Mastercard.\nMethod: PayPal | Notes: no fee.\nMethod: Cash on delivery | Notes: £3 on top.',
    ),
    passageOf(
      '/pages/fitting',
      'Fitting',
      'Pay the fitter in cash when the work is done. Warranty on fitting 30 days.',
    ),
    passageOf('/pages/shipping', 'Couriers', 'Parcels\nDPD\nDHL Express\nLetters\nRoyal Mail, up to 2 kg'),
    passageOf('/pages/faq', 'Can I pay on delivery?', 'Yes, with the courier DPD, up to £200.'),
    passageOf(
      '/pages/warranty',
      'Warranty',
      'Goods: Lamps | Warranty: 12 months\nGoods: Chairs | Warranty: 6 months\nGoods: Cables | Warranty: 1 month',
    ),
  ],
  products: [],
});
const told = async (text: string) => (await askShop(text, { knowledge })).text.split('\n\n')[0];

test('ways to pay are told as their table, and not how somebody else is paid', async () => {
  const reply = await told('which payment methods do you accept?');
  expect(reply?.split('\n').map((line) => line.split(':')[0])).toEqual([
    'Bank transfer',
    'Card',
    'PayPal',
    'Cash on delivery',
  ]);
});

test('couriers are told as their list, with what parts it', async () => {
  expect(await told('which couriers do you use?')).toBe('Parcels\nDPD\nDHL Express\nLetters\nRoyal Mail, up to 2 kg');
});

test('what is guaranteed how long is told row by row, and of some goods their row', async () => {
  const rows = 'Lamps: warranty 12 months\nChairs: warranty 6 months\nCables: warranty 1 month';
  expect(await told('how long is the warranty?')).toBe(rows);
  expect(await told('warranty')).toBe(rows);
  expect(await told('how long is the warranty on chairs?')).toBe('Chairs: warranty 6 months');
});

test('a sentence that names as many ways to pay as a list of bare names is told instead', async () => {
  const shop = knowledgeOf({
    passages: [
      passageOf('/', 'Footer', 'PayPal\nKlarna\nVisa'),
      passageOf('/pages/faq', 'How can I pay?', 'With PayPal, Klarna or Visa; cards are charged when we ship.'),
    ],
    products: [],
  });
  expect((await askShop('which payment methods do you accept?', { knowledge: shop })).text).toContain('when we ship');
});
