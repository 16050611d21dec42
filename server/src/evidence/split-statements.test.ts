import { expect, test } from 'vitest';
import { leansBack } from './split-statements.ts';

test.each([
  ['en', 'It lasts for years.', 'Items are sent on Mondays.'],
  ['de', 'In diesem Fall zahlen wir.', 'Das Brett ist aus Eiche.'],
  ['de', 'Allerdings nicht auf Inseln.', 'Sie erhalten eine Mail.'],
  ['id', 'Kalau tidak, pesanan batal.', 'Inilah kopi kami.'],
  ['es', 'De lo contrario se anula.', 'Estocolmo está incluido.'],
  ['fr', 'Elles durent un an.', 'Elle-même, la boutique est à Lyon.'],
  ['ja', 'ただし、離島は除きます。', '送料は無料です。'],
  ['zh', '但偏远地区除外。', '我们发货到全国。'],
  ['xx', 'This is not so.', 'Thistles are sold.'],
])('%s: "%s" leans on what stands before, "%s" does not', (language, leaning, whole) => {
  expect(leansBack(leaning, language)).toBe(true);
  expect(leansBack(whole, language)).toBe(false);
});

test('every language has words of its own', () => {
  const its = {
    nl: 'Deze',
    it: 'Tuttavia',
    pt: 'Porém',
    tr: 'Ancak',
    pl: 'Jednak',
    ru: 'Однако',
    ko: '하지만',
    ar: 'هذا',
  };
  for (const [language, word] of Object.entries(its)) expect(leansBack(`${word} x`, language), language).toBe(true);
  for (const [language, word] of Object.entries(its))
    expect(leansBack(word, language === 'nl' ? 'it' : 'nl'), word).toBe(false);
});
