/** What goes wrong with an order, or shall be changed in it: kinds of things that people tell more than ask. */
import { aspects } from './aspects.ts';
import type { Aspect } from './aspects.ts';
import { strengthOf } from './marks.ts';
import type { Marks } from './marks.ts';

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

/** A shop that tells what to do with the one tells it of the others: "an order may be changed until it is sent". */
const alike: ReadonlySet<number>[] = (
  [
    ['damaged_item', 'wrong_item', 'missing_item'],
    ['address_change', 'change_order'],
  ] as const
).map((some) => new Set(some.map((aspect) => aspects.indexOf(aspect))));
const alikeShare = 0.9;

/** How surely marks tell what is to be done with a mishap, or with one like it. */
export const mishapStrength = (meant: number, told: Marks): number =>
  Math.max(
    strengthOf(told, meant),
    ...alike
      .filter((some) => some.has(meant))
      .flatMap((some) => [...some].map((one) => alikeShare * strengthOf(told, one))),
  );
