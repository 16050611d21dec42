import { describe, expect, it } from 'vitest';
import { createAmountFit } from './amounts.ts';

const fit = (asked: string, text: string, language = 'en') => createAmountFit(asked, language)(text);

describe('what a visitor measured, beside what a statement is for', () => {
  it('finds the row whose span holds it', () => {
    expect(fit('my daughter is 19 pounds, which cover', 'Size Medium | Weight: 17–26 lb | Rise: 17.5 in')).toBe(1);
    expect(fit('my son is 35 inches tall', 'Size 1–3 yr | Height: 31–38 in | Waist, relaxed: 17.5 in')).toBe(1);
    expect(fit('hips are 120cm', 'UK size: 18–22 | Hip (cm): 117–127 | View A, 140 cm wide: 2.3 m')).toBe(1);
    expect(fit('berat 6 kg', 'Berat 5–10 kg: Rp40.000', 'id')).toBe(1);
  });

  it('tells the rows beside it from that row', () => {
    expect(fit('my daughter is 19 pounds, which cover', 'Size Newborn | Weight: 5–11 lb | Rise: 12 in')).toBe(-0.5);
    expect(fit('hips are 120cm', 'UK size: 14–18 | Hip (cm): 107–117')).toBe(-0.5);
  });

  it('knows a day between two days, over new year too', () => {
    expect(fit('buying a banjo dec 3', 'Bought between November 15 and December 24?')).toBe(1);
    expect(fit('am 3. Januar', 'Vom 20. Dezember bis 6. Januar ist das Lager zu.', 'de')).toBe(1);
    expect(fit('around october 2', 'Orders from November 1 through December 24 can come back later.')).toBe(-0.5);
  });

  it('knows numbers in words, and spans that run downwards', () => {
    expect(fit('its 10 days away', 'Between 13 and 7 days, half.')).toBe(1);
    expect(fit('20 of em for one semester', 'Twenty: $175 or $690.')).toBe(0.8);
  });

  it('takes a limit for less than a span', () => {
    expect(fit('für 70 euro', 'Ab 50 € liefern wir frei', 'de')).toBe(0.6);
    expect(fit('bestellung von 30€', 'Ab 50 € liefern wir frei', 'de')).toBe(-0.5);
  });

  it('says nothing where nothing was measured, or something else is', () => {
    expect(fit('what time do you open', 'open 9 to 5')).toBe(0);
    expect(fit('19 pounds', 'Height: 17–26 in')).toBe(0);
    expect(fit('19 pounds', 'Height: 21–26 in')).toBe(0);
  });
});
