import { expect, test } from 'vitest';
import { factId } from '../../../facts/fact-id.ts';
import { decideFacts, factsForAnswers } from './decide-facts.ts';
import type { Decision, ReadFact } from './decide-facts.ts';

const readAt = '2026-11-22T06:00:00.000Z';

const read = (text: string, days: number, more: Partial<ReadFact> = {}): ReadFact => {
  const fact = {
    topic: 'returns.window' as const,
    text,
    value: { kind: 'days' as const, from: days, to: days },
    scope: null,
    url: 'https://shop.example/returns',
    language: 'en',
    ...more,
  };
  return { id: factId(fact), readAt, ...fact };
};

const decide = (fact: ReadFact, state: Decision['state'], text: string | null = null): Decision => {
  const { readAt: _, ...found } = fact;
  return { factId: fact.id, state, text, fact: found, decidedAt: '2026-11-23T06:00:00.000Z' };
};

const fortnight = read('Returns are accepted within 14 days.', 14);
const month = read('You have 30 days to return an item.', 30);

test('what nobody decided on is said with its contradictions', () => {
  const facts = factsForAnswers(decideFacts([fortnight, month], []));
  expect(facts).toMatchObject([
    { ...fortnight, state: 'found', conflicts: [month.id] },
    { ...month, state: 'found', conflicts: [fortnight.id] },
  ]);
});

test('a hidden fact contradicts nothing any more', () => {
  const facts = decideFacts([fortnight, month], [decide(fortnight, 'hidden')]);
  expect(facts.map(({ state, conflicts }) => [state, conflicts])).toEqual([
    ['hidden', []],
    ['found', []],
  ]);
  expect(factsForAnswers(facts).map(({ id, state }) => [id, state])).toEqual([
    [fortnight.id, 'hidden'],
    [month.id, 'found'],
  ]);
});

test('a hidden sentence is said in no other fact, unless the owner stands by that', () => {
  const how = read(fortnight.text, 0, { topic: 'returns.how', value: null });
  const elsewhere = read(fortnight.text, 14, { url: 'https://shop.example/faq' });
  const hidden = decide(fortnight, 'hidden');
  const states = (decisions: Decision[]) =>
    factsForAnswers(decideFacts([fortnight, how, elsewhere, month], decisions)).map(({ id, state }) => [id, state]);
  expect(states([hidden])).toEqual([
    [fortnight.id, 'hidden'],
    [month.id, 'found'],
  ]);
  expect(states([hidden, decide(how, 'confirmed')])).toEqual([
    [how.id, 'confirmed'],
    [elsewhere.id, 'found'],
    [month.id, 'found'],
  ]);
});

test('a correction that says a time has its value, in the page’s language', () => {
  const german = read('Sie können Ware innerhalb von 14 Tagen zurückgeben.', 14, { language: 'de' });
  const [fact] = decideFacts([german], [decide(german, 'corrected', 'Sie haben 100 Tage Zeit für die Rückgabe.')]);
  expect(fact).toMatchObject({ value: { kind: 'days', from: 100, to: 100 }, pageText: german.text });
});

test('a correction without a value has none of the page’s', () => {
  const [fact] = decideFacts([fortnight], [decide(fortnight, 'corrected', 'Ask us; we find a way.')]);
  expect(fact).toMatchObject({ text: 'Ask us; we find a way.', value: null });
});

test('a correction stands without its sentence; a confirmation and a hiding end with it', () => {
  const gone = [decide(fortnight, 'corrected', 'Returns are accepted within 20 days.'), decide(month, 'confirmed')];
  expect(decideFacts([], gone)).toMatchObject([{ id: fortnight.id, state: 'corrected', changed: true }]);
});

test('two facts that the owner stands by are both said', () => {
  const facts = decideFacts([fortnight, month], [decide(fortnight, 'confirmed'), decide(month, 'confirmed')]);
  expect(factsForAnswers(facts)).toHaveLength(2);
});

test('a correction overrules its sentence, and what contradicts it elsewhere', () => {
  const sixty = 'Returns are accepted within 60 days.';
  const facts = factsForAnswers(decideFacts([fortnight, month], [decide(fortnight, 'corrected', sixty)]));
  expect(facts).toMatchObject([{ text: sixty, overrules: [fortnight.text, month.text] }]);
  expect(factsForAnswers(decideFacts([fortnight, month], []))[0]).not.toHaveProperty('overrules');
});

test('what else was read in a sentence that a correction contradicts is not said', () => {
  const how = read(month.text, 0, { topic: 'returns.how', value: null });
  const sixty = decide(fortnight, 'corrected', 'Returns are accepted within 60 days.');
  expect(factsForAnswers(decideFacts([fortnight, month, how], [sixty])).map(({ id }) => id)).toEqual([fortnight.id]);
  const both = [sixty, decide(how, 'confirmed')];
  const facts = factsForAnswers(decideFacts([fortnight, month, how], both));
  expect(facts).toMatchObject([{ overrules: [fortnight.text] }, { id: how.id, state: 'confirmed' }]);
});

