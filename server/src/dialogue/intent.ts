/** What kind of message a visitor wrote, from the words that shops hear every day. Only clear cases are named; the rest is a question. */
import { perLanguage } from '../languages/packs.ts';
import { plainSpelling, withoutMarks, wordsPattern } from '../languages/patterns.ts';

export type Intent = 'human' | 'order' | 'complaint' | 'shopping' | 'policy' | 'question';

/** What is told first when a message could be several: who wants a person gets one, and anger is heard before its cause. */
const byWeight = ['human', 'complaint', 'order', 'policy', 'shopping'] as const;

const ofTrouble: ReadonlySet<Intent> = new Set<Intent>(['complaint', 'order']);

const patternsOf = perLanguage((pack) =>
  byWeight.map((intent) => ({
    intent,
    pattern: wordsPattern(pack.intents[intent], pack),
    // "me llego roto": elsewhere a word without its marks is too often another
    bare: ofTrouble.has(intent) ? wordsPattern(withoutMarks(pack.intents[intent]), pack) : null,
  })),
);

/** Messages of a language without a pack are read as English: its words are what everybody knows of shops. */
export function intentOf(message: string, language: string): Intent {
  const text = plainSpelling(message).trim();
  const patterns = patternsOf(language) ?? patternsOf('en');
  const isBare = withoutMarks(text) === text;
  const found = patterns?.find(({ pattern, bare }) => pattern.test(text) || (isBare && bare?.test(text) === true));
  return found?.intent ?? 'question';
}
