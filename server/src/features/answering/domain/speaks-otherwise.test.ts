import { expect, test } from 'vitest';
import { speaksOtherwise } from './speaks-otherwise.ts';

const names = ['Couverture de laine', 'Harbour blanket'];
const isOther = (language: string, text: string, question = '', said?: string) =>
  speaksOtherwise({ text, said }, { language, question, names });

test.each([
  ['en', 'Pakete kommen innerhalb von drei Werktagen bei Ihnen an.'],
  ['de', 'Parcels arrive within three working days.'],
  ['en', 'はい、3営業日以内に届きます。'],
  ['fr', 'Yes, we have a blanket for 89.00 EUR and it is in stock.'],
  ['en', 'Oui, nous avons une couverture en laine à 89,00 EUR.'],
])('a visitor of %s is not told "%s"', (language, text) => {
  expect(isOther(language, text)).toBe(true);
});

test.each([
  ['de', 'Die Harbour blanket kostet 89,00 EUR und ist lieferbar.'],
  ['fr', 'Oui, la couverture coûte 89,00 EUR.'],
  ['ja', 'はい、3営業日以内に届きます。'],
  ['no', 'Ja, teppet koster 89,00 EUR og er på lager nå.'],
  ['cs', 'Ano, deka stojí 89,00 EUR a je skladem.'],
  ['id', 'Ya, selimut ini harganya 89,00 EUR dan tersedia.'],
  ['uk', 'Так, плед коштує 89,00 EUR і є в наявності.'],
  ['ar', 'نعم، البطانية متوفرة وسعرها 89.00 يورو.'],
  ['en', 'Sizes: S, M, L, XL, XXL'],
  ['en', 'OK.'],
  ['en', 'See Couverture de laine, “une couverture chaude et douce pour la maison”.'],
])('a visitor of %s may be told "%s"', (language, text) => {
  expect(isOther(language, text)).toBe(false);
});

test('a reply in the language of the message is right, whatever we took the visitor’s for', () => {
  const text = 'Sim, o cobertor custa 89,00 EUR e está disponível.';
  expect(isOther('en', text)).toBe(true);
  expect(isOther('en', text, 'quanto custa o cobertor?')).toBe(false);
});

test('what the model says of its text counts where the text does not show it', () => {
  const text = 'Ta strona opisuje wszystkie szczegóły dostawy';
  expect(isOther('pl', text, '', 'en')).toBe(false);
  expect(isOther('en', 'Kami antar barang anda esok hari juga', '', 'ms')).toBe(true);
  expect(isOther('en', 'Parcels arrive within three working days.', '', 'de')).toBe(false);
});