test('what else was read in a corrected sentence is as the correction says it', () => {
  const text = 'Shipping takes 3 days and costs $6.';
  const time = read(text, 3, { topic: 'delivery.time' });
  const cost = read(text, 0, { topic: 'delivery.cost', value: { kind: 'money', amount: 600, currency: 'USD' } });
  const said = (correction: string) =>
    factsForAnswers(decideFacts([time, cost], [decide(cost, 'corrected', correction)])).map((fact) => [
      fact.topic,
      fact.text,
    ]);
  const both = 'Shipping takes 3 days and costs $8.';
  expect(said(both)).toEqual([
    ['delivery.time', both],
    ['delivery.cost', both],
  ]);
  expect(said('Shipping costs $8.')).toEqual([['delivery.cost', 'Shipping costs $8.']]);
});

test('a correction below a heading that told what it is about keeps its kind of value, and replaces the old one everywhere', () => {
  const entry = read('30 days from delivery, unused and with labels.', 30, { url: 'https://shop.example/faq' });
  const part = read('The legal 14 days are part of our 30 days.', 0, { topic: 'returns.cost', value: null });
  const damaged = read('Damage should reach us within 30 days.', 30, { scope: 'Damage' });
  const forty = decide(entry, 'corrected', '45 days from delivery, unused and with labels.');
  const facts = decideFacts([entry, month, part, damaged], [forty]);
  expect(facts[0]).toMatchObject({ value: { kind: 'days', from: 45, to: 45 }, conflicts: [month.id, part.id] });
  const said = factsForAnswers(facts);
  expect(said.map(({ id }) => id)).toEqual([entry.id, damaged.id]);
  expect(said[0]).toMatchObject({ was: entry.value, overrules: [entry.text, month.text, part.text] });
});

test('a list that goes on naming what a correction took out of it contradicts that', () => {
  const names = (text: string, ...all: string[]) =>
    read(text, 0, { topic: 'payment.methods', value: { kind: 'names', names: all } });
  const faq = names('Visa, PayPal, iDEAL and gift cards.', 'ideal', 'paypal', 'visa');
  const footer = names('We take Visa, PayPal, iDEAL.', 'ideal', 'paypal', 'visa');
  const cards = names('Pay by Visa or PayPal.', 'paypal', 'visa');
  const facts = decideFacts([faq, footer, cards], [decide(faq, 'corrected', 'Visa, PayPal and gift cards.')]);
  expect(facts.map(({ conflicts }) => conflicts)).toEqual([[footer.id], [faq.id], []]);
  expect(factsForAnswers(facts).map(({ id }) => id)).toEqual([faq.id, cards.id]);
});

test('a row that is put right has all its numbers anew, and what says the old one of its place among others is silenced', () => {
  const euros = (amount: number) => ({ kind: 'money' as const, amount, currency: 'EUR' });
  const row = 'Switzerland and Norway: 5 to 8 working days, €16.90, free from €150';
  const of = { scope: 'Switzerland and Norway' };
  const cost = read(row, 0, { ...of, topic: 'delivery.cost', value: euros(16.9) });
  const free = read(row, 0, { ...of, topic: 'delivery.free_from', value: euros(150) });
  const britain = read('United Kingdom: 3 to 6 working days, €11.90, free from €150', 0, {
    topic: 'delivery.free_from',
    value: euros(150),
    scope: 'United Kingdom',
  });
  const sum = 'It is free in the EU from €80, and to the United Kingdom, Switzerland and Norway from €150.';
  const whole = read(sum, 0, {
    topic: 'delivery.free_from',
    value: null,
    scope: 'United Kingdom, Switzerland, Norway, EU',
  });
  const lamps = read('Lamps go to Norway free from €150.', 0, {
    topic: 'delivery.free_from',
    value: euros(150),
    scope: 'Norway, Lamps',
  });
  const text = 'Switzerland and Norway: 6 to 9 working days, €19.90, free from €200';
  const said = factsForAnswers(decideFacts([cost, free, britain, whole, lamps], [decide(cost, 'corrected', text)]));
  expect(said.map(({ id, state, value }) => [id, state, value])).toEqual([
    [cost.id, 'corrected', euros(19.9)],
    [free.id, 'corrected', euros(200)],
    [britain.id, 'found', britain.value],
    [whole.id, 'hidden', null],
    [lamps.id, 'found', lamps.value],
  ]);
  const kept = decide(cost, 'corrected', row.replace('16.90', '19.90'));
  expect(factsForAnswers(decideFacts([cost, free, whole], [kept])).at(-1)).toMatchObject({ state: 'found' });
});
