/** The page behind a letter's link: words, and one button or one link at most. No script runs in it, and nobody logs in for it. */
import type { FastifyInstance } from 'fastify';
import { fieldOf } from '@vitrine/contract/field-of';

interface LetterPage {
  /** false: the link leads nowhere, which is 404 */
  isRight: boolean;
  title: string;
  words: string;
  /** the words of a button that posts to where the page stands */
  button?: string;
  link?: { href: string; words: string };
}

/** `queried` gives a parameter of the address: '' where it is missing or said twice, cut to 200 characters. */
type AnswerLetter = (asked: { isPost: boolean; queried: (name: string) => string }) => Promise<LetterPage>;

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

/** `GET` and `POST` of one address; a mail program may post a form to it by itself (RFC 8058), of which nothing is read. */
export async function registerLetterPage(app: FastifyInstance, url: string, answer: AnswerLetter): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
      done(null, null),
    );
    scope.route({
      method: ['GET', 'POST'],
      url,
      // a look at the headers does nothing
      exposeHeadRoute: false,
      handler: async ({ method, query }, reply) => {
        const queried = (name: string) => {
          const value = fieldOf(query, name);
          return typeof value === 'string' ? value.slice(0, 200) : '';
        };
        const page = await answer({ isPost: method === 'POST', queried });
        return reply
          .code(page.isRight ? 200 : 404)
          .headers(headers)
          .send(draw(page));
      },
    });
  });
}

/** What stands in it is ours: no visitor's and no owner's words may come here. */
const draw = ({ title, words, button, link }: LetterPage) => `<!doctype html>
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
${button === undefined ? '' : `<form method="post"><button>${button}</button></form>`}${link === undefined ? '' : `<p><a href="${link.href}">${link.words}</a></p>`}
</body>
</html>`;
