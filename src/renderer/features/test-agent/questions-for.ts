const everywhere = ['How long does delivery take?', 'Can I send something back?'] as const;

/** What to try first: what every shop's pages answer, and one of this shop's own goods, so that its cards are seen. */
export function questionsFor(products: readonly string[]): string[] {
  const product = products[0]?.trim();
  return product ? [...everywhere, `Do you have ${product}?`] : [...everywhere, 'How can I pay?'];
}
