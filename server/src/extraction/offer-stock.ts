/** Whether a product can be had: as its offers state it, and as its page shows it beside the button. */
import type { Document, Element } from 'domhandler';
import type { Availability } from './extracted-page.ts';
import { seenText } from './control-names.ts';
import { isUnseen } from './page-parts.ts';
import { isInProductForm, ownElements } from './product-part.ts';
import type { OfferRecord } from './product-record.ts';
import { saysPreorder, saysSoldOut } from './stock-words.ts';

const states: [Availability, RegExp][] = [
  ['in_stock', /^(instock|instoreonly|onlineonly|limitedavailability|available|availablefororder|madetoorder)$/],
  ['preorder', /^(preorder|presale|preorders|backorder|availableonbackorder|onbackorder)$/],
  ['out_of_stock', /^(outofstock|soldout|discontinued|oos|outofstocks|unavailable|reserved)$/],
];

const stateOf = (written: string): Availability | null => {
  const state = written
    .replace(/^.*[/#:]/, '')
    .replace(/[\s_-]/g, '')
    .toLowerCase();
  return state === '' ? null : (states.find(([, pattern]) => pattern.test(state))?.[0] ?? 'unknown');
};

/** Of several, what can be had counts; sold out only where all are. */
export const availabilityOf = (offers: readonly Pick<OfferRecord, 'availability'>[]): Availability =>
  together(offers.map(({ availability }) => stateOf(availability)).filter((state) => state !== null));

export function together(known: readonly Availability[]): Availability {
  if (known.includes('in_stock')) return 'in_stock';
  if (known.includes('preorder')) return 'preorder';
  return known.length > 0 && known.every((state) => state === 'out_of_stock') ? 'out_of_stock' : 'unknown';
}

const buyButton = /add|cart|basket|bag|buy|submit|sold|stock|panier|warenkorb|carrello|carrito|winkel|sepet/i;

/** What the button, or the line of stock beside it, says. */
export function shownStock(part: Element | Document): Availability {
  const [stock] = ownElements(
    part,
    (element) => /(^|\s)stock(\s|$)/.test(element.attribs['class'] ?? '') && !isUnseen(element),
  );
  const classes = stock?.attribs['class'] ?? '';
  if (/(^|\s)out-of-stock(\s|$)/.test(classes)) return 'out_of_stock';
  if (/(^|\s)available-on-backorder(\s|$)/.test(classes)) return 'preorder';
  if (/(^|\s)in-stock(\s|$)/.test(classes)) return 'in_stock';
  const buttons = ownElements(part, (element) => isBuyButton(element) && !isUnseen(element)).slice(0, 5);
  const [first] = buttons;
  const text = first ? seenText(first) || (first.attribs['value'] ?? '') : '';
  if (saysSoldOut(text)) return 'out_of_stock';
  return saysPreorder(text) ? 'preorder' : 'unknown';
}

const isBuyButton = (element: Element): boolean => {
  const { name, attribs } = element;
  if (name !== 'button' && !(name === 'input' && attribs['type'] === 'submit')) return false;
  return (
    isInProductForm(element) &&
    buyButton.test(
      `${attribs['name'] ?? ''} ${attribs['class'] ?? ''} ${attribs['id'] ?? ''} ${attribs['type'] ?? ''}`,
    ) &&
    !/(^|[\s_-])(quantity|qty|minus|plus|wishlist|compare)(?=$|[\s_-])/i.test(
      `${attribs['name'] ?? ''} ${attribs['class'] ?? ''}`,
    )
  );
};
