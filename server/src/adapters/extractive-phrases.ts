/** Which words frame an extractive answer: the visitor's language, the owner's tone. */
import type { PhraseBook, Phrases, Register } from './extractive-phrase-book.ts';
import { germanicPhrases } from './extractive-phrases-germanic.ts';
import { romancePhrases } from './extractive-phrases-romance.ts';
import { turkishPolishPhrases } from './extractive-phrases-turkish-polish.ts';

export const phrases: PhraseBook = { ...germanicPhrases, ...romancePhrases, ...turkishPolishPhrases };

/** The owner's tone as a register; an own tone is casual only when it says so. */
function registerOf(tone: string): Register {
  if (tone === 'Professional & Formal') return 'formal';
  if (tone === 'Friendly & Casual' || tone === 'Playful & Fun') return 'casual';
  return /casual|friendly|fun|playful|relaxed|young|warm|informal|cheerful/i.test(tone) ? 'casual' : 'formal';
}

export function phrasesFor(language: string, tone: string): Phrases {
  return (phrases[language] ?? germanicPhrases.en)[registerOf(tone)];
}
