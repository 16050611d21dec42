/** The words that join two questions: those of a language that stand between two things as well as before a new question. */
import { perLanguage } from '../../../languages/packs.ts';

const single = /^[\p{L}\p{M}]+$/u;

/** Alternatives of a pattern, "and|or"; empty where a language joins without words. */
export const conjunctionsOf = (language: string): string => joined(language)?.join('|') ?? '';

/** The words that a further question begins with, "also" too. */
export const openersOf = (language: string): string => openers(language)?.join('|') ?? '';

const openers = perLanguage(({ followUp }) => followUp.opening.split('|').filter((word) => single.test(word)));

const joined = perLanguage(({ followUp }) => {
  const opening = new Set(followUp.opening.split('|'));
  return followUp.joint.split('|').filter((word) => single.test(word) && opening.has(word));
});
