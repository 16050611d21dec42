import { describe, expect, test } from 'vitest';
import { productNamed } from '../../../search/product.fixture.ts';
import { formerPrice } from './former-price.ts';
import { namedOption } from './named-option.ts';

const euros = (amount: number) => ({ amount, currency: 'EUR' });
const plainly = { asksSale: false, isNamed: true };
const lamp = productNamed('Quay lamp', { price: euros(60), priorPrice: euros(80) });

describe('what it cost before', () => {
  test.each([
    ['what was the lamp before the discount?', 'en', 'Quay lamp was €80.00 before and is €60.00 now.'],
    ['was hat die Lampe vorher gekostet', 'de', 'Quay lamp hat vorher 80,00 € gekostet und kostet jetzt 60,00 €.'],
    ['¿de cuánto era antes?', 'es', 'Quay lamp costaba antes 80,00 € y ahora cuesta 60,00 €.'],
    ['harga sebelum diskon', 'id', 'Quay lamp tadinya €80,00, sekarang €60,00.'],
    ['割引前はいくらですか', 'ja', 'Quay lampは以前€80.00、現在は€60.00です。'],
  ])('%s', (text, language, told) => {
    expect(formerPrice({ text, language, ...plainly }, lamp, null)).toBe(told);
  });

  test('nothing where only the price is asked, or none is shown', () => {
    expect(formerPrice({ text: 'how much is the lamp?', language: 'en', ...plainly }, lamp, null)).toBeNull();
    const full = productNamed('Quay lamp', { price: euros(60) });
    expect(formerPrice({ text: 'original price?', language: 'en', ...plainly }, full, null)).toBeNull();
  });

  test.each([
    ['is the lamp on sale', 'en', lamp, 'Quay lamp was €80.00 before and is €60.00 now.'],
    ['lagi diskon ga', 'id', lamp, 'Quay lamp tadinya €80,00, sekarang €60,00.'],
  ])('whether it is reduced: %s', (text, language, product, told) => {
    expect(formerPrice({ text, language, asksSale: true, isNamed: true }, product, null)).toBe(told);
  });

  test('that no reduction is shown is said of a named product only, and codes are the shop’s terms', () => {
    const full = productNamed('Quay lamp', { price: euros(60) });
    const text = 'any discount on the lamp?';
    expect(formerPrice({ text, language: 'en', asksSale: true, isNamed: true }, full, null)).toMatch(/no reduction/);
    expect(formerPrice({ text, language: 'en', asksSale: true, isNamed: false }, full, null)).toBeNull();
    const code = 'do you have a discount code for the lamp?';
    expect(formerPrice({ text: code, language: 'en', asksSale: true, isNamed: true }, full, null)).toBeNull();
  });

  test('of the choice that is named, where each has its own', () => {
    const offer = (size: string, price: number, prior: number | null) => ({
      id: '',
      sku: '',
      gtin: '',
      options: { size },
      price: euros(price),
      priorPrice: prior === null ? null : euros(prior),
      availability: 'in_stock' as const,
      url: 'https://shop.example/lamp',
      imageUrl: null,
    });
    const sized = productNamed('Quay lamp', {
      price: euros(60),
      variants: ['Single', 'Double'],
      offers: [offer('Single', 60, 80), offer('Double', 90, 120)],
    });
    const text = 'original price of the double one';
    expect(formerPrice({ text, language: 'en', ...plainly }, sized, namedOption(text, sized))).toBe(
      'Quay lamp (Double) was €120.00 before and is €90.00 now.',
    );
    expect(formerPrice({ text: 'price before the sale', language: 'en', ...plainly }, sized, null)).toContain('Single');
  });
});
