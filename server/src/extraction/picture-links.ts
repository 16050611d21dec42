/** Pictures that lead to a page: a card in a list, and what it shows, is another product's. */
import type { Element } from 'domhandler';
import { findOne } from 'domutils';

/** A link around a picture that opens a page, not the picture itself. */
export const leadsByPicture = ({ name, attribs, children }: Element): boolean =>
  name === 'a' &&
  !/^(?:#|$)|\.(?:jpe?g|png|webp|gif|avif)(?:$|\?)/i.test(attribs['href'] ?? '') &&
  findOne((inner) => inner.name === 'img', children) !== null;

const cardName =
  /(^|[\s_-])product-?_?(box|item|card|tile|miniature|slider-?item|grid-?item|thumb|teaser|layout|wrapper|col|container)|(card|box|tile|grid|item)-?_?product(?=$|[\s_-])/i;

/** A card as shops name it, with a picture that leads on: what it says, costs and offers is not the page's. */
export const isProductCard = (element: Element): boolean =>
  cardName.test(element.attribs['class'] ?? '') &&
  findOne(leadsByPicture, element.children) !== null &&
  findOne(({ name }) => name === 'h1', element.children) === null;
