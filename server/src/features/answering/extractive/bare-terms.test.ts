/** "Postage?", "returns", "Perth?": a term of the shop's and nothing else, told from tables that shops have. */
import { expect, test } from 'vitest';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';
import { passageOf } from '../loom-shop.fixture.ts';

const rates = [
  'Where to: NSW, QLD | Standard: $8.95 · 2–4 days | Express: $14.50 · 1–2 days',
  'Where to: TAS | Standard: $9.95 · 4–7 days | Express: $16.50 · 2–4 days',
  'Where to: WA, NT | Standard: $11.95 · 5–9 days | Express: $21.00 · 3–4 days',
  'Where to: Norfolk Island | Standard: $24.00 · 10–20 days | Express: no',
].join('\n');
const beach = knowledgeOf({
  passages: [
    passageOf('/pages/shipping', 'What it costs and how long it takes', rates),
    passageOf(
      '/pages/shipping',
      'Where we do not ship',
      'We stopped sending to the United States in 2025, and we don’t ship to the UK.',
    ),
    passageOf('/pages/returns', 'How to send it back', 'Faulty goods: we refund your postage in full.'),
    passageOf('/pages/returns', 'Returns', 'You have 45 days from delivery to send it back. Tags on, unworn.'),
    passageOf('/pages/returns', 'Final clearance', 'No returns, no exchanges, unless faulty.'),
    passageOf('/pages/shop', 'In-store services', 'You can post it to us for altering: add $9.95 for the trip back.'),
  ],
  products: [],
});
const told = async (text: string, before: string[] = []) =>
  (await askShop(text, { knowledge: beach, before })).text.split('\n\n')[0];

test.each(['postage?', 'shipping cost', 'how much is postage'])(
  '"%s" is answered by the table, its first row first',
  async (text) => {
    const reply = await told(text);
    expect(reply).toMatch(/^NSW, QLD: standard \$8\.95/);
    expect(reply).toContain('WA, NT');
    expect(reply).not.toMatch(/refund|altering/);
  },
);

test('"returns" is answered by the rule that holds for most', async () => {
  expect(await told('returns')).toContain('45 days');
  expect(await told('retruns')).toContain('45 days');
});

test('a state’s letters are its row, in which several sums stand', async () => {
  expect(await told('how much is delivery to perth')).toMatch(/^WA, NT:.*\$21\.00/);
  expect(await told('and to hobart?', ['how much is postage'])).toMatch(/TAS: standard \$9\.95/);
});

test('a country is known by its other names', async () => {
  expect(await told('do u ship to usa')).toContain('stopped sending to the United States');
});

test('what is said of a country says more of it than what is said of all abroad', async () => {
  const cheese = knowledgeOf({
    passages: [
      passageOf(
        '/livraison',
        'Livraison',
        'L’option du samedi n’existe ni pour la Corse ni pour l’étranger, et coûte 6 € de plus. La livraison coûte 14,90 €.',
        { language: 'fr' },
      ),
      passageOf('/faq', 'Livrez-vous hors de France ?', 'La Belgique, oui. L’Allemagne viendra peut-être.', {
        language: 'fr',
      }),
    ],
    products: [],
  });
  const { text } = await askShop('livrez-vous en Allemagne ?', { knowledge: cheese });
  expect(text).not.toContain('samedi');
});

test('"address?" is answered by the page of contacts, and not by how a wrong one is changed', async () => {
  const shop = knowledgeOf({
    passages: [
      passageOf('/contact', 'Contact', '14 Weir Lane, Leeds LS1 4AB', { kind: 'page' }),
      passageOf('/faq', 'I gave a wrong address', 'Write to us before it leaves and we correct the address.'),
    ],
    products: [],
  });
  for (const text of ['address', 'address?'])
    expect((await askShop(text, { knowledge: shop })).text).toContain('14 Weir Lane');
});
