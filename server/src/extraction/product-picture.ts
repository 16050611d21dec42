/** Where a picture of the page lies, and which of them is the product's where no record names one. */
import type { Document, Element } from 'domhandler';
import { findAll } from 'domutils';
import { httpsUrl } from './page-kind.ts';
import { cleanLine } from './page-parts.ts';

const pictureWidth = '600';

export function pictureAddress({ attribs }: Element, pageUrl: string): string | null {
  const { src = '', srcset = '', 'data-src': lazy = '', 'data-srcset': lazySet = '' } = attribs;
  const written = [lazy, lazySet, srcset, src]
    .map((one) => one.trim().split(/[\s,]+/, 1)[0] ?? '')
    .find((one) => one !== '' && !one.startsWith('data:'))
    // a theme's script chooses the width
    ?.replaceAll(/\{width\}|%7Bwidth%7D/gi, pictureWidth);
  return written === undefined ? null : httpsUrl(written, pageUrl);
}

/** The first that is described by the product's name. */
export function namedPicture(document: Document, name: string, pageUrl: string): string | null {
  const wanted = cleanLine(name).toLowerCase();
  const isNamed = ({ name: tag, attribs }: Element) =>
    tag === 'img' &&
    cleanLine(attribs['alt'] ?? '')
      .toLowerCase()
      .startsWith(wanted);
  return (
    findAll(isNamed, document.children)
      .map((image) => pictureAddress(image, pageUrl))
      .find((address) => address !== null) ?? null
  );
}
