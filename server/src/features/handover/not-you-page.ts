/** The way out of a letter that went to the wrong person: a page with one button, for a mail program that looks at links presses none. */
import type { FastifyInstance } from 'fastify';
import type { LetterStore } from './letter-store.ts';

export const notYouPath = '/letters/not-you';

export async function registerNotYouPage(
  app: FastifyInstance,
  store: Pick<LetterStore, 'isNotYou' | 'refuse'>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
      done(null, null),
    );
    scope.get(notYouPath, async ({ query }, reply) => {
      const { agentId, token } = read(query);
      const isRight = await store.isNotYou(agentId, token);
      const words = isRight ? askWords : wrongWords;
      return reply
        .code(isRight ? 200 : 404)
        .headers(pageHeaders)
        .type(html)
        .send(page(words, isRight));
    });
    scope.post(notYouPath, async ({ query }, reply) => {
      const { agentId, token } = read(query);
      const isRight = await store.refuse(agentId, token);
      const words = isRight ? endedWords : wrongWords;
      return reply
        .code(isRight ? 200 : 404)
        .headers(pageHeaders)
        .type(html)
        .send(page(words, false));
    });
  });
}

function read(query: unknown): { agentId: string; token: string } {
  const text = (name: string): string => {
    const value: unknown = Object.getOwnPropertyDescriptor(Object(query), name)?.value;
    return typeof value === 'string' ? value.slice(0, 200) : '';
  };
  return { agentId: text('agentId'), token: text('token') };
}

const html = 'text/html; charset=utf-8';
const pageHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

const askWords = {
  title: 'Was it not you?',
  words:
    'Somebody left your address in a shop’s chat. With one press no letter of that shop’s chat comes to you again, and your address is taken out of its list.',
};
const endedWords = {
  title: 'No more letters from there',
  words: 'Your address is out of that shop’s list, and nobody can leave it there again.',
};
const wrongWords = {
  title: 'This link leads nowhere',
  words: 'It is not whole, or older than two months. The newest letter has one that works.',
};

/** the form has no address of its own: it is sent to where it stands */
const page = ({ title, words }: typeof askWords, asks: boolean) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Vitrine</title>
<style>body{font:16px/1.6 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1.5rem;color-scheme:light dark}button{font:inherit;min-height:44px;padding:0 1.25rem}</style>
</head>
<body>
<h1>${title}</h1>
<p>${words}</p>
${asks ? '<form method="post"><button>It was not me: write no more</button></form>' : ''}
</body>
</html>`;
