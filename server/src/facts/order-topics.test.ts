import { describe, expect, test } from 'vitest';
import type { Passage } from '../search/documents.ts';
import { readFacts } from './read-facts.ts';

const factsOf = (text: string, language: string, heading: string) => {
  const passage: Passage = {
    url: 'https://shop.example/pay',
    title: heading,
    headings: [heading],
    text,
    language,
    kind: 'policy',
    voice: 'shop',
  };
  return readFacts({ passages: [passage] }, [language]).map(({ topic, text: said }) => `${topic}: ${said}`);
};

describe('orders', () => {
  test('the least value of an order is told apart from the price of delivery', () => {
    const facts = factsOf('Minimum de commande : 25 € hors frais de port.', 'fr', 'Livraison');
    expect(facts).toContain('order.minimum: Minimum de commande : 25 € hors frais de port.');
    expect(facts.some((fact) => fact.startsWith('delivery.'))).toBe(false);
  });

  test('until when an order is paid', () => {
    const facts = factsOf('Bei Vorkasse reservieren wir die Ware 7 Tage.', 'de', 'Zahlungsarten');
    expect(facts).toContain('payment.deadline: Bei Vorkasse reservieren wir die Ware 7 Tage.');
  });

  test('a way to pay that is refused is a fact too, and a name alone is one', () => {
    const facts = factsOf('iDEAL\nAchteraf betalen via Klarna bieden we niet aan.', 'nl', 'Betalen');
    expect(facts).toContain('payment.methods: iDEAL');
    expect(facts).toContain('payment.instalments: Achteraf betalen via Klarna bieden we niet aan.');
  });

  test('an empty cell makes nothing free', () => {
    const facts = factsOf(
      'Land: Schweiz | Versandkosten: 16,90 € | Versandkostenfrei ab: –\nLand: Österreich | Versandkosten: 9,90 € | Versandkostenfrei ab: 120 €',
      'de',
      'Versand',
    );
    expect(facts.filter((fact) => fact.startsWith('delivery.free_from'))).toHaveLength(1);
  });
});
