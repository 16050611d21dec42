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
