/** What an owner wants to know of a new training: pages, prices and rules that are not as they were. Pure. */
import type { TrainingDigest } from '@vitrine/contract/trainings';
import type { Price, Product } from '../../../extraction/extracted-page.ts';
import { productKey } from '../../../extraction/page-kind.ts';
import { sharedApart } from './changed-lines.ts';
import type { PageChanges } from './changed-lines.ts';

const listMax = 50;

export interface PageFacts {
  url: string;
  contentHash: string | null;
}

interface Reading {
  pages: readonly PageFacts[];
  products: readonly Product[];
}

/** The pages whose content differs. */
function changedPages(before: readonly PageFacts[], now: readonly PageFacts[]): PageFacts[] {
  const old = new Map(before.map((page) => [page.url, page.contentHash]));
  return now.filter(({ url, contentHash }) => old.has(url) && old.get(url) !== contentHash);
}

export const isSame = (before: readonly PageFacts[], now: readonly PageFacts[]): boolean =>
  before.length === now.length &&
  changedPages(before, now).length === 0 &&
  new Set([...before, ...now].map(({ url }) => url)).size === now.length;

/** The pages that a digest names, of which it needs the titles. */
export function namedPages(before: readonly PageFacts[], now: readonly PageFacts[]) {
  const oldUrls = new Set(before.map(({ url }) => url));
  const urls = new Set(now.map(({ url }) => url));
  return {
    added: now.filter(({ url }) => !oldUrls.has(url)),
    gone: before.filter(({ url }) => !urls.has(url)),
    changed: changedPages(before, now),
  };
}

interface Words {
  title: (url: string) => string;
  /** of changed pages, how their readings differ */
  changes: ReadonlyMap<string, PageChanges>;
}

export function whatChanged(before: Reading, now: Reading, { title, changes }: Words): TrainingDigest {
  const { added, gone, changed } = namedPages(before.pages, now.pages);
  // a first training has nothing to compare with
  const isFirst = before.pages.length === 0;
  const { shared, alone, ownOf } = sharedApart(changes);
  const changedAlone = changed.filter(({ url }) => !changes.has(url) || alone.has(url));
  const lists = [
    ...added.map((page) => ({ ...page, change: 'new' as const })),
    ...gone.map((page) => ({ ...page, change: 'gone' as const })),
    ...changedAlone.map((page) => ({ ...page, change: 'changed' as const })),
  ];
  const policies = changed
    .filter(({ url }) => isPolicyPage(url, title(url)))
    .map(({ url }) => ({ url, title: title(url), ...ownOf(url) }))
    .filter(({ removed, added }) => removed.length + added.length > 0);
  const conflicts = now.products.filter((product) => product.priceConflict);
  return {
    pagesNew: added.length,
    pagesGone: gone.length,
    pagesChanged: changed.length,
    pages: isFirst ? [] : lists.slice(0, listMax).map(({ url, change }) => ({ url, title: title(url), change })),
    ...(changedAlone.length < changed.length && { sharedLines: shared, pagesChangedAlone: changedAlone.length }),
    ...productChanges(before.products, now.products, isFirst),
    policies: policies.slice(0, listMax),
    priceConflicts: conflicts.length,
    conflicts: conflicts.slice(0, listMax).map(({ url, name }) => ({ url, name })),
  };
}

function productChanges(before: readonly Product[], now: readonly Product[], isFirst: boolean) {
  const old = new Map(before.map((product) => [product.url, product]));
  const pairs = now.flatMap((product) => {
    const was = old.get(product.url);
    return was === undefined ? [] : [{ was, product }];
  });
  const prices = pairs.filter(({ was, product }) => words(was.price) !== words(product.price));
  return {
    productsNew: now.length - pairs.length,
    productsGone: before.length - pairs.length,
    soldOut: isFirst ? 0 : count(pairs, 'in_stock', 'out_of_stock'),
    backInStock: isFirst ? 0 : count(pairs, 'out_of_stock', 'in_stock'),
    pricesChanged: prices.length,
    prices: prices.slice(0, listMax).map(({ was, product }) => ({
      url: product.url,
      name: product.name,
      before: words(was.price),
      now: words(product.price),
    })),
  };
}

export interface SeenPrice {
  url: string;
  before: Price;
  now: Price;
}

/** With prices that feeds and readings for answers saw change since the training before, where the pages tell nothing new of them. */
export function withSeenPrices(
  digest: TrainingDigest,
  seen: readonly SeenPrice[],
  products: readonly Product[],
): TrainingDigest {
  const known = new Map(products.map((product) => [productKey(product.url), product]));
  const told = new Set(digest.prices.map(({ url }) => productKey(url)));
  const more = seen.flatMap(({ url, before, now }) => {
    const product = known.get(productKey(url));
    if (product === undefined || told.has(productKey(url))) return [];
    told.add(productKey(url));
    return [{ url: product.url, name: product.name, before: words(before), now: words(now) }];
  });
  return {
    ...digest,
    pricesChanged: digest.pricesChanged + more.length,
    prices: [...digest.prices, ...more].slice(0, listMax),
  };
}

const count = (
  pairs: readonly { was: Product; product: Product }[],
  from: Product['availability'],
  to: Product['availability'],
) => pairs.filter(({ was, product }) => was.availability === from && product.availability === to).length;

const words = (price: Price | null): string | null =>
  price === null ? null : `${price.amount.toFixed(2)} ${price.currency}`;

/** Something an owner would want a letter about. */
export const isNews = (digest: TrainingDigest): boolean =>
  digest.pagesNew +
    digest.pagesGone +
    (digest.pagesChangedAlone ?? digest.pagesChanged) +
    (digest.sharedLines?.length ?? 0) +
    digest.pricesChanged +
    digest.soldOut +
    digest.backInStock >
  0;

/** Which pages hold a shop's rules. */
const policyWords =
  /shipping|deliver|return|refund|exchange|polic|terms|condition|privacy|warrant|guarantee|payment|faq|versand|liefer|r(ü|ue?)ck(gabe|send)|umtausch|widerruf|agb|datenschutz|garantie|zahlung|livraison|exp[ée]dition|retour|rembours|conditions|paiement|env[ií]o|entrega|devoluci|reembolso|condicion|pago|spedizion|conseg|reso|resi\b|rimbors|condizion|pagament|verzend|bezorg|betal|dostaw|zwrot|regulamin|kargo|teslimat|iade|de[ğg]i[şs]im|доставк|возврат|оплат|гаранти|配送|送料|返品|退货|退換|运费|支付|การจัดส่ง|คืนสินค้า|vận chuyển|đổi trả/iu;

export const isPolicyPage = (url: string, title: string): boolean => {
  const path = new URL(url).pathname;
  return policyWords.test(title) || policyWords.test(safeDecode(path));
};

function safeDecode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
