/** What is read of texts that come again and again, a shop's own words with each question: kept until so many are known, then begun anew. */
import { remembered } from './remembered.ts';

export function keptByText<T>(
  read: (text: string, language: string) => T,
  { texts, length }: { texts: number; length: number },
): (text: string, language?: string) => T {
  const known = new Map<string, Map<string, T>>();
  return (text, language = '') => {
    if (text.length > length) return read(text, language);
    const ofLanguage = known.get(language) ?? new Map<string, T>();
    known.set(language, ofLanguage);
    return remembered(ofLanguage, text, () => read(text, language), texts);
  };
}
