import { describe, expect, test } from 'vitest';
import type { Passage } from '../search/documents.ts';
import { evidenceQuestion } from './evidence-question.ts';
import type { FoundPassage } from './evidence-question.ts';
import { readPassages } from './read-passages.ts';
import { modelFeatures, selectEvidence } from './select-evidence.ts';
import { statementFeatures } from './statement-features.ts';

const passage = (text: string, over: Partial<Passage> = {}): Passage => ({
  url: 'https://shop.example/pages/help',
  title: 'Help',
  headings: [],
  text,
  language: 'en',
  kind: 'policy',
  voice: 'shop',
  ...over,
});

const found = (...documents: Passage[]): FoundPassage[] =>
  documents.map((document, at) => ({ document, score: 10 - at, coverage: 0.9 - at / 10 }));

const delivery = passage(
  'Parcels leave our workshop every morning. Standard delivery within Portugal takes two to three working days. We wrap everything in paper.',
  { headings: ['Delivery'] },
);
const returns = passage('You can return anything within 30 days of delivery. Refunds are made within a week.', {
  headings: ['Returns'],
});

const ask = (text: string, ...documents: Passage[]) =>
  selectEvidence(evidenceQuestion(text, 'en'), found(...documents));

describe('selectEvidence', () => {
  test('the statement that answers stands first, with its place', () => {
    const [best] = ask('How long does standard delivery take?', returns, delivery);
    expect(best).toMatchObject({ passage: 1, from: 1, to: 2 });
    expect(best?.statements.join(' ')).toContain('two to three working days');
  });

  test('what the pages do not say is less probable than what they say', () => {
    const [known] = ask('How long does standard delivery take?', delivery, returns);
    const [unknown] = ask('Do you hire students for the summer?', delivery, returns);
    expect(unknown?.probability ?? 0).toBeLessThan((known?.probability ?? 0) / 2);
  });

  test('a question on the page is answered by what follows it', () => {
    const faq = passage('Can I cancel my order?\nYes, until it has left our workshop.\nDo you engrave?\nWe do not.', {
      headings: ['Questions'],
    });
    const [best] = ask('can i cancel my order', faq, delivery);
    expect(best?.statements).toEqual(['Yes, until it has left our workshop.']);
  });

  test('at most eight, none inside another, best first', () => {
    const many = Array.from({ length: 16 }, (_, at) =>
      passage(`Delivery to region ${at} takes ${at + 2} days. Delivery there costs ${at} euros.`),
    );
    const evidence = ask('How much is delivery?', ...many);
    expect(evidence).toHaveLength(8);
    expect(evidence.map(({ probability }) => probability)).toEqual(
      evidence.map(({ probability }) => probability).toSorted((a, b) => b - a),
    );
  });

  test('nothing found, nothing chosen; empty and endless passages are borne', () => {
    expect(ask('How much is delivery?')).toEqual([]);
    expect(ask('How much is delivery?', passage(''))).toEqual([]);
    const endless = [passage('delivery '.repeat(50_000)), passage('a | b\n'.repeat(20_000))];
    expect(() => ask('How much is delivery?', ...endless)).not.toThrow();
  });

  test('the model was trained on the features that are measured now', () => {
    const reading = readPassages(evidenceQuestion('How long does delivery take?', 'en'), found(delivery));
    expect(modelFeatures()).toEqual(statementFeatures(reading).names);
  });

  test('a language without word vectors is served', () => {
    const german = passage('Lieferung innerhalb von zwei bis drei Werktagen. Unser Laden steht am Hafen.', {
      language: 'de',
    });
    const [best] = selectEvidence(evidenceQuestion('Wie lange dauert die Lieferung?', 'de'), found(german));
    expect(best?.statements[0]).toContain('zwei bis drei Werktagen');
  });
});
