import type { ProductCard } from '@vitrine/contract/reply-envelope';

/** A crawled price in the visitor's own way of writing money. What is not a plain `37.50 CAD` is shown as it is, never guessed at (PC-05). */
const pricePattern = /^(\d{1,9}(?:\.\d{1,3})?) ([A-Z]{3})$/;

export function formatPrice(price: string, locale?: string): string {
  const [, amount, currency] = pricePattern.exec(price) ?? [];
  if (amount === undefined || currency === undefined) return price;
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(Number(amount));
}

/** A struck-through price is shown only where it is higher than the price, in one currency. */
export function isReduced(price: string, originalPrice: string): boolean {
  const [, now, currency] = pricePattern.exec(price) ?? [];
  const [, before, otherCurrency] = pricePattern.exec(originalPrice) ?? [];
  if (now === undefined || before === undefined) return originalPrice !== '' && originalPrice !== price && price !== '';
  return currency === otherCurrency && Number(before) > Number(now);
}

/** How long ago a price was read that the shop was not asked for again, "3 days ago"; undefined within a day. */
export function ageOfPrice({ checked, checkedAt = '' }: ProductCard, locale?: string): string | undefined {
  const days = Math.floor((Date.now() - Date.parse(checkedAt)) / 86_400_000);
  return checked === 'training' && days > 0 ? new Intl.RelativeTimeFormat(locale).format(-days, 'day') : undefined;
}
