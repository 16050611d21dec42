import { expect, test } from 'vitest';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';
import { loom } from '../loom-shop.fixture.ts';

const [page] = loom.passages;
if (page === undefined) throw new Error('no page');
const hives = {
  ...page,
  url: 'https://loom.example/faq',
  title: 'Questions',
  headings: ['What warranty do I have?'],
  text: 'The legal warranty of two years holds for everything. On looms that we build ourselves there are ten years against joints that open.',
  kind: 'policy' as const,
};
const knowledge = knowledgeOf({ ...loom, passages: [...loom.passages, hives] });

test('a term is told with what belongs to it where it stands', async () => {
  const { text, used } = await askShop('what warranty do i have', { knowledge });
  expect(text).toContain('two years');
  expect(text).toContain('ten years');
  expect(used?.passages).toEqual([hives]);
});

test('what the owner put right of one place goes before what holds everywhere only where the place is named', async () => {
  const free = knowledge.facts.find(({ topic }) => topic === 'delivery.free_from');
  if (free === undefined) throw new Error('no fact');
  const text = 'Norway: 6 to 9 working days, 19.90 EUR, free from 200 EUR';
  const norway: typeof free = {
    ...free,
    id: 'fct_norway',
    text,
    value: { kind: 'money', amount: 200, currency: 'EUR' },
    scope: 'Norway',
    state: 'corrected',
    conflicts: [],
  };
  const union: typeof free = { ...free, text: 'It is free in the EU from 80 EUR.', scope: 'EU', conflicts: [] };
  const taught = { ...knowledge, facts: [...knowledge.facts.filter((one) => one !== free), union, norway] };
  expect((await askShop('free shipping', { knowledge: taught })).text).toContain('free in the EU');
  expect((await askShop('free shipping to Norway', { knowledge: taught })).text).toContain('free from 200 EUR');
});
