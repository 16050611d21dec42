import { expect, test } from 'vitest';
import { askShop, loomKnowledge } from './ask-shop.fixture.ts';

test('several questions of one message are one where the owner wrote an answer to just these', async () => {
  const both = 'how fast is express? and until when do i have to order?';
  const own = { id: 'ans_1', text: 'In one day, before noon.', pageUrl: null };
  const knowledge = {
    ...loomKnowledge,
    answerTo: ({ text }: { text: string }) => Promise.resolve(text === both ? own : null),
  };
  expect((await askShop(both, { knowledge })).text).toBe(own.text);
  expect((await askShop('how fast is express? and is it free?', { knowledge })).question.parts).toHaveLength(2);
});

test.each(['Thank you so much in advance, have a nice day', 'Many thanks!', 'Thanks. Have a lovely weekend!'])(
  'what a message ends with is no question: “%s”',
  async (end) => {
    const asked: string[] = [];
    const answerTo = ({ text }: { text: string }) => {
      asked.push(text);
      return Promise.resolve(null);
    };
    await askShop(`Is the lamp dimmable? ${end}`, { knowledge: { ...loomKnowledge, answerTo } });
    expect(asked).toEqual(['Is the lamp dimmable?']);
  },
);
