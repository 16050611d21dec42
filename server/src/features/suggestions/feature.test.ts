import { afterEach, expect, test, vi } from 'vitest';
import { createSuggestions } from './feature.ts';

afterEach(() => vi.restoreAllMocks());

test('an agent that is loaded with the first question still has all of its first questions', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const { suggest } = createSuggestions({
    pageOf: async () => ({ version: '1', shopLanguage: 'en', product: null, questions: [] }),
    ownersOf: async () => [],
    async ask() {
      now += now === 0 ? 4_000 : 200;
      return {
        outcome: 'answered',
        used: { passages: [{ url: 'https://shop.example/terms' }], products: [], facts: [] },
      };
    },
  });
  expect(await suggest('agt_1', '/', 'en')).toHaveLength(3);
});
