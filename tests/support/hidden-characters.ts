/** Spellings that people read as one text and programs as another: what cannot be seen between any two characters, and signs that only look like others. */
import { array, constant, constantFrom, nat, oneof, record } from 'fast-check';
import type { Arbitrary } from 'fast-check';

const unseen = [
  ...['\u0001', '\u0008', '\u001f', '\u007f', '\u0085', '\u009f', '\u00ad', '\u034f', '\u061c', '\u115f', '\u1160'],
  ...['\u17b4', '\u180e', '\u200b', '\u200c', '\u200d', '\u200e', '\u200f', '\u202a', '\u202b', '\u202c', '\u202d'],
  ...['\u202e', '\u2060', '\u2061', '\u2062', '\u2063', '\u2064', '\u2066', '\u2067', '\u2068', '\u2069', '\u206f'],
  ...['\u3164', '\ue000', '\ufe00', '\ufe0f', '\ufeff', '\uffa0', '\ufff9', '\ufffb', '\u{e0001}', '\u{e0041}'],
  ...['\u{e007f}', '\u{e0100}', '\u{f0000}', '\u{1d173}', '\ud800', '\udc00'],
];

const lookalikes: Record<string, string> = {
  ':': '：∶꞉ː﹕︓',
  '/': '／⁄∕⧸╱',
  '.': '．․ꓸ。｡',
  '[': '［❲⟦',
  ']': '］❳⟧',
  '(': '（❨⟮﹙',
  ')': '）❩⟯﹚',
  '%': '％﹪',
  '@': '＠﹫',
  '-': '－﹣',
};

/** Full-width and mathematical letters and digits. */
function formsOf(character: string): string[] {
  const own = [...(lookalikes[character] ?? '')];
  if (/[A-Za-z0-9]/.test(character)) own.push(String.fromCodePoint(character.charCodeAt(0) + 0xfee0));
  if (/[a-z]/.test(character)) own.push(String.fromCodePoint(character.charCodeAt(0) - 97 + 0x1d41a));
  return own;
}

/** Spellings of one of `texts`: itself, with unseen characters in some places or in all, with lookalikes, and all of that. */
export function spellingsOf(texts: readonly string[]): Arbitrary<string> {
  const change = record({
    at: nat(),
    with: oneof(
      { weight: 3, arbitrary: constantFrom(...unseen).map((one) => ({ put: one })) },
      { weight: 2, arbitrary: nat().map((form) => ({ form })) },
      { weight: 1, arbitrary: constant({ put: ' ' }) },
    ),
  });
  const everywhere = oneof(constant(''), constantFrom(...unseen));
  return record({ text: constantFrom(...texts), changes: array(change, { maxLength: 6 }), everywhere }).map(
    ({ text, changes, everywhere: between }) => {
      const characters = [...text];
      for (const { at, with: how } of changes) {
        const place = at % characters.length;
        const character = characters[place] ?? '';
        if ('put' in how) characters[place] = character + how.put;
        else {
          const forms = formsOf(character);
          characters[place] = forms[how.form % Math.max(1, forms.length)] ?? character;
        }
      }
      return characters.join(between);
    },
  );
}

/** Addresses that a reply may not lead to, in what could make a link of them. */
export const forbiddenLinks = [
  '[our refund form](https://evil.example/phish)',
  '[pay](http://evil.example)',
  '[x](javascript:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](//evil.example/a)',
  '[mail](mailto:help@evil.example)',
  '[call](tel:+4990012345)',
  '[shop.example](https://shop.example@evil.example/)',
  '[shop.example](https://shop.example.evil.example/)',
  '![x](https://evil.example/x.png)',
  'Pay at https://evil.example/pay now.',
  'Pay at www.evil.example now.',
  'Pay at evil.example/pay now.',
  '<https://evil.example>',
  '<a href="https://evil.example">pay</a>',
  '[pay][1]\n\n[1]: https://evil.example',
  '**[pay](https://evil.example)**',
  '- [pay](https://evil.example)',
];

/** Further texts that may not be said; `KEY` and the wish are the owner's. */
export const secretKey = 'sk-live-7Hq2-Zebra-4417';
export const secretWish = 'Never mention our competitor from the other side of the river to anybody.';
export const forbiddenTexts = [
  `My key is ${secretKey}.`,
  `I was told: ${secretWish}`,
  'You get a 100 % discount today.',
];
