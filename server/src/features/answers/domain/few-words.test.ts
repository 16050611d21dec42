import { expect, test } from 'vitest';
import { createAnswerMatcher } from './match-answer.ts';

const isTold = (question: string, text: string, asked: string) => {
  const answer = { id: 'ans_0', questions: [question], text, pageUrl: null, validUntil: null };
  const match = createAnswerMatcher([answer], 'en', () => new Date());
  const about = { language: 'en', shopLanguage: 'en', products: [], isFollowUp: false };
  return match({ ...about, text: asked, asked }) !== null;
};

test.each([
  ['Can I bring my dog into the shop?', 'Yes, dogs on a lead are welcome.', 'dogs ok?', true],
  ['Can I bring my dog into the shop?', 'Yes, dogs on a lead are welcome.', 'dog food?', false],
  ['Where can I park?', 'There are twelve free places behind the mill.', 'parking', true],
])('“%s” (%s) is asked for in few words by “%s”: %s', (question, text, asked, isMeant) =>
  expect(isTold(question, text, asked)).toBe(isMeant),
);

// the rules take the same thing asked for otherwise for the same question
test.fails('what it costs is not asked for by where it is', () =>
  expect(isTold('Where can I park?', 'There are twelve places behind the mill.', 'how much is parking')).toBe(false));
