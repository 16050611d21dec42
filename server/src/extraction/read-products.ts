/** The product a page offers: JSON-LD before microdata before OpenGraph, each filling what the one before left out. Pages that list other pages' products offer none. */
import { isTag } from 'domhandler';
import type { Document, Element } from 'domhandler';
import { findAll, findOne, textContent } from 'domutils';
import { cleanLine, cutText } from './clean-text.ts';
import type { Product } from './extracted-page.ts';
import type { JsonLd } from './read-json-ld.ts';
import type { PageMeta } from './read-meta.ts';
import type { MicrodataProduct } from './read-microdata.ts';
import type { ProductRecord } from './product-record.ts';
import { currencyIn, productPrice } from './product-price.ts';
import { visiblePrices } from './visible-prices.ts';

const descriptionMax = 5_000;

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
  const isListing = !fromJsonLd && !fromMicrodata && jsonLd.products.length + microdata.length > 1;
  const records = [fromJsonLd, fromMicrodata, isListing ? null : meta.openGraph].filter((record) => record !== null);
  const name = records.map((record) => record.name).find((one) => one !== '') ?? (records.length > 0 ? heading : '');
  if (name === '') return [];

  const first = (field: (record: ProductRecord) => string) => records.map(field).find((value) => value !== '') ?? '';
  const most = <T>(field: (record: ProductRecord) => T[]): T[] =>
    records.map(field).find((values) => values.length > 0) ?? [];
  const offers =
    records.map((record) => record.offers.filter((offer) => /\d/.test(offer.price))).find((some) => some.length > 0) ??
    [];
  const scope = microdata.find(({ record }) => record === fromMicrodata)?.scope ?? null;
  const hint = currencyIn(
    records.flatMap((record) => record.offers),
    [],
  );
  const own = ownUrl(pageUrl, meta.canonicalUrl);
  return [
    {
      url: own,
      name: cutText(cleanLine(name), 300),
      description: (
        longestOf([fromJsonLd?.description ?? '', fromMicrodata?.description ?? '']) ||
        first((record) => record.description)
      ).slice(0, descriptionMax),
      brand: cutText(
        first((record) => record.brand),
        100,
      ),
      categories: categoriesOf(document, jsonLd, records, name).slice(0, 8),
      imageUrl:
        most((record) => record.images)
          .map((image) => httpsUrl(image, own))
          .find((url) => url !== null) ?? null,
      sku: cutText(
        first((record) => record.sku),
        100,
      ),
      variants: [...new Set([...most((record) => record.variants), ...offeredVariants(document, scope)])].slice(0, 60),
      offers: [],
      ...withAvailability(productPrice(offers, visiblePrices(document, scope, hint)), records),
    },
  ];
}

const withAvailability = (pricing: ReturnType<typeof productPrice>, records: ProductRecord[]) => ({
  ...pricing,
  availability:
    pricing.availability === 'unknown'
      ? productPrice(
          records.flatMap((record) => record.offers),
          [],
        ).availability
      : pricing.availability,
});

const pick = (records: ProductRecord[], isThis: (record: ProductRecord) => boolean): ProductRecord | null => {
  const [only] = records;
  return records.length === 1 && only ? only : (records.find(isThis) ?? null);
};

const headingOf = (document: Document): string => {
  const heading = findOne((element) => element.name === 'h1', document.children);
  return heading ? cleanLine(textContent(heading.children)) : '';
};

const path = (url: URL) => url.pathname.replace(/\/$/, '').toLowerCase();

function samePage(written: string, pageUrl: string, canonicalUrl: string | null): boolean {
  const url = URL.parse(written, pageUrl);
  return url !== null && [pageUrl, canonicalUrl].some((own) => own !== null && path(new URL(own)) === path(url));
}

/** The canonical address counts where it is of the same site. */
function ownUrl(pageUrl: string, canonicalUrl: string | null): string {
  const host = (url: string) => new URL(url).hostname.replace(/^www\./, '');
  return canonicalUrl !== null && host(canonicalUrl) === host(pageUrl) ? canonicalUrl : pageUrl;
}

const publicName = /\.(?!local$|localhost$|internal$|lan$|home$)[a-z][a-z0-9-]*$/;

function httpsUrl(written: string, base: string): string | null {
  const url = URL.parse(written, base);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '') return null;
  // a picture is loaded by the visitor's browser: not from a machine in their own house
  if (!publicName.test(url.hostname)) return null;
  url.protocol = 'https:';
  return url.href.length <= 2000 ? url.href : null;
}

const longestOf = (texts: string[]) => texts.toSorted((a, b) => b.length - a.length)[0] ?? '';

const homeName =
  /^(home|home ?page|start|startseite|accueil|inicio|início|domů|hjem|hem|etusivu|strona główna|ana ?sayfa|beranda|главная|головна|首页|ホーム|shop)$/i;

function categoriesOf(document: Document, jsonLd: JsonLd, records: ProductRecord[], name: string): string[] {
  const sources = [jsonLd.breadcrumbs, breadcrumbs(document), ...records.map((record) => record.categories)];
  const clean = (crumbs: string[]) =>
    crumbs
      .map(cleanLine)
      .filter((crumb) => crumb !== '' && crumb.length <= 80 && crumb !== name && !homeName.test(crumb));
  return sources.map(clean).find((crumbs) => crumbs.length > 0) ?? [];
}

function breadcrumbs(document: Document): string[] {
  const trail = findOne(
    (element) =>
      /breadcrumb/i.test(
        `${element.attribs['class'] ?? ''} ${element.attribs['aria-label'] ?? ''} ${element.attribs['id'] ?? ''}`,
      ) && element.name !== 'body',
    document.children,
  );
  return trail
    ? findAll((element) => element.name === 'a', trail.children).map((link) => cleanLine(textContent(link.children)))
    : [];
}

const variantControl =
  /option|variant|size|colou?r|attribute|^id$|farbe|gr(ö|oe)(ß|ss)e|taille|couleur|talla|maat|kleur/i;
const noChoice = /^(default title|choose|select|please|wählen|bitte|choisir|elegir|--)/i;

/** What can be chosen at the product, as its controls name it. */
function offeredVariants(document: Document, scope: Element | null): string[] {
  const selects = findAll(
    (element) =>
      element.name === 'select' && variantControl.test(element.attribs['name'] ?? '') && inProductForm(element),
    (scope ?? document).children,
  );
  return selects
    .flatMap((select) => findAll((element) => element.name === 'option', select.children))
    .map((option) => cleanLine(textContent(option.children)).replace(/\s+[-–|]\s+[^-–|]*\d[^-–|]*$/, ''))
    .filter((choice) => choice !== '' && choice.length <= 60 && !noChoice.test(choice) && !/^\d+$/.test(choice));
}

function inProductForm(element: Element): boolean {
  for (let up = element.parent; up && isTag(up); up = up.parent) {
    if (up.name === 'form')
      return /cart|basket|bag|add|panier|warenkorb|product/i.test(
        `${up.attribs['action'] ?? ''} ${up.attribs['class'] ?? ''} ${up.attribs['id'] ?? ''}`,
      );
  }
  return false;
}
