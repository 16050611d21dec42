import { expect, test } from 'vitest';
import { backgroundAnswers } from './background-answers.ts';
import { createFitting } from './fitting-answers.ts';

const fitting = (question: string, text: string, language = 'en') => {
  const answers = [{ id: 'ans_0', questions: [question], text, pageUrl: null, validUntil: null }];
  const fit = createFitting(answers, language, () => new Date());
  return (asked: string) =>
    fit({ text: asked, asked, language, shopLanguage: language, products: [], isFollowUp: false })[0];
};

const parking = fitting(
  'Where can I park at the shop?',
  'There is a free car park behind the house, with twelve places.',
);

test.each(['parking?', 'i come by car, where can i park it', 'Do you have a car park?'])(
  '“%s” is fitted by the answer for parking',
  (asked) => expect(parking(asked)?.fit).toBeGreaterThan(0.55),
);

test.each(['Where do your sheep graze?', 'Do you deliver on Saturdays?', 'Where can I buy the picnic blanket?'])(
  '“%s” is not',
  (asked) => expect(parking(asked)?.fit ?? 0).toBeLessThan(0.3),
);

test('what decides is seen however alike the words are', () => {
  const linen = fitting('Do you have curtains in blue?', 'Yes, in three sizes.');
  expect(linen('Do you have curtains in blue linen?')?.isTellable).toBe(false);
  expect(linen('have you got blue curtains')?.isTellable).toBe(true);
});

test('answers of other shops stand beside few of the owner’s, in the shop’s language where there are some', () => {
  const [de, pl] = ['de', 'pl'].map((language) =>
    backgroundAnswers(language).map(({ questions }) => questions[0] ?? ''),
  );
  expect(de).toHaveLength(15);
  expect(de?.join(' ')).toMatch(/ihr|Sie/u);
  expect(pl).toEqual(backgroundAnswers('en').map(({ questions }) => questions[0]));
  expect([undefined, 'ans_0']).toContain(parking('Do you sell coffee?')?.of.id);
});
