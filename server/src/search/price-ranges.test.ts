/** How visitors of seven languages say what they want to spend at least, or between two prices. */
import { describe, expect, test } from 'vitest';
import { limitsOf, rowsOf } from './wordings.fixture.ts';
import type { Wordings } from './wordings.fixture.ts';

const least: Wordings = {
  en: [
    'over 50 pounds',
    'more than £50',
    'at least £50',
    'from £50 up',
    'above $50',
    '50 or more',
    '£50+',
    'minimum £50',
    'starting at $50',
  ],
  de: [
    'über 50 Euro',
    'mehr als 50 Euro',
    'mindestens 50 Euro',
    'ab 50 Euro',
    'teurer als 50 Euro',
    '50 Euro aufwärts',
    'min. 50 Euro',
  ],
  fr: [
    'plus de 50 euros',
    'à partir de 50 euros',
    'au moins 50 euros',
    'au-dessus de 50 euros',
    'minimum 50 euros',
    'supérieur à 50 euros',
    'dès 50 euros',
  ],
  es: [
    'más de 50 euros',
    'a partir de 50 euros',
    'al menos 50 euros',
    'por encima de 50 euros',
    'mínimo 50 euros',
    'como mínimo 50 euros',
    'desde 50 euros',
    'superior a 50 euros',
    'de 50 euros para arriba',
  ],
  it: [
    'più di 50 euro',
    'a partire da 50 euro',
    'almeno 50 euro',
    'sopra i 50 euro',
    'oltre 50 euro',
    'minimo 50 euro',
    'superiore a 50 euro',
    'da 50 euro in su',
  ],
  nl: [
    'boven de 50 euro',
    'meer dan 50 euro',
    'minstens 50 euro',
    'vanaf 50 euro',
    'minimaal 50 euro',
    'duurder dan 50 euro',
    'ten minste 50 euro',
  ],
  id: [
    'di atas 50 ribu',
    'lebih dari 50rb',
    'minimal 50 ribu',
    'mulai 50 ribu',
    'diatas 50rb',
    '50rb ke atas',
    'min 50rb',
    'mulai dari 50rb',
  ],
};
const between: Wordings = {
  en: [
    'between 30 and 50 pounds',
    'from £30 to £50',
    '£30-£50',
    '30 to 50 dollars',
    'anywhere from 30 to 50 euros',
    'in the £30-50 range',
  ],
  de: ['zwischen 30 und 50 Euro', 'von 30 bis 50 Euro', '30-50 Euro', '30 bis 50 Euro', 'so 30 bis 50 Euro'],
  fr: ['entre 30 et 50 euros', 'de 30 à 50 euros', '30-50 euros', '30 à 50 euros'],
  es: [
    'entre 30 y 50 euros',
    'de 30 a 50 euros',
    '30-50 euros',
    'entre los 30 y los 50 euros',
    'desde 30 hasta 50 euros',
  ],
  it: ['tra 30 e 50 euro', 'tra i 30 e i 50 euro', 'da 30 a 50 euro', '30-50 euro', 'fra 30 e 50 euro'],
  nl: ['tussen 30 en 50 euro', 'tussen de 30 en 50 euro', 'van 30 tot 50 euro', '30-50 euro', '30 tot 50 euro'],
  id: [
    'antara 30 dan 50 ribu',
    '30-50 ribu',
    '30rb sampai 50rb',
    'dari 30rb sampai 50rb',
    'antara 30rb-50rb',
    'kisaran 30-50rb',
    '30 sampai 50 ribu',
    'range 30-50rb',
  ],
};

describe('at least', () => {
  test.for(rowsOf(least))('%s: %s', ([language, wording]) => expect(limitsOf(wording, language)).toEqual([50, null]));
});

describe('between', () => {
  test.for(rowsOf(between))('%s: %s', ([language, wording]) => expect(limitsOf(wording, language)).toEqual([30, 50]));
});
