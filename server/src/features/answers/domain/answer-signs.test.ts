import { expect, test } from 'vitest';
import { createQuestionReader } from '../../../evidence/question-likeness.ts';
import { answerSigns, besideOthers } from './answer-signs.ts';
import { comparedQuestion, comparedWording, toldBy } from './compared-question.ts';

const read = createQuestionReader(['Can I park at the shop?', 'Do you have a student discount?'], 'en');
const asked = (text: string) => comparedQuestion(text, 'en', read(text));
const about = { language: 'en', shopLanguage: 'en', products: [], isFollowUp: false };
const signsOf = (question: string, wording: string, answer: string) =>
  answerSigns(asked(question), comparedWording(asked(wording), toldBy(answer, 'en')), {
    ...about,
    text: question,
    asked: question,
  });

test('who else is meant is seen by what is left of both', () => {
  const answer = 'Yes, 10 % with your card.';
  const signs = signsOf('Do you have a teacher discount?', 'Do you have a student discount?', answer);
  expect(signs).toMatchObject({ leftAsked: 1, leftWording: 1, sharedTerms: 1, thing: 1 });
  expect(signs.leftNearest).toBeGreaterThan(0.2);
  expect(signsOf('student discount?', 'Do you have a student discount?', answer)).toMatchObject({
    leftAsked: 0,
    leftWording: 0,
    thing: 0,
  });
});

test('an answer that tells no sum is none to what something costs', () => {
  const wording = 'Can I park at the shop?';
  expect(signsOf('How much is parking?', wording, 'Yes, behind the house.').asksUntold).toBe(1);
  expect(signsOf('How much is parking?', wording, 'Yes, for 2 € an hour.').asksUntold).toBe(0);
});

test('of each sign that compares, how far an answer is before the others in the mean', () => {
  const all = [0.9, 0.2, 0.4].map((likeness) => ({ likeness, bothWords: 0 }));
  const leads = besideOthers(all).map(({ likenessLead = 0 }) => Number(likenessLead.toFixed(2)));
  expect(leads).toEqual([0.6, -0.45, -0.15]);
  expect(besideOthers([{ likeness: 0.5 }])[0]).toMatchObject({ likenessLead: 0.5, bothWordsLead: 0 });
});
