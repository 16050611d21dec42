import { describe, expect, test } from 'vitest';
import { hiddenPassageKey, nothingHidden } from '../../crawling/hidden-sources.ts';
import { askShop, loomKnowledge } from './ask-shop.fixture.ts';
import { withoutHidden } from './without-hidden.ts';
import { withoutRepeats } from './without-repeats.ts';

const hiding = (...passages: string[]) => ({ ...nothingHidden, passages: new Set(passages.map(hiddenPassageKey)) });
const left = (text: string, ...passages: string[]) => withoutRepeats(hiding(...passages), text);

describe('what a hidden passage says is told from no other text', () => {
  const sentence = 'It may be washed at 60 degrees, inside out.';

  test('whatever capitals, quotes and line breaks it is written with, and the rest of the text stays', () => {
    expect(left(`A soft bag. ${sentence} It dries fast.`, `Care\n${sentence}`)).toBe('A soft bag. It dries fast.');
    expect(left('It may be Washed at 60 degrees – inside out!\nIt dries fast.', `Care\n${sentence}`)).toBe(
      'It dries fast.',
    );
    expect(left(sentence, sentence.replace(' at ', '\nat '))).toBe('');
  });

  test.each([
    ['It may be washed at 60 degrees.', 'It may be washed at 60 degrees or less.'],
    ['Material: one hundred per cent washed linen', 'Material: one hundred per cent washed linen'],
    ['Where: Ireland | Price: 5 EUR | Free: from 80 EUR', 'Where: Ireland | Price: 5 EUR | Free: from 80 EUR'],
    ['Made in Portugal.', 'Made in Portugal.'],
  ])('but half of its sentence, a labelled value and a few words are others: %s', (text, passage) => {
    expect(left(text, passage)).toBe(text);
  });
});

test('a description that repeats a hidden passage is not told in its place', async () => {
  const asked = 'What is the Harbour blanket woven from?';
  const sentence = 'A thick blanket, woven from soft lambswool.';
  expect((await askShop(asked)).text).toContain('soft lambswool');
  const knowledge = withoutHidden(loomKnowledge, hiding(`Harbour blanket\n${sentence}`));
  const { text, question } = await askShop(asked, { knowledge });
  expect(text).not.toContain('soft lambswool');
  const told = JSON.stringify(question, (key, value: unknown) => (key === 'whole' ? undefined : value));
  expect(told).not.toContain('soft lambswool');
});
