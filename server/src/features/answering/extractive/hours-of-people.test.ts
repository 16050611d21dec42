/** Who asks when somebody is there is told the hours, and not put through. */
import { expect, test } from 'vitest';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';
import { passageOf } from '../loom-shop.fixture.ts';

const section = (heading: string, text: string) =>
  passageOf('/contact', heading, text, { title: 'Contact and opening hours', headings: ['Contact', heading] });
const knowledge = knowledgeOf({
  products: [],
  passages: [
    section(
      'When we answer',
      'Phone: +353 20 914 0137\nMonday to Friday: 9:00 to 17:30\nSaturday: 10:00 to 14:00\nSunday and public holidays: closed',
    ),
    section('Our shop in Kilkenny', 'The Old Mill\nTuesday to Saturday: 10:00 to 18:00\nSunday and Monday: closed'),
    section('Hearth & Loom', 'Tuesday to Saturday: 10:00 to 18:00\nSunday and Monday: closed'),
    section(
      'Can I see things before I buy them?',
      'Everything that is in stock stands in our shop in Kilkenny, Tuesday to Saturday, 10:00 to 18:00.',
    ),
  ],
});

test('What time does customer service open?', async () => {
  const { text, outcome } = await askShop('What time does customer service open?', { knowledge });
  expect(text).toContain('9:00 to 17:30');
  expect(outcome).toBe('answered');
});

test.each(['When does customer care answer the phone?', 'Until when can I call you?'])(
  '%s is answered with no hours of the shop’s door',
  async (asked) => {
    const { text, outcome } = await askShop(asked, { knowledge });
    expect(text).toContain('9:00 to 17:30');
    expect(text).not.toMatch(/18:00|Sunday and Monday/);
    expect(outcome).toBe('answered');
  },
);

test('who wants to be put through still is', async () => {
  for (const asked of ['I want to talk to customer service', 'When can I speak to a human?'])
    expect((await askShop(asked, { knowledge })).outcome).toBe('person');
});
