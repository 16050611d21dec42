import { expect, test } from 'vitest';
import type { Fact } from '../../facts/fact.ts';
import { askShop, knowledgeOf } from './ask-shop.fixture.ts';
import { askingOf } from './extractive/composed.ts';
import { fromSameQuestion } from './extractive/from-pages.ts';
import { loom } from './loom-shop.fixture.ts';
import { withTold } from './with-told.ts';
import { withoutOverruled } from './without-overruled.ts';

const url = 'https://loom.example/help';
const old = 'Laundry bags are washed at 40 degrees,\nalways inside out.';
const page = (text: string) => {
  const passage = { url, title: 'Help', headings: ['Laundry bags'], text, language: 'en' };
  return knowledgeOf({ ...loom, passages: [...loom.passages, { ...passage, kind: 'policy', voice: 'shop' }] });
};
const owners: Fact = {
  id: 'fct_1',
  topic: 'care',
  text: 'Laundry bags are washed at 60 degrees.',
  value: null,
  scope: null,
  url,
  language: 'en',
  readAt: '2026-01-01T00:00:00.000Z',
  state: 'corrected',
  conflicts: [],
  overrules: ['Laundry bags are washed at 40 degrees, always inside out.'],
};
const asked = 'At what temperature do I wash the laundry bags?';

test('the owner’s word is told in place of the sentence, whatever lines that is broken into', async () => {
  const knowledge = page(`${old} They dry within a day.`);
  expect((await askShop(asked, { knowledge })).text).toContain('40 degrees');
  const corrected = withoutOverruled({
    ...knowledge,
    facts: [...knowledge.facts.filter((one) => one.text !== owners.overrules?.[0]), owners],
  });
  const { text, question } = await askShop(asked, { knowledge: corrected });
  expect(text).toContain('60 degrees');
  expect(text).not.toContain('40 degrees');
  const said = question.passages.map(({ document }) => document.text);
  expect(said.some((one) => one.includes(`${owners.text} They dry within a day.`))).toBe(true);
  expect(said.join('\n')).not.toContain('40 degrees');
});

test('what is said otherwise twice in a passage is corrected once', async () => {
  const again = 'Wash laundry bags at 40 degrees.';
  const knowledge = page(`${old} They dry within a day. ${again}`);
  const overrules = [...(owners.overrules ?? []), again];
  const corrected = withoutOverruled({ ...knowledge, facts: [{ ...owners, overrules }] });
  const at = loom.passages.length;
  const text = (await corrected.documents.passages([at])).get(at)?.text.trim();
  expect(text).toBe(`${owners.text} They dry within a day.`);
});

test('what no fact was read of is not told with the number that a correction replaces', async () => {
  const days = (number: number) => ({ kind: 'days' as const, from: number, to: number });
  const text = 'You have 45 days to return an item.';
  const correction: Fact = { ...owners, topic: 'returns.window', text, value: days(45), was: days(30) };
  const banner = '30 days to return, collected from your home';
  const leftOf = async (told: string) => {
    const { documents } = withoutOverruled({ ...page(told), facts: [correction] });
    return (await documents.passages([loom.passages.length])).get(loom.passages.length)?.text;
  };
  expect(await leftOf(`${banner}\nIt dries in 30 days.`)).toBe(`${text}\nIt dries in 30 days.`);
  expect(await leftOf('You may withdraw within 14 days; our own period of 30 days includes it.')).toBe(text);
});

test('a line is not corrected within a longer one', async () => {
  const overrules = ['30 days to return'];
  const knowledge = page('30 days to return, collected from your home');
  const corrected = withoutOverruled({ ...knowledge, facts: [{ ...owners, overrules }] });
  const left = (await corrected.documents.passages([loom.passages.length])).get(loom.passages.length)?.text;
  expect(left).toBe('30 days to return, collected from your home');
});

const hiddenFact = (text: string): Fact => {
  const { overrules: _, ...fact } = owners;
  return { ...fact, text, state: 'hidden' };
};
const textsOf = async (text: string, hidden: string) => {
  const knowledge = page(text);
  const left = withoutOverruled({ ...knowledge, facts: [hiddenFact(hidden)] });
  expect(left.facts).toEqual([]);
  const at = loom.passages.length;
  return (await left.documents.passages([at])).get(at)?.text.replace(/\s+/g, ' ').trim();
};

