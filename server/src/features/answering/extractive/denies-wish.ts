/** "Not vegan", "nicht spülmaschinenfest": what a product's page says it is not, it is no find for who looks for it. */
import { contentTerms } from '../../../dialogue/name-fit.ts';
import { conceptsIn } from '../../../dialogue/read-shop-words.ts';
import type { ShopWord } from '../../../dialogue/read-shop-words.ts';
import type { Concept } from '../../../languages/concepts.ts';
import { keptByText } from '../../../lib/remembered.ts';
import type { FoundProduct, QuestionPart } from '../../../ports/model.ts';
import { endAlike } from '../../../search/addresses.ts';
import { withoutExcluded } from '../../../search/excluded-words.ts';
import { tellingWords, wholly } from './telling-words.ts';

const negation =
  "not|n['’]t|non|no|never|without|nicht|kein\\p{L}*|ohne|no (?:es|son)|sin|pas|sans|senza|niet|geen|zonder|não|sem|nie|bez|inte|ikke|ej|utan|uden|uten|tidak|bukan|tanpa|belum|jangan";
/** between a denial and what is denied */
const between =
  'be|suitable|recommended|safe|meant|made|for|in|the|an?|any|really|fully|geeignet|für|zum|zur|im|in|die|den|das|der|cocok|aman|untuk|bisa|boleh|bersifat|apt[oa]s?|para|adecuad[oa]s?|el|la|las|los|adapté\\p{L}*|convient|au|aux|à|pour|les?|adatt[oa]|per|geschikt|voor|de|het|adequado|egnet|til|lämplig|för|nadaje|się|do';
const denial = new RegExp(
  `(?<!\\p{L})(?:${negation})[\\s-]+(?:(?:${between})\\s+){0,4}((?:[\\p{L}-]+\\s*){1,2})`,
  'giu',
);
const longestText = 3000;
const tableRow = /^.* \| .*$/gmu;

/** what a thing is like, and no more: of other words a denial says too little */
const features: ReadonlySet<string> = new Set<Concept>([
  'vegan',
  'organic',
  'gluten_free',
  'sugar_free',
  'dishwasher_safe',
  'waterproof',
  'windproof',
  'handmade',
  'foldable',
  'adjustable',
  'breathable',
]);

interface Said {
  terms: ReadonlySet<string>;
  concepts: ReadonlySet<string>;
}

const readingOf = (text: string, language: string): Said => ({
  terms: new Set(contentTerms(text, language)),
  concepts: new Set<string>(conceptsIn(text, language)),
});

/** What is denied, and what else is said; null where nothing is denied. */
const denialsOf = keptByText(
  (text: string, language: string): { denied: Said; told: Said } | null => {
    const denied = [...text.matchAll(denial)].map(([, words = '']) => words);
    if (denied.length === 0) return null;
    return {
      denied: readingOf(denied.join('\n'), language),
      told: readingOf(text.replaceAll(denial, '\n'), language),
    };
  },
  { texts: 400, length: longestText },
);

function denies({ description }: FoundProduct, wanted: readonly ShopWord[], language: string): boolean {
  // a row of a table tells of a part
  const found = denialsOf(description.slice(0, longestText).replaceAll(tableRow, ''), language);
  if (found === null) return false;
  const isSaid = (word: ShopWord, { terms, concepts }: Said) => {
    const own = contentTerms(word.text, language);
    return (
      (word.kind === 'concept' && concepts.has(word.concept)) ||
      (own.length > 0 && own.every((term) => terms.has(term)))
    );
  };
  return wanted.some((word) => isSaid(word, found.denied) && !isSaid(word, found.told));
}

/** Without the goods that are not what is looked for and, where others are left, what their pages say; unless they are what is asked about. */
export function withoutDenying(part: QuestionPart, language: string): QuestionPart {
  if (part.focus.length > 0 && part.focusBy !== 'page') return part;
  // who has a wall with no sun looks for no sun
  const asked = withoutExcluded(part.asked, language).replaceAll(denial, ' ');
  const wanted = tellingWords(asked, language).filter((word) => word.kind === 'concept' && features.has(word.concept));
  if (wanted.length === 0) return part;
  const goods = [...part.products.map(({ document }) => document), ...part.wished.map(({ product }) => product)];
  const denying = goods.filter((product) => denies(product, wanted, language));
  if (denying.length === 0) return part;
  const isLeft = (url: string) => !denying.some((product) => endAlike(product.url, url));
  const products = part.products.filter(({ document }) => isLeft(document.url));
  const evidence = part.evidence.filter(({ passage }) => isLeft(part.passages[passage]?.document.url ?? ''));
  return {
    ...part,
    products,
    wished: part.wished.filter(({ product }) => isLeft(product.url)),
    evidence: products.some(({ coverage }) => coverage >= wholly) ? evidence : part.evidence,
  };
}
