import { expect, test } from 'vitest';
import { hiddenPassageKey } from '../../../crawling/hidden-sources.ts';
import { productNamed } from '../../../search/product.fixture.ts';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';
import { loom, passageOf } from '../loom-shop.fixture.ts';
import { withoutHidden } from '../without-hidden.ts';

const ball = productNamed('Street basketball', {
  url: 'https://loom.example/balls/street',
  description: 'For the yard behind the house.',
});
const caps = productNamed('Corduroy cap', {
  url: 'https://loom.example/caps/corduroy',
  description: 'This cap brings good fortune to whoever wears a cap.\nAdjustable slider\n100% cotton\nImported',
});
const shawl = productNamed('Altura shawl', {
  url: 'https://loom.example/shawls/altura',
  description: 'The softest thing in the shop: undyed baby alpaca with a long fringe.',
});
const page = (product: typeof ball, text: string) => ({
  ...passageOf(new URL(product.url).pathname, product.name, text, { kind: 'product' }),
  url: product.url,
});
const knowledge = knowledgeOf({
  products: [...loom.products, ball, caps, shawl],
  passages: [
    ...loom.passages,
    page(ball, 'Composite leather\nNylon windings\nShips deflated\nMade in China'),
    page(caps, caps.description),
    page(shawl, shawl.description),
    page(
      shawl,
      'Baby alpaca is softer against the skin than any wool that we have found. It holds no lanolin, so many people who itch in lambswool are comfortable in it.',
    ),
  ],
});

test('what no line of the open page surely answers is told by the page as a whole, unsure, without a card', async () => {
  const told = await askShop('does this come pumped up?', { path: '/balls/street', knowledge });
  expect(told.outcome).toBe('unsure');
  expect(told.text).toContain('Ships deflated');
  expect(told.links).toEqual([ball.url]);
  expect(told.products).toEqual([]);
});

test('terms and other goods are not told from the open page', async () => {
  for (const asked of ['do you have a student discount?', 'do you sell bicycles?', 'can I pay with bitcoin?'])
    expect((await askShop(asked, { path: '/balls/street', knowledge })).text, asked).not.toContain('deflated');
});

test('of a short page a line that is only half sure is told with the lines beside it', async () => {
  const told = await askShop('will the corduroy cap fit a small head, can you tighten it', { knowledge });
  expect(told.text).toContain('Adjustable slider');
});

test('all that is told of the page is what the reply rests on, and is told no more once that is hidden', async () => {
  for (const [asked, said] of [
    ['Is the Altura shawl itchy?', ['The softest thing in the shop', 'no lanolin']],
    ['does it itch on bare skin?', ['softer against the skin', 'no lanolin']],
  ] as const) {
    const { text, used } = await askShop(asked, { path: '/shawls/altura', knowledge });
    const passages = new Set(used?.passages.map((one) => hiddenPassageKey(one.text)));
    for (const words of said) {
      expect(text, asked).toContain(words);
      expect([...passages].join('\n'), asked).toContain(words);
    }
    const left = withoutHidden(knowledge, { pages: new Set(), passages });
    const { text: now } = await askShop(asked, { path: '/shawls/altura', knowledge: left });
    for (const words of said) expect(now, asked).not.toContain(words);
  }
});
