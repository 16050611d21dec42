/** The product a page offers: JSON-LD before microdata before the shop's own software before OpenGraph, each filling what the one before left out. Pages that list other pages' products offer none. */
import type { Document, Element } from 'domhandler';
import { findOne, textContent } from 'domutils';
import { tableLines } from './block-lines.ts';
import { ownElements, productPart, seenText, wholePart } from './control-names.ts';
import { readEmbedded } from './embedded-product.ts';
import type { EmbeddedProduct } from './embedded-product.ts';
import type { Availability, Offer, Product } from './extracted-page.ts';
import { availabilityOf, shownStock, together, withTableRows } from './offer-stock.ts';
import { handleOf, httpsUrl, ownUrl, samePage } from './page-kind.ts';
import { cleanLine, cutText } from './page-parts.ts';
import { currencyOf } from './parse-price.ts';
import { productDescription, withSummary } from './product-description.ts';
import { amountsOf, currencyIn, productPrice, settleAmounts, visiblePrices } from './product-price.ts';
import type { VisiblePrice } from './product-price.ts';
import { namedPicture } from './product-picture.ts';
import type { OfferRecord, ProductRecord } from './product-record.ts';
import { readAttributes } from './read-attributes.ts';
import { readChoices } from './read-choices.ts';
import { categoriesOf } from './read-json-ld.ts';
import type { JsonLd } from './read-json-ld.ts';
import { titleEdges, titleWithout } from './read-meta.ts';
import type { PageMeta } from './read-meta.ts';
import type { MicrodataProduct } from './read-microdata.ts';
import { readOffers } from './read-offers.ts';
import { shownProduct } from './shown-product.ts';

const variantsMax = 60;
/** a collection may be called as one of its products is */
const productPath = /\/products\//;

interface Sources {
  document: Document;
  pageUrl: string;
  meta: PageMeta;
  jsonLd: JsonLd;
  microdata: MicrodataProduct[];
}

export function readProducts({ document, pageUrl, meta, jsonLd, microdata }: Sources): Product[] {
  const heading = headingOf(document);
  const isThis = (record: ProductRecord) =>
    record.urls.some((url) => samePage(url, pageUrl, meta.canonicalUrl)) ||
    [heading, meta.title, meta.openGraph?.name].includes(record.name);
  const fromJsonLd = pick(jsonLd.products, isThis);
  const fromMicrodata = pick(
    microdata.map(({ record }) => record),
    isThis,
  );
  const isListing = fromJsonLd.length + fromMicrodata.length === 0 && jsonLd.products.length + microdata.length > 1;
  const recorded = [...fromJsonLd, ...fromMicrodata, ...(isListing || !meta.openGraph ? [] : [meta.openGraph])];
  const scope = microdata.find(({ record }) => fromMicrodata.includes(record))?.scope ?? null;
  const part = productPart(document, scope);
  const own = ownUrl(pageUrl, meta.canonicalUrl);
  const embedded = isListing
    ? []
    : embeddedOf(readEmbedded(document, part), [own, pageUrl], [heading, ...names(recorded)]);
  const isUnrecorded =
    !isListing && recorded.length + jsonLd.products.length + microdata.length + embedded.length === 0;
  const shown = isUnrecorded ? shownProduct(document, pageUrl, meta) : null;
  const written = shown === null ? recorded : [shown];
  const records = [
    ...written,
    ...embedded
      .filter(({ handle }) => handle !== '' && (written.length > 0 || productPath.test(own)))
      .map(({ record }) => record),
  ];
  const site = {
    names: [meta.siteName, ...jsonLd.siteNames].filter((one) => one !== ''),
    host: new URL(pageUrl).hostname,
  };
  const name = bareName(titleWithout(names(records)[0] ?? (records.length > 0 ? heading : ''), site), heading);
  if (name === '') return [];

  const first = (field: (record: ProductRecord) => string) => records.map(field).find((value) => value !== '') ?? '';
  const most = <T>(field: (record: ProductRecord) => T[]): T[] =>
    records.map(field).find((values) => values.length > 0) ?? [];
  const offering = offersOf(written, embedded, {
    visible: (hint) => visiblePrices(document, scope, hint),
    choices: readChoices(part, document, new Set(written.flatMap(({ offers: own }) => own.map(({ id }) => id)))),
    productName: name,
    pageUrl: own,
  });
  const { offers, pricing, stated } = offering;
  const description = productDescription(
    part,
    [...fromJsonLd, ...fromMicrodata, ...embedded.map(({ record }) => record)],
    first((record) => record.description),
  );
  const isItsPage = fromJsonLd.length + fromMicrodata.length > 0 && [heading, meta.title].includes(name);
  const variants = [
    ...new Set([...offers.flatMap(({ options }) => Object.values(options)), ...most((record) => record.variants)]),
  ].slice(0, variantsMax);
  return [
    {
      url: own,
      name: cutText(cleanLine(name), 300),
      description: isItsPage ? withSummary(description, meta.description, site.names) : description,
      brand: cutText(
        first((record) => record.brand),
        100,
      ),
      categories: categoriesOf(document, jsonLd, records, name).slice(0, 8),
      imageUrl:
        most((record) => record.images)
          .map((image) => httpsUrl(image, own))
          .find((url) => url !== null) ?? namedPicture(document, name, own),
      sku: cutText(
        first((record) => record.sku),
        100,
      ),
      variants,
      attributes: readAttributes({ document, part, description, variants }),
      ...withShownStock(
        offers.length === 0
          ? []
          : withTableRows(
              offers,
              [...new Set([...description.split('\n'), ...rowsIn(part)])],
              pricing.price?.currency ?? null,
            ),
        stated,
        shownStock(part),
      ),
      ...pricing,
    },
  ];
}

