/** English questions for leave, put in one way: "are dogs allowed in the store?" and "is it ok to take a dog along?" ask whether one can bring a dog. */

const forms: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:is|would) it (?:be )?(?:ok|okay|fine|alright|all right|possible|allowed|permitted) (?:to|for me to|if (?:i|we))\s+/iu,
    'can I ',
  ],
  [/^(?:am i|are we) (?:allowed|permitted|able) to\s+/iu, 'can I '],
  [/^(?:may|could) (?:i|we)\s+/iu, 'can I '],
  [
    /^(?:is|are) (?:(?:a|an|the|my|our)\s+)?((?:\p{L}+\s){0,2}\p{L}+?) (?:allowed|permitted|welcome|ok|okay)(?: (?:in|inside|into|at)(?: (?:the|your))? (?:shop|store|showroom|place))?(?=\s*[?.!]*$)/iu,
    'can I bring $1',
  ],
  [/(?<!\p{L})take ((?:\p{L}+\s){1,3})(?:with (?:me|us)|along)(?!\p{L})/iu, 'bring $1'],
];

/** @returns null where it is put in no such way */
export function plainlyPut(text: string): string | null {
  const put = forms.reduce((said, [form, plain]) => said.replace(form, plain), text.trim());
  return put === text.trim() ? null : put;
}
