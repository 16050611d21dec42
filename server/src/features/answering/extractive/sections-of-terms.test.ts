/** Terms in sections, by region or by sort of goods: each holds for what its heading names. */
import { describe, expect, test } from 'vitest';
import type { Passage } from '../../../search/documents.ts';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';
import { policy } from './policy.fixture.ts';

describe('a list by region', () => {
  const times = (heading: string, lines: string[]): Passage => ({
    ...policy('Shipping', lines.join('\n')),
    headings: ['Delivery times', heading],
  });
  const bold = knowledgeOf({
    products: [],
    passages: [
      times('US Orders', ['Standard: 5-7 business days', 'Express: 2-3 business days']),
      times('International Orders', [
        'Canada: 7-14 business days',
        'Europe: 8-15 business days',
        'All other countries: 12-25 business days',
      ]),
    ],
  });
  const told = async (question: string) => (await askShop(question, { knowledge: bold })).text;

  test.each([
    ['shipping time brazil', 'All other countries: 12-25 business days'],
    ['how long does shipping take to germany?', 'Europe: 8-15 business days'],
    ['how long does delivery take in the us?', 'US Orders, Standard: 5-7 business days'],
  ])('%s has its own line, and no other', async (question, line) => {
    const text = await told(question);
    expect(text).toContain(line);
    expect(text.match(/\d+-\d+ business days/gu)).toHaveLength(1);
  });

  test('has the time of packing beside the time of travel', async () => {
    const packed = 'Please allow 1-3 business days for us to process your order.';
    const shop = knowledgeOf({
      products: [],
      passages: [
        times('By region', ['United States: 3-6 business days', 'Canada: 7-12 business days']),
        policy('Processing', packed),
      ],
    });
    expect((await askShop('how long does shipping take?', { knowledge: shop })).text).toContain(packed);
  });

  test('is told as a whole where no place is asked of, each line with what it holds for', async () => {
    const text = await told('how long does shipping take?');
    expect(text).toMatch(/US Orders, Standard: 5-7 business days\n.*\nCanada/);
    expect(text).toContain('All other countries');
    const home = knowledgeOf({
      products: [],
      passages: [times('By region', ['Domestic: 3-6 business days', 'Canada: 7-12 business days'])],
    });
    expect((await askShop('how long does shipping take?', { knowledge: home })).text).toContain('Domestic: 3-6');
  });
});

describe('sections of goods', () => {
  const section = (heading: string, text: string): Passage => ({
    ...policy('Delivery', text),
    headings: ['Delivery', heading],
  });
  const oak = knowledgeOf({
    products: [],
    passages: [
      section('Small items', 'Lamps and mirrors arrive in 2-3 working days. Delivery is £4.95, free over £50.'),
      section('Furniture', 'We carry it to your room. Delivery costs £39, or is free on orders over £150.'),
    ],
  });
  const told = async (question: string) => (await askShop(question, { knowledge: oak })).text;

  test('have their own terms, which contradict each other in nothing', async () => {
    const text = await told('how much is delivery?');
    expect(text).toContain('Small items: Delivery is £4.95');
    expect(text).toContain('Furniture: Delivery costs £39');
    expect(text).not.toContain("don't agree");
  });

  test('a sofa is furniture, and a lamp is none', async () => {
    expect(await told('how much is delivery of a sofa?')).not.toContain('4.95');
    expect(await told('delivery cost for a lamp')).not.toContain('39');
  });
});
