/** The options of a select: choices, or the variants whole where it lists them by their ids. */
import type { Element } from 'domhandler';
import { ownElements, seenText } from './control-names.ts';
import { choiceLabels, saysSoldOut } from './offer-stock.ts';
import { emptyOffer, variantAddress } from './product-record.ts';
import type { OfferRecord } from './product-record.ts';

export interface Choice {
  label: string;
  /** what the control sends, which software may write instead of the label */
  value: string;
  isSoldOut: boolean;
  /** as written, or '' */
  price: string;
  /** what is added to the product's price, as written */
  surcharge?: string;
}

export interface Option extends Choice {
  text: string;
}

const optionsMax = 300;

/** "Choose a size" */
export const noChoice =
  /^(default title|choose|select|please|wählen|bitte|choisir|elegir|seleccion|scegli|kies|--|pick )/i;

export function optionsOf(select: Element): Option[] {
  const options = ownElements(select, (element) => element.name === 'option').slice(0, optionsMax);
  const texts = options.map(seenText);
  const labels = choiceLabels(texts);
  return options
    .map(({ attribs }, i) => {
      const text = texts[i] ?? '';
      return {
        text,
        label: labels[i]?.label ?? text,
        price: labels[i]?.price ?? '',
        ...addedBy(labels[i]),
        value: attribs['value'] ?? text,
        isSoldOut: attribs['disabled'] !== undefined || saysSoldOut(text),
      };
    })
    .filter(({ label, value }) => label !== '' && value !== '' && !noChoice.test(label));
}

const addedBy = (label: { surcharge?: string } | undefined): Pick<Choice, 'surcharge'> =>
  label?.surcharge === undefined ? {} : { surcharge: label.surcharge };

/** Values that are ids, and a price or several choices in the words. */
export const listsVariants = (select: Element, options: Option[]): boolean =>
  select.attribs['name'] === 'id' ||
  (options.length > 0 && options.every(({ value, label }) => /^\d{4,20}$/.test(value) && value !== label));

/** Where some variants are marked as sold out, the others are not; where none is, nothing was said. */
export function withKnownStock(options: Option[]): OfferRecord[] {
  const isMarking = options.some(({ isSoldOut }) => isSoldOut);
  return options.map(({ label, value, price, isSoldOut }) => ({
    ...emptyOffer(),
    id: /^\d{1,20}$/.test(value) ? value : '',
    name: label,
    url: variantAddress(value),
    price,
    availability: isMarking ? (isSoldOut ? 'OutOfStock' : 'InStock') : '',
  }));
}
