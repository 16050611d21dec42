import { expect, test } from 'vitest';
import { createAnswerMatcher } from './match-answer.ts';

const only = (question: string, text: string, language = 'en') => {
  const answers = [{ id: 'ans_0', questions: [question], text, pageUrl: null, validUntil: null }];
  const match = createAnswerMatcher(answers, language, () => new Date());
  const about = { language, shopLanguage: language, products: [], isFollowUp: false };
  return (asked: string) => match({ ...about, text: asked, asked }) !== null;
};

test.each([
  'Are you open on 26 December?',
  'are you open on december 25th',
  'are u open 24/12',
  'Is the shop open on Christmas Eve?',
  'I come from far away. Are you open on Boxing Day?',
])('“%s” asks for the hours at Christmas', (asked) => {
  expect(only('What are your opening hours at Christmas?', 'We open again on 2 January.')(asked)).toBe(true);
  expect(only('When are you open at New Year?', 'We close at noon.')(asked)).toBe(false);
});

test.each(['Are you open on 31 December?', 'are you open on new years day', 'open on 1 January?'])(
  '“%s” asks for the hours at New Year',
  (asked) => {
    expect(only('When are you open at New Year?', 'We close at noon.')(asked)).toBe(true);
    expect(only('What are your opening hours at Christmas?', 'We are closed.')(asked)).toBe(false);
  },
);

test.each([
  'are you open now?',
  'What are your opening hours?',
  'is the shop closed today?',
  'when do you open in summer',
  'opening hours in January?',
])('“%s” asks for no hours of Christmas', (asked) => {
  const text = 'From 24 December to 1 January our shop is closed. The online shop stays open.';
  expect(only('What are your opening hours at Christmas?', text)(asked)).toBe(false);
});

test('the hours of one day of Christmas are not those of another', () => {
  const isTold = only('Are you open on Christmas Eve?', 'Yes, until noon.');
  expect(isTold('Are you open on 24 December?')).toBe(true);
  expect(isTold('Are you open on 26 December?')).toBe(false);
});

test.each(['Are you open on 12 December?', 'Are you open on 26 November?'])('“%s” asks for no such day', (asked) =>
  expect(only('What are your opening hours at Christmas?', 'We are closed.')(asked)).toBe(false),
);

test.each([
  ['de', 'Habt ihr an Weihnachten geöffnet?', 'Habt ihr am 26. Dezember geöffnet?'],
  ['de', 'Habt ihr an Weihnachten geöffnet?', 'Habt ihr am 24.12. geöffnet?'],
  ['de', 'Habt ihr an Weihnachten geöffnet?', 'Habt ihr am zweiten Weihnachtsfeiertag geöffnet?'],
  ['fr', 'Êtes-vous ouverts à Noël ?', 'Êtes-vous ouverts le 25 décembre ?'],
  ['es', '¿Abren en Navidad?', '¿Abren el 26 de diciembre?'],
])('%s: “%s” is told to “%s”', (language, question, asked) => expect(only(question, '…', language)(asked)).toBe(true));

test.each([
  ['en', 'When are you open over Christmas?', 'We are closed 24 December to 1 January.', '29 December', '3 January'],
  ['de', 'Habt ihr an Weihnachten geöffnet?', 'Vom 24.12. bis 1.1. ist zu.', '28.12.', '3. Januar'],
  ['de', 'Habt ihr an Weihnachten geöffnet?', 'Vom 24.12. bis 1.1. ist zu.', 'Silvester', 'Karfreitag'],
  ['en', 'Are you open at Easter?', 'Closed on Good Friday only.', 'Good Friday', 'Boxing Day'],
])('%s: “%s”, “%s” is told of %s and not of %s', (language, question, text, within, beyond) => {
  const isTold = only(question, text, language);
  const put = (day: string) => (language === 'de' ? `Habt ihr am ${day} geöffnet?` : `Are you open on ${day}?`);
  expect([within, beyond].map((day) => isTold(put(day)))).toEqual([true, false]);
});
