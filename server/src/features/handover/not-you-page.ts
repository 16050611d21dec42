/** The way out of a letter that went to the wrong person: a page with one button, for a mail program that looks at links presses none. */
import type { FastifyInstance } from 'fastify';
import { registerLetterPage } from '../../http/letter-page.ts';
import type { LetterStore } from './letter-store.ts';

export const notYouPath = '/letters/not-you';

const ask = {
  isRight: true,
  title: 'Was it not you?',
  words:
    'Somebody left your address in a shop’s chat. With one press no letter of that shop’s chat comes to you again, and your address is taken out of its list.',
  button: 'It was not me: write no more',
};
const ended = {
  isRight: true,
  title: 'No more letters from there',
  words: 'Your address is out of that shop’s list, and nobody can leave it there again.',
};
const wrong = {
  isRight: false,
  title: 'This link leads nowhere',
  words: 'It is not whole, or older than two months. The newest letter has one that works.',
};

export const registerNotYouPage = (app: FastifyInstance, store: Pick<LetterStore, 'isNotYou' | 'refuse'>) =>
  registerLetterPage(app, notYouPath, async ({ isPost, queried }) => {
    const [agentId, token] = [queried('agentId'), queried('token')];
    if (isPost) return (await store.refuse(agentId, token)) ? ended : wrong;
    return (await store.isNotYou(agentId, token)) ? ask : wrong;
  });
