import { expect, test } from 'vitest';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';
import { loom, passageOf } from '../loom-shop.fixture.ts';

const knowledge = knowledgeOf({
  ...loom,
  passages: [
    ...loom.passages,
    passageOf(
      '/privacy-policy',
      'Privacy policy',
      'We collect your name and address when you place an order. Cookies help us remember what is in your cart. We do not sell your personal information to anyone.',
    ),
  ],
});

test.each(['what do you need to place an order for me', 'can I just come in?', 'what do I put in my cart'])(
  '"%s" is not answered by what becomes of data',
  async (question) => {
    const { text } = await askShop(question, { knowledge });
    expect(text).not.toMatch(/We collect|Cookies help|do not sell/);
  },
);

test('who asks about his data is told of it', async () => {
  const { text } = await askShop('do you sell my personal data?', { knowledge });
  expect(text).toContain('do not sell your personal information');
});
