import { expect, test } from 'vitest';
import { askShop, knowledgeOf } from './ask-shop.fixture.ts';
import { passageOf } from './loom-shop.fixture.ts';

const bicycles = knowledgeOf({
  passages: [
    passageOf('/repairs', 'Repairs', 'A full service of a bicycle is $85. Ten working days, as a rule.'),
    passageOf('/repairs', 'Repairs', 'Who comes by bus pays less. Bring the key of the lock.'),
    passageOf('/hire', 'Hire', 'A hired tandem is $20 a day. Helmets are free.'),
    passageOf('/hire', 'Hire', 'Who comes by bus pays less. Bring the card of the bank.'),
  ],
  products: [],
});

/** the page of what is likeliest to answer */
async function pageOf(text: string, before: string[] = []): Promise<string | undefined> {
  const { question } = await askShop(text, { before, knowledge: bicycles });
  const part = question.parts.at(-1);
  const [best] = (await part?.told())?.evidence ?? [];
  return part?.passages[best?.passage ?? -1]?.document.url;
}

test.each([
  ['what does a full service of a bicycle cost', '/repairs'],
  ['what does a tandem cost a day', '/hire'],
])('after "%s" the page that told it is likelier than one that says the same', async (before, page) => {
  expect(await pageOf('is there anything i must bring', [before])).toContain(page);
  expect(await pageOf(`${before}? is there anything i must bring?`)).toContain(page);
});
