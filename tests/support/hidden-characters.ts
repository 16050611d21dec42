/** Spellings that people read as one text and programs as another: what cannot be seen between any two characters, and signs that only look like others. */
import { array, constant, constantFrom, nat, oneof, record } from 'fast-check';
import type { Arbitrary } from 'fast-check';

const unseen = [
  0x1, 0x8, 0x1f, 0x7f, 0x85, 0x9f, 0xad, 0x34f, 0x61c, 0x115f, 0x1160, 0x17b4, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e,
  0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2060, 0x2061, 0x2062, 0x2063, 0x2064, 0x2066, 0x2067, 0x2068,
  0x2069, 0x206f, 0x3164, 0xe000, 0xfe00, 0xfe0f, 0xfeff, 0xffa0, 0xfff9, 0xfffb, 0xe0001, 0xe0041, 0xe007f, 0xe0100,
  0xf0000, 0x1d173, 0xd800, 0xdc00,
].map((code) => String.fromCodePoint(code));

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
  const own = Array.from(lookalikes[character] ?? '');
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
      const characters = Array.from(text);
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
