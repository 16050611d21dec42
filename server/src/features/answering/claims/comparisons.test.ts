import { describe, expect, test } from 'vitest';
import { questionOf } from '../question.fixture.ts';
import { euros, productOf, rulesAlone } from './claims.fixture.ts';
import { createClaimFault } from './fault-in-claims.ts';

const products = [
  productOf('Cherry salad servers', 27.5, { priorPrice: euros(32) }),
  productOf('Olive spoon set', 22.9),
];
const question = (text: string) =>
  questionOf(text, { products: products.map((document) => ({ document, score: 1, coverage: 1 })) });

describe('what stands behind “than” is compared with, and what was spoken of before is compared', () => {
  test.each([
    [
      'Was ist günstiger?',
      'Die Cherry salad servers kosten 27,50 €. Damit sind sie günstiger als das Olive spoon set.',
    ],
    ['Which is cheaper?', 'The Cherry salad servers cost €27.50. That makes them cheaper than the Olive spoon set.'],
    ['¿Cuál es más barato?', 'Los Cherry salad servers cuestan 27,50 €. Son más baratos que el Olive spoon set.'],
    ['Qual è più economico?', 'Il Cherry salad servers costa 27,50 €. È più economico del Olive spoon set.'],
  ])('may not be said: %s %s', (asked, text) => {
    expect(createClaimFault(question(asked), rulesAlone)(text)).toMatch(/cheaper/u);
  });

  test.each([
    ['Was ist günstiger?', 'Das Olive spoon set kostet 22,90 €. Damit ist es günstiger als die Cherry salad servers.'],
    ['Which is cheaper?', 'The Olive spoon set costs €22.90. That makes it cheaper than the Cherry salad servers.'],
    ['Which is cheaper?', 'The Cherry salad servers cost €27.50. Cheaper is the Olive spoon set at €22.90.'],
    ['Was ist günstiger?', 'Günstiger als die Cherry salad servers ist das Olive spoon set.'],
  ])('may be said: %s %s', (asked, text) => {
    expect(createClaimFault(question(asked), rulesAlone)(text)).toBeNull();
  });
});
