import { expect, test } from 'vitest';
import { packs } from './packs.ts';
import { meaningOf, otherWordsFor } from './same-words.ts';

test('talk and catalogue meet', () => {
  const meaning = (word: string) => meaningOf(packs.get('id')?.stem(word) ?? word, 'id');
  for (const [one, other] of [
    ['muka', 'wajah'],
    ['diajarin', 'pelatihan'],
    ['colokannya', 'port'],
    ['kartunya', 'card'],
  ] as const) {
    expect(meaning(one), one).not.toBeNull();
    expect(meaning(one), one).toBe(meaning(other));
  }
  expect(otherWordsFor('face', 'id')[0]).toBe('wajah');
  expect(otherWordsFor('muka', 'de')).toEqual([]);
});

test('no stem has two meanings', () => {
  for (const { tag, sameWords = '', stem } of packs.values()) {
    const stems = sameWords
      .trim()
      .split(/;\s+/)
      .flatMap((group) => [...new Set(group.split(/\s+/).map(stem))]);
    const twice = stems.filter((one, at) => one !== '' && stems.indexOf(one) !== at);
    expect(twice, tag).toEqual([]);
  }
});
