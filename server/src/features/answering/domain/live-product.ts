/** A found product with what was read of it since its training. */
import type { Price, Product } from '../../../extraction/extracted-page.ts';
import type { FoundProduct } from '../../../ports/model.ts';

/** so long a reading is what the shop says now */
const currentMs = 60_000;

export interface Reading {
  record: Product;
  readAt: Date;
}

/** The page wins words, the newer reading price, stock and variants; `trained` is what was told before anybody read it again. */
export function withLive(known: FoundProduct, { record, readAt }: Reading, trained: Price | null): FoundProduct {
  const { isOutdated, ...product } = known;
  const { price, priorPrice, priceConflict, availability, offers } = record;
  const isCurrent = Date.now() - readAt.getTime() <= currentMs;
  return {
    ...product,
    price,
    priorPrice,
    priceConflict,
    availability,
    offers,
    checkedAt: readAt.toISOString(),
    live: { readAt: readAt.toISOString(), trained, isCurrent },
    ...(isOutdated === true && !isCurrent && { isOutdated }),
  };
}
