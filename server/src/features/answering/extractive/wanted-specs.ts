/** What a question asks of a product: the aspects that it puts in words, and its other words, none of them of the product's name. */
import { contentTerms } from '../../../dialogue/name-fit.ts';
import { conceptsIn } from '../../../dialogue/read-shop-words.ts';
import type { Concept } from '../../../languages/concepts.ts';
import type { FoundProduct, QuestionPart } from '../../../ports/model.ts';
import { articleNumbers, codeWords, plainCode } from '../../../search/product-codes.ts';
import { readAspects } from './asked-measures.ts';
import type { ReadAspect } from './asked-measures.ts';
import { asksInUnit } from './asked-units.ts';
import type { Asking } from './composed.ts';
import { tellingWords } from './telling-words.ts';

export interface Wanted {
  /** what is asked in so many words */
  aspects: readonly ReadAspect[];
  /** what is asked beside them */
  concepts: ReadonlySet<Concept>;
  words: string[];
  /** those of its words that the product is called by */
  nameWords: string[];
  isYesNo: boolean;
  /** all that it asks for is asked in a unit: "how many grams of beans" */
  isByUnit: boolean;
  /** a size is asked for and not how large it is: it may be one to choose */
  isChoice: boolean;
}

/** these tell how large a thing is; who asks for the whole wants no part of the body */
export const extents: ReadonlySet<string> = new Set(['length', 'width', 'height', 'depth', 'diameter', 'thickness']);
/** "how long" is a time with them */
const timeConcepts: Concept[] = ['lasting', 'delivery', 'dispatch', 'warranty', 'returns'];

/** What a pack's concept says alone. */
const aspectConcepts: readonly Concept[] = [
  'material',
  'made',
  'scent',
  'lasting',
  'ingredients',
  'allergy',
  'compatible',
  'warranty',
  'use',
  'capacity',
  'weight',
];

export function wantedOf(
  part: QuestionPart,
  product: FoundProduct,
  { language, shopLanguage }: Pick<Asking, 'language' | 'shopLanguage'>,
): Wanted {
  const { asks, isYesNo } = part.understanding;
  // a washed linen sheet is not asked about for its care
  const bare = (text: string, spoken: string) => withoutName(text, product.name, spoken);
  const own = said(bare(part.text, language), conceptsIn(bare(part.text, language), language));
  // a follow-up says with its subject what was asked before
  const hasOwn = own.aspects.length + own.abouts.length > 0 || own.concepts.has('size');
  const whole = bare(part.asked, shopLanguage);
  const { aspects, concepts, abouts } = hasOwn ? own : said(whole, conceptsIn(whole, shopLanguage));
  const isTime = timeConcepts.some((one) => concepts.has(one)) || (asks.has('duration') && !concepts.has('size'));
  const meant = narrowest(aspects.filter(({ name }) => name !== 'length' || !isTime));
  const named = new Set(meant.map(({ name }) => name));
  const isWhole = meant.length === 0 && abouts.length === 0 && concepts.has('size') && !isYesNo && !isTime;
  const ofName = new Set(contentTerms(product.name, shopLanguage));
  const codes = new Set([...codeWords(product.name), ...articleNumbers(product)]);
  const telling = tellingWords(part.asked, shopLanguage);
  const isOfName = ({ text }: { text: string }) => contentTerms(text, shopLanguage).every((term) => ofName.has(term));
  const words = telling.filter(
    (word) =>
      !isOfName(word) &&
      !codes.has(plainCode(word.text)) &&
      !readAspects.some(({ name, inQuestion }) => named.has(name) && inQuestion.test(word.text)) &&
      !(word.kind === 'concept' && attributeWords.has(word.concept)) &&
      !/^\d+$/.test(word.text) &&
      !(isYesNo && isAble.test(word.text)) &&
      !(meant.length > 0 && unitWord.test(word.text)),
  );
  return {
    aspects: isWhole ? readAspects.filter(({ name }) => name === 'size') : meant,
    concepts: new Set(
      [...abouts, ...ofAllergens(bare(part.text, language), product, shopLanguage)].filter(
        (one) => !meant.some((aspect) => aspect.concepts?.includes(one) === true),
      ),
    ),
    words: words.map(({ text }) => text),
    nameWords: telling.filter(isOfName).map(({ text }) => text),
    isYesNo,
    isByUnit:
      meant.length > 0 &&
      meant.every(({ name, inQuestion }) => asksInUnit(name, part.text) && !inQuestion.test(part.text)),
    isChoice: isWhole,
  };
}

