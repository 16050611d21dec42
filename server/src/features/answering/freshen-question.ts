/** The products that a reply is going to show, read once more before it is written: so its words and its cards say the same, and what the shop says now. */
import { isPriced } from '../../search/product-query.ts';
import type { Price, Product } from '../../extraction/extracted-page.ts';
import type { AskedPart, FoundProduct, Question, Retrieved } from '../../ports/model.ts';
import { fitsLimits } from './domain/fits-limits.ts';
import { withLive } from './domain/live-product.ts';
import { namedOption } from './extractive/named-option.ts';
import { createOldPrices } from './domain/old-prices.ts';
import { onlySeenPriors } from './seen-priors.ts';
import type { PriorsSeen } from './seen-priors.ts';

/** of one reply */
const productsMax = 4;
const wholeMs = 700;
/** what is shown instead of what went is read too, if there is time */
const roundsMax = 2;
const roundNeedsMs = 100;

export interface LivePrices {
  /** never throws; at most four are read, and none that was read a moment ago */
  readAgain: (
    agentId: string,
    products: readonly FoundProduct[],
    leftMs: number,
  ) => Promise<Map<string, { record: Product; readAt: Date }>>;
  priorsSeen: (agentId: string, urls: readonly string[]) => ReturnType<PriorsSeen>;
}

/** Of one reply: all that it reads counts together. */
export interface Freshen {
  /** `shownBy` says which products a reply to the question would show, the first ones first. */
  question: (question: Question, shownBy: (question: Question) => Promise<FoundProduct[]>) => Promise<Question>;
  /** What a model looks up, while something is left to read and time for it; in the same order. */
  products: (products: readonly FoundProduct[]) => Promise<FoundProduct[]>;
}

export function createFreshen(live: LivePrices, agentId: string): Freshen {
  const asked = new Set<string>();
  let spentMs = 0;

  /** What could be read of those that were not asked for yet, by address. */
  async function read(products: readonly FoundProduct[], most: number): Promise<Map<string, FoundProduct>> {
    const began = performance.now();
    const unread = products.filter(({ url }) => !asked.has(url));
    const due = [...new Map(unread.map((product) => [product.url, product])).values()].slice(0, most - asked.size);
    const leftMs = Math.round(wholeMs - spentMs);
    if (due.length === 0 || leftMs <= roundNeedsMs) return new Map();
    for (const { url } of due) asked.add(url);
    const readings = await live.readAgain(agentId, due, leftMs);
    const fresh = due.flatMap((product) => {
      const reading = readings.get(product.url);
      if (reading === undefined || isOlder(reading, product)) return [];
      return [withLive(product, reading, product.live?.trained ?? product.price)];
    });
    const seen = await onlySeenPriors(fresh, (urls) => live.priorsSeen(agentId, urls));
    spentMs += performance.now() - began;
    return new Map(seen.map((product) => [product.url, product]));
  }

  return {
    async question(question, shownBy) {
      const known = new Set<string>();
      let fresh = question;
      for (let round = 0; round < roundsMax; round += 1) {
        const now = await read(await shownBy(fresh), productsMax);
        if (now.size === 0) break;
        for (const url of now.keys()) known.add(url);
        fresh = replaced(fresh, now);
      }
      return known.size === 0 ? fresh : { ...fresh, parts: fresh.parts.map((part) => onlyRead(part, known)) };
    },

    async products(products) {
      const now = await read(products, productsMax);
      return products.map((product) => now.get(product.url) ?? product);
    },
  };
}

/** It lay in a cache on the way while the page or the feed said something newer. */
const isOlder = ({ readAt }: { readAt: Date }, { checkedAt }: FoundProduct): boolean =>
  checkedAt !== undefined && Date.parse(checkedAt) > readAt.getTime();

/** What was asked for by price or by a choice is shown as the shop has it now, where some of it could be read: the rest may have it no more. */
function onlyRead(part: AskedPart, known: ReadonlySet<string>): AskedPart {
  const { limits, products, asked } = part;
  const read = products.filter(({ document }) => known.has(document.url));
  const isByPrice = isPriced(limits);
  const isByChoice = read.some(({ document }) => namedOption(asked, document) !== null);
  return read.length > 0 && (isByPrice || isByChoice) ? { ...part, products: read } : part;
}

/** Everywhere in the question the new record stands for the old one; what its price now leaves outside a limit is found no more. */
function replaced(question: Question, read: ReadonlyMap<string, FoundProduct>): Question {
  const old = createOldPrices(
    oldPrices([question.products, ...question.parts.map(({ products }) => products)].flat(), read),
  );
  const now = (product: FoundProduct): FoundProduct => {
    const fresh = read.get(product.url);
    return fresh === undefined ? product : old.product(fresh);
  };
  const found = (all: Retrieved<FoundProduct>[], within: Pick<AskedPart, 'limits' | 'asked'> | null) =>
    all
      .map((one) => ({ ...one, document: now(one.document) }))
      .filter(
        ({ document }) =>
          !read.has(document.url) || within === null || fitsLimits(document, within.limits, within.asked),
      );
  const parts = question.parts.map((part): AskedPart => {
    const fresh: AskedPart = {
      ...part,
      products: found(part.products, part),
      focus: part.focus.map(now),
      compared: part.compared.map(now),
    };
    return old.part(fresh);
  });
  const passages = old.passages(question.passages);
  const [part, ...others] = question.parts;
  const within = part === undefined || others.length > 0 ? null : part;
  return { ...question, products: found(question.products, within), passages, parts };
}

/** By address, the prices that are not asked any more. */
function oldPrices(
  all: readonly Retrieved<FoundProduct>[],
  read: ReadonlyMap<string, FoundProduct>,
): ReadonlyMap<string, Price[]> {
  const pricesOf = ({ price, priorPrice, offers }: FoundProduct) =>
    [price, priorPrice, ...offers.flatMap((offer) => [offer.price, offer.priorPrice])].flatMap((one) => one ?? []);
  const old = new Map<string, Price[]>();
  for (const { document } of all) {
    const fresh = read.get(document.url);
    if (fresh === undefined || old.has(document.url)) continue;
    const asked = new Set(pricesOf(fresh).map(({ amount }) => amount));
    const gone = pricesOf(document).filter(({ amount }) => !asked.has(amount));
    if (gone.length > 0) old.set(document.url, gone);
  }
  return old;
}
