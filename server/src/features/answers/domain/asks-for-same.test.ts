import { expect, test } from 'vitest';
import { createAnswerMatcher } from './match-answer.ts';

const only = (question: string, text: string, language = 'en') => {
  const answers = [{ id: 'ans_0', questions: [question], text, pageUrl: null, validUntil: null }];
  const match = createAnswerMatcher(answers, language, () => new Date());
  const about = { language, shopLanguage: language, products: [], isFollowUp: false };
  return (asked: string) => match({ ...about, text: asked, asked }) !== null;
};

test.each(['do you have curtains', 'have you got any curtains?', 'any curtains?', 'curtains', 'Are there curtains?'])(
  '“%s” asks whether there are some, as “do you sell curtains?” does',
  (asked) => {
    for (const answer of ['No, sorry.', 'Yes, since this autumn.'])
      expect(only('Do you sell curtains?', answer)(asked), answer).toBe(true);
  },
);

test.each([
  'do you have blinds',
  'how much are curtains',
  'do you have cushions',
  'do you have velvet curtains in red',
])('“%s” asks for something else', (asked) =>
  expect(only('Do you sell curtains?', 'Yes, since this autumn.')(asked)).toBe(false),
);

test.each([
  'loyalty scheme',
  'do you have a loyalty scheme?',
  'loyalty card?',
  'bonus programme',
  'Is there a loyalty club?',
])('“%s” asks for the loyalty programme', (asked) =>
  expect(only('Do you have a loyalty programme?', 'Not at the moment.')(asked)).toBe(true),
);

test.each(['colour scheme', 'gift card', 'Do you have a discount?', 'Do you have a training programme?'])(
  '“%s” does not',
  (asked) => expect(only('Do you have a loyalty programme?', 'Not at the moment.')(asked)).toBe(false),
);

test.each([
  ['Verkauft ihr Vorhänge?', 'habt ihr Vorhänge'],
  ['Verkauft ihr Vorhänge?', 'Vorhänge?'],
  ['Habt ihr ein Treueprogramm?', 'Treuekarte'],
  ['Habt ihr ein Treueprogramm?', 'Gibt es ein Bonussystem?'],
  ['Habt ihr ein Treueprogramm?', 'Stempelkarte?'],
])('in German “%s” is told to “%s”', (question, asked) =>
  expect(only(question, 'Leider nicht.', 'de')(asked)).toBe(true),
);

test('what is not wanted is another thing', () =>
  expect(only('Do you have candles with beeswax?', 'Yes.')('Do you have candles without beeswax?')).toBe(false));
