import type { Product, Variant } from '../catalogue/product.ts';
import { shop } from '../policies.ts';
import { picturePath } from '../pictures/picture-path.ts';
import type { Crumb } from './page.ts';
import { plainAmount, priceRange, variantPrice } from './price.ts';

export const availability = (soldOut: boolean): string => `https://schema.org/${soldOut ? 'OutOfStock' : 'InStock'}`;

export const breadcrumbData = (origin: string, crumbs: readonly Crumb[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: crumb.name,
    item: origin + crumb.path,
  })),
});

export const organizationData = (origin: string) => ({
  '@type': 'OnlineStore',
  '@id': `${origin}/#shop`,
  name: shop.name,
  legalName: shop.legalName,
  url: `${origin}/`,
  logo: `${origin}/pictures/mark.svg`,
  email: shop.mail,
  telephone: shop.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: shop.address.street,
    addressLocality: shop.address.town,
    postalCode: shop.address.postcode,
    addressCountry: 'IE',
  },
});

/** schema.org states a prior price as a second price specification of the type StrikethroughPrice. */
const priorPrice = (product: Product) =>
  product.priorPriceCents !== undefined && {
    priceSpecification: [
      { '@type': 'UnitPriceSpecification', price: plainAmount(product.priceCents), priceCurrency: 'EUR' },
      {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: plainAmount(product.priorPriceCents),
        priceCurrency: 'EUR',
      },
    ],
  };

const offer = (origin: string, product: Product, priceCents: number, soldOut: boolean) => ({
  '@type': 'Offer',
  url: `${origin}/products/${product.slug}`,
  price: plainAmount(priceCents),
  priceCurrency: 'EUR',
  availability: availability(soldOut),
  itemCondition: 'https://schema.org/NewCondition',
  seller: { '@id': `${origin}/#shop` },
  ...priorPrice(product),
});

const description = (product: Product): string => product.description.join(' ');

const core = (origin: string, product: Product) => ({
  name: product.name,
  description: description(product),
  url: `${origin}/products/${product.slug}`,
  image: [origin + picturePath(product)],
  brand: { '@type': 'Brand', name: product.brand },
});

const singleOffer = (origin: string, product: Product) => ({
  '@type': 'Product',
  '@id': `${origin}/products/${product.slug}#product`,
  ...core(origin, product),
  sku: product.sku,
  offers: offer(origin, product, product.priceCents, product.soldOut === true),
});

const aggregateOffer = (origin: string, product: Product) => {
  const { lowCents, highCents } = priceRange(product);
  return {
    '@type': 'Product',
    ...core(origin, product),
    sku: product.sku,
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: plainAmount(lowCents),
      highPrice: plainAmount(highCents),
      priceCurrency: 'EUR',
      offerCount: product.options?.variants.length ?? 1,
      availability: availability(product.soldOut === true),
    },
  };
};

const groupVariant = (origin: string, product: Product, variant: Variant) => ({
  '@type': 'Product',
  name: `${product.name}, ${variant.name}`,
  sku: variant.sku,
  size: variant.name,
  image: origin + picturePath(product),
  offers: offer(origin, product, variantPrice(product, variant), variant.soldOut === true),
});

const group = (origin: string, product: Product) => ({
  '@type': 'ProductGroup',
  ...core(origin, product),
  productGroupID: product.sku,
  variesBy: ['https://schema.org/size'],
  hasVariant: product.options?.variants.map((variant) => groupVariant(origin, product, variant)),
});

/** The JSON-LD scripts of a product page; microdata and OpenGraph products have none about the product. */
export const productData = (origin: string, product: Product, crumbs: readonly Crumb[]): object[] => {
  const context = { '@context': 'https://schema.org' };
  const trail = { ...context, ...breadcrumbData(origin, crumbs) };
  switch (product.dataStyle) {
    case 'graph':
      return [
        {
          ...context,
          '@graph': [organizationData(origin), breadcrumbData(origin, crumbs), singleOffer(origin, product)],
        },
      ];
    case 'group':
      return [trail, { ...context, ...group(origin, product) }];
    case 'aggregate':
      return [trail, { ...context, ...aggregateOffer(origin, product) }];
    case 'microdata':
    case 'opengraph':
      return [trail];
    default:
      return [trail, { ...context, ...singleOffer(origin, product) }];
  }
};
