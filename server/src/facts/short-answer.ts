/** "Yes: for €4 a parcel" answers a question: what stands before the colon is no name of what it holds for. */
export const isShortAnswer = (label: string): boolean => shortAnswer.test(label.trim());

const shortAnswer =
  /^(?:yes|no|ja|nein|oui|non|sí|si|sì|sim|não|nee|nej|tak|nie|evet|hayır|ya|tidak|kyllä|ei|ano|ne|igen|nem|да|нет|так|ні)$/iu;
