import { describe, expect, test } from 'vitest';
import { questionOf } from '../question.fixture.ts';
import { attribute, productOf, rulesAlone } from './claims.fixture.ts';
import { createClaimFault } from './fault-in-claims.ts';

const duck = productOf('Nachziehente Resi', 39, { attributes: [attribute('Alter', 'ab 12 Monaten')] });
const blocks = productOf('Bauklötze Alm', 29, { description: 'Nicht für Kinder unter 3 Jahren geeignet.' });
const page = {
  url: 'https://loom.example/murmelbahn',
  title: 'Murmelbahn Gipfel',
  headings: ['Murmelbahn Gipfel'],
  text: 'Achtung: Wegen der Murmeln nicht für Kinder unter 3 Jahren geeignet.',
  language: 'de',
  kind: 'product' as const,
  voice: 'shop' as const,
};
const faultOf = (asked: string, text: string) =>
  createClaimFault(
    questionOf(asked, {
      shopLanguage: 'de',
      language: 'de',
      passages: [{ document: page, score: 1, coverage: 1 }],
      products: [duck, blocks].map((document) => ({ document, score: 1, coverage: 1 })),
    }),
    rulesAlone,
  )(text);

describe('a thing is not offered for an age below its own', () => {
  test.each([
    // its product was not found, since it is not for this age
    [
      'Ist die Murmelbahn was für unsere Zweijährige?',
      'Wenn ihr dabei seid, können auch Zweijährige gut damit spielen.',
    ],
    ['Ab wann sind die Bauklötze?', 'Mit den Bauklötze Alm spielen auch Zweijährige gut.'],
  ])('may not be said: %s %s', (asked, text) => {
    expect(faultOf(asked, text)).toContain('an age below');
  });

  test.each([
    ['Ist die Murmelbahn was für unsere Dreijährige?', 'Ja, auch Dreijährige können gut damit spielen.'],
    ['Ist die Murmelbahn was für unsere Zweijährige?', 'Für Zweijährige passt die Nachziehente Resi.'],
    ['Ist die Murmelbahn was für unsere Zweijährige?', 'Nein, sie ist nicht für Kinder unter 3 Jahren geeignet.'],
  ])('may be said: %s %s', (asked, text) => {
    expect(faultOf(asked, text)).toBeNull();
  });
});

describe('what is no food is not told as an ingredient', () => {
  const water = productOf('Orange blossom water', 12, {
    description: 'A tonic for the face. Not for human consumption.',
  });
  const asked = (text: string) =>
    createClaimFault(
      questionOf('Can I bake with the orange blossom water?', {
        products: [{ document: water, score: 1, coverage: 1 }],
      }),
      rulesAlone,
    )(text);

  test('where its page says so', () => {
    expect(asked('A teaspoon of the Orange blossom water makes a cake smell of spring.')).toContain('as food');
    expect(asked('The Orange blossom water is not for human consumption, so please do not bake with it.')).toBeNull();
    expect(asked('The Orange blossom water is a tonic for the face.')).toBeNull();
  });
});