test('a hidden sentence is told from no passage, and what stands beside it is left', async () => {
  const sentence = 'Laundry bags are washed at 40 degrees, always inside out.';
  const knowledge = page(`${old} They dry within a day.`);
  const hidden = withoutOverruled({ ...knowledge, facts: [...knowledge.facts, hiddenFact(sentence)] });
  expect((await askShop(asked, { knowledge })).text).toContain('40 degrees');
  const { text, question } = await askShop(asked, { knowledge: hidden });
  expect(text).not.toContain('40 degrees');
  // by `whole` a passage can be hidden; nothing is told from it
  const told = JSON.stringify(question, (key, value: unknown) => (key === 'whole' ? undefined : value));
  expect(told).not.toContain('40 degrees');
  expect(await textsOf(`${old} They dry within a day.`, sentence)).toBe('They dry within a day.');
  expect(await textsOf(old, sentence), 'an empty passage is none').toBeUndefined();
});

test('a hidden item goes as a whole, and so does a row of a table', async () => {
  expect(await textsOf('Free delivery over 80 EUR\n* Free delivery\nWe ship daily.', 'Free delivery')).toBe(
    'Free delivery over 80 EUR * We ship daily.',
  );
  const rows = ['Ireland', 'Norway'].map((place) => `Where: ${place} | How long: 3 days | Price: €4`);
  expect(await textsOf(rows.join('\n'), 'Norway: 3 days, €4')).toBe(rows[0]);
});

test('what stood beside a hidden answer is not the answer to its question', async () => {
  const entry = { url, title: 'Help', headings: ['When is engraving free?'], language: 'en' };
  const text = 'Engraving is free from 150 EUR. The amount counts after discounts.';
  const knowledge = knowledgeOf({
    ...loom,
    passages: [...loom.passages, { ...entry, text, kind: 'policy', voice: 'shop' }],
  });
  const hidden = hiddenFact('Engraving is free from 150 EUR.');
  const left = withoutOverruled({ ...knowledge, facts: [...knowledge.facts, hidden] });
  const underQuestion = async (known: typeof knowledge) => {
    const { question } = await askShop('When is engraving free?', { knowledge: known });
    const [part] = await Promise.all(question.parts.map(withTold));
    return part === undefined ? null : fromSameQuestion(askingOf(question, part));
  };
  expect((await underQuestion(knowledge))?.text).toContain('150 EUR');
  expect(await underQuestion(left)).toBeNull();
});

test('what nobody corrected stays as it is', () => {
  const knowledge = page(old);
  expect(withoutOverruled(knowledge)).toBe(knowledge);
});

test('where the row of a place is hidden, neither the rest nor other goods are told for it', async () => {
  const head = {
    url: 'https://loom.example/rates',
    title: 'Rates',
    language: 'en',
    kind: 'policy',
    voice: 'shop',
  } as const;
  const row = (where: string, time: string, price: string) => `Where: ${where} | How long: ${time} | Price: ${price}`;
  const parcels = [row('Germany, Austria', '3 days', '€7.90'), row('Rest of the EU', '6 days', '€9.90')].join('\n');
  const rates = knowledgeOf({
    products: loom.products,
    passages: [
      { ...head, headings: ['Delivery rates'], text: parcels },
      { ...head, headings: ['Delivery rates', 'Furniture'], text: row('Germany, Austria', '10 days', '€49') },
    ],
  });
  const hidden = rates.facts.map((fact) => (fact.text.includes('7.90') ? { ...fact, state: 'hidden' as const } : fact));
  const knowledge = withoutOverruled({ ...rates, facts: hidden });
  const costs = async (text: string, known = knowledge) => {
    const { question } = await askShop(text, { knowledge: known });
    return question.facts.filter(({ topic }) => topic === 'delivery.cost').map((fact) => fact.text);
  };
  expect(await costs('How much is shipping to Germany?', rates)).toHaveLength(3);
  expect(await costs('How much is shipping to Germany?')).toEqual([]);
  expect(await costs('How much is shipping to Spain?')).toHaveLength(2);
  expect(await costs('How much is furniture delivery to Germany?')).toEqual([expect.stringContaining('49')]);
});

test('what stands beside a hidden answer does not answer its question', async () => {
  const answer = 'Yes: students get 15 % off with their card.';
  const text = `${answer} A gift card arrives by e-mail within 15 minutes.`;
  const faq = { url, title: 'Help', headings: ['Do you have a student discount?'], text, language: 'en' };
  const knowledge = knowledgeOf({
    ...loom,
    passages: [...loom.passages, { ...faq, kind: 'policy' as const, voice: 'shop' as const }],
  });
  const isOffer = (fact: Fact) => fact.text === answer;
  const hidden = knowledge.facts.map((fact) => (isOffer(fact) ? { ...fact, state: 'hidden' as const } : fact));
  expect(knowledge.facts.some(isOffer)).toBe(true);
  for (const question of ['do you have a student discount', 'is there a discount for students?']) {
    expect((await askShop(question, { knowledge })).text).toContain(answer);
    const told = await askShop(question, { knowledge: withoutOverruled({ ...knowledge, facts: hidden }) });
    expect(told.outcome, question).not.toBe('answered');
  }
});
