import { expect, test } from 'vitest';
import { createAnswerMatcher } from './match-answer.ts';
import { matterSaid, sharesMatter } from './shares-matter.ts';

const only = (question: string, text: string, language = 'en') => {
  const answers = [{ id: 'ans_0', questions: [question], text, pageUrl: null, validUntil: null }];
  const match = createAnswerMatcher(answers, language, () => new Date());
  const about = { language, shopLanguage: language, products: [], isFollowUp: false };
  return (asked: string) => match({ ...about, text: asked, asked }) !== null;
};

const student = 'Do you have a student discount?';
const answers = [
  'Yes: students get 10 % off with a code that we send to a university address.',
  'Yes, students get 10 % off everything that is not on sale.',
  'Yes: 10 % with the code STUDENT10, but not on sale items.',
  'We give students and pupils a discount of 10 %.',
];

test.each([
  'Is there a sale?',
  'Is anything on sale?',
  'Are there any deals?',
  'Do teachers get a discount?',
  'Do nurses get money off?',
  'Do you give discounts to schools?',
  'Do you have a discount?',
  'Do you have a discount code?',
])('“%s” shares a discount with the answer for students, and is not told it', (asked) => {
  for (const answer of answers) expect(only(student, answer)(asked), answer).toBe(false);
});

test.each(['Do students get a discount?', 'discount with a student card', 'Can I get money off as a student?'])(
  '“%s” is told it',
  (asked) => {
    for (const answer of answers) expect(only(student, answer)(asked), answer).toBe(true);
  },
);

test('what the answer speaks of beside its question is shared too', () =>
  expect(only(student, 'Students and pupils get 10 % off.')('Do pupils get a discount?')).toBe(true));

test('two words of what questions are put with are a matter', () =>
  expect(
    only(
      'Can I use a discount code on sale items?',
      'No, not on items that are already reduced.',
    )('discount code sale'),
  ).toBe(true));

const shares = (asked: string, question: string, answer: string, language = 'en') =>
  sharesMatter(matterSaid(asked, language), matterSaid(question, language), () => matterSaid(answer, language));

test('a day that shops name is a matter', () =>
  expect(
    shares('Is it worth waiting for Black Friday?', 'Do you take part in Black Friday?', 'No, our prices are fair.'),
  ).toBe(true));

test.each([
  'Gibt es einen Rabatt?',
  'Gibt es einen Lehrerrabatt?',
  'Bekommen Lehrer Rabatt?',
  'Habt ihr einen Rabattcode?',
])('“%s” shares half a word with the answer for students', (asked) => {
  for (const question of ['Gibt es einen Studentenrabatt?', 'Habt ihr einen Rabatt für Studenten?'])
    expect(only(question, 'Ja, Studierende bekommen 10 % Rabatt.', 'de')(asked), question).toBe(false);
});

test('half of a word is what a sentence says in two', () => {
  for (const asked of ['Bekommen Studenten Rabatt?', 'Habt ihr Rabatt für Studenten?'])
    expect(shares(asked, 'Gibt es einen Studentenrabatt?', 'Ja, 10 %.', 'de')).toBe(true);
});
