/** What a product must be to fit all that was said: its kind, what it shall be without, colour, variant, stock. It is asked before anything is ranked. */
import { contentTerms } from '../../../dialogue/name-fit.ts';
import { conceptsIn, readShopWords } from '../../../dialogue/read-shop-words.ts';
import type { ShopWord } from '../../../dialogue/read-shop-words.ts';
import { wantedKind } from '../../../dialogue/thing-kind.ts';
import type { WantedKind } from '../../../dialogue/thing-kind.ts';
import { colourConcepts } from '../../../languages/concepts.ts';
import type { Concept } from '../../../languages/concepts.ts';
import { keptByText } from '../../../lib/remembered.ts';
import type { FoundProduct } from '../../../ports/model.ts';
import { splitSentences } from '../../../search/best-quote.ts';
import { excludedIn, withoutExcluded } from '../../../search/excluded-words.ts';
import { choicesOf, openChoices } from '../extractive/choices.ts';
import { coloursIn } from '../extractive/choice-colours.ts';
import { missingSize } from '../extractive/missing-choice.ts';
import { namedOption } from '../extractive/named-option.ts';
import { isOpenIn } from '../extractive/options.ts';
import { tellingWords } from '../extractive/telling-words.ts';
import { ofShelfOrKind } from './shelf-kind.ts';

const toldLength = 600;
const describedLength = 3000;
const makings: ReadonlySet<Concept> = new Set<Concept>(['made', 'material', 'ingredients', 'contents']);

export interface Wish {
  /** in the shop's words */
  asked: string;
  excluded: readonly string[];
  language: string;
}

export interface Fitting {
  /** null where no word names a kind of thing that the shop has */
  kind: WantedKind | null;
  /** of that kind, whatever their colour and size */
  ofKind: FoundProduct[];
  products: FoundProduct[];
}

export function fittingWish(products: readonly FoundProduct[], { asked, excluded, language }: Wish): Fitting {
  const words = tellingWords(withoutExcluded(asked, language), language);
  const wanted = new Set<string>(words.flatMap((word) => (word.kind === 'concept' ? [word.concept] : [])));
  const allowed = products.filter(
    (product) => !excluded.some((group) => holds(product, group, products, { language, wanted })),
  );
  const explicit = allowed.filter((product) => excluded.length > 0 && saysWithout(product, excluded, language));
  const rest = explicit.length > 0 ? explicit : allowed;
  const named = wantedKind(words, asked, products, language);
  const called = named === null ? [] : calledOtherwise(named, words, rest, language);
  if (called.length > 0) return { kind: null, ofKind: called, products: called };
  const kind = named;
  const ofKind = kind === null ? rest : ofShelfOrKind(kind, rest, { asked, words, language });
  const chosen = withOption(ofKind, asked, language);
  const colours = words.flatMap((word) =>
    word.kind === 'concept' && colourConcepts.has(word.concept) ? [word.concept] : [],
  );
  if (colours.length === 0) return { kind, ofKind, products: chosen };
  const inColour = (thereOf: (product: FoundProduct) => readonly Concept[]) =>
    chosen.filter((product) => {
      const there = thereOf(product);
      return colours.some((colour) => there.includes(colour));
    });
  const inText = (text: (product: FoundProduct) => string) => (product: FoundProduct) =>
    conceptsIn(text(product), language);
  const coloursOf = (product: FoundProduct, choices: readonly string[]) => [
    ...conceptsIn(product.name, language),
    ...choices.flatMap((value) => coloursIn(value, language)),
  ];
  const openColours = (product: FoundProduct) =>
    product.availability === 'out_of_stock' ? [] : coloursOf(product, openChoices(product));
  const allColours = (product: FoundProduct) => coloursOf(product, choicesOf(product));
  const coloured =
    [openColours, allColours, inText(ofItsSort), inText(told)].map(inColour).find((shown) => shown.length > 0) ?? [];
  return { kind, ofKind, products: coloured };
}

/** "Jar candle with lavender" means the candle called Lavender, where nothing on the shelf of jars holds any: no word is dropped for a kind. */
function calledOtherwise(
  kind: WantedKind,
  words: readonly ShopWord[],
  products: FoundProduct[],
  language: string,
): FoundProduct[] {
  const beyond = words.filter(
    (word) =>
      word.kind !== 'country' &&
      !/\d/.test(word.text) &&
      !(word.kind === 'concept' && colourConcepts.has(word.concept)) &&
      !kind.words.some(({ text }) => text === word.text),
  );
  const ofKind = products.filter(kind.isOf);
  const lost = beyond.filter(
    ({ text }) =>
      !ofKind.some((product) => speaksOf(`${recordOf(product)}\n${product.description}`, text, language)) &&
      products.some(({ name }) => speaksOf(name, text, language)),
  );
  return lost.length === 0
    ? []
    : products.filter(({ name }) => lost.every(({ text }) => speaksOf(name, text, language)));
}

