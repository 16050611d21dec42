import { describe, expect, test } from 'vitest';
import { concepts, termConcepts } from './concepts.ts';
import type { LanguagePack, Phrases } from './language-pack.ts';
import { packOf, packs } from './packs.ts';

const placeholders: Partial<Record<keyof Phrases, string>> & Record<string, string> = {
  greeting: 'brand',
  assistant: 'brand',
  unknownPart: 'topic',
  contacts: 'contacts',
  notSold: 'name',
  price: 'name price',
  priceRange: 'high name price',
  priceOption: 'name option price',
  cheapest: 'name price',
  dearest: 'name price',
  compared: 'name option options',
  inStock: 'name',
  soldOutNow: 'name',
  preordered: 'name',
  inStockOption: 'name option',
  soldOutOption: 'name option',
  notOffered: 'name option options',
  availableIn: 'name options',
  stockUnknown: 'name',
  priceThen: 'date price',
};

const written = [...packs.values()];
const formsOf = (list: string) => list.split(',').map((form) => form.trim());

describe.each(written.map((pack) => [pack.tag, pack] as const))('%s', (_, pack) => {
  test('phrases keep their placeholders, in every tone, and leave none empty', () => {
    for (const phrases of Object.values(pack.phrases)) {
      for (const [key, phrase] of Object.entries<string>({ ...phrases })) {
        expect(phrase.trim(), key).not.toBe('');
        const held = [...phrase.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort((a, b) => a.localeCompare(b));
        expect(held.join(' '), `${key}: ${phrase}`).toBe(placeholders[key] ?? '');
      }
    }
  });

  test('patterns compile, match something, and never nothing', () => {
    const { smallTalk, intents, followUp, asks, prices } = pack;
    const alternatives = [
      ...Object.values(smallTalk),
      ...Object.values(intents),
      followUp.opening,
      followUp.referring,
      followUp.general,
      followUp.compare,
      followUp.joint,
      ...followUp.ordinals,
      ...Object.values(asks),
      pack.askedMeasures,
      pack.yesNo,
      ...Object.values(pack.namedDays),
      pack.units,
      pack.timeUnits,
      pack.currencies,
      pack.percent,
      ...pack.numbers,
      ...Object.values(prices).flat(),
      ...Object.values(pack.comparatives),
      ...[pack.without, pack.lacking].filter((one) => one !== ''),
      ...(pack.whether === undefined ? [] : [pack.whether.opening]),
      ...elapsedOf(pack),
    ];
    for (const one of alternatives) {
      expect(one).not.toBe('');
      expect(new RegExp(`^(?:${one})$`, 'iu').test(''), one).toBe(false);
      // text is split at some of them: a group that captures would stand between the pieces
      expect(new RegExp(`${one}|`, 'iu').exec('')?.length, one).toBe(1);
      expect(one, 'apostrophes are straight').not.toMatch(/[’ʼ]/);
    }
    for (const kind of ['atMost', 'atLeast', 'between', 'about'] as const) {
      for (const form of prices[kind]) expect(form, kind).toMatch(/\bN\b/);
    }
  });

  test('what takes the place of words of leave names their groups, and they never match nothing', () => {
    for (const [pattern, plainly] of pack.leave ?? []) {
      expect(new RegExp(pattern, 'iu').test(''), pattern).toBe(false);
      const groups = new RegExp(`${pattern}|`, 'iu').exec('')?.length ?? 0;
      expect(plainly.match(/\$\d/gu)?.length ?? 0, pattern).toBe(groups - 1);
    }
  });

  test('a time that passed is told with a count and its unit', () => {
    if (pack.usual !== null) expect(pack.usual.elapsed.spans).toContain('SPAN');
  });

  test('long text costs the patterns little time', () => {
    const text = 'does the x '.repeat(300);
    for (const one of [...Object.values(pack.intents), ...Object.values(pack.asks), pack.yesNo])
      expect(() => new RegExp(`(?<!\\p{L})(?:${one})(?!\\p{L})`, 'giu').test(text)).not.toThrow();
  });

  test('forms are well formed and stand once with their concept', () => {
    for (const concept of concepts) {
      const forms = formsOf(pack.concepts[concept]);
      expect(forms.length, concept).toBeGreaterThan(0);
      expect(new Set(forms).size, `${concept}: ${twiceIn(forms).join(', ')}`).toBe(forms.length);
      for (const form of forms) expect(form, concept).toMatch(/^=?[\p{L}\p{N}][^*=’,]*(?:\*[^*=’,]*)*$/u);
    }
  });

  test('no form stands with two concepts that are about terms', () => {
    const all = termConcepts.flatMap((concept) =>
      formsOf(pack.concepts[concept]).filter((form) => !form.startsWith('=')),
    );
    expect(twiceIn(all)).toEqual([]);
  });

  test('amounts in words are a word and what it counts, and something says what is not wanted', () => {
    for (const entry of pack.amountWords.split(', ')) expect(entry).toMatch(/^\p{L}[\p{L}\p{M}' -]* \*?\d+$/u);
    expect(pack.without + pack.lacking).not.toBe('');
  });

  test('function words and asking words are words', () => {
    for (const list of [pack.functionWords, pack.asking]) expect(list).toMatch(/^\S+(?: \S+)*$/u);
  });
});

const elapsedOf = ({ usual }: LanguagePack): string[] => {
  if (usual === null) return [];
  const { counts, units, spans, beside, isSent } = usual.elapsed;
  return [counts, units, spans, beside, isSent];
};

const twiceIn = (forms: readonly string[]) => forms.filter((form, at) => forms.indexOf(form) !== at);

test('a tag with a region, or another name of a language, finds its pack', () => {
  expect(packOf('en-GB')?.tag).toBe('en');
  expect(packOf('nb')?.tag).toBe('no');
  expect(packOf('xx')).toBeNull();
});
