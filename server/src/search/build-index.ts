/** An agent's documents as the bytes that are stored with its version. Pure; trainings call it through `build-index-thread.ts`. */
import { hashAddresses } from './addresses.ts';
import { writeBlob } from './blob.ts';
import type { Section } from './blob.ts';
import { buildTermIndex } from './build-term-index.ts';
import type { Field } from './collect-postings.ts';
import { detectLanguage } from './detect-language.ts';
import type { IndexDocuments, Passage } from './documents.ts';
import { productFields, productTerms } from './product-fields.ts';
import { isFunctionTerm } from './term-weight.ts';
import { tellingSections } from './told-aspects.ts';
import { tokenize } from './tokenize.ts';

const passageFields: Field[] = [
  { weight: 3, lengthNorm: 0.5 },
  { weight: 3, lengthNorm: 0.5 },
  { weight: 1, lengthNorm: 0.65 },
];

/** Longer passages say in their own words what they are about; the company that words keep adds to shorter ones. */
const shortPassage = 60;

const leastShare = 0.1;
/** ... of a language that pages declare */
const leastDeclared = 0.05;

export interface IndexInfo {
  /** the documents' languages, most used first */
  languages: string[];
}

export function buildIndex(documents: IndexDocuments): Uint8Array<ArrayBuffer> {
  const { passages, products } = documents;
  const languages = languagesOf(documents);
  const main = languages[0] ?? 'en';
  const guess = (text: string) => detectLanguage(text, languages) ?? main;
  const passageLanguages = passages.map((passage) => declared(passage) ?? guess(passage.text));
  const languageOfUrl = new Map(passages.map((passage, at) => [passage.url, passageLanguages[at]]));
  const productLanguages = products.map(
    (product) => languageOfUrl.get(product.url) ?? guess(`${product.name}. ${product.description}`),
  );
  const holdsTogether = (term: string) => languages.some((language) => isFunctionTerm(term, language));
  const sections = new Map<string, Section>();
  const add = (name: string, built: Map<string, Section>) => {
    for (const [section, values] of built) sections.set(`${name}.${section}`, values);
  };
  add(
    'passages',
    buildTermIndex(
      { fields: passageFields, isFunctionTerm: holdsTogether, senseDimensions: 32, sensesUpTo: shortPassage },
      passages.map(({ title, headings, text }, at) =>
        [title, headings.join('\n'), text].map((field) => tokenize(field, passageLanguages[at] ?? main)),
      ),
    ),
  );
  add(
    'products',
    buildTermIndex(
      {
        fields: productFields,
        isFunctionTerm: holdsTogether,
        // a larger shop sells more kinds of things
        senseDimensions: products.length < 2000 ? 32 : 64,
        sensesUpTo: Infinity,
      },
      products.map((product, at) => productTerms(product, productLanguages[at] ?? main)),
    ),
  );
  add(
    'passages.tellings',
    tellingSections(
      passages,
      passageLanguages.map((language) => language ?? main),
    ),
  );
  sections.set('passages.addresses', hashAddresses(passages.map(({ url }) => url)));
  sections.set('products.addresses', hashAddresses(products.map(({ url }) => url)));
  return writeBlob({ languages } satisfies IndexInfo, sections);
}

const declared = (passage: Passage) => passage.language?.split('-')[0]?.toLowerCase() || null;

/** Most used first. Short texts look like many languages, so a guessed one counts only when a fair share of the documents speaks it; and a few pages in another language than the rest make no shop that is asked in it. */
function languagesOf({ passages, products }: IndexDocuments): string[] {
  const said = passages.map(declared).filter((language) => language !== null);
  const unsaid = [
    ...passages.filter((passage) => declared(passage) === null).map(({ text }) => text),
    ...(said.length > 0 ? [] : products.map(({ name, description }) => `${name}. ${description}`)),
  ];
  const guessed = unsaid.map((text) => detectLanguage(text)).filter((language) => language !== null);
  const fairShare = leastShare * (said.length + unsaid.length);
  const few = leastDeclared * (said.length + unsaid.length);
  const spoken = new Set(said);
  return [...Map.groupBy([...said, ...guessed], (language) => language)]
    .filter(([language, uses]) => uses.length >= (spoken.has(language) ? few : fairShare))
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([language]) => language);
}
