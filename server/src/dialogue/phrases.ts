/** Which words frame an answer: the visitor's language, the owner's tone. */
import { english } from '../languages/en.ts';
import type { Phrases, Register } from '../languages/language-pack.ts';
import { packOf } from '../languages/packs.ts';

/** The owner's tone as a register; an own tone is casual only when it says so. */
function registerOf(tone: string): Register {
  if (tone === 'Professional & Formal') return 'formal';
  if (tone === 'Friendly & Casual' || tone === 'Playful & Fun') return 'casual';
  return /casual|friendly|fun|playful|relaxed|young|warm|informal|cheerful/i.test(tone) ? 'casual' : 'formal';
}

/** English around the shop's own words where we do not speak the language. */
export const phrasesFor = (language: string, tone: string): Phrases =>
  (packOf(language) ?? english).phrases[registerOf(tone)];
