/** The products that a conversation is about: those that were shown, or the one whose page the visitor is on. */
import { contentTerms } from '../../dialogue/name-fit.ts';
import { conceptsIn, readShopWords } from '../../dialogue/read-shop-words.ts';
import type { ShopWord } from '../../dialogue/read-shop-words.ts';
import { isAcknowledgement, smallTalkOf } from '../../dialogue/small-talk.ts';
import { colourConcepts } from '../../languages/concepts.ts';
import type { FoundProduct, Said, Shown } from '../../ports/model.ts';
import { pathOf } from '../../search/addresses.ts';
import type { SearchIndex } from '../../search/documents.ts';
import { choicesOf } from './extractive/choices.ts';
import { isAttribute, pointsBack, readFollowUp } from './domain/follow-up.ts';
import type { DocumentReader } from './document-reader.ts';
import type { ShopWords } from './shop-words.ts';
import { wholeDescription } from './extractive/whole-description.ts';

const productsMax = 6;

/** In the order in which they were shown; what the shop no longer has is left out. */
export async function shownProducts(
  shown: readonly Shown[],
  index: SearchIndex,
  documents: DocumentReader,
): Promise<FoundProduct[]> {
  const positions = shown.slice(0, productsMax).map(({ url }) => index.productsAt(url).slice(0, productsMax));
  if (positions.every((at) => at.length === 0)) return [];
  const found = await documents.products(positions.flat());
  return positions.flatMap((at, place) => {
    const products = at.flatMap((position) => found.get(position) ?? []);
    const path = pathOf(shown[place]?.url ?? '');
    const exact = products.find(({ url }) => pathOf(url) === path);
    // several addresses that only end alike say nothing
    const one = exact ?? (products.length === 1 ? products[0] : undefined);
    return one === undefined ? [] : [one];
  });
}

/** Who says thanks or goodbye has done with it, unless the next message says by itself that it goes on. */
export function sinceThanks(history: Said[], text: string, language: string): Said[] {
  const at = history.findLastIndex(({ role, text: said }) => role === 'human' && closes(said));
  return at < 0 || pointsBack(text, language) ? history : history.slice(at + 1);
}

function closes(text: string): boolean {
  const kind = smallTalkOf(text)?.kind;
  return kind === 'goodbye' || (kind === 'thanks' && !isAcknowledgement(text));
}

interface Reader {
  language: string;
  standsAlone: (words: string) => boolean;
}

/** What the last answer showed; "ok" is no question, and one about what was shown that found no answer changes no subject. */
export function lastShown(history: readonly Said[], text: string, { language, standsAlone }: Reader): readonly Shown[] {
  const isOther = otherOne.test(text);
  let before: readonly Shown[] = [];
  for (const [at, { role, shown = [] }] of [...history.entries()].reverse()) {
    if (role !== 'agent') continue;
    const asked = history.slice(0, at).findLast((one) => one.role === 'human')?.text ?? '';
    if (shown.length === 0 && smallTalkOf(asked) === null && !readFollowUp(asked, language, standsAlone).pointsAtThing)
      return before;
    if (shown.length > 1 && isOther && before.length === 1)
      return shown.filter(({ url }) => !before.some((one) => one.url === url));
    if (shown.length > 0 && !(isOther && shown.length === 1)) return shown;
    if (shown.length > 0) before = shown;
  }
  return before;
}

/** "no, the other one": what was shown beside it */
const otherOne =
  /(?<!\p{L})(?:the others?(?: one)?|(?:der|die|das|den) andere[nrs]?|(?:el|la) otr[oa]|l'autre|l'altr[oa]|de andere|[oa] outr[oa]|yang (?:lain(?:nya)?|satunya))(?!\p{L})/iu;

type Translator = Pick<ShopWords, 'shopLanguage' | 'translate'>;

/** "the Harbour one": those of the shown that the words tell from the others; all where they tell none apart. */
export function toldApart(
  shown: readonly FoundProduct[],
  text: string,
  { shopLanguage, translate }: Translator,
): readonly FoundProduct[] {
  if (shown.length < 2) return shown;
  const naming = readShopWords(translate(text)?.words ?? text, shopLanguage).filter(isNaming);
  const asked = contentTerms(naming.map((word) => word.text).join(' '), shopLanguage);
  const names = shown.map((product) => new Set(contentTerms(product.name, shopLanguage)));
  const telling = asked.filter((term) => names.some((name) => name.has(term)) && names.some((name) => !name.has(term)));
  if (telling.length === 0) return shown;
  const held = names.map((name) => telling.filter((term) => name.has(term)).length);
  const most = Math.max(...held);
  return shown.filter((_, at) => held[at] === most);
}

/** "and the set of 12?" means no set of 6: a number where the name has others, and which the thing has nowhere. */
export function isOfOtherNumber(text: string, { name, variants, description }: FoundProduct): boolean {
  const said = numbersIn(text);
  const own = numbersIn([name, ...variants, description].join('\n'));
  return said.length > 0 && numbersIn(name).length > 0 && !said.some((number) => own.includes(number));
}

/** "And the one for 8 cameras?" means none that says 8 nowhere. */
export function isOfOtherCount(text: string, product: FoundProduct): boolean {
  const said = [...text.matchAll(counted)].map(([, number = '']) => number);
  const own = new Set([product.name, ...product.variants, wholeDescription(product)].join('\n').match(/\p{N}+/gu));
  return said.length > 0 && !said.some((number) => own.has(number));
}
const counted = /(?:\b(?:for|with|buat|untuk|yg|yang|für|pour|para|per|mit|avec|con)\s+)(\p{N}{1,3})\s+\p{L}{3,}/giu;

/** "and the off-white one?", after the black one: a colour that neither the thing's name nor any choice of it says. */
export function isOfOtherColour(text: string, thing: FoundProduct, words: Translator): boolean {
  const coloursOf = (said: string) =>
    conceptsIn(said, words.shopLanguage).filter((concept) => colourConcepts.has(concept));
  const own = coloursOf([thing.name, ...choicesOf(thing)].join('\n'));
  const asked = coloursOf(words.translate(text)?.words ?? text);
  return asked.length > 0 && own.length > 0 && !asked.some((colour) => own.includes(colour));
}

/** "and in the key ring one?", after the lanyards: a word before "one" that nothing tells of the thing. */
export function isOfOtherName(text: string, thing: FoundProduct, language: string): boolean {
  const named = oneCalled.exec(text)?.[1] ?? '';
  const terms = contentTerms(named, language);
  const own = new Set(contentTerms([thing.name, ...choicesOf(thing), thing.description].join('\n'), language));
  return terms.some((term) => !own.has(term));
}

const oneCalled = /(?<!\p{L})the ((?:\p{L}[\p{L}'-]* ){1,3})ones?(?!\p{L})/iu;

const numbersIn = (text: string): string[] => text.match(/(?<![\p{N}.,])\p{N}+(?![\p{N}]|[.,]\p{N})/gu) ?? [];

/** A colour or a thing, not what is asked of it. */
const isNaming = (word: ShopWord): boolean =>
  !isAttribute(word) || (word.kind === 'concept' && colourConcepts.has(word.concept));
