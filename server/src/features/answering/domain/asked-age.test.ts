import { describe, expect, test } from 'vitest';
import { productNamed } from '../../../search/product.fixture.ts';
import { agesOf, askedAge, forAge, withoutAge } from './asked-age.ts';

describe('for how old a child', () => {
  test.each([
    ['Geschenk für 1-jährige', 12],
    ['was schenke ich einer Vierjährigen', 48],
    ['a toy for a two year old', 24],
    ['regalo para un niño de 3 años', 36],
    ['mainan bayi 8 bulan', 8],
    ['Spielzeug ab Geburt', 0],
    ['my nephew is turning 4', 48],
    ['Neffe wird 4, liebt Kugeln', 48],
    ['the price turned 40', null],
    ['is the warranty 2 years?', null],
    ['a gift for my husband, he is 45 years old', null],
    ['how long does delivery take', null],
  ])('%s', (text, months) => {
    expect(askedAge(text)).toBe(months);
  });

  test('is no word to look for', () => {
    expect(withoutAge('a toy for a two year old').trim()).toBe('a toy for a');
    expect(withoutAge('kept for 2 years')).toBe('kept for 2 years');
  });
});

const aged = (name: string, label: string, value: string) =>
  productNamed(name, { attributes: [{ label, value, of: '' }] });
const duck = aged('Duck', 'Alter', 'ab 12 Monaten');
const rattle = aged('Rattle', 'Age', 'from birth');
const blocks = aged('Blocks', 'Edad recomendada', '1-3 años');
const train = aged('Train', 'Recommended age', '3+');
const spoon = aged('Spoon', 'Length', '30 cm');

test('what pages label as an age', () => {
  expect([duck, rattle, blocks, train, spoon].map(agesOf)).toEqual([
    { from: 12, to: null },
    { from: 0, to: null },
    { from: 12, to: 36 },
    { from: 36, to: null },
    null,
  ]);
});

test('what fits comes with what is for the oldest first, and nothing that says no age', () => {
  const names = (months: number) =>
    forAge([rattle, duck, blocks, train, spoon], months, (one) => one).map(({ name }) => name);
  expect(names(12)).toEqual(['Duck', 'Blocks', 'Rattle']);
  expect(names(48)).toEqual(['Train', 'Duck', 'Rattle']);
});

test('clothes whose sizes are ages are for those ages', () => {
  const sized = (name: string, variants: string[]) => productNamed(name, { variants });
  const clothes = [
    sized('Pyjama', ['2 ans', '4 ans', '6 ans']),
    sized('Rain jacket', ['2T', '3T', '4T']),
    sized('Romper', ['0-6M', '6-12M']),
    sized('Cap', ['S', 'M']),
  ];
  const namesFor = (months: number) => forAge(clothes, months, (one) => one).map(({ name }) => name);
  expect(namesFor(48)).toEqual(['Pyjama', 'Rain jacket']);
  expect(namesFor(8)).toEqual(['Romper']);
});
