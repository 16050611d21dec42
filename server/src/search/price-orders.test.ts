/** How visitors of seven languages ask for the cheapest and the dearest. */
import { describe, expect, test } from 'vitest';
import { parseProductQuery } from './product-query.ts';
import { rowsOf } from './wordings.fixture.ts';
import type { Wordings } from './wordings.fixture.ts';

const cheap: Wordings = {
  en: [
    'what’s your cheapest lamp',
    'which lamp is the cheapest',
    'the most affordable lamp',
    'lowest priced lamp',
    'least expensive lamp',
    'what’s the cheapest lamp you’ve got',
    'cheapest lamps',
    'which lamp costs the least',
    'what lamp has the lowest price',
    'most budget-friendly lamp',
  ],
  de: [
    'was ist die günstigste Lampe',
    'billigste Lampe',
    'welche Lampe ist am günstigsten',
    'welche Lampe ist am billigsten',
    'preisgünstigste Lampe',
    'welche Lampe kostet am wenigsten',
    'die preiswerteste Lampe',
    'Lampe mit dem niedrigsten Preis',
    'guenstigste lampe',
  ],
  fr: [
    'quelle est la lampe la moins chère',
    'la lampe la moins cher',
    'lampe au prix le plus bas',
    'la lampe la plus abordable',
    'quelle lampe coûte le moins',
    'le moins cher',
    'la lampe la moins chere',
    'la moins onéreuse',
    'quelle est votre lampe la plus économique',
  ],
  es: [
    'cuál es la lámpara más barata',
    'la lampara mas barata',
    'lámpara más económica',
    'la lámpara de menor precio',
    'qué lámpara cuesta menos',
    'la más asequible',
    'la lámpara con el precio más bajo',
    'la menos cara',
  ],
  it: [
    'qual è la lampada più economica',
    'la lampada meno cara',
    'la lampada meno costosa',
    'lampada al prezzo più basso',
    'quale lampada costa meno',
    'la più conveniente',
    'la lampada piu economica',
  ],
  nl: [
    'wat is de goedkoopste lamp',
    'goedkoopste lamp',
    'de voordeligste lamp',
    'welke lamp kost het minst',
    'de lamp met de laagste prijs',
    'minst dure lamp',
    'de meest betaalbare lamp',
  ],
  id: [
    'lampu yang paling murah',
    'lampu termurah',
    'lampu dengan harga terendah',
    'lampu paling terjangkau',
    'lampu plg murah',
    'yang paling murce',
    'lampu paling hemat',
    'lampu harga paling rendah',
    'lampu termurah yang mana',
  ],
};
const dear: Wordings = {
  en: [
    'what’s your most expensive lamp',
    'dearest lamp',
    'the priciest lamp',
    'highest priced lamp',
    'which lamp costs the most',
    'lamp with the highest price',
  ],
  de: [
    'teuerste Lampe',
    'welche Lampe ist am teuersten',
    'die Lampe mit dem höchsten Preis',
    'welche Lampe kostet am meisten',
  ],
  fr: [
    'la lampe la plus chère',
    'lampe la plus cher',
    'la lampe la plus chere',
    'quelle lampe coûte le plus',
    'la plus onéreuse',
    'la lampe au prix le plus élevé',
  ],
  es: [
    'la lámpara más cara',
    'la lampara mas cara',
    'la lámpara de mayor precio',
    'qué lámpara cuesta más',
    'la lámpara con el precio más alto',
  ],
  it: [
    'la lampada più cara',
    'la lampada più costosa',
    'la lampada piu cara',
    'quale lampada costa di più',
    'lampada al prezzo più alto',
  ],
  nl: ['duurste lamp', 'wat is de duurste lamp', 'welke lamp kost het meest', 'de lamp met de hoogste prijs'],
  id: ['lampu termahal', 'lampu paling mahal', 'lampu dengan harga tertinggi', 'lampu plg mahal'],
};

describe.each([
  ['cheapest', cheap],
  ['dearest', dear],
] as const)('%s', (order, table) => {
  test.for(rowsOf(table))('%s: %s', ([language, wording]) =>
    expect(parseProductQuery(wording, language).order).toBe(order),
  );
});

test.for([
  ['en', 'do you have a promo code'],
  ['en', 'how much does delivery cost'],
  ['fr', 'avez-vous un code promo'],
  ['es', 'cuesta más el envío a Canarias'],
  ['it', 'avete un codice promozione'],
  ['id', 'lampu paling hemat listrik'],
] as const)('%s: %s asks for neither', ([language, question]) => {
  const { order, onSale } = parseProductQuery(question, language);
  expect([order, onSale]).toEqual([null, false]);
});
