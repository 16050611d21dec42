/** The way out of a letter that went to the wrong person: a page with one button, for a mail program that looks at links presses none. */
import type { FastifyInstance } from 'fastify';
import { registerLetterPage } from '../../http/letter-page.ts';
import type { LetterStore } from './letter-store.ts';

export const notYouPath = '/letters/not-you';

const ask = {
  isRight: true,
  title: 'Was it not you?',
  words:
    'Somebody left your address in a shop’s chat. With one press that shop’s chat sends you no further e-mail, and your address is removed from its list.',
  button: 'It was not me: send no more',
};
const ended = {
  isRight: true,
  title: 'No more e-mails from there',
  words: 'Your address is no longer in that shop’s list, and nobody can leave it there again.',
};
const wrong = {
  isRight: false,
  title: 'This link leads nowhere',
  words: 'It is incomplete, or older than two months. The newest e-mail has one that works.',
};

export const registerNotYouPage = (app: FastifyInstance, store: Pick<LetterStore, 'isNotYou' | 'refuse'>) =>
  registerLetterPage(app, notYouPath, async ({ isPost, queried }) => {
    const [agentId, token] = [queried('agentId'), queried('token')];
    if (isPost) return (await store.refuse(agentId, token)) ? ended : wrong;
    return (await store.isNotYou(agentId, token)) ? ask : wrong;
  });
