/** Products as the Universal Commerce Protocol words them (catalogue search and look-up), and the profile that a shop places at `/.well-known/ucp`. */
import type { Offer, Price } from '../../extraction/extracted-page.ts';
import type { FoundProduct } from '../../ports/model.ts';

const ucpVersion = '2026-04-08';
const spec = `https://ucp.dev/${ucpVersion}`;
const variantsMax = 100;
const descriptionMax = 1_000;

type Capability = 'search' | 'lookup';

const capabilityName = (capability: Capability): string => `dev.ucp.shopping.catalog.${capability}`;

export const envelope = (capability: Capability) => ({
  version: ucpVersion,
  capabilities: { [capabilityName(capability)]: [{ version: ucpVersion }] },
});

/** The file's text; `endpoint` is where this agent's door stands. */
export function profileText(endpoint: string): string {
  const service = (transport: 'rest' | 'mcp') => ({
    version: ucpVersion,
    spec: `${spec}/specification/overview`,
    transport,
    schema: `${spec}/services/shopping/${transport === 'rest' ? 'rest.openapi' : 'mcp.openrpc'}.json`,
    endpoint,
  });
  const capability = (name: Capability) => [
    {
      version: ucpVersion,
      spec: `${spec}/specification/catalog/${name}`,
      schema: `${spec}/schemas/shopping/catalog_${name}.json`,
    },
  ];
  const profile = {
    ucp: {
      version: ucpVersion,
      services: { 'dev.ucp.shopping': [service('rest'), service('mcp')] },
      capabilities: {
        [capabilityName('search')]: capability('search'),
        [capabilityName('lookup')]: capability('lookup'),
      },
      payment_handlers: {},
    },
  };
  return `${JSON.stringify(profile, null, 2)}\n`;
}

export type UcpProduct = NonNullable<ReturnType<typeof ucpProduct>>;
export type UcpVariant = UcpProduct['variants'][number];

/** Null where no price may be told: the protocol knows no product without one. */
export function ucpProduct(product: FoundProduct) {
  const { url, name, description, imageUrl, categories, isOutdated, priceConflict } = product;
  if (isOutdated === true || priceConflict) return null;
  const variants = variantsOf(product);
  const amounts = variants.map(({ price }) => price.amount);
  const [first] = variants;
  if (first === undefined) return null;
  const { currency } = first.price;
  const options = new Map<string, Set<string>>();
  for (const { options: chosen } of variants)
    for (const { name: option, label } of chosen) options.set(option, (options.get(option) ?? new Set()).add(label));
  return {
    id: url,
    title: name,
    description: { plain: description.slice(0, descriptionMax) },
    url,
    ...(categories.length > 0 && { categories: [{ value: categories.join(' > '), taxonomy: 'merchant' }] }),
    price_range: { min: { amount: Math.min(...amounts), currency }, max: { amount: Math.max(...amounts), currency } },
    media: imageUrl === null ? [] : [{ type: 'image', url: imageUrl, alt_text: name }],
    options: [...options].map(([option, labels]) => ({
      name: option,
      values: [...labels].map((label) => ({ label })),
    })),
    variants,
    metadata: {
      price_checked: product.live?.isCurrent === true ? 'live' : 'training',
      ...(product.checkedAt !== undefined && { price_checked_at: product.checkedAt }),
    },
  };
}

/** What can be bought; a product without choices is one variant of itself. */
function variantsOf(product: FoundProduct) {
  const offers: Pick<Offer, 'id' | 'sku' | 'options' | 'price' | 'availability' | 'url'>[] =
    product.offers.length > 0 ? product.offers : [{ ...product, id: '', options: {} }];
  const isOwn = (url: string) => offers.filter((offer) => offer.url === url).length === 1;
  const own = product.price?.currency;
  return offers.slice(0, variantsMax).flatMap(({ id, sku, options, price, availability, url }, at) => {
    const asked = price ?? product.price;
    if (asked === null || asked.currency !== own) return [];
    const title = Object.values(options).join(' / ') || product.name;
    return [
      {
        id: isOwn(url) ? url : `${product.url}#${id || at + 1}`,
        ...(sku !== '' && { sku }),
        title,
        description: { plain: title },
        url,
        price: minor(asked),
        availability: {
          ...(availability !== 'unknown' && { available: availability !== 'out_of_stock' }),
          status: availability,
        },
        options: Object.entries(options).map(([name, label]) => ({ name, label })),
      },
    ];
  });
}

/** Amounts are whole numbers of the currency's smallest unit. */
function minor({ amount, currency }: Price): { amount: number; currency: string } {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return { amount: Math.round(amount * 10 ** maximumFractionDigits), currency };
}

/** Of minor units, as filters name prices, to what records hold; the shop's currency decides how many there are. */
export function majorAmount(amount: number, currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return amount / 10 ** maximumFractionDigits;
}
