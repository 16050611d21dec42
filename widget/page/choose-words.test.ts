import type { Words } from '@vitrine/chat/words';
import { english } from '@vitrine/chat/words';
import { expect, test, vi } from 'vitest';
import { chooseWords, languages } from './choose-words.ts';

const files = new Map<string, Words>();
for (const [path, words] of Object.entries(
  import.meta.glob<Words>('../../chat/src/languages/*.ts', { import: 'words', eager: true }),
)) {
  files.set(/(\w+)\.ts$/.exec(path)?.[1] ?? '', words);
}
const load = (language: string) => {
  const words = files.get(language);
  return words === undefined ? Promise.reject(new Error(language)) : Promise.resolve(words);
};
const languageFor = async (declared: string, ...spoken: string[]) =>
  (await chooseWords(declared, spoken, load)).language;

test('the page’s language, else the visitor’s own, else English', async () => {
  expect(await languageFor('de', 'fr')).toBe('de');
  expect(await languageFor('pt-BR')).toBe('pt');
  expect(await languageFor('zh-Hans-CN')).toBe('zh');
  expect(await languageFor('no', 'de')).toBe('nb');
  expect(await languageFor('EN-us', 'de')).toBe('en');
  expect(await languageFor('', 'xx', 'sv-SE')).toBe('sv');
  expect(await languageFor('tlh', 'xx')).toBe('en');
  for (const odd of ['../../x', 'a'.repeat(999), 'constructor', '%2e%2e']) expect(await languageFor(odd)).toBe('en');
});

test('a language that cannot be fetched is English', async () => {
  const failing = vi.fn(() => Promise.reject(new TypeError('offline')));
  expect(await chooseWords('de', [], failing)).toBe(english);
  expect(failing).toHaveBeenCalledTimes(1);
});

test('every language has its file, whole and in its own words, and stands its own way', async () => {
  expect([...files.keys()].toSorted()).toEqual(languages.toSorted());
  expect(files.size).toBeGreaterThanOrEqual(24);
  for (const [language, words] of files) {
    expect(words.language).toBe(language);
    expect(words.direction).toBe(['ar', 'he'].includes(language) ? 'rtl' : 'ltr');
    expect(Object.keys(words).toSorted()).toEqual(
      [...Object.keys(english), 'greeting', 'menuWords', 'visitWords'].toSorted(),
    );
    for (const text of [...Object.values(words), ...Object.values({ ...words.menuWords, ...words.visitWords })]) {
      if (typeof text === 'string') expect(text.trim(), language).not.toBe('');
    }
    expect(words.notReady).not.toBe(english.notReady);
  }
});
