/** Where a product stands in its shop: the page's breadcrumbs before what its record says. */
import type { Document } from 'domhandler';
import { findAll, findOne, textContent } from 'domutils';
import { cleanLine } from './clean-text.ts';
import type { ProductRecord } from './product-record.ts';
import type { JsonLd } from './read-json-ld.ts';

const homeName =
  /^(home|home ?page|start|startseite|accueil|inicio|início|domů|hjem|hem|etusivu|strona główna|ana ?sayfa|beranda|главная|головна|首页|ホーム|shop)$/i;

export function categoriesOf(document: Document, jsonLd: JsonLd, records: ProductRecord[], name: string): string[] {
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
