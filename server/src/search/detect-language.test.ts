import { expect, test } from 'vitest';
import { detectLanguage } from './detect-language.ts';

test.each([
  ['How long does delivery take?', 'en'],
  ['Wie lange dauert die Lieferung?', 'de'],
  ['Combien de temps prend la livraison ?', 'fr'],
  ['¿Cuánto tarda el envío?', 'es'],
  ['Quanto tempo ci vuole per la consegna?', 'it'],
  ['Hoe lang duurt de levering?', 'nl'],
  ['Kargo ne kadar sürer?', 'tr'],
  ['Quanto tempo demora a entrega? Vocês enviam para fora?', 'pt'],
  ['Jak długo trwa dostawa?', 'pl'],
  ['Сколько времени занимает доставка?', 'ru'],
  ['送货需要多长时间？', 'zh'],
  ['配送にはどのくらいかかりますか？', 'ja'],
])('%s is %s', (text, language) => {
  expect(detectLanguage(text)).toBe(language);
});

test('nothing to go by is null, and only expected languages are named', () => {
  expect(detectLanguage('KW1 500')).toBeNull();
  expect(detectLanguage('')).toBeNull();
  expect(detectLanguage('Wie lange dauert die Lieferung?', ['en', 'de'])).toBe('de');
  expect(detectLanguage('送货', ['en'])).toBeNull();
});
