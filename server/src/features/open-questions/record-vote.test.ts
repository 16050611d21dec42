import { expect, test } from 'vitest';
import { createNearInMeaning } from './record-vote.ts';

/** Each text is its vector, `1 0.5`. */
const embedder = {
  name: 'numbers',
  embed: (texts: readonly string[]) => Promise.resolve(texts.map((text) => Float32Array.from(text.split(' '), Number))),
};
const titled = (...questions: string[]) => questions.map((question) => ({ question }));

async function nearest(text: string, ...questions: string[]): Promise<string | undefined> {
  const meaning = createNearInMeaning(embedder, () => {});
  await meaning.prepare(text, titled(...questions));
  return meaning.nearest(titled(...questions), text)?.question;
}

test('the group that means the same is found, and among few only one that is very near', async () => {
  const asked = '1 0.8 0 0 0 0';
  expect(await nearest(asked, '1 0.7 0 0 0 0', '0 0 1 0 0 0')).toBe('1 0.7 0 0 0 0');
  expect(await nearest(asked, '1 0 0 0 0 0', '0 0 1 0 0 0')).toBeUndefined();
  const others = ['0 0 1 0 0 0', '0 0 0 1 0 0', '0 0 0 0 1 0', '0 0 0 0 0 1', '0 0 -1 0 0 0'];
  expect(await nearest(asked, '1 0 0 0 0 0', ...others)).toBe('1 0 0 0 0 0');
});

test('where an endpoint puts all near each other, none is the same that does not stand out', async () => {
  const crowd = ['0.8 0.6 0', '0.8 -0.6 0', '0.8 0 0.6', '0.8 0 -0.6', '0.75 0.6 0.1', '0.8 0.58 0'];
  expect(await nearest('1 0 0', ...crowd)).toBeUndefined();
  expect(await nearest('1 0 0', ...crowd, '0.95 0.3 0')).toBe('0.95 0.3 0');
});

test('without vectors there is none, and the failure is told', async () => {
  const told: unknown[] = [];
  const meaning = createNearInMeaning(
    { name: 'broken', embed: () => Promise.reject(new Error('no')) },
    (error) => void told.push(error),
  );
  await meaning.prepare('1 0', titled('1 0'));
  expect(meaning.nearest(titled('1 0'), '1 0')).toBeNull();
  expect(told).toHaveLength(1);
});
