/** Who asks when somebody is there is told the hours, and not put through. */
import { expect, test } from 'vitest';
import type { Passage } from '../../../search/documents.ts';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';

const section = (heading: string, text: string): Passage => ({
  url: 'https://loom.example/contact',
  title: 'Contact and opening hours',
  headings: ['Contact', heading],
  text,
  language: 'en',
  kind: 'policy',
  voice: 'shop',
});
const knowledge = knowledgeOf({
  products: [],
  passages: [
    section(
      'When we answer',
      'Phone: +353 20 914 0137\nMonday to Friday: 9:00 to 17:30\nSaturday: 10:00 to 14:00\nSunday and public holidays: closed',
    ),
    section('Our shop in Kilkenny', 'The Old Mill\nTuesday to Saturday: 10:00 to 18:00\nSunday and Monday: closed'),
  ],
});

test.each(['When does customer care answer the phone?', 'What time does customer service open?'])(
  '%s',
  async (asked) => {
    const { text, outcome } = await askShop(asked, { knowledge });
    expect(text).toContain('9:00 to 17:30');
    expect(outcome).toBe('answered');
  },
);

test('who wants to be put through still is', async () => {
  for (const asked of ['I want to talk to customer service', 'When can I speak to a human?'])
    expect((await askShop(asked, { knowledge })).outcome).toBe('person');
});
