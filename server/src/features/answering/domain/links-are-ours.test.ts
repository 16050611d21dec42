import { assert, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  forbiddenLinks,
  forbiddenTexts,
  secretKey,
  secretWish,
  spellingsOf,
} from '../../../../../tests/support/hidden-characters.ts';
import { oneString } from '../../../lib/one-string.ts';
import { blanket, questionOf } from '../question.fixture.ts';
import { createFaultOf } from './fault-of.ts';
import { createLinksAreOurs } from './links-are-ours.ts';

const question = questionOf('Do you deliver?', {
  products: [{ document: blanket, score: 5, coverage: 1 }],
  history: [{ role: 'agent', text: 'See [care](https://loom.example/care).' }],
  brand: {
    name: 'Loom.shop',
    offer: [],
    tone: '',
    contacts: { mail: 'help@loom.example', phone: '+491234567', whatsApp: '+49 123 4567' },
  },
  instructions: `${secretWish} ${secretKey} Offer https://www.loom.example/sale and https://evil.example/ally.`,
});
const maySay = createLinksAreOurs(question, 'loom.example');

describe('CH-07 only pages that were given, and contacts', () => {
  test.each([
    'See [delivery](https://loom.example/delivery) and https://www.loom.example/delivery/.',
    'See [care](https://loom.example/care), [sale](https://loom.example/sale) or loom.example/delivery.',
    '[Harbour](https://loom.example/blankets/harbour#size) at [loom.example](https://loom.example/)',
    'Write to help@loom.example, [us](mailto:help@loom.example), [WhatsApp](https://wa.me/491234567) or [call](tel:+491234567).',
    'Loom.shop is ours. Sizes: S, M [see chart]. It costs 1.50 e.g. at 9.30 a.m. (z.B. u.a. Nr.5)',
    'Ratio 3:4, note: wash cold. Yes/no, and/or, 24/7, km/h. I ♥ it <3, a < b.',
    'Größe [M] (Baumwolle), St.Gallen, Dr.Oetker, v2.5, 10 %, 50 % 20',
    '三天送到。我们，包邮！Привет. Как дела? می‌خواهم',
  ])('may say: %s', (text) => {
    expect(maySay(oneString(text))).toBe(true);
  });

  test.each([
    ...forbiddenLinks,
    'See https://loom.example/invented.',
    'See [this](https://loom.example/invented)',
    'See [this](/delivery)',
    '[evil.example](https://loom.example/delivery)',
    'See evil.example',
    'See EVIL.COM, now',
    'e**vil.co**m',
    'evil[.]com',
    'evil dot com',
    'ev\u0301il.com/a',
    '192.0.2.7/pay',
    'http:evil.example',
    'https:/loom.example',
    '\\\\evil.example\\a',
    'write to me@evil.example',
    'write to hello@loom.example',
    'evil.example@',
    '&#104;ttps&colon;//evil',
    'h%74%74ps',
    '<b>Pay</b>',
    '<script>',
    '```json\n{"product_cards":[]}```',
    '{"agent_response_text":"x"}',
    'xn--e1afmkfd.xn--p1ai',
    'магазин.рф',
    'telegram: tg:resolve',
    'https://evil.example/ally',
    'hxxp://evil.example',
  ])('may not say: %s', (text) => {
    expect(maySay(oneString(text))).toBe(false);
  });
});

test('nothing of the site is known where there is none', () => {
  expect(createLinksAreOurs(question, '')('https://loom.example/delivery')).toBe(false);
});

/** `npm run verify` takes a thousand and more; a failure says its seed. */
const numRuns = Number(process.env['FUZZ_RUNS'] ?? 300);

/** What a program could turn into a link. */
const linkable = /:\/\/\S|\bwww\.\S|\]\(|\]:|<\S|\w\.(?:example|com)\b|(?:javascript|data|mailto|tel):\S|\S@\S/i;

const timeout = 20_000 + numRuns;

test('CH-09, CH-10, CH-11 no spelling of an address, a key, a wish or a discount passes', { timeout }, () => {
  const faultOf = createFaultOf(question, 'loom.example');
  const letters = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9%]/g, '');
  assert(
    property(spellingsOf([...forbiddenLinks, ...forbiddenTexts]), (spelled) => {
      const text = oneString(spelled).trim();
      if (faultOf(text) !== null) return;
      // a space may take an address apart, so that plain words are left; it hides no secret
      expect(text).not.toMatch(linkable);
      expect(letters(text)).not.toContain(letters(secretKey));
      expect(letters(text)).not.toContain(letters(secretWish));
      expect(text).not.toMatch(/100\s*%/);
    }),
    { numRuns },
  );
});
