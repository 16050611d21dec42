/** What goes wrong with an order, or shall be changed in it: kinds of things that people tell more than ask. */
import type { Aspect } from './aspects.ts';

export const mishapAspects: readonly Aspect[] = [
  'damaged_item',
  'wrong_item',
  'missing_item',
  'late_parcel',
  'failed_delivery',
  'cancel_order',
  'change_order',
  'address_change',
];
