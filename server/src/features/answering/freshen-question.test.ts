import { expect, test } from 'vitest';
import { createFreshen } from './freshen-question.ts';
import { blanket, questionOf } from './question.fixture.ts';

test('a price that is not asked any more goes out of the description too', async () => {
  const known = { ...blanket, description: 'Now for 89.00 EUR only.\nA warm wool blanket.' };
  const record = { ...known, price: { amount: 79, currency: 'EUR' } };
  const freshen = createFreshen(
    {
      readAgain: () => Promise.resolve(new Map([[known.url, { record, readAt: new Date() }]])),
      priorsSeen: () => Promise.resolve(() => true),
    },
    'agent',
  );
  const question = questionOf('What is the Harbour blanket?', {
    products: [{ document: known, score: 1, coverage: 1 }],
  });
  const fresh = await freshen.question(question, () => Promise.resolve([known]));
  const [product] = fresh.products.map(({ document }) => document);
  expect(product?.price).toEqual(record.price);
  expect(product?.description).toBe('A warm wool blanket.');
});
