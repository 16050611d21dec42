import { describe, expect, test } from 'vitest';
import { weekdaysIn } from './weekdays.ts';

const days = (text: string, language: string) => [...weekdaysIn(text, language)].toSorted((a, b) => a - b).join('');

describe('days of the week', () => {
  test.each([
    ['Mo–Do 9–16 Uhr, Fr bis 13 Uhr', 'de', '12345'],
    ['Habt ihr samstags offen?', 'de', '6'],
    ['Tienda: L-V 10:00-14:00, S 10:00-14:00', 'es', '123456'],
    ['Senin–Jumat 08.30–17.00', 'id', '12345'],
    ['woensdag t/m vrijdag 9.00 - 17.00 uur', 'nl', '345'],
    ['Pazartesi–Cumartesi 09:30–19:00', 'tr', '123456'],
    ['月曜日は開いていますか', 'ja', '1'],
    ['平日10:00〜16:00', 'ja', '12345'],
    ['Buka setiap hari 09.00', 'id', '0123456'],
    ['pon-pt 9:00-15:00', 'pl', '12345'],
  ])('%s', (text, language, expected) => {
    expect(days(text, language)).toBe(expected);
  });

  test('short words of a language are no days', () => {
    expect(days('wo ist das, und macht ihr das so?', 'de')).toBe('');
    expect(days('I do it on my own', 'en')).toBe('');
  });
});
