import { expect, test } from 'vitest';
import { askShop, knowledgeOf } from './ask-shop.fixture.ts';
import { passageOf } from './loom-shop.fixture.ts';

const kettles = knowledgeOf({
  passages: [
    passageOf('/faq', 'Questions', 'Do you sell in stores? Nope, we sell directly to you and save the middle man.'),
    passageOf('/kettles', 'Kettles', 'Our kettles boil fast and look good on any stove.'),
    passageOf('/returns', 'Returns', 'Send it back within 30 days of delivery. We refund you within 5 working days.'),
    passageOf('/tea', 'Tea', 'Green tea likes water of 80 degrees. Black tea may boil.'),
  ],
  products: [],
});

async function bestOf(text: string) {
  const { question } = await askShop(text, { knowledge: kettles });
  const [part] = question.parts;
  const [best] = (await part?.told())?.evidence ?? [];
  return { asked: part?.text, page: part?.passages[best?.passage ?? -1]?.document.url };
}

test('a question in everyday words is looked for as pages put it', async () => {
  expect((await bestOf('how long do i have to send stuff back if i dont like it')).asked).toBe(
    'How many days do I have to return something unused?',
  );
});

test('... and as it was said where that is answered better', async () => {
  const { asked, page } = await bestOf('do you sell in stores');
  expect(page).toContain('/faq');
  expect(asked).toBe('do you sell in stores');
});
