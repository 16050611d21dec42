import { expect, test } from 'vitest';
import { productNamed } from '../../../search/product.fixture.ts';
import { askedAbout } from './asked-about.ts';

const about = (text: string, found: string, focusBy: 'name' | 'pointing' = 'name') => {
  const understanding = { intent: 'question' as const, topics: [] };
  const part = { text, asked: text, focus: [productNamed(found)], focusBy, understanding };
  return askedAbout({ parts: [part], products: [], shopLanguage: 'en' }).about?.name ?? null;
};

test.each([
  ['Can you embroider initials on a robe?', 'Meadow Embroidered Cushion'],
  ['How do I wash linen curtains?', 'Washed Linen Duvet Set'],
])('“%s” asks for no %s, which was only found by it', (text, found) => expect(about(text, found)).toBeNull());

test.each([
  ['Do you do monograms on the robes?', 'Morning Waffle Robe'],
  ['Does the Altura itch?', 'Altura Alpaca Throw'],
  ['How heavy is the cast iron pot?', 'Ember Cast Iron Casserole'],
])('“%s” asks for the %s', (text, found) => expect(about(text, found)).toBe(found));

test('what is talked of is asked for without a name', () =>
  expect(about('Is it dimmable?', 'Glow Lamp', 'pointing')).toBe('Glow Lamp'));
