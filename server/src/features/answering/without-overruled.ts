/**
 * Knowledge with the owner's word in the place of the sentences that it overrules. A passage that only lost them would be told with what
 * stood beside them, as if that were the answer.
 */
import type { Knowledge } from './prepare-question.ts';

export function withoutOverruled(knowledge: Knowledge): Knowledge {
  const corrections = knowledge.facts.flatMap(({ text, overrules = [] }) =>
    overrules.map((sentence) => ({ text, pattern: sentencePattern(sentence) })),
  );
  if (corrections.length === 0) return knowledge;
  const corrected = (told: string) =>
    corrections.reduce((left, { text, pattern }) => {
      // once in a text, however often it was said otherwise
      let isSaid = left.includes(text);
      return left.replace(pattern, () => {
        const said = isSaid ? '' : text;
        isSaid = true;
        return said;
      });
    }, told);
  const { documents } = knowledge;
  const described = <P extends { description: string }>(product: P): P => ({
    ...product,
    description: corrected(product.description),
  });
  return {
    ...knowledge,
    documents: {
      async passages(positions) {
        const read = await documents.passages(positions);
        return new Map([...read].map(([at, passage]) => [at, { ...passage, text: corrected(passage.text) }]));
      },
      products: async (positions) =>
        new Map([...(await documents.products(positions))].map(([at, product]) => [at, described(product)])),
      productsWithin: async (...asked) => (await documents.productsWithin(...asked)).map(described),
    },
  };
}

/** Lines are broken anywhere. */
function sentencePattern(sentence: string): RegExp {
  const words = sentence
    .trim()
    .split(/\s+/)
    .map((word) => RegExp.escape(word))
    .join(String.raw`\s+`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${words}(?![\p{L}\p{N}])`, 'gu');
}
