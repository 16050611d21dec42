import { expect, test } from 'vitest';
import { usualQuestion } from './usual-question.ts';

test.each([
  ['en', 'how much is postage', 'How much does delivery cost?'],
  ['en', 'whats the minimum for free shipping', 'From which order value is delivery free?'],
  ['en', 'do i have to pay to send it back', 'Who pays for the return postage?'],
  ['en', 'any way to get it faster', null],
  ['en', 'is there next day delivery', 'Do you offer express delivery?'],
  ['en', 'pay later option?', 'Can I pay in instalments?'],
  ['de', 'ab wann is versand umsonst?', 'Ab welchem Bestellwert ist der Versand kostenlos?'],
  ['de', 'wie lang hab ich garantie', 'Wie lange ist die Garantie?'],
  ['de', 'kostet mich das zurückschicken was', 'Wer zahlt die Rücksendung?'],
  ['de', 'wann habt ihr offen', 'Wann habt ihr geöffnet?'],
])('%s: %s', (language, text, asked) => expect(usualQuestion(text, language)).toBe(asked));

test.each([
  ['en', 'how much is postage to ireland'],
  ['en', 'are you open on sunday'],
  ['en', 'do you take paypal'],
  ['en', 'is there a warranty on the kettle'],
  ['en', 'do i have to pay to send a faulty one back'],
  ['en', 'free shipping over 50?'],
  ['en', 'any discount for veterans?'],
  ['en', 'is there parking at your shop'],
  ['en', 'red scarf'],
  ['en', 'how much is shipping in the us'],
  ['de', 'habt ihr auch einen laden wo man vorbeikommen kann?'],
  ['de', 'was kostet der versand nach österreich'],
  ['sv', 'vad kostar frakten'],
])('what asks for more stays as it is, %s: %s', (language, text) => expect(usualQuestion(text, language)).toBe(null));
