import { expect, test } from 'vitest';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';
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
  ['tumpeng sama ongkirnya berapa', /750\.000[^]*10\.000/],
])('"%s"', async (question, answer) => {
  const { text } = await askShop(question, { knowledge: catering });
  expect(text).toMatch(answer);
});
