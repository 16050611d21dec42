import { expect, test } from 'vitest';
import { questionOf } from '../question.fixture.ts';
import { factOf, passageOf, rulesAlone } from './claims.fixture.ts';
import { createClaimFault } from './fault-in-claims.ts';

const inGerman = (topic: Parameters<typeof factOf>[0], text: string, scope: string | null = null) => ({
  ...factOf(topic, text, scope),
  language: 'de',
});
const faultOf = (text: string) =>
  createClaimFault(
    questionOf('Was kostet der Versand nach Österreich?', {
      language: 'de',
      shopLanguage: 'de',
      passages: [],
      products: [],
      facts: [
        inGerman('delivery.time', 'Österreich: 8,90 €, 3–5 Werktage', 'Österreich'),
        inGerman('warranty', 'Eine Reparatur dauert etwa 3 Wochen.'),
      ],
    }),
    rulesAlone,
  )(text);

test('how long one thing takes is no other number for how long another takes', () => {
  expect(faultOf('Der Versand nach Österreich kostet 8,90 € und dauert 3 bis 5 Werktage.')).toBeNull();
  expect(faultOf('Der Versand nach Österreich kostet 8,90 € und dauert 3 Wochen.')).not.toBeNull();
  expect(faultOf('Eine Reparatur dauert 2 Wochen.')).not.toBeNull();
});

test('what is sent in to be repaired is no delivery, and a repair takes as long as one', () => {
  const repair = passageOf('Ein Flicken kostet 12 €. Eine Reparatur dauert etwa 3 Wochen.', ['Reparaturservice']);
  const fault = createClaimFault(
    questionOf('Was kostet ein Flicken?', {
      language: 'de',
      shopLanguage: 'de',
      passages: [{ ...repair, document: { ...repair.document, language: 'de' } }],
      products: [],
      facts: [],
    }),
    rulesAlone,
  );
  expect(fault('Rechnen Sie mit drei Wochen und schicken Sie die Jacke bitte gewaschen ein.')).toBeNull();
  expect(fault('Der Versand dauert 3 Wochen.')).not.toBeNull();
});
