/** "Tracked 24" and "Tracked 48": what is said of the one holds nothing of the other. */
const label = /(?<![\p{L}\p{N}])(\p{Lu}\p{L}{2,}) (\d{1,4})(?![\p{N}]|[.,:]\d|\s?[\p{Ll}%°€£$]{1,2}(?!\p{L}))/gu;

const labelsIn = (text: string): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>();
  for (const [, word = '', number = ''] of text.matchAll(label))
    found.set(word, (found.get(word) ?? new Set()).add(number));
  return found;
};

/** Whether a statement names others by the same word, and none that the sentence names. */
export function namesOtherLabel(statement: string, sentence: string): boolean {
  const said = labelsIn(sentence);
  if (said.size === 0) return false;
  const told = labelsIn(statement);
  return [...said].some(([word, numbers]) => {
    const others = told.get(word);
    return others !== undefined && ![...numbers].some((number) => others.has(number));
  });
}
