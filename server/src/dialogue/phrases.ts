/** Which words frame an answer: the visitor's language, the owner's tone. */
import type { PhraseBook, Phrases, Register } from './phrase-book.ts';
import { furtherPhrases } from './phrases-further.ts';
import { germanicPhrases } from './phrases-germanic.ts';
import { romancePhrases } from './phrases-romance.ts';
import { sharedPhrases } from './phrases-shared.ts';
import { turkishPolishPhrases } from './phrases-turkish-polish.ts';

const spoken: PhraseBook = { ...germanicPhrases, ...romancePhrases, ...turkishPolishPhrases, ...furtherPhrases };

export const phrases: Record<string, Record<Register, Phrases>> = Object.fromEntries(
  Object.entries(sharedPhrases).flatMap(([language, shared]) => {
    const own = spoken[language];
    return own === undefined
      ? []
      : [[language, { casual: { ...shared, ...own.casual }, formal: { ...shared, ...own.formal } }]];
  }),
);

/** The owner's tone as a register; an own tone is casual only when it says so. */
function registerOf(tone: string): Register {
  if (tone === 'Professional & Formal') return 'formal';
  if (tone === 'Friendly & Casual' || tone === 'Playful & Fun') return 'casual';
  return /casual|friendly|fun|playful|relaxed|young|warm|informal|cheerful/i.test(tone) ? 'casual' : 'formal';
}

export function phrasesFor(language: string, tone: string): Phrases {
  const book = phrases[language] ?? phrases['en'];
  if (book === undefined) throw new Error('English phrases are missing');
  return book[registerOf(tone)];
}