/** "Is there any dairy in it?" is answered by the row of what it is made of, where there is one. */
function ofAllergens(text: string, { attributes = [] }: FoundProduct, language: string): Concept[] {
  if (!allergen.test(text)) return [];
  const isTold = ({ label }: { label: string }) =>
    [language, 'en'].some((one) => conceptsIn(label, one).includes('ingredients'));
  return attributes.some(isTold) ? ['ingredients'] : [];
}
const allergen =
  /(?<!\p{L})(?:dairy|milk|lactose|(?:pea|tree )?nuts?|peanuts?|almonds?|hazelnuts?|gluten|wheat|soya?|eggs?|sesame|shellfish|milch\p{L}*|laktose|(?:erd|hasel|wal)?nüssen?|nuss|weizen|soja|eier|ei|sesam|susu|laktosa|kacang(?: tanah)?|gandum|kedelai|telur|wijen|lácteos?|leche|lactosa|nueces|frutos secos|cacahuetes?|maní|trigo|huevos?|sésamo|lait|laitiers?|lactose|noix|noisettes|arachides?|cacahuètes?|blé|œufs?|oeufs?|latte|latticini|lattosio|noci|nocciole|arachidi|grano|uova|melk|noten|pinda\p{L}*|tarwe|leite|nozes|amendoim|ovos?)(?!\p{L})/iu;

/** "does it work with", "bisa pakai": what comes after is asked */
const isAble =
  /^(?:works?|working|runs?|supports?|accepts?|takes?|connects?|compatible|pakai|dipakai|memakai|konek|konekin|nyambung|dukung|mendukung|funktionier\p{L}*|läuft|nutz\p{L}*|benutz\p{L}*|unterstütz\p{L}*|funciona\p{L}*|sirven?|soporta\p{L}*|admite\p{L}*|usar|fonctionne\p{L}*|marche\p{L}*|utiliser|accepte\p{L}*|funziona\p{L}*|supporta\p{L}*|usare|werkt|werken|gebruiken)$/iu;

/** "how long in inches" asks for no inches */
const unitWord =
  /^(?:inch(?:es)?|inci|cm|mm|centimet(?:er|re)s?|met(?:er|re)s?|feet|foot|ft|kgs?|kilos?|kilograms?|grams?|gram|gr|pounds?|lbs?|oz|ounces?|lit(?:er|re)s?|ml|watts?|zoll|zentimeter|pulgadas|centímetros|pouces)$/iu;

export const isUnitWord = (word: string): boolean => unitWord.test(word);

function said(text: string, found: readonly Concept[]) {
  const concepts = new Set(found);
  const aspects = readAspects.filter(
    ({ name, inQuestion, concepts: about = [] }) =>
      inQuestion.test(text) || asksInUnit(name, text) || (name !== 'size' && about.some((one) => concepts.has(one))),
  );
  // "how many washcloths" may be told by what the set holds; colours and sizes are counted among what can be bought
  const isChoice = concepts.has('colour') || concepts.has('size') || concepts.has('time');
  const counted = aspects.some(({ name }) => name === 'count')
    ? aspects.filter(({ name }) => name !== 'contents')
    : null;
  const contents = readAspects.filter(({ name }) => name === 'contents');
  const meant =
    counted === null ? aspects : isChoice ? counted.filter(({ name }) => name !== 'count') : [...counted, ...contents];
  return { aspects: meant, concepts, abouts: aspectConcepts.filter((one) => concepts.has(one)) };
}

/** "Panjang lengan" is a sleeve, "how long is the cord" a cord, and "how much weight can it hold" a load. */
function narrowest(aspects: readonly ReadAspect[]): ReadAspect[] {
  const names = new Set(aspects.map(({ name }) => name));
  const has = (test: (one: ReadAspect) => boolean) => aspects.some(test);
  const isPart = has(({ name, within }) => (within !== undefined && !extents.has(name)) || name === 'cable');
  const isMeasure = isPart || has(({ name }) => extents.has(name));
  const isThing = has(({ name }) => name !== 'count' && name !== 'contents');
  return aspects.filter(
    ({ name }) =>
      !(isPart && extents.has(name)) &&
      !(isMeasure && name === 'size') &&
      !(isThing && (name === 'count' || (name === 'contents' && names.has('count')))) &&
      !(names.has('load') && (name === 'weight' || name === 'capacity')),
  );
}

/** words that are asked with; those of things (wool, candle) may stand in a label or a value */
const attributeWords: ReadonlySet<Concept> = new Set<Concept>([
  ...aspectConcepts,
  'wash',
  'contents',
  'size',
  'size_guide',
  'fit',
  'colour',
  'time',
  'cost',
  'stock',
]);

/** The words of a question that may name a product: none that ask. */
export function namingTerms({ asked }: Pick<QuestionPart, 'asked'>, language: string): readonly string[] {
  const words = tellingWords(asked, language).filter(
    (word) =>
      !(word.kind === 'concept' && attributeWords.has(word.concept)) &&
      !readAspects.some(({ inQuestion }) => inQuestion.test(word.text)) &&
      !/^\d{1,2}$/.test(word.text),
  );
  return contentTerms(words.map(({ text }) => text).join(' '), language);
}

function withoutName(text: string, name: string, language: string): string {
  const named = new Set(contentTerms(name, language));
  const isOfName = (piece: string) => {
    const terms = contentTerms(piece, language);
    return terms.length > 0 && terms.every((term) => named.has(term));
  };
  return text
    .split(/([\p{L}\p{M}\p{N}]+)/u)
    .filter((piece) => !isOfName(piece))
    .join('');
}
