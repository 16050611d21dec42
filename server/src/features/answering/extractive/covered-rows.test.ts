import { expect, test } from 'vitest';
import type { Fact } from '../../../facts/fact.ts';
import type { Knowledge } from '../prepare-question.ts';
import { productNamed } from '../../../search/product.fixture.ts';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';
import { origin, passageOf } from '../loom-shop.fixture.ts';
import { withoutOverruled } from '../without-overruled.ts';

const goods = ['Fern Reading Lamp', 'Beech Hall Bench', 'Tide Cushion'];
const knowledge = knowledgeOf({
  passages: [
    passageOf('/warranty', 'Warranty', 'Everything carries the legal guarantee of 2 years.'),
    passageOf(
      '/warranty',
      'How long the warranty lasts',
      'Goods: Lamps, with LED and battery | Warranty: 3 years\nGoods: Wooden furniture | Warranty: 5 years\nGoods: Cast iron | Warranty: 10 years',
    ),
    ...goods.map((name, at) =>
      passageOf(`/products/${at}`, name, `${name}. It weighs 4 kg and is sent in a box.`, { kind: 'product' }),
    ),
  ],
  products: goods.map((name, at) => productNamed(name, { url: `${origin}/products/${at}` })),
});

const correctedBy = (text: string): Knowledge => {
  const facts = knowledge.facts.map((fact): Fact => {
    if (fact.scope?.startsWith('Lamps') !== true) return fact;
    const value = { kind: 'days', from: 1460, to: 1460 } as const;
    return { ...fact, text, value, state: 'corrected', overrules: [fact.text], ...(fact.value && { was: fact.value }) };
  });
  return withoutOverruled({ ...knowledge, facts });
};

const told = async (text: string, of = knowledge) => {
  const reply = await askShop(text, { knowledge: of });
  return { text: reply.text.split('\n\n')[0], outcome: reply.outcome ?? 'answered' };
};

test.each([
  ['Does the Fern lamp have a warranty?', 'Lamps, with LED and battery: warranty 3 years'],
  ['How long is the warranty on the Fern lamp?', 'Lamps, with LED and battery: warranty 3 years'],
  ['How long is the warranty on table lamps?', 'Lamps, with LED and battery: warranty 3 years'],
  ['Is there a warranty on the Beech Hall Bench?', 'Wooden furniture: warranty 5 years'],
  ['What is the warranty on wooden furniture?', 'Wooden furniture: warranty 5 years'],
  ['What is the warranty on cast iron?', 'Cast iron: warranty 10 years'],
  ['Do cushions have a warranty?', 'Everything carries the legal guarantee of 2 years.'],
])('“%s” is told the guarantee of its goods and no other', async (asked, row) =>
  expect(await told(asked)).toEqual({ text: row, outcome: 'answered' }),
);

test.each(['Lamps, with LED and battery: warranty 4 years', 'The warranty on lamps is 4 years.'])(
  'a row put right, “%s”, leaves the others as they were',
  async (text) => {
    const of = correctedBy(text);
    for (const asked of ['What is the warranty on wooden furniture?', 'How long is the warranty on wooden furniture?'])
      expect(await told(asked, of), asked).toEqual(await told(asked));
    for (const asked of ['Does the Fern lamp have a warranty?', 'How long is the warranty on the Fern lamp?'])
      expect((await told(asked, of)).text, asked).toBe(text);
    const table = (await told('What is the warranty?', of)).text?.split('\n') ?? [];
    expect(table).toEqual(expect.arrayContaining([text, 'Wooden furniture: warranty 5 years']));
  },
);

test('a row that was put right stands on its page no more', async () => {
  const { question } = await askShop('How long is the warranty on lamps?', { knowledge: correctedBy('4 years.') });
  expect(question.passages.map(({ document }) => document.text).join('\n')).not.toContain('3 years');
});

test.each(['How do I claim the warranty on my lamp?', 'Does the warranty on lamps cover a broken cable?'])(
  '“%s” asks for more than a row',
  async (asked) => expect((await told(asked)).text).not.toBe('Lamps, with LED and battery: warranty 3 years'),
);

test('who names no goods is told the whole table, also its rows of what no pack knows', async () => {
  const rows = ['Lamps | 3 years', 'Wooden furniture | 5 years', 'Cushions | 1 year', 'Zubrits | 6 months'];
  const of = knowledgeOf({
    passages: [
      passageOf('/warranty', 'Warranty', rows.map((row) => `Goods: ${row.replace('| ', '| Warranty: ')}`).join('\n')),
    ],
    products: [],
  });
  for (const asked of ['How long is the warranty?', 'how long does the warranty last']) {
    const { text = '' } = await told(asked, of);
    for (const row of rows) expect(text, asked).toContain(row.split(' | ')[1]);
  }
});
