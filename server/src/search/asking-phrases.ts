/** "How long", "combien de temps": the measure belongs to the question and is not a word to be found in an answer. */
const phrases =
  /(?<![\p{L}\p{N}])(how|wie|combien de|cu[aá]nto|quanto|hoe|jak) (?:long|much|many|often|lange?|viele?|oft|temps|tiempo|tempo|veel|vaak|długo|dużo|często)(?![\p{L}\p{N}])/giu;

export const withoutAskingPhrases = (question: string): string => question.replaceAll(phrases, '$1');
