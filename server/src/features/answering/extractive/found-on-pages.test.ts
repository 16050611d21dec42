import { expect, test } from 'vitest';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';
import { productNamed } from '../../../search/product.fixture.ts';
import { passageOf } from '../loom-shop.fixture.ts';

const service = (heading: string, text: string, language: string) =>
  passageOf('/services', 'Services', text, { kind: 'page', headings: ['Services', heading], language });

const plants = knowledgeOf({
  passages: [
    service('Repotting', 'We repot any plant bought from us for £6 including the soil.', 'en'),
    service('Plant hire', 'Hire plants for weddings and photo shoots from £40 a day.', 'en'),
    passageOf('/delivery', 'Delivery', 'Standard delivery costs £4.95 and takes 2 to 4 working days.'),
    passageOf('/returns', 'Returns', 'Pots and tools can be returned unused within 28 days.'),
    passageOf(
      '/journal/peat',
      'Why museum glass costs more',
      'Museum glass is expensive because its coating blocks ultraviolet light. A sheet was £90 in 2019.',
      { kind: 'article' },
    ),
    passageOf(
      '/journal/plant-doctor',
      'Plant doctor visits',
      'Our plant doctor comes to your home. A visit costs £35 an hour.',
      { kind: 'article' },
    ),
  ],
  products: [],
});

test.each([
  ['how much is repotting', /£6/],
  ['do you have plants for hire?', /weddings/],
  ['why is museum glass so expensive', /because its coating/],
  ['Great, thanks! And what does delivery cost?', /£4\.95/],
  ['cheers, that helps. can pots be returned?', /28 days/],
])('"%s" is answered by the page that tells it, be it asked as goods are', async (question, answer) => {
  const { text, outcome } = await askShop(question, { knowledge: plants });
  expect(text).toMatch(answer);
  expect(outcome).toBe('answered');
});

test('a sum in a story is of its day', async () => {
  const { text } = await askShop('how much is a sheet of museum glass?', { knowledge: plants });
  expect(text).not.toContain('£90');
});

test('a service that is written of as of news has the price that its page is called after', async () => {
  const { text } = await askShop('how much is a plant doctor visit?', { knowledge: plants });
  expect(text).toContain('£35');
});

const catering = knowledgeOf({
  passages: [
    service('Sewa alat', 'Sewa piring, gelas dan meja prasmanan mulai Rp 150.000 per hari.', 'id'),
    service('Tumpeng', 'Tumpeng untuk 20 orang Rp 750.000, dipesan paling lambat 2 hari sebelumnya.', 'id'),
    passageOf('/antar', 'Pengantaran', 'Ongkos antar Rp 10.000 per kilometer.', { language: 'id' }),
  ],
  products: [],
});

test.each([
  ['ada sewa piring?', /150\.000/],
  ['tersedia penyewaan gelas?', /150\.000/],
  ['pesan tumpeng harus berapa hari sebelumnya', /2 hari/],
  ['makasih kak, tumpeng brp ya?', /750\.000/],
  ['tumpeng sama ongkirnya berapa', /750\.000/],
  ['berapa ongkirnya', /10\.000/],
])('"%s"', async (question, answer) => {
  const { text } = await askShop(question, { knowledge: catering });
  expect(text).toMatch(answer);
});

// lost with the learned match (ADR 12): to be told again once the choice among drafts has learned with it
test.fails('"tumpeng sama ongkirnya berapa": the second half too', async () => {
  const { text } = await askShop('tumpeng sama ongkirnya berapa', { knowledge: catering });
  expect(text).toMatch(/750\.000[^]*10\.000/);
});

const faq = (heading: string, text: string) =>
  passageOf('/faq', 'Questions', text, { kind: 'page', headings: ['Questions', heading] });
const answers = knowledgeOf({
  passages: [
    faq('Do you offer gift wrapping?', 'Yes, $5 an order in a kraft box with ribbon.'),
    faq(
      'Can I pick up my order?',
      'Yes! Choose “Pickup” at checkout. Free pickup at our studio, Thursday and Friday 12 to 5.',
    ),
    faq(
      'Can I pay in installments?',
      'Yes, with Shop Pay Installments on orders over $50. We don’t offer Klarna or Afterpay.',
    ),
    faq('Do you have discount codes?', 'Sign up for our newsletter and get 10% off your first order.'),
    passageOf('/gifts', 'Evening gift set', 'Comes in a kraft box with ribbon, no extra wrapping needed.', {
      kind: 'product',
    }),
  ],
  products: [productNamed('Evening gift set', { url: 'https://loom.example/gifts' })],
});
const answered = async (question: string) => (await askShop(question, { knowledge: answers })).text;

test('a question of few words is that of the page of questions', async () => {
  expect(await answered('gift wrap?')).toContain('$5 an order');
});

test('where and when stands in the section that says that it can be fetched', async () => {
  expect(await answered('can i just come by and pick it up')).toContain('Thursday and Friday');
});

test('whoever asks for a way to pay later that is not taken is told the one that is', async () => {
  const text = await answered('do you take klarna or anything to pay over time');
  expect(text).toContain('Klarna or Afterpay');
  expect(text).toContain('Shop Pay Installments');
});

test('a discount is no student discount', async () => {
  const { outcome, text } = await askShop('is there a student or military discount', { knowledge: answers });
  expect([outcome, text]).toEqual(['unsure', expect.stringContaining('10% off')]);
});
