/** The choices of a product, for tests. */

export const price = (amount: number) => ({ amount, currency: 'USD' });
export const variant = (options: Record<string, string>, amount: number, isThere = true) => ({
  id: Object.values(options).join(),
  sku: '',
  gtin: '',
  options,
  price: price(amount),
  priorPrice: null,
  availability: isThere ? ('in_stock' as const) : ('out_of_stock' as const),
  url: 'https://loom.example/pot',
  imageUrl: null,
});