const tablesMax = 8;
/** Of tables that stand beside the description, too: a shop may list all that can be chosen there. */
const rowsIn = (part: Element | Document): string[] =>
  ownElements(wholePart(part), ({ name }) => name === 'table')
    .slice(0, tablesMax)
    .flatMap((table) => tableLines(table, seenText) ?? []);

/** The page's heading where the name is it and more: a shop, a place, a slogan. */
const bareName = (name: string, heading: string): string =>
  heading !== '' &&
  name.startsWith(heading) &&
  titleEdges(name).some(({ part, rest }) => part === heading || rest === heading)
    ? heading
    : name;

const names = (records: ProductRecord[]): string[] => records.map(({ name }) => name).filter((name) => name !== '');

/** The records that are of this page; a lone one is. */
const pick = (records: ProductRecord[], isThis: (record: ProductRecord) => boolean): ProductRecord[] =>
  records.length === 1 ? records : records.filter(isThis).slice(0, 100);

const headingOf = (document: Document): string => {
  const heading = findOne((element) => element.name === 'h1', document.children);
  return heading ? cleanLine(textContent(heading.children)) : '';
};

/** Of all that the page's scripts carry, this product's: by its address, else by its name, else because nothing else is there. */
function embeddedOf(found: EmbeddedProduct[], pages: string[], known: string[]): EmbeddedProduct[] {
  const handles = pages.map(handleOf);
  const isNamed = ({ handle, record }: EmbeddedProduct) =>
    handle === '' && record.name !== '' && known.some((one) => one.toLowerCase() === record.name.toLowerCase());
  const own = found.filter(({ handle }) => handle !== '' && handles.includes(handle.toLowerCase()));
  const named = found.filter(isNamed);
  const ofForm = found.filter(({ isOfForm }) => isOfForm).slice(0, 1);
  return [...own, ...named, ...ofForm];
}

interface Shown {
  visible: (hint: string | null) => VisiblePrice[];
  choices: ReturnType<typeof readChoices>;
  productName: string;
  pageUrl: string;
}

function offersOf(written: ProductRecord[], embedded: EmbeddedProduct[], shown: Shown) {
  const structured = written.flatMap((record) => record.offers);
  const priced = written.map((record) => record.offers.filter(({ price }) => /\d/.test(price)));
  const stated = priced.find((some) => some.length > 0) ?? [];
  const visible = shown.visible(currencyIn(structured, []));
  const evidence = new Set([
    ...structured.flatMap((offer) => amountsOf(offer).flat()),
    ...visible.map(({ amount }) => amount),
  ]);
  const settled = richestFirst(embedded).flatMap(({ record }) => settleAmounts(record.offers, evidence));
  const currency = currencyIn(structured, visible) ?? currencyOf(settled[0]?.currency ?? '');
  const offers = readOffers({
    embedded: unique(settled),
    structured,
    choices: shown.choices,
    productName: shown.productName,
    currency,
    pageUrl: shown.pageUrl,
    imageAt: (image) => httpsUrl(image, shown.pageUrl),
  });
  const pricedStated = stated.length > 0 ? stated : settled.map((offer) => ({ ...offer, currency: currency ?? '' }));
  const pricing = productPrice(pricedStated, visible, offers);
  // the shop's own software agrees with its page where the record for search engines is old
  const again = pricing.priceConflict && settled.length > 0 ? productPrice(settled, visible, offers) : pricing;
  return { offers, pricing: again.price ? again : pricing, stated: [...structured, ...settled] };
}

const richestFirst = (embedded: EmbeddedProduct[]): EmbeddedProduct[] =>
  embedded.toSorted((a, b) => told(b.record.offers) - told(a.record.offers));

const told = (offers: OfferRecord[]): number =>
  offers.filter(({ availability }) => availability !== '').length * 2 +
  offers.filter(({ options }) => Object.keys(options).length > 0).length;

/** The first telling of each variant. */
const unique = (offers: OfferRecord[]): OfferRecord[] => {
  const ids = new Set<string>();
  return offers.filter(({ id }) => id === '' || (!ids.has(id) && ids.add(id)));
};

/** What is shown counts where the product has one way to be bought; of several, the button says only the chosen one's. */
function withShownStock(
  offers: Offer[],
  stated: OfferRecord[],
  shown: Availability,
): { availability: Availability; offers: Offer[] } {
  const ofOffers = together(offers.map((offer) => offer.availability));
  const told = ofOffers === 'unknown' ? availabilityOf(stated) : ofOffers;
  const isShown = shown === 'in_stock' ? told === 'unknown' : shown !== 'unknown';
  const availability = isShown && (offers.length <= 1 || ofOffers === 'unknown') ? shown : told;
  // a lone variant is the product, and where nothing can be had no variant can
  const isOfAll = offers.length === 1 || availability === 'out_of_stock';
  return { availability, offers: isOfAll ? offers.map((offer) => ({ ...offer, availability })) : offers };
}
