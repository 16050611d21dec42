import { describe, expect, test } from 'vitest';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';
import { passageOf } from '../loom-shop.fixture.ts';

const section = (heading: string, text: string) =>
  passageOf('/delivery', heading, text, { title: 'Delivery times and prices', headings: ['Delivery', heading] });

const knowledge = knowledgeOf({
  products: [],
  passages: [
    section(
      'How long does delivery take?',
      [
        'Where: Ireland | How long: 1 to 2 working days | Price: €4.90 | Free: from €80',
        'Where: Central Europe Germany, Austria, France, Belgium | How long: 3 to 5 working days | Price: €7.90 | Free: from €80',
        'Where: Rest of the EU Spain, Portugal, Italy, all other EU countries | How long: 4 to 7 working days | Price: €9.90 | Free: from €80',
        'We do not deliver outside these countries at present.',
      ].join('\n'),
    ),
    section(
      'Furniture',
      [
        'Some furniture is too large for the post. Two people bring it into the room that you choose.',
        'Where: Ireland | How long: 3 to 6 working days | Price: €29',
        'Where: Central Europe Germany, Austria, France, Belgium | How long: 7 to 10 working days | Price: €49',
        'We do not deliver furniture to other countries.',
      ].join('\n'),
    ),
  ],
});
const ask = async (text: string) => (await askShop(text, { knowledge })).text;

describe('goods that have terms of their own', () => {
  test.each([
    'Do you deliver furniture to France?',
    'Do you deliver furniture to Germany?',
    'How much is delivery of a bench to Germany?',
    "What's the furniture delivery price to Belgium?",
    'Can you send a bench to France?',
  ])('%s', async (question) => {
    const text = await ask(question);
    expect(text).toContain('7 to 10 working days, €49');
    expect(text).not.toMatch(/7\.90|other countries/);
  });

  test.each([
    'Do you deliver furniture to Spain?',
    'Can you send a bench to Portugal?',
    'How much is furniture delivery to Italy?',
  ])('%s', async (question) => {
    const text = await ask(question);
    expect(text).toContain('We do not deliver furniture to other countries.');
    expect(text).not.toContain('9.90');
  });
});

test('without a place all that holds for the goods is told', async () => {
  const text = await ask('How much is furniture delivery?');
  expect(text).toContain('€29');
  expect(text).toContain('€49');
  expect(text).not.toMatch(/4\.90|7\.90|9\.90/);
});

test('other goods, and none that is named, are told the parcel’s terms', async () => {
  for (const question of ['How much is delivery of a blanket to Germany?', 'How much is delivery to France?']) {
    const text = await ask(question);
    expect(text).toContain('€7.90');
    expect(text).not.toContain('€49');
  }
  expect(await ask('Do you deliver to Spain?')).toContain('€9.90');
});

test.each(['Do you deliver furniture?', 'Can furniture be delivered?', 'Do you ship benches?'])(
  '%s is answered with all its rows, and what denies other places stands below them',
  async (question) => {
    const text = await ask(question);
    expect(text).toContain('3 to 6 working days, €29');
    expect(text).toContain('7 to 10 working days, €49');
    expect(text.indexOf('other countries')).not.toBe(0);
    expect(text).not.toMatch(/4\.90|7\.90|9\.90/);
  },
);

test('of other goods nothing is told that holds for these alone', async () => {
  expect(await ask('Do you deliver blankets?')).not.toContain('furniture');
  for (const question of ['Do you deliver furniture on Sundays?', 'Do you deliver furniture into the room?'])
    expect(await ask(question), question).not.toContain('€29');
});

test('what lies overseas is not told the price of the country that it belongs to', async () => {
  for (const question of ['Do you deliver furniture to French Guiana?', 'How much is furniture delivery to Réunion?']) {
    const text = await ask(question);
    expect(text).toContain('We do not deliver furniture to other countries.');
    expect(text).not.toContain('€');
  }
  expect(await ask('Do you deliver to French Guiana?')).toContain('We do not deliver outside these countries');
  expect(await ask('How much is delivery to Lyon?')).toContain('€7.90');
});

test('where the shop delivers to no others than “these countries”, they are told with it', async () => {
  for (const question of ['Do you deliver to French Guiana?', 'Do you deliver to Japan?', 'Where do you deliver?']) {
    const text = await ask(question);
    expect(text, question).toMatch(/Ireland: [^]*€9\.90[^]*\nWe do not deliver outside these countries/);
    expect(text, question).not.toMatch(/€29|€49/);
  }
});

