import { describe, expect, test } from 'vitest';
import { packs } from '../languages/packs.ts';
import { judge, readFixture } from './pages-of-shops.fixture.ts';
import { readFacts } from './read-facts.ts';

/** of what the pages say */
const leastShare = 0.97;

const judged = (language: string, declared: string | null = language) => {
  const pages = readFixture(language, declared);
  return judge(pages, readFacts({ passages: pages.passages, products: [] }, [declared ?? language]));
};

describe.each([...packs.keys()])('pages of shops in %s', (language) => {
  test('what they say of their terms is read, and nothing else', () => {
    const { needed, missed, wrong } = judged(language);
    expect(wrong).toEqual([]);
    expect(1 - missed.length / needed, missed.join('\n')).toBeGreaterThanOrEqual(leastShare);
  });
});

test.each(['id', 'de', 'es', 'fr', 'pt', 'it', 'nl', 'pl', 'tr', 'ja', 'ar', 'ru'])(
  'a theme that says lang="en" hides no page in %s',
  (language) => {
    const { needed, missed, wrong } = judged(language, 'en');
    expect(wrong).toEqual([]);
    expect(1 - missed.length / needed, missed.join('\n')).toBeGreaterThanOrEqual(0.9);
  },
);
