import { describe, expect, test } from 'vitest';
import { aspectsOf, likeliestAspect, noneOf, termsOf } from './aspect-model.ts';
import { aspects } from './aspects.ts';
import type { Aspect } from './aspects.ts';
import { marksOf, sharedAspects, strengthOf } from './marks.ts';

const asked = (text: string, language = 'en') => aspectsOf(text, language, 'ask');
const first = (text: string, language = 'en') => aspects[likeliestAspect(asked(text, language)).at];
const tells = (text: string, aspect: Aspect, language = 'en') =>
  strengthOf(marksOf(text, language, 'tell'), aspects.indexOf(aspect));

describe('what is asked', () => {
  test.each<[string, Aspect, string]>([
    ['how many days do I get before I must post the jumper back to you', 'return_window', 'en'],
    ['will my visa number be safe with you?', 'payment_safety', 'en'],
    ['my lamp turned up in pieces', 'damaged_item', 'en'],
    ['bisa bayar pakai gopay gak kak', 'payment_methods', 'id'],
    ['wie lange ist das Paket unterwegs', 'delivery_time', 'de'],
    ['¿puedo pagar contra reembolso?', 'cash_on_delivery', 'es'],
    ['machine à laver, ça passe ?', 'care', 'fr'],
  ])('%s', (text, aspect, language) => {
    expect(first(text, language)).toBe(aspect);
  });

  test('small talk and other people’s business are none of it', () => {
    expect(noneOf(asked('tell me a joke about penguins'))).toBeGreaterThan(0.4);
  });

  test('terms are told from things', () => {
    expect(termsOf(asked('do I pay for the postage when I return it'))).toBeGreaterThan(0.8);
    expect(termsOf(asked('is it made of wool'))).toBeLessThan(0.2);
  });

  test('of an endless message no more is read than of a long one', () => {
    const long = 'free shipping '.repeat(1_000);
    expect(asked(`${long}${'is it made of wool '.repeat(1_000)}`)).toEqual(asked(long));
  });
});

describe('what is told', () => {
  test('it meets what is asked though they share no word', () => {
    const question = asked('who pays the postage if I change my mind');
    const answers = marksOf('Return shipping costs are borne by the customer.', 'en', 'tell');
    const beside = marksOf('Our towels are woven in Denizli from long cotton.', 'en', 'tell');
    expect(sharedAspects(question, answers)).toBeGreaterThan(5 * sharedAspects(question, beside));
  });

  test('across languages too', () => {
    const question = asked('berapa lama uang saya kembali', 'id');
    const answers = marksOf('Die Rückerstattung erfolgt innerhalb von 5 Werktagen.', 'de', 'tell');
    const beside = marksOf('Unsere Brettchen sind aus Nussbaum gefertigt.', 'de', 'tell');
    expect(sharedAspects(question, answers)).toBeGreaterThan(sharedAspects(question, beside));
  });

  test('several things of one sentence', () => {
    const sentence = 'Orders leave our warehouse within two working days, postage is 5 euros.';
    expect(tells(sentence, 'dispatch_time')).toBeGreaterThan(0.2);
    expect(tells(sentence, 'delivery_cost')).toBeGreaterThan(0.2);
  });
});