test('where no place is named, a table is told as a whole', async () => {
  for (const question of ['How long does delivery take?', 'How much is delivery?']) {
    const text = await ask(question);
    for (const price of ['€4.90', '€7.90', '€9.90']) expect(text, question).toContain(price);
    expect(text).not.toMatch(/€29|€49/);
  }
});

describe('goods that no term names', () => {
  const returns = (heading: string, text: string) =>
    passageOf('/returns', heading, text, { title: 'Returns and refunds', headings: ['Returns', heading] });
  const shop = knowledgeOf({
    products: [],
    passages: [
      section('Delivery', 'We deliver to all countries of the EU. Parcels take 3 to 5 working days.'),
      returns(
        'Returns',
        'You have 30 days from the day of delivery to send back anything that is unused. We send a return label by e-mail.',
      ),
      returns(
        'Can I return a worn blanket?',
        'No. A blanket that has been worn, used or washed cannot be returned, because we could not sell it to anyone else.',
      ),
      passageOf('/lighting', 'Lighting', 'Lamps chosen for the light they give. Every lamp comes with its bulb.', {
        kind: 'collection',
      }),
    ],
  });

  test.each(['return lamps', 'Can I return a lamp?', 'lamp returns'])(
    '%s: those for all are told',
    async (question) => {
      const { text } = await askShop(question, { knowledge: shop });
      expect(text).toContain('30 days');
      expect(text).not.toMatch(/worn|bulb/);
    },
  );

  const outcomeOf = async (question: string) => (await askShop(question, { knowledge: shop })).outcome;
  test.each(['return lamps', 'lamp returns'])('%s: without a doubt', async (question) => {
    expect(await outcomeOf(question)).toBe('answered');
  });
  // lost with the learned match (ADR 12): to be told again once the choice among drafts has learned with it
  test.fails('Can I return a lamp?: without a doubt', async () => {
    expect(await outcomeOf('Can I return a lamp?')).toBe('answered');
  });

  test('but what holds for the goods that were named goes before them', async () => {
    expect((await askShop('Can I return a blanket?', { knowledge: shop })).text).toContain('cannot be returned');
  });
});

test('that nothing goes to other countries answers nobody who asks of no place', async () => {
  const inRoom = 'Is furniture delivered to my room?';
  expect(await ask(inRoom)).not.toContain('other countries');
  expect(await ask('Do you deliver furniture to other countries?')).toContain('other countries');
});

test('who fetches something is told no price of its delivery to where he is', async () => {
  const text = await ask('collect furniture from France');
  expect(text).not.toContain('€');
  expect(await ask('Do you deliver furniture to France?')).toContain('€49');
});

describe('goods that go to fewer countries', () => {
  const sweets = knowledgeOf({
    products: [],
    passages: [
      section('Where do you ship?', 'We ship merch and games worldwide.\nFood only ships to the US and Canada.'),
      section(
        'Shipping rates',
        'Destination: Canada | Method: International Standard | Cost: $14.95\nDestination: Rest of the world | Method: International Standard | Cost: $24.95',
      ),
      section(
        'Will my chocolate melt?',
        'In summer we add a cold pack. If the chocolate still arrives melted, send a photo within 7 days and we replace it.',
      ),
      section(
        'My order arrived damaged',
        'Send a photo within 7 days of delivery and we will send a new one or refund you.',
      ),
    ],
  });
  const told = async (text: string) => (await askShop(text, { knowledge: sweets })).text;

  test('are told where they go, and no rates of others', async () => {
    for (const question of ['do you ship chocolate to mexico', 'do you ship chocolate to canada']) {
      const text = await told(question);
      expect(text).toContain('Food only ships to the US and Canada.');
      expect(text).not.toMatch(/24\.95|worldwide/);
    }
  });

  test('a row for one country is none for another, whatever its service is called', async () => {
    const text = await told('how much is shipping to mexico');
    expect(text).toContain('$24.95');
    expect(text).not.toContain('$14.95');
  });

  test('what to do with melted chocolate helps nobody with a broken mug', async () => {
    expect(await told('my mug arrived broken')).not.toContain('chocolate');
    expect(await told('the chocolate arrived melted')).toContain('chocolate still arrives melted');
  });
});
