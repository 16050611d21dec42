import { expect, test } from 'vitest';
import { accordions } from './accordions.fixture.ts';
import { extractPage } from './extract-page.ts';

const asked = [
  ['How long does delivery take?', 'It takes three to six working days, and a little longer at Christmas.'],
  ['Can I return a used item?', 'No, only what is unused and in its box goes back, within thirty days.'],
  ['Do you ship to Norway?', 'Yes, by post, for twelve pounds, and duty may have to be paid on arrival.'],
] as const;
const lists: Partial<Record<string, string>> = { dl: 'dl', squarespace: 'ul', wix: 'ul', aDrop: 'ul' };

test.each(accordions)('%s: each question heads its answer', (software, entry) => {
  const entries = asked.map(([question, answer], at) =>
    entry
      .replaceAll('NUMBER', String(at + 1))
      .replace('QUESTION', question)
      .replace('ANSWER', answer),
  );
  const list = lists[software] ?? 'div';
  const { blocks } = extractPage({
    url: 'https://shop.example/pages/faq',
    headers: { 'content-type': 'text/html' },
    body: Buffer.from(
      `<main><h1>Questions</h1><h2>Delivery and returns</h2><${list}>${entries.join('')}</${list}><p>Still unsure? Write to us, and we will get back to you within a day.</p></main>`,
    ),
  });
  for (const [question, answer] of asked) {
    const told = blocks.find(({ headings }) => headings.at(-1) === question)?.text ?? '';
    expect(told.startsWith(answer), question).toBe(true);
    for (const [, other] of asked) if (other !== answer) expect(told, question).not.toContain(other);
  }
});