/** Where the words name a size or another choice, those that have it; those that have it now, if there are any. */
function withOption(products: FoundProduct[], asked: string, language: string): FoundProduct[] {
  const isColour = (value: string) => conceptsIn(value, language).some((concept) => colourConcepts.has(concept));
  const named = products.flatMap((product) => {
    const option = namedOption(asked, product);
    return option === null || option.values.every(isColour) ? [] : [{ product, isOpen: isOpenIn(option, product) }];
  });
  if (named.length === 0) return products.every((product) => missingSize(asked, product) !== null) ? [] : products;
  const open = named.filter(({ isOpen }) => isOpen);
  return (open.length > 0 ? open : named).map(({ product }) => product);
}

/** "Sort: green tea" */
const ofItsSort = ({ categories, attributes = [] }: FoundProduct): string =>
  [...categories, ...attributes.map(({ value }) => value)].join('\n');

/** Of what has no choices, what is said of it may say its colour. */
const told = (product: FoundProduct): string =>
  choicesOf(product).length > 0 ? '' : product.description.slice(0, toldLength);

/** What goes by names is looked for where they tell; what no name holds ("perfume") wherever it is spoken of. */
function holds(
  product: FoundProduct,
  group: string,
  products: readonly FoundProduct[],
  { language, wanted }: { language: string; wanted: ReadonlySet<string> },
): boolean {
  // "jeans, no capris": what both stand for is no sign of either
  const speaks = (text: string) => speaksOf(text, group, language, wanted);
  const isRecorded = products.some((one) => speaks(recordOf(one)));
  const { name, description } = product;
  const [first = ''] = splitSentences(description.slice(0, toldLength), language);
  if (saysWithout({ name, description: first }, [group], language)) return false;
  const told = isRecorded ? tellingText(description, language) : description.slice(0, describedLength);
  const record = recordOf({ ...product, categories: product.categories.filter((shelf) => !severalKinds.test(shelf)) });
  return isBeginningIn(record, group) || speaks(`${record}\n${told}`);
}

/** "Capris & Shorts": what stands on such a shelf is one of them, and its name says which */
const severalKinds = /[&+/,|]|\s(?:and|und|y|et|e|dan|en|och|og|ve|i|и)\s/iu;

/** "without a hood" is no hoodie */
const isBeginningIn = (record: string, group: string): boolean =>
  group.length >= leastBeginning && ` ${plain(record)}`.includes(` ${plain(group)}`);
const leastBeginning = 4;
const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ');

const recordOf = ({ name, brand, categories, variants }: FoundProduct): string =>
  [name, brand, ...categories, variants.length > 1 ? '' : variants.join(' ')].join('\n');

/** The first sentence, labelled lines and what tells of its making say what a thing is; the rest speaks of other things too. */
const tellingText = (description: string, language: string): string =>
  splitSentences(description.slice(0, describedLength), language)
    .filter(
      (sentence, at) =>
        at === 0 ||
        /^\p{L}[\p{L} ]{2,24}:|%/u.test(sentence) ||
        conceptsIn(sentence, language).some((concept) => makings.has(concept)),
    )
    .join('\n');

/** products are read with each question */
const kept = { texts: 400, length: describedLength };
const readingOf = keptByText((text, language) => {
  const said = withoutExcluded(text, language);
  return { terms: new Set(contentTerms(said, language)), concepts: new Set<string>(conceptsIn(said, language)) };
}, kept);

function speaksOf(text: string, group: string, language: string, aside: ReadonlySet<string> = new Set()): boolean {
  const { terms, concepts } = readingOf(text, language);
  const words = readShopWords(group, language);
  return (
    words.length > 0 &&
    words.every(
      (word) =>
        (word.kind === 'concept' && concepts.has(word.concept) && !aside.has(word.concept)) ||
        contentTerms(word.text, language).some((term) => terms.has(term)),
    )
  );
}

/** Its own text says that it is without: "fragrance-free". */
function saysWithout(
  { name, description }: Pick<FoundProduct, 'name' | 'description'>,
  excluded: readonly string[],
  language: string,
): boolean {
  const text = `${name}\n${description}`;
  const said = new Set(excludedIn(text, language).flatMap((group) => contentTerms(group, language)));
  return excluded.some((group) => contentTerms(group, language).every((term) => said.has(term)));
}
