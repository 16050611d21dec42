/** Takes out of visitors' words what tells who they are, where an owner reads many of them at once. */

/** each pattern is linear: no two neighbouring parts can match the same characters */
const masks: readonly (readonly [RegExp, string])[] = [
  [/[^\s@<>()",;:]{1,64}@[^\s@<>()",;:]{1,253}/gu, '[e-mail]'],
  // an order number: a mark or letters, then digits, however they are joined
  [/(?:#\s?|\b\p{L}{1,6}[-_/]?)\d[\dA-Z_/-]{3,30}\b/gu, '[number]'],
  [/\+?\(?\d(?:[\s().\p{Pd}/]{0,2}\d){5,20}/gu, '[number]'],
];

export const maskPersonal = (text: string): string =>
  masks.reduce((masked, [pattern, mark]) => masked.replaceAll(pattern, mark), text);
