/** What can be chosen at a product, as its controls name it: selects, radio buttons and swatches, with their labels, and which are marked as sold out. */
import { isTag, isText } from 'domhandler';
import type { AnyNode, Document, Element } from 'domhandler';
import { findAll } from 'domutils';
import { isInProductForm, labelledIn, nameOfControl, ownElements, seenText } from './control-names.ts';
import type { Labelled } from './control-names.ts';
import { choiceLabels, saysSoldOut } from './offer-stock.ts';
import type { OfferRecord } from './product-record.ts';
import { listsVariants, noChoice, optionsOf, withKnownStock } from './select-options.ts';
import type { Choice, Option } from './select-options.ts';

export interface ChoiceGroup {
  /** lower case, or '' */
  name: string;
  choices: Choice[];
  /** the shop's software lists which of them are to be had, whatever else is chosen */
  isListed?: boolean;
}

export interface Choices {
  groups: ChoiceGroup[];
  /** variants whole, where one control lists them by their ids */
  variants: OfferRecord[];
}

const groupsMax = 8;
const listsMax = 30;
const controlsMax = 500;
const choicesMax = 100;
const labelMax = 60;

const choiceControl =
  /option|variant|swatch|size|colou?r|attribute|group\[|farbe|gr(ö|oe)(ß|ss)e|taille|couleur|talla|maat|kleur/i;
const otherControl =
  /quantit|(^|[^a-z])qty|rating|review|(?<![a-z])(?:stars?|sort|tips?)(?![a-z])|country|currency|province|shipping|delivery|payment|selling[_-]?plan|subscri|purchase|frequency|properties\[|filter|locale|language|search|donation/i;
const soldOutClass = /(^|[\s_-])(sold-?out|soldout|unavailable|disabled|out-?of-?stock|not-?available)(?=$|[\s_-])/i;

/** @param known ids of variants: a list of them is the product's wherever it stands */
export function readChoices(part: Element | Document, document: Document, known: ReadonlySet<string>): Choices {
  const labelled = labelledIn(part);
  const selects = ownElements(part, (element) => element.name === 'select' && isChoiceControl(element)).slice(
    0,
    listsMax,
  );
  const lists = selects.map((select) => ({ select, options: optionsOf(select) }));
  const ofVariants = lists.filter(({ select, options }) => listsVariants(select, options));
  const ofChoices = lists.filter((one) => !ofVariants.includes(one));
  const groups = [
    ...ofChoices.map(({ select, options }) => ({
      name: nameOfControl(select, labelled, labelsOf(options)),
      choices: asChoices(options),
    })),
    ...radioGroups(labelled),
    ...swatchGroups(labelled),
  ].filter((group) => group.choices.length > 0);
  const stocked = stockedIn(document);
  return {
    groups: merged(groups)
      .slice(0, groupsMax)
      .map((group) => withListed(group, stocked)),
    variants: withKnownStock(ofVariants[0]?.options ?? listOfKnown(document, known)),
  };
}

/** The ids of all choices that can be had, as BigCommerce writes them for its own script; none where nothing is written. */
function stockedIn(document: Document): ReadonlySet<string> {
  for (const script of findAll(({ name }) => name === 'script', document.children)) {
    const [text] = script.children;
    const [, ids = ''] =
      (text && isText(text) && /"in_stock_attributes":\s*\[([\d,\s]{1,2000})\]/.exec(text.data)) || [];
    if (ids !== '') return new Set(ids.split(',').map((id) => id.trim()));
  }
  return new Set();
}

function withListed(group: ChoiceGroup, stocked: ReadonlySet<string>): ChoiceGroup {
  if (!group.choices.some(({ value }) => stocked.has(value))) return group;
  const choices = group.choices.map((one) => ({ ...one, isSoldOut: one.isSoldOut || !stocked.has(one.value) }));
  return { ...group, choices, isListed: true };
}

const listOfKnown = (document: Document, known: ReadonlySet<string>): Option[] =>
  known.size < 2
    ? []
    : (findAll((element) => element.name === 'select', document.children)
        .slice(0, listsMax)
        .map(optionsOf)
        .find((options) => options.length > 1 && options.every(({ value }) => value !== '' && known.has(value))) ?? []);

const described = ({ attribs }: Element) =>
  `${attribs['name'] ?? ''} ${attribs['id'] ?? ''} ${attribs['class'] ?? ''} ${attribs['aria-label'] ?? ''}`;

const isChoiceControl = (element: Element): boolean =>
  !otherControl.test(described(element)) &&
  (isInProductForm(element) || choiceControl.test(described(element)) || isAmidChoices(element));

/** Themes let a choice stand outside of the form, in a part that says what it is. */
function isAmidChoices(element: Element): boolean {
  let up = element.parent;
  for (let level = 0; level < 4 && up && isTag(up); level++, up = up.parent)
    if (/variant|swatch|product-?form|option-?(selector|picker|group)/i.test(`${up.name} ${described(up)}`))
      return true;
  return false;
}

const labelsOf = (options: { label: string }[]) => options.map(({ label }) => label);

const isNumberRow = (labels: string[]) => labels.length > 1 && labels.every((label, i) => label === String(i + 1));

type Written = Pick<Option, 'text' | 'value' | 'isSoldOut'>;

function asChoices(options: Written[]): Choice[] {
  const seen = new Set<string>();
  const labels = choiceLabels(options.map(({ text }) => text));
  const choices = options
    .map(({ text, value, isSoldOut }, i) => ({ ...(labels[i] ?? { label: text, price: '' }), value, isSoldOut }))
    .filter(({ label }) => label !== '' && label.length <= labelMax && !noChoice.test(label))
    .filter(({ label }) => !seen.has(label.toLowerCase()) && seen.add(label.toLowerCase()))
    .slice(0, choicesMax);
  // 1, 2, 3 ... is a quantity
  return isNumberRow(choices.map(({ label }) => label)) ? [] : choices;
}

function radioGroups(labelled: Labelled): ChoiceGroup[] {
  const radios = ownElements(
    labelled.part,
    (element) =>
      element.name === 'input' && element.attribs['type']?.toLowerCase() === 'radio' && isChoiceControl(element),
  );
  const byName = Map.groupBy(radios.slice(0, controlsMax), (radio) => radio.attribs['name'] ?? '');
  return asGroups(byName, labelled, (radio) => radioChoice(radio, labelled));
}

const asGroups = (
  lists: ReadonlyMap<unknown, readonly Element[]>,
  labelled: Labelled,
  writtenOf: (control: Element) => Written,
): ChoiceGroup[] =>
  [...lists.values()].slice(0, listsMax).map((controls) => {
    const choices = asChoices(controls.map(writtenOf));
    const [first] = controls;
    return { name: first ? nameOfControl(first, labelled, labelsOf(choices)) : '', choices };
  });

const isInput = (node: AnyNode) => isTag(node) && node.name === 'input';

function radioChoice(radio: Element, { labels }: Labelled): Written {
  const { id, value = '', disabled } = radio.attribs;
  const around = radio.parent && isTag(radio.parent) ? radio.parent : null;
  const label = labels.get(id ?? '') ?? (around?.name === 'label' ? around : null);
  const shown = label ? seenText(label) : '';
  // PrestaShop's colours are named for screen readers alone
  const named = [
    label?.attribs['title'],
    radio.attribs['aria-label'],
    label?.attribs['aria-label'],
    radio.attribs['title'],
  ];
  const written = shown || named.find((one) => one !== undefined && one !== '') || value;
  const isOwn = around !== null && around.children.length <= 10 && around.children.filter(isInput).length === 1;
  const marks = [radio, label, isOwn ? around : null];
  return {
    text: written,
    value,
    isSoldOut:
      disabled !== undefined ||
      saysSoldOut(written) ||
      marks.some((one) => one !== null && soldOutClass.test(one.attribs['class'] ?? '')),
  };
}

const swatchValue = ({ attribs }: Element): string | undefined =>
  attribs['data-option-value'] ?? attribs['data-variant-value'] ?? attribs['data-value'];

function swatchGroups(labelled: Labelled): ChoiceGroup[] {
  const swatches = ownElements(labelled.part, (element) => {
    if (!/^(button|a|li|span|div)$/.test(element.name) || !swatchValue(element)) return false;
    const parent = element.parent && isTag(element.parent) ? described(element.parent) : '';
    return choiceControl.test(`${described(element)} ${parent}`) && !otherControl.test(described(element));
  });
  const listOf = (swatch: Element) => {
    const { parent } = swatch;
    if (!parent || !isTag(parent)) return swatch;
    const isAlone =
      parent.children.length <= 5 &&
      parent.children.filter(isTag).length === 1 &&
      parent.parent &&
      isTag(parent.parent);
    return isAlone && parent.parent && isTag(parent.parent) ? parent.parent : parent;
  };
  return asGroups(Map.groupBy(swatches.slice(0, controlsMax), listOf), labelled, swatchChoice);
}

function swatchChoice(swatch: Element): Written {
  const value = swatchValue(swatch) ?? '';
  const text = seenText(swatch);
  const { disabled, title, 'aria-disabled': ariaDisabled, 'aria-label': label, class: classes = '' } = swatch.attribs;
  return {
    text: text || label || title || value,
    value,
    isSoldOut: disabled !== undefined || ariaDisabled === 'true' || saysSoldOut(text) || soldOutClass.test(classes),
  };
}

/** Of another name and without a label in common: software may count the choices of each list anew. */
const isOther = (one: ChoiceGroup, other: ChoiceGroup): boolean =>
  one.name !== '' &&
  other.name !== '' &&
  one.name !== other.name &&
  !one.choices.some(({ label }) => other.choices.some((choice) => choice.label === label));

/** A select and the swatches drawn over it are one choice. */
function merged(groups: ChoiceGroup[]): ChoiceGroup[] {
  const kept = new Map<string, ChoiceGroup>();
  for (const group of groups) {
    const key = group.choices
      .flatMap(({ value, label }) => (value || label).toLowerCase())
      .toSorted()
      .join('\n');
    const twin = kept.get(key);
    if (!twin) kept.set(key, group);
    else if (isOther(twin, group)) kept.set(`${key}\n\n${group.name}`, group);
    else {
      twin.name ||= group.name;
      for (const [i, choice] of twin.choices.entries())
        choice.isSoldOut ||= group.choices.some(
          ({ value, isSoldOut }) => isSoldOut && value === twin.choices[i]?.value,
        );
    }
  }
  return [...kept.values()];
}
