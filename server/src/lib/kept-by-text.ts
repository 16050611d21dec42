/** What is read of texts that come again and again, a shop's own words with each question: kept until so many are known, then begun anew. */
export function keptByText<T>(
  read: (text: string, language: string) => T,
  { texts, length }: { texts: number; length: number },
): (text: string, language?: string) => T {
  const known = new Map<string, Map<string, T>>();
  return (text, language = '') => {
    const ofLanguage = known.get(language) ?? new Map<string, T>();
    const last = ofLanguage.get(text);
    if (last !== undefined || text.length > length) return last ?? read(text, language);
    if (ofLanguage.size >= texts) ofLanguage.clear();
    const value = read(text, language);
    known.set(language, ofLanguage.set(text, value));
    return value;
  };
}
